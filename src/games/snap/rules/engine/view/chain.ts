/** The Chain and the combat: public, but for the card that an unlock or a Lock-in is about. */
import type { FieldPlace } from '../../model/ids'
import type { ChainOrigin, GameState, ObjectRef, Target } from '../../model/state'
import type { ChainView, CombatView, KnownCard } from '../../model/views'
import { findObject } from '../field'
import { pickOf } from '../targets'
import { knownCard } from './cards'

export function chainView(state: GameState): ChainView | null {
  const chain = state.chain
  if (!chain) return null
  const { origin } = chain
  const isPublic = origin.kind === 'Spell' || origin.kind === 'Evolution' || origin.kind === 'Prime entry'
  return {
    kind: origin.kind,
    seat: origin.seat,
    card: isPublic ? knownCard(state, origin.card) : null,
    targets: targetViews(state, targetsOfOrigin(origin)),
    links: chain.links.map((link, index) => ({
      index,
      seat: link.seat,
      card: knownCard(state, link.card),
      answers: link.answers,
      targets: targetViews(state, link.targets),
      negated: link.negated,
      resolved: link.resolved,
    })),
    negated: chain.negated,
  }
}

function targetsOfOrigin(origin: ChainOrigin): readonly Target[] {
  if (origin.kind === 'Spell') return origin.targets
  return 'object' in origin ? [{ kind: 'monster', object: origin.object }] : []
}

function targetViews(state: GameState, targets: readonly Target[]): readonly (FieldPlace | KnownCard)[] {
  return targets.flatMap((target) => {
    const pick = pickOf(state, target)
    return pick === null ? [] : ['card' in pick ? knownCard(state, pick.card) : pick]
  })
}

export function combatView(state: GameState): CombatView | null {
  const combat = state.combat
  if (!combat) return null
  return {
    attacker: placeOf(state, combat.attacker),
    defender: placeOf(state, combat.defender),
    attackerSeat: combat.attackerSeat,
    blocked: combat.blocked,
    loser: combat.loser && placeOf(state, combat.loser),
    outcome: { negated: combat.negated, prevented: combat.prevented },
  }
}

function placeOf(state: GameState, ref: ObjectRef): FieldPlace | null {
  const standing = findObject(state, ref.object)
  return standing && { seat: standing.seat, slot: standing.slot }
}
