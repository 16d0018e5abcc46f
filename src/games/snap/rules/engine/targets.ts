/** Targets: what an ability may choose, and what of it is still legal when it resolves (`card-text/targets-before-resolution`). */
import type { Ability, TargetSpec } from '../model/effects'
import { isSupport } from '../model/cards'
import type { TargetPick } from '../model/actions'
import { SEATS, type Slot } from '../model/ids'
import type { EffectContext, GameState, Target } from '../model/state'
import { definitionOf, findObject, isCard, monsterAt, ownerOf } from './field'
import { fits } from './filters'
import { CURRENT } from './imp'

/** Who chooses, for which card's and which object's text, and what Monster the event was about. */
export type Chooser = Pick<EffectContext, 'controller' | 'source' | 'object' | 'event'>

/** Whether this pick is one that the target's class allows now. */
export function pickFits(state: GameState, spec: TargetSpec, chooser: Chooser, pick: TargetPick): boolean {
  if (spec.kind === 'monster') {
    if ('card' in pick) return false
    const monster = monsterAt(state, pick.seat, pick.slot)
    return (
      monster !== null &&
      fits(state, CURRENT, spec.filter, chooser.controller, chooser.object, pick.seat, pick.slot, monster)
    )
  }
  if (!('card' in pick) || !isCard(state, pick.card)) return false
  const owner = ownerOf(state, pick.card)
  if ((spec.side === 'allied') !== (owner === chooser.controller)) return false
  const definition = definitionOf(state, pick.card)
  if (spec.what === 'Support' ? !isSupport(definition) : definition.cardType !== spec.what) return false
  return state.sides[owner].graveyard.includes(pick.card)
}

/** Every pick that one target's class allows now. */
export function picksFor(state: GameState, spec: TargetSpec, chooser: Chooser): readonly TargetPick[] {
  const picks: TargetPick[] = []
  for (const seat of SEATS) {
    if (spec.kind === 'monster') {
      for (let slot = 0; slot < state.sides[seat].field.length; slot++) {
        const pick = { seat, slot: slot as Slot }
        if (pickFits(state, spec, chooser, pick)) picks.push(pick)
      }
    } else {
      for (const card of state.sides[seat].graveyard) if (pickFits(state, spec, chooser, { card })) picks.push({ card })
    }
  }
  return picks
}

export const samePick = (a: TargetPick, b: TargetPick): boolean =>
  'card' in a ? 'card' in b && a.card === b.card : !('card' in b) && a.seat === b.seat && a.slot === b.slot

/** Binds a pick to the object that is there now. */
export const bindPick = (state: GameState, pick: TargetPick): Target =>
  'card' in pick
    ? { kind: 'graveyard', object: state.objects[pick.card] ?? -1, card: pick.card }
    : { kind: 'monster', object: monsterAt(state, pick.seat, pick.slot)?.object ?? -1 }

/** Where a bound target is now, as a pick; null: it was not asked for, left, or came back as a new object. */
export function pickOf(state: GameState, target: Target): TargetPick | null {
  if (target.kind === 'none') return null
  if (target.kind === 'graveyard') {
    const there =
      state.objects[target.card] === target.object &&
      state.sides[ownerOf(state, target.card)].graveyard.includes(target.card)
    return there ? { card: target.card } : null
  }
  const standing = findObject(state, target.object)
  return standing === null ? null : { seat: standing.seat, slot: standing.slot }
}

/** Targets that are no longer legal are emptied; the rest stays (`rulings/illegal-target-during-resolution`). */
export function legalTargets(
  state: GameState,
  specs: readonly TargetSpec[],
  targets: readonly Target[],
  chooser: Chooser,
): readonly Target[] {
  return targets.map((target, index) => {
    if (target.kind === 'none') return target
    const spec = specs[index]
    const pick = pickOf(state, target)
    return spec && pick && pickFits(state, spec, chooser, pick) ? target : GONE
  })
}

/** A target that is not legal any more: it stands for nothing. */
const GONE: Target = { kind: 'monster', object: -1 }

/** All targets that were chosen are gone: the effect does nothing (`chains/illegal-target-at-resolution`). */
export function allGone(targets: readonly Target[]): boolean {
  const chosen = targets.filter((target) => target.kind !== 'none')
  return chosen.length > 0 && chosen.every((target) => target.object === -1)
}

/** The targets that an ability names; none for those that never choose. */
export const targetsOf = (ability: Ability): readonly TargetSpec[] => ('targets' in ability ? ability.targets : [])
