/** The only writer of the table: what each event changes. The agenda is written by `agenda` alone. */
import type { GameEvent } from '../model/events'
import { ACTIVE, SEATS, type CardId, type Seat, type Slot } from '../model/ids'
import { NOTHING_YET, type Chain, type ChainOrigin, type Monster, type Side } from '../model/state'
import { countTurn, patchSide, putMonster, renumber, without, type Draft } from './draft'
import { monsterAt, stackOf } from './field'

export function reduce(draft: Draft, event: GameEvent): void {
  switch (event.type) {
    case 'placed':
      return place(draft, event.seat, event.card, event.slot)
    case 'chosen':
      return moveCard(draft, event.seat, event.card, event.to)
    case 'setupConfirmed':
      return confirmSetup(draft, event.seat)
    case 'flexOpened':
      return patchSide(draft, event.seat, { flexOpen: true })
    case 'turnBegan':
      return beginTurn(draft, event.seat, event.round)
    case 'stepBegan':
      draft.step = event.step
      if (event.step === 'trigger') draft.triggersResolved = 0
      return
    case 'stepPassed':
      draft.passTo = event.to
      return
    case 'unlocked':
      return moveCard(draft, event.seat, event.card, 'hand')
    case 'lockedIn':
      return moveCard(draft, event.seat, event.card, 'locked')
    case 'moved':
      if (event.from === 'chain') takeFromChain(draft, event.card)
      return moveCard(draft, event.seat, event.card, event.to)
    case 'revealed': {
      const monster = monsterAt(draft, event.seat, event.slot)
      if (monster) putMonster(draft, event.seat, event.slot, { ...monster, faceUp: true, revealedOn: draft.turnNumber })
      return
    }
    case 'declared':
      return declare(draft, event.origin)
    case 'counterPlayed': {
      const chain = draft.chain
      if (!chain) return
      patchSide(draft, event.seat, { hand: without(draft.sides[event.seat].hand, event.link.card) })
      draft.chain = { ...chain, cards: [...chain.cards, event.link.card], links: [...chain.links, event.link] }
      return
    }
    case 'linkResolved':
      return patchChain(draft, { links: linksWith(draft, event.link, { resolved: true }) })
    case 'originResolved':
      if (event.outcome === 'negated') negateCombat(draft)
      return
    case 'negated':
      return negate(draft, event.link, event.destination)
    case 'chainEnded':
      draft.chain = null
      return
    case 'triggered':
      draft.pending = [...draft.pending, event.trigger]
      draft.nextId++
      return
    case 'triggerResolved':
      draft.pending = draft.pending.filter((trigger) => trigger.id !== event.trigger.id)
      draft.triggersResolved++
      return
    case 'used':
      draft.used = [...draft.used, event.mark]
      return
    case 'evolved': {
      const monster = monsterAt(draft, event.seat, event.slot)
      if (!monster) return
      patchSide(draft, event.seat, { reserve: without(draft.sides[event.seat].reserve, event.card) })
      draft.objects = draft.objects.map((object, card) => (card === event.card ? monster.object : object))
      putMonster(draft, event.seat, event.slot, {
        ...monster,
        card: event.card,
        under: stackOf(monster),
        evolvedOn: draft.turnNumber,
      })
      return
    }
    case 'primeEntered': {
      bury(draft, event.seat, event.slot)
      patchSide(draft, event.seat, { reserve: without(draft.sides[event.seat].reserve, event.card) })
      return putMonster(draft, event.seat, event.slot, enteringMonster(draft, event.card))
    }
    case 'returned':
      patchSide(draft, event.seat, { graveyard: without(draft.sides[event.seat].graveyard, event.card) })
      return putMonster(draft, event.seat, event.slot, enteringMonster(draft, event.card))
    case 'attackDeclared': {
      const seat = event.attacker.seat
      countTurn(draft, seat, { attacks: draft.sides[seat].thisTurn.attacks + 1 })
      const attacker = monsterAt(draft, seat, event.attacker.slot)
      const first = attacker?.attackedOn !== draft.turnNumber
      if (attacker) putMonster(draft, seat, event.attacker.slot, { ...attacker, attackedOn: draft.turnNumber })
      draft.combat = {
        attacker: event.attackerRef,
        attackerSeat: seat,
        defender: event.targetRef,
        blocked: false,
        first,
        loser: null,
        prevented: false,
        defeated: false,
        negated: false,
      }
      return
    }
    case 'blocked':
      if (draft.combat) draft.combat = { ...draft.combat, defender: event.ref, blocked: true }
      return
    case 'redirected':
      if (draft.combat) draft.combat = { ...draft.combat, defender: event.ref }
      return
    case 'compared':
      if (draft.combat) draft.combat = { ...draft.combat, loser: event.loser }
      return
    case 'defeatPrevented':
      if (draft.combat) draft.combat = { ...draft.combat, prevented: true }
      return
    case 'combatEnded':
      draft.combat = null
      return
    case 'defeated':
      for (const victim of event.victims) bury(draft, victim.seat, victim.slot)
      if (event.cause === 'combat' && draft.combat) draft.combat = { ...draft.combat, defeated: true }
      return
    case 'overdriveGained':
      return countTurn(draft, event.seat, { overdrive: draft.sides[event.seat].thisTurn.overdrive + 1 })
    case 'swapped':
    case 'promoted': {
      const field = draft.sides[event.seat].field.slice()
      const active = field[ACTIVE] ?? null
      field[ACTIVE] = field[event.slot] ?? null
      field[event.slot] = active
      return patchSide(draft, event.seat, { field })
    }
    case 'extraSwapGained':
      return countTurn(draft, event.seat, { extraSwaps: draft.sides[event.seat].thisTurn.extraSwaps + 1 })
    case 'modified':
      draft.modifiers = [...draft.modifiers, event.modifier]
      draft.nextId++
      return
    case 'modifiersEnded':
      draft.modifiers = draft.modifiers.filter((modifier) => !event.ids.includes(modifier.id))
      return
    case 'impLost':
      return addLoss(draft, event.seat, event.slot, event.amount)
    case 'recovered':
      return addLoss(draft, event.seat, event.slot, -event.amount)
    case 'delayed':
      draft.delayed = [...draft.delayed, event.effect]
      draft.nextId++
      return
    case 'delayedResolved':
      draft.delayed = draft.delayed.filter((effect) => effect.id !== event.id)
      return
    case 'drawOffered':
      draft.drawOffer = event.seat
      return
    case 'drawDeclined':
    case 'drawWithdrawn':
      draft.drawOffer = null
      return
    case 'gameEnded':
      draft.result = event.result
      draft.drawOffer = null
      return
    case 'stoodStill':
    case 'skipped':
    case 'counterPassed':
    case 'blockPassed':
    case 'defeatReplaced':
    case 'turnEnded':
      return
    default:
      return event satisfies never
  }
}

function newMonster(draft: Draft, card: CardId): Monster {
  return {
    card,
    under: [],
    object: renumber(draft, card),
    faceUp: false,
    revealedOn: 0,
    evolvedOn: 0,
    enteredOn: 0,
    attackedOn: 0,
    loss: 0,
  }
}

const enteringMonster = (draft: Draft, card: CardId): Monster => ({
  ...newMonster(draft, card),
  faceUp: true,
  revealedOn: draft.turnNumber,
  enteredOn: draft.turnNumber,
})

/** A lineup card takes a slot; the Monster that stands there goes where the card came from. */
function place(draft: Draft, seat: Seat, card: CardId, slot: Slot): void {
  const side = draft.sides[seat]
  const from = side.field.findIndex((monster) => monster?.card === card)
  const field = side.field.slice()
  const there = field[slot] ?? null
  if (from >= 0) {
    field[slot] = field[from] ?? null
    field[from] = there
    return patchSide(draft, seat, { field })
  }
  field[slot] = newMonster(draft, card)
  const lineup = without(side.lineup, card)
  patchSide(draft, seat, { field, lineup: there === null ? lineup : [...lineup, there.card] })
}

/** Object numbers are given anew by slot, so that they tell nothing about how a player arranged the lineup. */
function confirmSetup(draft: Draft, seat: Seat): void {
  const field = draft.sides[seat].field.map((monster) =>
    monster === null ? null : { ...monster, object: renumber(draft, monster.card) },
  )
  patchSide(draft, seat, { field, ready: true })
}

function beginTurn(draft: Draft, seat: Seat, round: number): void {
  draft.turn = seat
  draft.round = round
  draft.turnNumber++
  draft.passTo = null
  draft.used = []
  for (const each of SEATS) patchSide(draft, each, { thisTurn: NOTHING_YET })
}

type Pile = 'hand' | 'locked' | 'deck' | 'graveyard' | 'reserve'

/** Moves a card to a pile of its owner's, from wherever among the piles it lies. */
function moveCard(draft: Draft, seat: Seat, card: CardId, to: Pile): void {
  const side = draft.sides[seat]
  const from = pileOf(side, card)
  if (to === 'graveyard') renumber(draft, card)
  if (from === to) return
  const target = [...side[to], card]
  if (from === null) return patchSide(draft, seat, { [to]: target })
  patchSide(draft, seat, { [from]: without(side[from], card), [to]: target })
}

function pileOf(side: Side, card: CardId): Pile | null {
  if (side.deck.includes(card)) return 'deck'
  if (side.locked.includes(card)) return 'locked'
  if (side.hand.includes(card)) return 'hand'
  if (side.graveyard.includes(card)) return 'graveyard'
  return side.reserve.includes(card) ? 'reserve' : null
}

/** The whole stack leaves the field for the Graveyard (`prime-evolution/evolution-stack`). */
function bury(draft: Draft, seat: Seat, slot: Slot): void {
  const monster = monsterAt(draft, seat, slot)
  if (!monster) return
  putMonster(draft, seat, slot, null)
  for (const card of stackOf(monster)) moveCard(draft, seat, card, 'graveyard')
  draft.modifiers = draft.modifiers.filter((modifier) => modifier.object !== monster.object)
}

function addLoss(draft: Draft, seat: Seat, slot: Slot, amount: number): void {
  const monster = monsterAt(draft, seat, slot)
  if (monster) putMonster(draft, seat, slot, { ...monster, loss: Math.max(0, monster.loss + amount) })
}

function declare(draft: Draft, origin: ChainOrigin): void {
  const cards: CardId[] = []
  const side = draft.sides[origin.seat]
  const done = side.thisTurn
  switch (origin.kind) {
    case 'Spell':
      cards.push(origin.card)
      patchSide(draft, origin.seat, {
        hand: without(side.hand, origin.card),
        thisTurn: { ...done, spells: done.spells + 1 },
      })
      break
    case 'Evolution':
      countTurn(draft, origin.seat, { evolutions: done.evolutions + 1 })
      break
    case 'Prime entry':
      countTurn(draft, origin.seat, { primeEntries: done.primeEntries + 1 })
      break
    case 'Swap':
      countTurn(draft, origin.seat, origin.extra ? { extraSwaps: done.extraSwaps - 1 } : { swaps: done.swaps + 1 })
      break
    case 'attack':
    case 'combat result':
    case 'unlock':
    case 'Lock-in':
      break
    default:
      origin satisfies never
  }
  draft.chain = { origin, cards, links: [], negated: false, destination: null }
}

function patchChain(draft: Draft, patch: Partial<Chain>): void {
  if (draft.chain) draft.chain = { ...draft.chain, ...patch }
}

/** A negated attack ends its combat; a negated result defeats nobody. */
function negateCombat(draft: Draft): void {
  if (!draft.combat) return
  if (draft.chain?.origin.kind === 'attack') draft.combat = { ...draft.combat, negated: true }
  if (draft.chain?.origin.kind === 'combat result') draft.combat = { ...draft.combat, prevented: true }
}

/** A place that one Counter has named stays named when another negates the same again. */
function negate(draft: Draft, index: number, destination: Chain['destination']): void {
  const chain = draft.chain
  if (!chain) return
  if (index < 0) return patchChain(draft, { negated: true, destination: chain.destination ?? destination })
  patchChain(draft, {
    links: linksWith(draft, index, { negated: true, destination: chain.links[index]?.destination ?? destination }),
  })
}

const linksWith = (draft: Draft, index: number, patch: Partial<Chain['links'][number]>): Chain['links'] =>
  (draft.chain?.links ?? []).map((link, at) => (at === index ? { ...link, ...patch } : link))

function takeFromChain(draft: Draft, card: CardId): void {
  if (draft.chain) patchChain(draft, { cards: without(draft.chain.cards, card) })
}
