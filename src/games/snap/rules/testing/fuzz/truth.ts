/** Whether what an event says of the table is the case: asked of the state that it happened in, and of the one that it led to. */
import { opponentOf, SEATS, type CardId, type FieldPlace } from '../../model/ids'
import type { GameEvent } from '../../model/events'
import type { GameState, Monster, ObjectRef } from '../../model/state'
import { stepIndex } from '../../model/steps'
import { draftOf, type Draft } from '../../engine/draft'
import { activeOf, emptyBenchSlot, findObject, handIsFull, isOut, monsterAt, stackOf } from '../../engine/field'
import { currentImp } from '../../engine/imp'
import { reduce } from '../../engine/reduce'

/** Tells an event that was not true, in a sentence; and a table that its events did not lead to. */
export function untruths(before: GameState, events: readonly GameEvent[], after: GameState): readonly string[] {
  const faults: string[] = []
  const table: Draft = draftOf(before)
  for (const event of events) {
    const then = draftOf(table)
    reduce(table, event)
    const said = false_(event, then, table)
    if (said !== null) faults.push(`${said}: ${JSON.stringify(event)}`)
  }
  if (fingerprint(table) !== fingerprint(after)) faults.push('The events do not lead to the state after them')
  return faults
}

/** All of a table but what waits to be done, which no event tells, and what never changes. */
export const fingerprint = ({ agenda: _agenda, match: _match, ...rest }: GameState): string => JSON.stringify(rest)

const on = (state: GameState, place: FieldPlace): Monster | null => monsterAt(state, place.seat, place.slot)
const stackAt = (state: GameState, place: FieldPlace): readonly CardId[] => {
  const monster = on(state, place)
  return monster === null ? [] : stackOf(monster)
}
const stands = (state: GameState, ref: ObjectRef): boolean => findObject(state, ref.object) !== null
const isOnField = (state: GameState, card: CardId): boolean =>
  state.sides.some((side) => side.field.some((monster) => monster?.card === card))

/** What is not so about it; null: all that it says is. */
function false_(event: GameEvent, then: GameState, now: GameState): string | null {
  const claim = (...claims: readonly (readonly [boolean, string])[]): string | null =>
    claims.find(([holds]) => !holds)?.[1] ?? null
  switch (event.type) {
    case 'placed':
    case 'chosen':
    case 'setupConfirmed':
      return null
    case 'flexOpened':
      return claim([!then.sides[event.seat].flexOpen, 'the Flex Slot was open already'])
    case 'turnBegan':
      return claim([event.round === then.round + (event.seat === 0 ? 1 : 0), 'it is another Round'])
    case 'stepBegan':
      return claim([
        then.step === 'setup' || event.step === 'unlock' || stepIndex(event.step) === stepIndex(then.step) + 1,
        'a step was left out',
      ])
    case 'stepPassed':
      return claim([then.step === event.step && then.turn === event.seat, 'another step was open'])
    case 'skipped': {
      const side = then.sides[event.seat]
      switch (event.what) {
        case 'nothing to unlock':
        case 'nothing to move':
          return claim([side.locked.length === 0, 'something was locked'])
        case 'first Unlock not yet':
          return claim([then.round < then.match.format.firstUnlockRound[event.seat], 'it may be unlocked'])
        case 'hand is full':
          return claim([handIsFull(then, event.seat), 'the hand is not full'])
        case 'nothing to lock':
          return claim([side.deck.length === 0, 'the Support Deck is not empty'])
        case 'Locked Support is full':
          return claim([side.locked.length >= then.match.format.lockedLimit, 'Locked Support is not full'])
        case 'no free slot':
          return claim([emptyBenchSlot(then, event.seat) === null, 'there is a free slot'])
        case 'no legal choice':
          return null
        default:
          return event.what satisfies never
      }
    }
    case 'unlocked':
      return claim(
        [then.sides[event.seat].locked.includes(event.card), 'it was not locked'],
        [now.sides[event.seat].hand.includes(event.card), 'it is not in the hand'],
      )
    case 'lockedIn':
      return claim(
        [then.sides[event.seat].deck.includes(event.card), 'it was not in the Support Deck'],
        [now.sides[event.seat].locked.length <= now.match.format.lockedLimit, 'too many are locked'],
      )
    case 'revealed':
      return claim([
        on(then, event)?.faceUp === false && on(then, event)?.card === event.card,
        'no such Monster lay face-down there',
      ])
    case 'moved':
      return claim(
        [
          event.from === 'chain'
            ? (then.chain?.cards.includes(event.card) ?? false)
            : then.sides[event.seat][event.from].includes(event.card),
          'it was not there',
        ],
        [now.sides[event.seat][event.to].includes(event.card), 'it did not get there'],
      )
    case 'declared':
      return claim([
        event.origin.kind !== 'Spell' || then.sides[event.origin.seat].hand.includes(event.origin.card),
        'it was not in the hand',
      ])
    case 'counterPlayed':
      return claim([then.sides[event.seat].hand.includes(event.link.card), 'it was not in the hand'])
    case 'linkResolved':
      return claim([
        event.outcome !== 'negated' || then.chain?.links[event.link]?.negated === true,
        'it was not negated',
      ])
    case 'originResolved':
      return claim([(event.outcome === 'negated') === (then.chain?.negated === true), 'it is another outcome'])
    case 'negated':
      return claim([
        then.chain !== null && (event.link < 0 || then.chain.links[event.link]?.resolved === false),
        'there was nothing to negate',
      ])
    case 'evolved':
      return claim(
        [
          on(then, event)?.card === event.onto && then.sides[event.seat].reserve.includes(event.card),
          'it did not evolve from that',
        ],
        [on(now, event)?.object === event.object, 'it became somebody else'],
      )
    case 'primeEntered':
      return claim([
        on(then, event)?.card === event.replaced && on(then, event)?.faceUp === true,
        'it replaced somebody else',
      ])
    case 'returned':
      return claim([
        then.sides[event.seat].graveyard.includes(event.card) && on(then, event) === null,
        'it could not return there',
      ])
    case 'attackDeclared':
      return claim([
        on(then, event.attacker)?.faceUp === true && on(then, event.target)?.faceUp === true,
        'one of the two is not face-up there',
      ])
    case 'blocked':
      return claim([
        on(then, event)?.object === event.ref.object && on(then, event)?.faceUp === true,
        'it cannot block from there',
      ])
    case 'redirected':
      return claim([
        on(then, event.to)?.object === event.ref.object && on(then, event.to)?.faceUp === true,
        'the attack cannot go there',
      ])
    case 'compared': {
      const [attacker, defender] = [then.combat?.attacker, then.combat?.defender].map((ref) =>
        ref ? findObject(then, ref.object) : null,
      )
      if (!attacker || !defender) return 'one of the two has left'
      return claim([
        currentImp(then, attacker.monster) === event.attackerImp &&
          currentImp(then, defender.monster) === event.defenderImp,
        'it is another IMP',
      ])
    }
    case 'defeatPrevented':
      return claim([isOnField(then, event.card), 'it has left the field'])
    case 'combatEnded':
      return combatUntruth(event.outcome, then)
    case 'defeated':
      return claim(
        [event.victims.every((victim) => on(then, victim)?.object === victim.object), 'a victim stood elsewhere'],
        [
          event.victims.every((victim) =>
            victim.cards.every((card) => now.sides[victim.seat].graveyard.includes(card)),
          ),
          'a victim is not in the Graveyard',
        ],
        [event.victims.every((victim) => victim.cards.join() === stackAt(then, victim).join()), 'it was another stack'],
      )
    case 'defeatReplaced':
      return claim([on(then, event)?.card === event.card, 'it is not there'])
    case 'overdriveGained':
      return claim([activeOf(then, event.seat)?.card === event.card, 'it is not Active'])
    case 'swapped':
      return claim([
        activeOf(then, event.seat) !== null && on(then, event)?.faceUp === true,
        'there are not two of them',
      ])
    case 'promoted':
      return claim([activeOf(then, event.seat) === null && on(then, event) !== null, 'there is nobody to promote'])
    case 'modified':
      return claim(
        [findObject(then, event.modifier.object) !== null, 'it is not on the field'],
        [event.modifier.duration !== 'during this combat' || then.combat !== null, 'there is no combat'],
      )
    case 'modifiersEnded':
      return claim([
        event.ids.every((id) => then.modifiers.some((modifier) => modifier.id === id)),
        'it had ended already',
      ])
    case 'impLost':
      return claim([on(then, event) !== null, 'nobody stands there'])
    case 'recovered':
      return claim([event.amount > 0 && (on(then, event)?.loss ?? 0) >= event.amount, 'it had not lost so much'])
    case 'triggerResolved':
      return claim([event.trigger.id < 0 || then.pending.some(({ id }) => id === event.trigger.id), 'it was not ready'])
    case 'delayedResolved':
      return claim([
        then.delayed.some(({ id, context }) => id === event.id && context.source === event.source),
        'nothing was delayed',
      ])
    case 'turnEnded':
      return claim(
        [then.turn === event.seat, 'it was not their turn'],
        [
          now.modifiers.every(({ duration }) => duration === 'until your next turn'),
          'something that lasts shorter is still alive',
        ],
      )
    case 'drawOffered':
      return claim([then.drawOffer === null, 'there is an offer already'])
    case 'drawWithdrawn':
      return claim([then.drawOffer === event.seat, 'they have not offered one'])
    case 'drawDeclined':
      return claim([then.drawOffer === opponentOf(event.seat), 'nobody has offered one'])
    case 'gameEnded': {
      const out = SEATS.map((seat) => isOut(then.sides[seat]))
      const { reason, winner } = event.result
      if (reason === 'last Monster')
        return claim([
          winner !== null && out[opponentOf(winner)] === true && out[winner] === false,
          'the loser has a Monster',
        ])
      return claim([reason !== 'both last Monsters' || out.every(Boolean), 'somebody has a Monster'])
    }
    case 'counterPassed':
    case 'chainEnded':
    case 'triggered':
    case 'used':
    case 'blockPassed':
    case 'extraSwapGained':
    case 'delayed':
    case 'stoodStill':
      return null
    default:
      return event satisfies never
  }
}

function combatUntruth(
  outcome: Extract<GameEvent, { type: 'combatEnded' }>['outcome'],
  then: GameState,
): string | null {
  const { combat } = then
  if (combat === null) return 'there was no combat'
  const left = [combat.attacker, combat.defender].some((ref) => !stands(then, ref))
  switch (outcome) {
    case 'a Monster left':
      return left ? null : 'both are still there'
    case 'the loser left':
      return combat.loser !== null && !stands(then, combat.loser) ? null : 'the loser is still there'
    case 'negated':
      return combat.negated ? null : 'the attack was not negated'
    case 'prevented':
      return combat.prevented ? null : 'nothing was prevented'
    case 'defeat':
      return combat.defeated ? null : 'nobody was defeated'
    case 'equal':
      return combat.loser === null ? null : 'one of the two is lower'
    case 'replaced':
      return combat.defeated ? 'somebody was defeated' : null
    default:
      return outcome satisfies never
  }
}
