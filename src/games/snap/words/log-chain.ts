/** Log lines of Spells, Counters, Chains and Triggers. */
import type { CardId, KnownRuleId, ViewedEvent } from '@/games/snap/rules'
import { line, supportName, type Wording } from './log-line'
import type { Scene } from './scene'
import { listed } from './words'

type ChainEvent = Extract<
  ViewedEvent,
  {
    type:
      | 'declared'
      | 'counterPlayed'
      | 'counterPassed'
      | 'linkResolved'
      | 'originResolved'
      | 'negated'
      | 'chainEnded'
      | 'triggered'
      | 'triggerResolved'
  }
>
type Outcome = Extract<ViewedEvent, { type: 'linkResolved' }>['outcome']

/** Words an event of a Chain or a Trigger; null: it needs no line. */
export function chainLine(event: ChainEvent, scene: Scene): Wording | null {
  switch (event.type) {
    case 'declared':
      return declaredLine(event, scene)
    case 'counterPlayed':
      return line(
        event.seat,
        'chains/chain-creation',
        `${scene.names[event.seat]} answers ${scene.answered(event.link.answers)} with ${scene.cardName(event.link.card)}${chosenEffects(event.link, scene)}${onTargets(event, scene)}.`,
        { card: event.link.card },
        ...event.targets,
      )
    // A pass in a window is shown by the table; a line for each would bury the rest.
    case 'counterPassed':
    case 'chainEnded':
      return null
    case 'linkResolved':
      return line(null, OUTCOME_RULES[event.outcome], resolvedText(scene.cardName(event.card), event.outcome), {
        card: event.card,
      })
    case 'originResolved':
      // Attacks, Swaps and the like go on as events of their own.
      if (event.outcome === 'resolved') return null
      if (event.outcome === 'no legal target')
        return line(
          null,
          OUTCOME_RULES[event.outcome],
          `${scene.answered(-1)} no longer finds what it needs and does nothing.`,
        )
      return line(null, OUTCOME_RULES[event.outcome], resolvedText(scene.answered(-1), event.outcome))
    case 'negated':
      return line(
        null,
        event.destination === null ? 'chains/negated-original-effect' : 'rulings/countered-spell-destination',
        `${scene.cardName(event.by)} negates ${scene.answered(event.link)}.`,
        { card: event.by },
      )
    case 'triggered':
      return line(event.trigger.controller, 'keywords/trigger', `${theEffect(event.trigger, scene)} is ready.`, {
        card: event.trigger.source,
      })
    case 'triggerResolved':
      return triggerLine(event, scene)
    default: {
      const never: never = event
      return never
    }
  }
}

const OUTCOME_RULES = {
  resolved: 'chains/lifo-resolution',
  negated: 'chains/negated-original-effect',
  'no legal target': 'rulings/illegal-target-during-resolution',
} as const satisfies Record<Outcome, KnownRuleId>

function resolvedText(what: string, outcome: Outcome): string {
  switch (outcome) {
    case 'resolved':
      return `${what} resolves.`
    case 'negated':
      return `${what} is negated and does nothing.`
    case 'no legal target':
      return `${what} has no legal target left and does nothing.`
    default: {
      const never: never = outcome
      return never
    }
  }
}

type TriggerRecord = Extract<ViewedEvent, { type: 'triggered' }>['trigger']

/** `The Trigger of Rally Captain`, `The ON REVEAL effect of Gravewax Lictor` */
const theEffect = (trigger: TriggerRecord, scene: Scene): string =>
  `The ${scene.abilityName(trigger.source, trigger.ability)} of ${scene.cardName(trigger.source)}`

function triggerLine({ trigger, outcome }: Extract<ViewedEvent, { type: 'triggerResolved' }>, scene: Scene): Wording {
  const effect = theEffect(trigger, scene)
  const mark = { card: trigger.source }
  switch (outcome) {
    case 'resolved':
      return line(trigger.controller, 'turn-procedure/trigger-resolution', `${effect} resolves.`, mark)
    case 'declined':
      return line(
        trigger.controller,
        'turn-procedure/trigger-resolution',
        `${scene.names[trigger.controller]} does not use ${effect.replace('The', 'the')}.`,
        mark,
      )
    case 'no legal target':
      return line(
        trigger.controller,
        'rulings/illegal-target-during-resolution',
        `${effect} has no legal target and does nothing.`,
        mark,
      )
    case 'limit':
      return line(
        trigger.controller,
        'turn-procedure/trigger-resolution',
        `${effect} is dropped: too many Triggers in one Trigger Resolution.`,
        mark,
      )
    default: {
      const never: never = outcome
      return never
    }
  }
}

/** A Spell has its line when it is played. Other actions have theirs when they are done, and need one here only where a Counter may stop them: the window is open. */
function declaredLine(event: Extract<ViewedEvent, { type: 'declared' }>, scene: Scene): Wording | null {
  const { origin } = event
  const who = scene.names[origin.seat]
  const own = (object: number): string => {
    const place = scene.placeOf(object)
    return place === null ? 'a Monster' : scene.ownMonsterAt(place)
  }
  const announced = (rule: KnownRuleId, text: string): Wording | null =>
    scene.isAnswerable ? line(origin.seat, rule, text) : null
  switch (origin.kind) {
    case 'Spell':
      return line(
        origin.seat,
        'turn-procedure/spell-phase',
        `${who} plays ${scene.cardName(origin.card)}${chosenEffects(origin, scene)}${onTargets(event, scene)}.`,
        { card: origin.card },
        ...event.targets,
      )
    // An attack and the comparison have lines of their own.
    case 'attack':
    case 'combat result':
      return null
    case 'unlock':
      return announced('turn-procedure/unlock-step', `${who} is about to unlock ${supportName(scene, origin.card)}.`)
    case 'Lock-in':
      return announced('turn-procedure/lock-in-phase', `${who} is about to lock ${supportName(scene, origin.card)}.`)
    case 'Evolution':
      return announced(
        'prime-evolution/evolution',
        `${who} is about to evolve ${own(origin.object)} to ${scene.cardName(origin.card)}.`,
      )
    case 'Prime entry':
      return announced(
        'prime-evolution/prime-entry',
        `${who} is about to replace ${own(origin.object)} by the Prime Singular ${scene.cardName(origin.card)}.`,
      )
    case 'Swap':
      return announced('keywords/swap', `${who} is about to swap ${own(origin.active)} and ${own(origin.object)}.`)
    default: {
      const never: never = origin
      return never
    }
  }
}

/** ` (“Lock 1 Support from your Support Deck”)`; empty where the text leaves no choice. */
function chosenEffects(
  { card, modes }: { readonly card: CardId; readonly modes: readonly number[] },
  scene: Scene,
): string {
  const texts = scene.modeTexts(card, modes)
  return texts.length === 0 ? '' : ` (“${texts.join('”, “')}”)`
}

function onTargets(event: Extract<ViewedEvent, { type: 'declared' | 'counterPlayed' }>, scene: Scene): string {
  return event.targets.length === 0 ? '' : ` on ${listed(event.targets.map((target) => scene.target(target)))}`
}
