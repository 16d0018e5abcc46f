/** Log lines of Monsters that turn up, evolve, enter and change places. */
import { ACTIVE, type ViewedEvent } from '@/games/snap/rules'
import { line, type Wording } from './log-line'
import type { Scene } from './scene'
import { possessive } from './words'

type FieldEvent = Extract<
  ViewedEvent,
  {
    type:
      'flexOpened' | 'revealed' | 'evolved' | 'primeEntered' | 'returned' | 'swapped' | 'extraSwapGained' | 'promoted'
  }
>

/** Words an event of the field; null: it needs no line. */
export function fieldLine(event: FieldEvent, scene: Scene): Wording | null {
  const who = scene.names[event.seat]
  switch (event.type) {
    case 'flexOpened':
      return line(event.seat, 'zones/flex-slot', `${possessive(who)} Flex Slot is open.`)
    case 'revealed':
      return line(
        event.seat,
        'turn-procedure/flip-step',
        `${who} reveals ${scene.cardName(event.card)} in ${scene.slotName(event.slot)}.`,
        { card: event.card },
        event,
      )
    case 'evolved':
      return line(
        event.seat,
        'prime-evolution/evolution',
        `${who} evolves ${scene.cardName(event.onto)} to ${scene.cardName(event.card)}.`,
        { card: event.card },
        event,
      )
    case 'primeEntered':
      return line(
        event.seat,
        'prime-evolution/prime-entry',
        `${possessive(who)} Prime Singular ${scene.cardName(event.card)} enters and replaces ${scene.cardName(event.replaced)}.`,
        { card: event.card },
        { card: event.replaced },
      )
    case 'returned':
      return line(
        event.seat,
        'zones/graveyard',
        `${possessive(who)} ${scene.cardName(event.card)} returns from the Graveyard to ${scene.slotName(event.slot)}.`,
        { card: event.card },
        event,
      )
    case 'swapped': {
      const active = { seat: event.seat, slot: ACTIVE }
      const [one, other] = [scene.ownMonsterAt(active), scene.ownMonsterAt(event)]
      const text =
        event.by === 'effect'
          ? `${possessive(who)} ${one} and ${other} change places.`
          : `${who} swaps ${one} and ${other}.`
      return line(event.seat, 'keywords/swap', text, active, event)
    }
    case 'extraSwapGained':
      return line(event.seat, 'keywords/swap', `${who} may make one Swap more this turn.`)
    case 'promoted':
      return line(
        event.seat,
        'game-end/active-promotion',
        `${who} promotes ${scene.ownMonsterAt(event)} to the Active Slot.`,
        event,
      )
    default: {
      const never: never = event
      return never
    }
  }
}
