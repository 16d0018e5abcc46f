/** Events as a viewer may see them: a private card's identity goes to its owner only (`support-access/open-log`). */
import type { GameEvent, ViewedEvent } from '../../model/events'
import type { Viewer } from '../../model/views'

export function viewEvents(events: readonly GameEvent[], viewer: Viewer): readonly ViewedEvent[] {
  return events.map((event) => viewEvent(event, viewer))
}

function viewEvent(event: GameEvent, viewer: Viewer): ViewedEvent {
  switch (event.type) {
    case 'placed':
    case 'chosen':
    case 'unlocked':
    case 'lockedIn':
      return event.seat === viewer ? event : { ...event, card: null }
    case 'moved':
      // What comes from or goes to a public place is announced.
      return event.seat === viewer || event.from === 'chain' || event.from === 'graveyard' || event.to === 'graveyard'
        ? event
        : { ...event, card: null }
    case 'declared': {
      const { origin } = event
      if (origin.seat === viewer || (origin.kind !== 'unlock' && origin.kind !== 'Lock-in')) return event
      return { ...event, origin: { ...origin, card: null } }
    }
    // Public, each named: a new event is hidden from nobody only once somebody has decided so.
    case 'setupConfirmed':
    case 'flexOpened':
    case 'turnBegan':
    case 'stepBegan':
    case 'stepPassed':
    case 'skipped':
    case 'revealed':
    case 'counterPlayed':
    case 'counterPassed':
    case 'linkResolved':
    case 'originResolved':
    case 'negated':
    case 'chainEnded':
    case 'triggered':
    case 'triggerResolved':
    case 'used':
    case 'evolved':
    case 'primeEntered':
    case 'returned':
    case 'attackDeclared':
    case 'blocked':
    case 'blockPassed':
    case 'redirected':
    case 'compared':
    case 'defeatPrevented':
    case 'combatEnded':
    case 'defeated':
    case 'defeatReplaced':
    case 'overdriveGained':
    case 'swapped':
    case 'extraSwapGained':
    case 'promoted':
    case 'modified':
    case 'modifiersEnded':
    case 'impLost':
    case 'recovered':
    case 'delayed':
    case 'delayedResolved':
    case 'turnEnded':
    case 'stoodStill':
    case 'drawOffered':
    case 'drawWithdrawn':
    case 'drawDeclined':
    case 'gameEnded':
      return event
    default:
      return event satisfies never
  }
}
