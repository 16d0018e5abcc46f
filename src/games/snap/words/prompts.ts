/** Who is asked, and what for. Nothing here depends on what only one seat may see. */
import type { Action, ChainView, DecisionView, KnownRuleId, ResultReason, Seat, Step, View } from '@/games/snap/rules'
import { possessive, STEP_NAMES, STEP_SHORT_NAMES } from './words'

export interface Prompt {
  readonly seat: Seat
  /** The name of the player who is asked. */
  readonly who: string
  /** What for, as a heading: `Spell Phase`, `Counter Window`. */
  readonly title: string
  /** What for, as one sentence: `Ada plays a Spell or passes.` */
  readonly text: string
  /** The rule that asks. */
  readonly rule: KnownRuleId
}

type PassAction = Extract<Action, { type: 'pass' }>

/** The question that is open in a view; null: the game is over. */
export function promptOf(view: View): Prompt | null {
  const { decision } = view
  if (decision === null) return null
  const who = view.seats[decision.seat].name
  return {
    seat: decision.seat,
    who,
    title: titleOf(decision),
    text: textOf(decision, who, view),
    rule: ruleOf(decision),
  }
}

function titleOf(decision: DecisionView): string {
  switch (decision.kind) {
    case 'setup':
      return 'Setup'
    case 'unlock':
    case 'flip':
    case 'lockIn':
      return STEP_NAMES[decision.kind]
    case 'order':
      return 'Order'
    case 'trigger':
      return decision.source?.definition.name ?? 'Trigger'
    case 'step':
      return STEP_NAMES[decision.step]
    case 'block':
      return 'Block'
    case 'window':
      return 'Counter Window'
    case 'promote':
      return 'Promotion'
    case 'pick':
    case 'mode':
    case 'aim':
      return decision.source?.definition.name ?? 'Choice'
    case 'standstill':
      return 'Standstill'
    default: {
      const never: never = decision.kind
      return never
    }
  }
}

/** The rule of each step of a turn. */
export const STEP_RULES: Readonly<Record<Step, KnownRuleId>> = {
  setup: 'setup/bench-placement',
  unlock: 'turn-procedure/unlock-step',
  flip: 'turn-procedure/flip-step',
  trigger: 'turn-procedure/trigger-resolution',
  spell: 'turn-procedure/spell-phase',
  evolution: 'turn-procedure/evolution-step',
  prime: 'turn-procedure/prime-singular-step',
  attack: 'turn-procedure/attack-phase',
  swap: 'turn-procedure/swap-phase',
  lockIn: 'turn-procedure/lock-in-phase',
  end: 'turn-procedure/end-phase',
}

function ruleOf({ kind, step }: DecisionView): KnownRuleId {
  switch (kind) {
    case 'step':
      return STEP_RULES[step]
    case 'setup':
    case 'unlock':
    case 'flip':
    case 'trigger':
    case 'lockIn':
      return STEP_RULES[kind]
    case 'order':
      return 'timing/simultaneous-effects'
    case 'block':
      return 'combat/blocker'
    case 'window':
      return 'chains/chain-creation'
    case 'promote':
      return 'game-end/active-promotion'
    case 'pick':
    case 'mode':
      return 'game-state/effect'
    case 'aim':
      return 'card-text/targets-before-resolution'
    case 'standstill':
      return 'game-end/mandatory-resolving-effect'
    default: {
      const never: never = kind
      return never
    }
  }
}

function textOf(decision: DecisionView, who: string, view: View): string {
  const source = decision.source?.definition.name ?? 'An effect'
  switch (decision.kind) {
    case 'setup':
      return `${who} places the lineup and chooses the starting hand and the Opening Lock-in.`
    case 'unlock':
      return `${who} chooses one Locked Support to unlock.`
    case 'flip':
      return `${who} chooses which face-down Monster to reveal.`
    case 'order':
      return `${who} chooses ${ORDER_WORDS[decision.among ?? 'Triggers']}.`
    case 'trigger':
      return decision.optional
        ? `${source}: ${who} may use its effect.`
        : `${source}: ${who} chooses what its effect goes to.`
    case 'step':
      return stepText(decision.step, who)
    case 'block':
      return `${who} may block the attack with a Blocker.`
    case 'window':
      return view.chain === null
        ? `${who} may play a Counter.`
        : `${who} may answer ${chainWords(view.chain, view, decision.seat)}.`
    case 'lockIn':
      return `${who} locks one Support from the Support Deck.`
    case 'promote':
      return `${possessive(who)} Active Slot is empty: ${who} promotes a Monster.`
    case 'pick':
      return `${source}: ${who} ${pickWords(decision.purpose)}.`
    case 'mode':
      return `${source}: ${who} chooses one of its effects.`
    case 'aim':
      return `${source}: ${who} chooses what this effect goes to.`
    case 'standstill':
      return decision.agreed
        ? `${view.seats[decision.seat === 0 ? 1 : 0].name} would end this in a draw: ${who} agrees, or wants one more Round.`
        : `For a whole Round nobody could do anything: ${who} wants one more Round, or a draw.`
    default: {
      const never: never = decision.kind
      return never
    }
  }
}

const ORDER_WORDS: Readonly<Record<NonNullable<DecisionView['among']>, string>> = {
  Triggers: 'which Trigger comes next',
  'entry effects': 'which entry effect comes next',
  'delayed effects': 'which delayed effect comes next',
  replacement: 'which of its texts stands in for the defeat',
  'replaced defeats': 'what stands in for which defeat first',
}

function stepText(step: Step, who: string): string {
  switch (step) {
    case 'spell':
      return `${who} plays a Spell or passes.`
    case 'evolution':
      return `${who} evolves a Monster or passes.`
    case 'prime':
      return `${who} brings in a Prime Singular or passes.`
    case 'attack':
      return `${who} attacks or passes.`
    case 'swap':
      return `${who} swaps or passes.`
    case 'setup':
    case 'unlock':
    case 'flip':
    case 'trigger':
    case 'lockIn':
    case 'end':
      return `${who} decides in the ${STEP_NAMES[step]}.`
    default: {
      const never: never = step
      return never
    }
  }
}

function pickWords(purpose: DecisionView['purpose']): string {
  switch (purpose) {
    case 'lock':
      return 'chooses a Support to lock'
    case 'unlock':
      return 'chooses a Locked Support to unlock'
    case 'hand':
      return 'chooses a Locked Support for the hand'
    case 'deck':
      return 'chooses a Locked Support to put back into the Support Deck'
    case 'graveyard':
      return 'chooses a Locked Support for the Graveyard'
    case null:
      return 'chooses a card'
    default: {
      const never: never = purpose
      return never
    }
  }
}

/** What a Counter Window is about: `Rally`, `Ada’s attack` (`their own attack` when Ada is asked), and the newest Counter when there is one. */
export function chainWords(chain: ChainView, view: View, asked: Seat | null = null): string {
  const newest = chain.links.filter((link) => !link.resolved).at(-1)
  if (newest !== undefined) return newest.card.definition.name
  const whose = chain.seat === asked ? 'their own' : possessive(view.seats[chain.seat].name)
  switch (chain.kind) {
    case 'Spell':
      return chain.card?.definition.name ?? `${whose} Spell`
    case 'attack':
      return `${whose} attack`
    case 'combat result':
      return 'the combat result'
    case 'unlock':
      return `${whose} unlock`
    case 'Evolution':
      return `${whose} Evolution`
    case 'Prime entry':
      return `the entry of ${whose} Prime Singular`
    case 'Swap':
      return `${whose} Swap`
    case 'Lock-in':
      return `${whose} Lock-in`
    default: {
      const never: never = chain.kind
      return never
    }
  }
}

/** What a pass does, as the words of its button: `Pass to Attack`, `End turn`, `No Counter`. */
export function passLabel(pass: PassAction, decision: Pick<DecisionView, 'kind'>): string {
  if (decision.kind === 'window') return 'No Counter'
  if (decision.kind === 'block') return 'No block'
  if (pass.to === null) return 'Pass'
  return pass.to === 'end' ? 'End turn' : `Pass to ${STEP_SHORT_NAMES[pass.to]}`
}

/** The words of the button for an answer that names nothing on the table. */
export function answerLabel(action: Action, decision: Pick<DecisionView, 'kind' | 'optional'>): string {
  switch (action.type) {
    case 'pass':
      return passLabel(action, decision)
    case 'confirm':
      return 'Confirm setup'
    case 'accept':
      return decision.optional ? 'Use the effect' : 'Resolve'
    case 'decline':
      return 'Do not use it'
    case 'mode':
      return `Choose effect ${action.mode + 1}`
    case 'goOn':
      return 'One more Round'
    case 'agreeDraw':
      return 'End it in a draw'
    case 'concede':
      return 'Concede'
    case 'offerDraw':
      return 'Offer a draw'
    case 'withdrawDraw':
      return 'Take the offer back'
    case 'acceptDraw':
      return 'Accept the draw'
    case 'declineDraw':
      return 'Decline the draw'
    case 'place':
      return 'Place'
    case 'choose':
      return action.to === 'hand'
        ? 'Starting hand'
        : action.to === 'locked'
          ? 'Opening Lock-in'
          : 'Back to the Support Deck'
    case 'unlock':
      return 'Unlock'
    case 'flip':
      return 'Reveal'
    case 'order':
      return 'Resolve next'
    case 'play':
      return 'Play'
    case 'counter':
      return 'Play as Counter'
    case 'evolve':
      return 'Evolve'
    case 'enter':
      return 'Enter the field'
    case 'attack':
      return 'Attack'
    case 'block':
      return 'Block'
    case 'swap':
      return 'Swap'
    case 'promote':
      return 'Promote'
    case 'lockIn':
      return 'Lock in'
    case 'pick':
      return 'Choose'
    default: {
      const never: never = action
      return never
    }
  }
}

/** How a game ended, as one sentence. */
export function resultText(view: View): string | null {
  const { result } = view
  if (result === null) return null
  const winner = result.winner === null ? null : view.seats[result.winner].name
  const loser = result.winner === null ? null : view.seats[result.winner === 0 ? 1 : 0].name
  switch (result.reason) {
    case 'last Monster':
      return `${loser ?? 'A player'} has no Monster left on the field.`
    case 'both last Monsters':
      return 'Both players lost their last Monsters at the same moment.'
    case 'concession':
      return `${loser ?? 'A player'} conceded to ${winner ?? 'the other'}.`
    case 'agreed draw':
      return 'Both players agreed to a draw.'
    case 'standstill':
      return 'Nobody could do anything any more, and both players took the draw.'
    case 'round limit':
      return 'The last Round is over and both players still stand.'
    default: {
      const never: never = result.reason
      return never
    }
  }
}

/** The rule by which a game ended. */
export function resultRule(reason: ResultReason): KnownRuleId {
  switch (reason) {
    case 'last Monster':
      return 'game-end/defeat-condition-check'
    case 'both last Monsters':
      return 'game-end/mandatory-resolving-effect'
    case 'concession':
    case 'agreed draw':
      return 'game-end/immediate-ending'
    case 'standstill':
      return 'game-end/mandatory-resolving-effect'
    case 'round limit':
      return 'scope-authority/organized-play-boundary'
    default: {
      const never: never = reason
      return never
    }
  }
}
