/** What an action does, as the words of its button: it says exactly what will happen. */
import {
  ACTIVE,
  opponentOf,
  printBody,
  printEffect,
  type Action,
  type CardId,
  type Seat,
  type Slot,
  type View,
} from '@/games/snap/rules'
import { answerLabel, chainWords } from '@/games/snap/words/prompts'
import type { Meaning } from './dnd/gesture'
import { definitionOf, slotOf } from './dnd/lookup'
import { placeWord, slotWord } from './names'

type Target = Extract<Action, { type: 'accept' }>['targets'][number]

const nameOf = (view: View, card: CardId): string => definitionOf(view, card)?.name ?? 'this card'

const targetWord = (view: View, target: Target): string =>
  'card' in target ? nameOf(view, target.card) : placeWord(view, target.seat, target.slot)

const on = (view: View, targets: readonly Target[]): string =>
  targets.length === 0 ? '' : ` on ${targets.map((target) => targetWord(view, target)).join(' and ')}`

function slotAt(view: View, seat: Seat, slot: Slot): string {
  const at = slotOf(view, seat, slot)
  return at === null ? 'this slot' : at.kind === 'bench' ? slotWord(at) : `the ${slotWord(at)} Slot`
}

function answered(view: View, answers: number): string {
  if (view.chain === null) return 'it'
  const link = view.chain.links.find((one) => one.index === answers)
  return link?.card.definition.name ?? chainWords({ ...view.chain, links: [] }, view)
}

/** `Play Rally on Bloodbound Initiate`, `Unlock Second Wind`, `Attack Verdant Caretaker`. */
export function actionWords(action: Action, view: View): string {
  switch (action.type) {
    case 'place':
      return `Place ${nameOf(view, action.card)} in ${slotAt(view, action.seat, action.slot)}`
    case 'choose':
      return `${nameOf(view, action.card)}: ${action.to === 'hand' ? 'to the starting hand' : action.to === 'locked' ? 'to the Opening Lock-in' : 'back to the Support Deck'}`
    case 'unlock':
      return `Unlock ${nameOf(view, action.card)}`
    case 'flip':
      return `Reveal ${placeWord(view, action.seat, action.slot)}`
    case 'accept':
      return action.targets.length === 0 ? 'Use the effect' : `Use the effect${on(view, action.targets)}`
    case 'play':
      return `Play ${nameOf(view, action.card)}${on(view, action.targets)}`
    case 'counter':
      return `Answer ${answered(view, action.answers)} with ${nameOf(view, action.card)}${on(view, action.targets)}`
    case 'evolve':
      return `Evolve ${placeWord(view, action.seat, action.slot)} to ${nameOf(view, action.card)}`
    case 'enter':
      return `${nameOf(view, action.card)} replaces ${placeWord(view, action.seat, action.slot)}`
    case 'attack':
      return `Attack ${placeWord(view, opponentOf(action.seat), action.target)}`
    case 'block':
      return `Block with ${placeWord(view, action.seat, action.slot)}`
    case 'swap':
      return `Swap ${placeWord(view, action.seat, ACTIVE)} and ${placeWord(view, action.seat, action.slot)}`
    case 'promote':
      return `Promote ${placeWord(view, action.seat, action.slot)}`
    case 'lockIn':
      return `Lock in ${nameOf(view, action.card)}`
    case 'pick':
      return pickWords(action.card, view)
    case 'order':
      return orderWords(action.choice, view)
    case 'mode': {
      const mode = view.decision?.modes[action.mode]
      return mode === undefined ? plainLabel(action, view) : printBody(mode.body, mode.targets)
    }
    case 'confirm':
    case 'decline':
    case 'pass':
    case 'goOn':
    case 'agreeDraw':
    case 'concede':
    case 'offerDraw':
    case 'withdrawDraw':
    case 'acceptDraw':
    case 'declineDraw':
      return plainLabel(action, view)
  }
}

const plainLabel = (action: Action, view: View): string =>
  answerLabel(action, view.decision ?? { kind: 'step', optional: true })

/** Several effects of one card are told apart by their texts. */
function orderWords(id: number, view: View): string {
  const choices = view.decision?.choices ?? []
  const choice = choices.find((one) => one.id === id)
  if (choice === undefined) return 'Resolve this effect next'
  const { definition, key } = choice.card
  const ability = definition.abilities[choice.ability]
  const alone = choices.filter((one) => one.card.key === key).length === 1
  return alone || ability === undefined ? `Resolve ${definition.name} next` : printEffect(ability)
}

function pickWords(card: CardId, view: View): string {
  const name = nameOf(view, card)
  switch (view.decision?.purpose) {
    case 'lock':
      return `Lock ${name}`
    case 'unlock':
      return `Unlock ${name}`
    case 'hand':
      return `${name} to the hand`
    case 'deck':
      return `${name} to the Support Deck`
    case 'graveyard':
      return `${name} to the Graveyard`
    case null:
    case undefined:
      return `Choose ${name}`
  }
}

/** The same for something that still wants a target. */
export function meaningWords(meaning: Exclude<Meaning, { kind: 'none' }>, view: View): string {
  const words = actionWords(meaning.action, view)
  return meaning.kind === 'more' ? `${words} …` : words
}
