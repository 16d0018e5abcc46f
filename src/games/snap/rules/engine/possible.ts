/**
 * Whether anything could come of an instruction as things stand. A mode in which nothing could happen is not offered
 * (`timing/simultaneous-effects`, our reading); what a mode does it still does as far as it can.
 */
import type { Instruction, MonsterRef } from '../model/effects'
import type { EffectContext, GameState } from '../model/state'
import { holds, seatOf } from './conditions'
import { emptyBenchSlot, handIsFull, ownerOf } from './field'
import { CURRENT } from './imp'
import { candidates } from './picks'
import { monstersOf } from './refs'
import { pickOf } from './targets'

/** `aimed`: the targets are chosen already; else a target counts as there, since whoever chooses it asks for a legal one. */
export function possible(state: GameState, instruction: Instruction, context: EffectContext, aimed: boolean): boolean {
  const some = (who: MonsterRef): boolean =>
    who.ref === 'target' && !aimed ? true : monstersOf(state, CURRENT, who, context).length > 0
  const any = (body: readonly Instruction[]): boolean => somePossible(state, body, context, aimed)
  switch (instruction.verb) {
    case 'gain':
    case 'grant':
    case 'restrict':
    case 'permit':
    case 'lose':
      return (instruction.duration !== 'during this combat' || state.combat !== null) && some(instruction.who)
    case 'recover':
    case 'defeat':
    case 'swap':
    case 'reveal':
      return some(instruction.who)
    case 'redirect':
      return state.combat !== null && some(instruction.to)
    case 'negate':
    case 'extraSwap':
      return true
    case 'prevent':
      return (state.combat?.loser ?? null) !== null
    case 'lock':
      return candidates(state, seatOf(instruction.player, context.controller), { do: 'lock' }).length > 0
    case 'unlock':
      return candidates(state, seatOf(instruction.player, context.controller), { do: 'unlock' }).length > 0
    case 'moveLocked':
      return (
        candidates(state, seatOf(instruction.player, context.controller), { do: 'moveLocked', to: instruction.to })
          .length > 0
      )
    case 'move':
    case 'return': {
      if (!aimed) return true
      const target = context.targets[instruction.index]
      const pick = target === undefined ? null : pickOf(state, target)
      if (pick === null || !('card' in pick)) return false
      const owner = ownerOf(state, pick.card)
      return instruction.verb === 'return'
        ? emptyBenchSlot(state, owner) !== null
        : instruction.to !== 'hand' || !handIsFull(state, owner)
    }
    case 'openFlex':
      return !state.sides[context.controller].flexOpen
    case 'if':
      return any(holds(state, CURRENT, instruction.condition, context) ? instruction.then : instruction.otherwise)
    case 'choose':
      return instruction.modes.some(any)
    case 'delay':
      return true
    default:
      return instruction satisfies never
  }
}

/** Something in this body could happen. */
export const somePossible = (
  state: GameState,
  body: readonly Instruction[],
  context: EffectContext,
  aimed: boolean,
): boolean => body.some((instruction) => possible(state, instruction, context, aimed))
