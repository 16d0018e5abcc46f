/** The ten steps of a turn as a table, for looking up. Cells carry the marks of our readings, as `text` reads them. */
import type { KnownRuleId, Step } from '@/games/snap/rules'

export interface TurnMatrixRow {
  readonly step: Exclude<Step, 'setup'>
  readonly name: string
  readonly what: string
  readonly duty: 'mandatory' | 'optional'
  /** When the step asks for something at all. */
  readonly when: string
  readonly answeredBy: string
  /** The step's own entry first. */
  readonly ids: readonly [KnownRuleId, ...KnownRuleId[]]
}

/** In the order of a turn. */
export const TURN_MATRIX: readonly TurnMatrixRow[] = [
  {
    step: 'unlock',
    name: 'Unlock Step',
    what: 'One Locked Support of free choice goes to the hand.',
    duty: 'mandatory',
    when: 'With a Locked Support, from Round 2 for Player 1 and from Round 1 for Player 2.',
    answeredBy: 'A Counter that answers an unlock.',
    ids: [
      'turn-procedure/unlock-step',
      'support-access/unlock-step',
      'support-access/opening-unlock-schedule',
      'rulings/player-1-first-turn-unlock',
      'rulings/player-2-first-turn-unlock',
      'rulings/unlock-order',
    ],
  },
  {
    step: 'flip',
    name: 'Flip Step',
    what: 'The face-down Active Monster is turned face-up, and so is one on the Bench or in the Flex Slot.',
    duty: 'mandatory',
    when: 'With a face-down Active Monster; from Round 2 {benchFlipRound} with one on the Bench or in the Flex Slot.',
    answeredBy: 'By default nothing {turn-procedure/flip-step}; ON REVEAL waits for Trigger Resolution.',
    ids: ['turn-procedure/flip-step', 'keywords/trigger'],
  },
  {
    step: 'trigger',
    name: 'Trigger Resolution',
    what: 'All ready Triggers of both players resolve: mandatory ones first, the turn player’s before the opponent’s {timing/simultaneous-effects}.',
    duty: 'mandatory',
    when: 'With a Trigger that is ready; “you may” can be declined.',
    answeredBy: 'By default nothing {turn-procedure/trigger-resolution}; Triggers make no Chain by themselves.',
    ids: [
      'turn-procedure/trigger-resolution',
      'timing/simultaneous-effects',
      'rulings/simultaneous-controlled-triggers',
      'rulings/trigger-and-counter-in-same-turn',
    ],
  },
  {
    step: 'spell',
    name: 'Spell Phase',
    what: 'Spells are played from the hand, any number one after another {turn-procedure/spell-phase}.',
    duty: 'optional',
    when: 'With a Spell that can be played; in Round 1 only one {firstRoundSpells}.',
    answeredBy:
      'Counters, after each Spell or where another effect opens a Counter Window {turn-procedure/spell-phase}.',
    ids: ['turn-procedure/spell-phase', 'chains/chain-creation', 'setup/first-round-restrictions'],
  },
  {
    step: 'evolution',
    name: 'Evolution Step',
    what: 'One Evolution goes from the Reserve onto the Monster that it names.',
    duty: 'optional',
    when: 'With an Evolution whose Monster was face-up when the turn began {prime-evolution/evolution}; not in Round 1 {firstRoundPeace}.',
    answeredBy: 'A Counter that answers an Evolution.',
    ids: ['turn-procedure/evolution-step', 'prime-evolution/evolution', 'prime-evolution/attack-restriction'],
  },
  {
    step: 'prime',
    name: 'Prime Singular Step',
    what: 'A Prime Singular takes the slot of a Monster on its side, which goes to the Graveyard {prime-evolution/replaced-monster}.',
    duty: 'optional',
    when: 'While the PRIME CONDITION holds and a Monster on its side is face-up {prime-evolution/prime-entry}; not in Round 1 {firstRoundPeace}.',
    answeredBy: 'A Counter that answers the entry or the replacement {turn-procedure/prime-singular-step}.',
    ids: ['turn-procedure/prime-singular-step', 'prime-evolution/prime-entry', 'prime-evolution/replaced-monster'],
  },
  {
    step: 'attack',
    name: 'Attack Phase',
    what: 'The Active Monster attacks; IMP is compared, and the lower one is defeated.',
    duty: 'optional',
    when: 'With an attack left {attacks} and a Monster that may attack; not in Round 1 {firstRoundPeace}.',
    answeredBy: 'A block {combat/blocker}, then Counters to the attack, and Counters to a result that would defeat.',
    ids: [
      'turn-procedure/attack-phase',
      'combat/attack-declaration',
      'combat/blocker',
      'combat/imp-comparison',
      'combat/overdrive',
    ],
  },
  {
    step: 'swap',
    name: 'Swap Phase',
    what: 'The Active Monster and one on the Bench or in the Flex Slot change places.',
    duty: 'optional',
    when: 'With a Monster that has Swap {keywords/swap}, once a turn {swaps}, or a Swap that a card gave.',
    answeredBy: 'A Counter that answers a Swap or movement {turn-procedure/swap-phase}.',
    ids: ['turn-procedure/swap-phase', 'keywords/swap'],
  },
  {
    step: 'lockIn',
    name: 'Lock-in Phase',
    what: 'One Support of the Support Deck is locked.',
    duty: 'mandatory',
    when: 'From Round 4, with a Support in the deck and fewer than three locked.',
    answeredBy: 'A Counter that answers a Lock-in.',
    ids: [
      'turn-procedure/lock-in-phase',
      'support-access/ongoing-single-card-lock-in',
      'rulings/ongoing-lock-in-with-cards-remaining',
    ],
  },
  {
    step: 'end',
    name: 'End Phase',
    what: '“Until end of turn” ends, delayed effects happen, and the turn passes {turn-procedure/end-phase}.',
    duty: 'mandatory',
    when: 'Always.',
    answeredBy: 'Usually nothing {turn-procedure/end-phase}.',
    ids: ['turn-procedure/end-phase', 'card-text/duration-language', 'rulings/temporary-imp-at-end-phase'],
  },
]
