/** Names and ids that more than one card lays claim to: among the records of one file, and with the built-in cards. */
import type { CardDefinition } from '@/games/snap/rules/model/cards'
import { nameKey, sameName } from '@/games/snap/rules/model/names'
import { findCard } from './pool'

/** A card that was read from the file's record of this number. */
export interface OwnCard {
  readonly index: number
  readonly card: CardDefinition
}

export interface Clash {
  /** The later one of the two records. */
  readonly index: number
  readonly message: string
}

/** One id or name must mean one card. Two records of one name that say the same are copies of a card. */
export function clashesAmong(own: readonly OwnCard[]): readonly Clash[] {
  const clashes: Clash[] = []
  const ids = new Map<string, CardDefinition>()
  const names = new Map<string, CardDefinition>()
  for (const { index, card } of own) {
    const [id, name] = [nameKey(card.id), nameKey(card.name)]
    const sameId = ids.get(id)
    const sameNamed = names.get(name)
    const crossed = ids.get(name) ?? names.get(id)
    if (sameId !== undefined)
      clashes.push({
        index,
        message: `The id “${card.id}” belongs to two records, “${sameId.name}” and “${card.name}”; give one of them another id.`,
      })
    else if (sameNamed !== undefined && !saySame(sameNamed, card))
      clashes.push({
        index,
        message: `“${card.name}” is the name of two records that differ; keep one of them, or rename one.`,
      })
    else if (crossed !== undefined && crossed !== sameNamed)
      clashes.push({
        index,
        message: `“${card.name}” and “${crossed.name}” have an id or a name in common; change one of them.`,
      })
    ids.set(id, card)
    names.set(name, sameNamed ?? card)
  }
  return clashes
}

/** In a deck its own cards come before the built-in ones; where the two differ, the player is told. */
export function builtInTwins(own: readonly OwnCard[]): readonly string[] {
  return own.flatMap(({ card }) => {
    const named = findCard(card.name)
    if (named !== undefined && !saySame(named, card))
      return [
        `“${card.name}” is also a built-in card, “${named.name}”, which says something else; this deck plays with its own.`,
      ]
    const numbered = findCard(card.id)
    return numbered === undefined || sameName(numbered.name, card.name)
      ? []
      : [
          `The id ${card.id} is also that of the built-in card “${numbered.name}”; in this deck it means “${card.name}”.`,
        ]
  })
}

const saySame = (one: CardDefinition, other: CardDefinition): boolean => meaning(one) === meaning(other)

const meaning = ({ cardClass, cardType, imp, keywords, text }: CardDefinition): string =>
  JSON.stringify([cardClass, cardType, imp, [...keywords].sort(), nameKey(text)])
