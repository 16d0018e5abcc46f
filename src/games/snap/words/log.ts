/**
 * The log in plain sentences. Each event of the table has one line or none; what an event keeps from the viewer is named
 * by its kind alone (`support-access/open-log`): the opponent reads "locks a Support", the owner reads which.
 */
import type { ViewedEvent } from '@/games/snap/rules'
import { chainLine } from './log-chain'
import { combatLine } from './log-combat'
import { fieldLine } from './log-field'
import { line, markOf, supportName, type Wording } from './log-line'
import type { Scene } from './scene'
import { durationWords, possessive, sentence, signed, STEP_NAMES } from './words'

/**
 * Words one event as the scene's viewer reads it; null: it needs no line. The scene stands before the event; the caller
 * lets it follow the event afterwards.
 */
export function wordEvent(event: ViewedEvent, scene: Scene): Wording | null {
  switch (event.type) {
    // A player arranges freely; what counts is the confirmed setup.
    case 'placed':
    case 'chosen':
      return null
    case 'setupConfirmed':
      return line(
        event.seat,
        'setup/opening-support-commitment',
        `${scene.names[event.seat]} has set up: lineup, starting hand and Opening Lock-in.`,
      )
    case 'turnBegan':
      return line(
        event.seat,
        'turn-procedure/unlock-step',
        `Round ${event.round}: ${possessive(scene.names[event.seat])} turn.`,
      )
    case 'stepBegan':
    case 'turnEnded':
      return null
    case 'stepPassed':
      return line(
        event.seat,
        'timing/missed-window',
        event.to === null
          ? `${scene.names[event.seat]} passes the ${STEP_NAMES[event.step]}.`
          : `${scene.names[event.seat]} passes to the ${STEP_NAMES[event.to]}.`,
      )
    case 'skipped':
      return skippedLine(event, scene)
    case 'unlocked':
      return line(
        event.seat,
        'support-access/unlock-step',
        `${scene.names[event.seat]} unlocks ${supportName(scene, event.card)}.`,
        markOf(event.card),
      )
    case 'lockedIn':
      return line(
        event.seat,
        'support-access/open-log',
        `${scene.names[event.seat]} locks ${supportName(scene, event.card)}.`,
        markOf(event.card),
      )
    case 'moved':
      return movedLine(event, scene)

    case 'declared':
    case 'counterPlayed':
    case 'counterPassed':
    case 'linkResolved':
    case 'originResolved':
    case 'negated':
    case 'chainEnded':
    case 'triggered':
    case 'triggerResolved':
      return chainLine(event, scene)

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
      return combatLine(event, scene)

    case 'flexOpened':
    case 'revealed':
    case 'evolved':
    case 'primeEntered':
    case 'returned':
    case 'swapped':
    case 'extraSwapGained':
    case 'promoted':
      return fieldLine(event, scene)

    case 'used':
      return null
    case 'modified':
      return modifiedLine(event.modifier, scene)
    case 'modifiersEnded':
      return endedLine(event.ids, scene)
    case 'impLost':
      return line(event.seat, 'combat/imp-comparison', `${scene.monsterAt(event)} loses ${event.amount} IMP.`, event)
    case 'recovered':
      return line(event.seat, 'combat/imp-comparison', `${scene.monsterAt(event)} recovers ${event.amount} IMP.`, event)
    case 'delayed':
      return line(
        event.effect.context.controller,
        'turn-procedure/end-phase',
        `${scene.cardName(event.effect.context.source)} acts again at the end of this turn.`,
        { card: event.effect.context.source },
      )
    case 'delayedResolved': {
      if (event.outcome === 'resolved') return null
      return line(
        null,
        'rulings/illegal-target-during-resolution',
        `The delayed effect of ${scene.cardName(event.source)} has no legal target left and does nothing.`,
        { card: event.source },
      )
    }

    case 'stoodStill':
      return line(
        null,
        'game-end/mandatory-resolving-effect',
        'For a whole Round nobody could do anything, and nothing changed.',
      )
    case 'drawWithdrawn':
      return line(
        event.seat,
        'game-end/immediate-ending',
        event.lapsed
          ? `${possessive(scene.names[event.seat])} offer of a draw lapses: ${scene.names[event.seat]} has decided to play on.`
          : `${scene.names[event.seat]} takes the offer of a draw back.`,
      )
    case 'drawOffered':
      return line(event.seat, 'game-end/immediate-ending', `${scene.names[event.seat]} offers a draw.`)
    case 'drawDeclined':
      return line(event.seat, 'game-end/immediate-ending', `${scene.names[event.seat]} declines the draw.`)
    case 'gameEnded':
      return line(
        event.result.winner,
        'game-end/immediate-ending',
        event.result.winner === null ? 'The game is a draw.' : `${scene.names[event.result.winner]} wins.`,
      )
    default: {
      const never: never = event
      return never
    }
  }
}

const ZONES = {
  hand: 'the hand',
  deck: 'the Support Deck',
  graveyard: 'the Graveyard',
  locked: 'Locked Support',
  chain: 'the Chain',
} as const

function movedLine(event: Extract<ViewedEvent, { type: 'moved' }>, scene: Scene): Wording {
  const who = possessive(scene.names[event.seat])
  const card = event.card === null ? 'Support' : scene.cardName(event.card)
  const from = event.from === 'chain' ? '' : ` from ${ZONES[event.from]}`
  return line(
    event.seat,
    'support-access/open-log',
    `${who} ${card} goes${from} to ${ZONES[event.to]}.`,
    markOf(event.card),
  )
}

function skippedLine(event: Extract<ViewedEvent, { type: 'skipped' }>, scene: Scene): Wording {
  const who = scene.names[event.seat]
  const text = ((): string => {
    switch (event.what) {
      case 'nothing to unlock':
        return `${who} has no Locked Support to unlock.`
      case 'first Unlock not yet':
        return `${who} skips the Unlock Step in Round ${scene.round}.`
      case 'hand is full':
        return event.card === null
          ? `${possessive(who)} hand is full; nothing is unlocked.`
          : `${possessive(who)} hand is full; ${scene.cardName(event.card)} adds nothing to it.`
      case 'nothing to lock':
        return `${who} has no Support left to lock.`
      case 'Locked Support is full':
        return `${possessive(who)} Locked Support is full; nothing is locked.`
      case 'nothing to move':
        return event.card === null
          ? `${who} has nothing to move.`
          : `${scene.cardName(event.card)} finds nothing to move.`
      case 'no free slot':
        return `${possessive(who)} Bench has no free slot.`
      case 'no legal choice':
        return event.card === null
          ? `${who} has no legal choice.`
          : `${scene.cardName(event.card)} has no legal choice.`
      default: {
        const never: never = event.what
        return never
      }
    }
  })()
  return {
    text: sentence(text),
    rule: event.rule,
    seat: event.seat,
    marks: event.card === null ? [] : [{ card: event.card }],
  }
}

type ModifierRecord = Extract<ViewedEvent, { type: 'modified' }>['modifier']

function modifiedLine(modifier: ModifierRecord, scene: Scene): Wording {
  const monster = scene.monsterOf(modifier.object)
  const effect = ((): string => {
    switch (modifier.effect.kind) {
      case 'imp':
        return modifier.effect.amount < 0
          ? `loses ${-modifier.effect.amount} IMP`
          : `gains ${modifier.effect.amount} IMP`
      case 'keyword':
        return `gains ${modifier.effect.keyword}`
      case 'restrict':
        return `cannot ${modifier.effect.act}`
      case 'permit':
        return 'may attack though it newly evolved'
      default: {
        const never: never = modifier.effect
        return never
      }
    }
  })()
  return line(
    modifier.controller,
    'card-text/duration-language',
    `${monster} ${effect} ${durationWords(modifier.duration, scene.names[modifier.controller])}.`,
    scene.placeOf(modifier.object),
    { card: modifier.source },
  )
}

/** One line for all changes that end at once. */
function endedLine(ids: readonly number[], scene: Scene): Wording | null {
  const ended = ids.map((id) => scene.modifier(id)).filter((modifier) => modifier !== null)
  const parts = ended.flatMap((modifier) => {
    const place = scene.placeOf(modifier.object)
    return place === null ? [] : [`${scene.monsterAt(place)} (${changeWord(modifier.effect)})`]
  })
  if (parts.length === 0) return null
  const places = ended.map((modifier) => scene.placeOf(modifier.object))
  return line(null, 'rulings/temporary-imp-at-end-phase', `What was temporary ends: ${parts.join(', ')}.`, ...places)
}

function changeWord(effect: ModifierRecord['effect']): string {
  switch (effect.kind) {
    case 'imp':
      return `${signed(effect.amount)} IMP`
    case 'keyword':
      return effect.keyword
    case 'restrict':
      return `cannot ${effect.act}`
    case 'permit':
      return 'may attack'
    default: {
      const never: never = effect
      return never
    }
  }
}
