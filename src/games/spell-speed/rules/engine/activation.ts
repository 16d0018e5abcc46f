/** Whether an effect may be activated: when, how fast, from where, at what cost, on whom (`spell/chain/*`, `spell/speed/*`). */
import { check as objections, entriesOf, newestOf, type Objection } from '@/kernel/response'
import type { Seat } from '@/kernel/seats'
import { chainOf } from '../format'
import type { ActionOf } from '../model/actions'
import { filtersOf, isTrap, speedOf, type CardKind, type Effect, type LinkFilter, type Only } from '../model/cards'
import type { Refusal } from '../model/refusals'
import type { CardId, DuelConstants, DuelState, LinkId } from '../model/state'
import { askOf, taskOf } from './asked'
import { refusal, unless } from './refuse'
import { fits, freeSlot, linkOf, placeOf, type Place } from './table'

type Activation = ActionOf<'activate'>

/** An activation with what it is about. */
interface Tried {
  readonly action: Activation
  readonly kind: CardKind
  readonly effect: Effect
  readonly place: Place
  readonly speed: number
}

/** Every reason against an activation. */
export function checkActivation(c: DuelConstants, s: DuelState, action: Activation): readonly Refusal[] {
  const tried = attempt(c, s, action)
  if (tried === null) return [refusal('notThere', 'spell/duel/zones', { needed: 'effect' })]
  return [
    ...whenRefusals(c, s, tried),
    ...turnRefusals(s, tried),
    ...placeRefusals(s, tried),
    ...costRefusals(s, tried),
    ...targetRefusals(s, tried),
  ]
}

/** Null: the seat has no such effect there, or it is one that becomes ready by itself. */
function attempt(c: DuelConstants, s: DuelState, action: Activation): Tried | null {
  const place = placeOf(s, action.seat, action.card)
  const card = c.cards[action.card]
  const effect = card?.effects[action.effect]
  if (place === null || card === undefined || effect === undefined || effect.label.kind === 'ready') return null
  // A monster in the hand does nothing.
  if ((card.kind === 'monster') !== (place.zone === 'monsters')) return null
  return { action, kind: card.kind, effect, place, speed: speedOf(card.kind, effect) }
}

/** Whether this is the moment: nothing open, an event, or a link to answer. */
function whenRefusals(c: DuelConstants, s: DuelState, tried: Tried): readonly Refusal[] {
  const ask = askOf(s)
  const { seat, card } = tried.action
  const { only } = tried.effect
  if (ask === null) return []
  const another = (fitting: boolean): readonly Refusal[] =>
    unless(fitting, 'answersAnother', 'spell/chain/newest-link', { card, newest: null, about: null })
  switch (ask.kind) {
    case 'act':
      return another(only === null)
    case 'window':
      return [
        ...unless(seat === ask.seat, 'notAsked', 'spell/window/events', { asked: ask.seat }),
        ...unless(tried.speed > 1, 'speedOne', 'spell/speed/one-never-answers', { card }),
        // The fastest answer an event only where their text names it.
        ...another(only === null ? tried.speed < 3 : only.kind === 'attack' && opposingAttack(s, seat)),
      ]
    case 'chain':
      return chainObjections(c, s, tried).map((objection) => worded(objection, card))
    case 'ready':
      return [refusal('chainClosed', 'spell/chain/closed', { cap: null })]
    default:
      return ask.kind satisfies never
  }
}

function opposingAttack(s: DuelState, seat: Seat): boolean {
  const task = taskOf(s)
  return task?.kind === 'window' && task.event.kind === 'attack' && s.attack !== null && s.attack.seat !== seat
}

/** The link that a text is about: the newest one that it fits; null: none (`spell/chain/newest-link`). */
export function answeredBy(s: DuelState, seat: Seat, only: Only | null): LinkId | null {
  if (only === null) return newestOf(s.stack)?.id ?? null
  if (only.kind === 'attack') return null
  const fitting = entriesOf(s.stack).filter(
    (entry) => entry.seat !== seat && isOfKind(linkOf(s, entry.id).kind, only.link),
  )
  return fitting.at(-1)?.id ?? null
}

function isOfKind(kind: CardKind, { what }: LinkFilter): boolean {
  if (what === 'any') return true
  if (kind === 'monster') return false
  return what === 'Spell or Trap' || (what === 'Trap') === isTrap(kind)
}

const chainObjections = (
  c: DuelConstants,
  s: DuelState,
  { action: { seat }, effect, speed }: Tried,
): readonly Objection<LinkId>[] =>
  objections(chainOf(c.format), s.stack, {
    id: s.nextId,
    seat,
    speed,
    answers: answeredBy(s, seat, effect.only),
    exceedsCap: false,
  })

function worded(objection: Objection<LinkId>, card: CardId): Refusal {
  switch (objection.code) {
    case 'closed':
      return refusal('chainClosed', 'spell/chain/closed', { cap: null })
    case 'notAsked':
      return refusal('notAsked', 'spell/chain/opponents-chance', { asked: objection.asked })
    case 'slowest':
      return refusal('speedOne', 'spell/speed/one-never-answers', { card })
    case 'tooSlow':
      return refusal('tooSlow', 'spell/speed/equal-or-greater', {
        card,
        speed: objection.speed,
        needed: objection.needed,
      })
    case 'outOfReach':
      return refusal('answersAnother', 'spell/chain/newest-link', {
        card,
        newest: objection.newest,
        about: objection.answers,
      })
    case 'stackFull':
    case 'seatFull':
      return refusal('chainClosed', 'spell/chain/closed', { cap: objection.cap })
    default:
      return objection satisfies never
  }
}

/** Speed 1 is for the own Main Phase; without anything to answer, so is the rest. */
function turnRefusals(s: DuelState, { action: { seat }, kind, effect, speed, place }: Tried): readonly Refusal[] {
  const beginning = askOf(s)?.kind === 'act'
  const handQuick = kind === 'Quick Spell' && place.zone === 'hand'
  const rule = kind === 'Spell' ? 'spell/duel/spells' : handQuick ? 'spell/duel/quick-spells' : 'spell/chain/link-one'
  const own = beginning || speed === 1 || handQuick
  const main = beginning || (speed === 1 && effect.label.kind !== 'ready')
  return [
    ...unless(!own || seat === s.player, 'notYourTurn', rule, { player: s.player }),
    ...unless(!main || isMain(s), 'wrongPhase', rule, { phase: s.phase }),
  ]
}

export const isMain = (s: DuelState): boolean => s.phase === 'main1' || s.phase === 'main2'

function placeRefusals(s: DuelState, { action, kind, place }: Tried): readonly Refusal[] {
  const { card, seat, effect } = action
  switch (place.zone) {
    case 'hand':
      return [
        ...unless(!isTrap(kind), 'trapFromHand', 'spell/duel/traps', { card }),
        ...unless(freeSlot(s.sides[seat].supports) !== null, 'noFreeZone', 'spell/duel/zones', {
          zone: 'Spell or Trap',
        }),
      ]
    case 'supports':
      return [
        ...unless(!place.at.faceUp, 'onceUsed', 'spell/duel/set-cards', { card }),
        ...unless(place.at.faceUp || place.at.setOn !== s.turn, 'setThisTurn', 'spell/duel/set-cards', { card }),
      ]
    case 'monsters':
      return unless(!place.at.used.includes(effect), 'onceUsed', 'spell/duel/once-per-turn', { card })
    default:
      return place satisfies never
  }
}

/** A cost is paid in full, with Life Points left over; a card does not pay for itself. */
function costRefusals(s: DuelState, { action, effect }: Tried): readonly Refusal[] {
  const { card, discards, seat } = action
  const side = s.sides[seat]
  const life = effect.costs.reduce((sum, cost) => sum + (cost.kind === 'loseLife' ? cost.amount : 0), 0)
  const count = discardsFor(effect)
  const payable =
    discards.length === count &&
    new Set(discards).size === count &&
    discards.every((one) => one !== card && side.hand.includes(one))
  return [
    ...unless(life === 0 || side.life > life, 'cannotPay', 'spell/duel/costs', {
      card,
      cost: 'loseLife',
      amount: life,
    }),
    ...unless(payable, 'cannotPay', 'spell/duel/costs', { card, cost: 'discard', amount: count }),
  ]
}

/** How many cards of the hand an effect costs. */
export const discardsFor = ({ costs }: Effect): number =>
  costs.reduce((sum, cost) => sum + (cost.kind === 'discard' ? cost.count : 0), 0)

/** One target for each that the text names, each of which may be one. */
export const targetRefusals = (
  s: DuelState,
  {
    action: { seat, targets },
    effect,
  }: { readonly action: Pick<Activation, 'seat' | 'targets'>; readonly effect: Effect },
): readonly Refusal[] => {
  const filters = filtersOf(effect)
  if (targets.length !== filters.length) return [refusal('illegalTarget', 'spell/duel/targets', { target: null })]
  return filters.flatMap((filter, index) => {
    const target = targets[index] ?? null
    return unless(target !== null && fits(s, seat, filter, target), 'illegalTarget', 'spell/duel/targets', { target })
  })
}
