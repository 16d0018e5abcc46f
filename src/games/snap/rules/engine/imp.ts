/**
 * What a Monster is worth and can do right now: derived from the printed card, its lasting loss, the live
 * modifiers and the PASSIVE abilities of the Monsters on the field (`combat/imp-comparison`).
 */
import type { Keyword } from '../model/cards'
import type { Act, Instruction } from '../model/effects'
import { SEATS, type CardId, type Seat } from '../model/ids'
import type { GameState, Monster } from '../model/state'
import { holds } from './conditions'
import { contextOf } from './context'
import { definitionOf, findObject } from './field'
import { fits, type Measure } from './filters'

export const baseImp = (state: GameState, monster: Monster): number => definitionOf(state, monster.card).imp ?? 0

function impWithoutPassives(state: GameState, monster: Monster): number {
  let imp = baseImp(state, monster) - monster.loss
  for (const modifier of state.modifiers) {
    if (modifier.object === monster.object && modifier.effect.kind === 'imp') imp += modifier.effect.amount
  }
  return imp
}

/** A face-down Monster has no keywords that count. */
function keywordWithoutPassives(state: GameState, monster: Monster, keyword: Keyword): boolean {
  if (!monster.faceUp) return false
  if (definitionOf(state, monster.card).keywords.includes(keyword)) return true
  return state.modifiers.some(
    (m) => m.object === monster.object && m.effect.kind === 'keyword' && m.effect.keyword === keyword,
  )
}

/** How a PASSIVE ability reads Monsters: without PASSIVE abilities, so that two can never feed each other (our reading). */
const WITHOUT_PASSIVES: Measure = { imp: impWithoutPassives, keyword: keywordWithoutPassives }

/** Current IMP: base − lasting loss + live modifiers + PASSIVE abilities, never below 0. */
export function currentImp(state: GameState, monster: Monster): number {
  let imp = impWithoutPassives(state, monster)
  eachPassive(state, monster, (instruction) => {
    if (instruction.verb === 'gain') imp += instruction.amount
    else if (instruction.verb === 'lose') imp -= instruction.amount
  })
  return imp > 0 ? imp : 0
}

export function hasKeyword(state: GameState, monster: Monster, keyword: Keyword): boolean {
  if (!monster.faceUp) return false
  return (
    keywordWithoutPassives(state, monster, keyword) ||
    passive(state, monster, (i) => i.verb === 'grant' && i.keyword === keyword)
  )
}

/** How everything but a PASSIVE ability reads Monsters. */
export const CURRENT: Measure = { imp: currentImp, keyword: hasKeyword }

/** A card forbids this Monster the act. */
export const isRestricted = (state: GameState, monster: Monster, act: Act): boolean =>
  state.modifiers.some((m) => m.object === monster.object && m.effect.kind === 'restrict' && m.effect.act === act) ||
  passive(state, monster, (i) => i.verb === 'restrict' && i.act === act)

/** A card lets this Monster attack although it newly evolved (`rulings/evolution-before-attack`). */
export const mayAttackFresh = (state: GameState, monster: Monster): boolean =>
  state.modifiers.some((m) => m.object === monster.object && m.effect.kind === 'permit') ||
  passive(state, monster, (i) => i.verb === 'permit')

function passive(state: GameState, monster: Monster, wanted: (instruction: Instruction) => boolean): boolean {
  let found = false
  eachPassive(state, monster, (instruction) => {
    if (wanted(instruction)) found = true
  })
  return found
}

/** Visits every PASSIVE instruction that applies to this Monster now, with the card it comes from. */
export function eachPassive(
  state: GameState,
  monster: Monster,
  visit: (instruction: Instruction, source: CardId) => void,
): void {
  for (const seat of SEATS) {
    for (const source of state.sides[seat].field) {
      if (!source?.faceUp) continue
      for (const ability of definitionOf(state, source.card).abilities) {
        if (ability.kind !== 'static') continue
        if (
          ability.condition !== null &&
          !holds(state, WITHOUT_PASSIVES, ability.condition, contextOf(seat, source.card, { object: source.object }))
        )
          continue
        for (const instruction of ability.body) {
          if ('who' in instruction && reaches(state, instruction, seat, source, monster))
            visit(instruction, source.card)
        }
      }
    }
  }
}

function reaches(
  state: GameState,
  instruction: Extract<Instruction, { who: unknown }>,
  controller: Seat,
  source: Monster,
  monster: Monster,
): boolean {
  const who = instruction.who
  if (who.ref === 'self') return source.object === monster.object
  if (who.ref !== 'each') return false
  const standing = findObject(state, monster.object)
  return (
    standing !== null &&
    fits(state, WITHOUT_PASSIVES, who.filter, controller, source.object, standing.seat, standing.slot, monster)
  )
}
