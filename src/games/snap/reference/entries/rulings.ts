/** 14 Expanded Rulings Library */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const rulings: ChapterWords<'rulings'> = {
  intro:
    'Decisions on situations that come up again and again. Each applies rules of the chapters before it, to which it leads back.',
  entries: {
    'rulings/locked-support-removed-before-unlock': {
      kind: 'engine',
      text:
        'A Support that is taken out of the Locked Supports before it could be unlocked is not available and lies where the effect put it, even if this happened in answer to its own unlock. ' +
        'Rule: [[support-access/removal-handling]].',
    },
    'rulings/player-1-first-turn-unlock': {
      kind: 'engine',
      text:
        'Three opening Supports lie there, and still Player 1 unlocks none in Round 1; the first may be taken in Round 2. ' +
        'Rule: [[setup/first-turn-balance]].',
    },
    'rulings/player-2-first-turn-unlock': {
      kind: 'engine',
      text:
        'Player 2’s first turn does have an Unlock Step: one of the three opening Supports, chosen freely, goes to the hand. ' +
        'That is what Player 2 gets for going second: [[setup/first-turn-balance]].',
    },
    'rulings/unlock-order': {
      kind: 'engine',
      text:
        'With several Supports locked, their controller takes any of them; being locked first gives a card no precedence. ' +
        'Rule: [[support-access/unlock-step]].',
    },
    'rulings/ongoing-lock-in-with-cards-remaining': {
      kind: 'engine',
      text:
        'From Round 4 it is one Support in each of a player’s turns, however few are locked: no refill up to three, and no fourth. ' +
        'With an empty Support Deck or three locked ones the phase passes, and the log says why. ' +
        'Rule: [[support-access/ongoing-single-card-lock-in]].',
    },
    'rulings/trigger-and-counter-in-same-turn': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'Triggers resolve in [[turn-procedure/trigger-resolution|their own step]] and open no Counter Window, whatever Counters are held. ' +
        'A Counter is playable later in the same turn, when a [[chains/chain-creation|window]] opens that its text answers, or at a time that a card expressly allows, which none here does {?}.',
    },
    'rulings/blocker-vs-disruptor': {
      kind: 'engine',
      text:
        '[[combat/disruptor]] lets its own attack name a Bench or Flex Monster, and does no more. ' +
        'The defending player may still [[combat/blocker|block]] with another Monster, also the Active one; an attacked Blocker cannot block for itself {combat/blocker}.',
    },
    'rulings/overdrive-after-first-attack': {
      kind: 'engine',
      text:
        'Only when the first attack is over with all that follows from it is [[combat/overdrive]] looked at. ' +
        'If no opposing Monster was defeated in that combat, there is no further attack.',
    },
    'rulings/evolution-before-attack': {
      kind: 'engine',
      text:
        'Evolving comes before attacking in a turn, and the Monster that evolved does not attack in it, unless a card or a rule expressly lets it. ' +
        'Rule: [[prime-evolution/attack-restriction]].',
    },
    'rulings/prime-singular-replacement': {
      kind: 'engine',
      text:
        'A Prime Singular is announced as coming from the Reserve in the place of a Monster. ' +
        'It is no Support that is played and no Evolution, and uses up neither the one nor the other. ' +
        'Rule: [[prime-evolution/prime-entry]].',
    },
    'rulings/chain-cap-reached': {
      kind: 'engine',
      text:
        'With three Counters on a Chain {chainCap} nobody adds another, whatever they hold, except with a card that says it exceeds the Chain cap. ' +
        'Then the Chain resolves as always: [[chains/contribution-limits]].',
    },
    'rulings/illegal-target-during-resolution': {
      kind: 'engine',
      text:
        'A card that finds none of its targets legal has no effect and goes on to its place; one that finds some affects those {chains/illegal-target-at-resolution}. ' +
        'Legal means: [[game-state/card|still the same object]], and still of the class that the text names.',
    },
    'rulings/forced-active-promotion': {
      kind: 'engine',
      text:
        'An empty Active Slot is filled before what emptied it goes on: its controller picks a Monster on the Bench or in an open Flex Slot, and a face-down one is revealed. ' +
        'Rule: [[game-end/active-promotion]].',
    },
    'rulings/optional-action-after-game-end': {
      kind: 'engine',
      text:
        'With a player’s last Monster the game is over, for both: no additional attack, no Swap and no “you may” comes after it. ' +
        'Rule: [[game-end/immediate-ending]].',
    },
    'rulings/temporary-imp-at-end-phase': {
      kind: 'engine',
      text:
        'A change of IMP ends when its text says. ' +
        '“Until end of turn” goes in the [[turn-procedure/end-phase]], before delayed effects {turn-procedure/end-phase} and before the next turn; “until your next turn” outlasts the turn of the opponent. ' +
        'Rule: [[card-text/duration-language]].',
    },
    'rulings/locked-support-limit-exceeded': {
      kind: 'engine',
      text:
        'A fourth Locked Support is illegal: the table refuses it before anything moves, so that nothing hidden is shown by it. ' +
        'An effect that locks stops at three as well. ' +
        'Rule: [[zones/locked-support-zone]].',
    },
    'rulings/countered-spell-destination': {
      kind: 'engine',
      reasons: ['The second Counter negates nothing any more; it cannot take back what the first one said.'],
      text:
        'A negated Spell has no effect, but it leaves the Chain like any other: to the Graveyard, or to the place that the Counter names. ' +
        'A place once named holds, even if a further Counter negates the Spell again {?}. ' +
        'Rule: [[chains/negated-original-effect]].',
    },
    'rulings/counter-window-passed': {
      kind: 'engine',
      text:
        'When both players have passed one after the other and the game has gone on, the window stays shut, short of a [[timing/missed-window|repair]]. ' +
        'A single pass does not shut it: if the other player adds a Counter, whoever passed is asked again.',
    },
    'rulings/simultaneous-controlled-triggers': {
      kind: 'engine',
      text:
        'A player with several Triggers ready chooses their order, unless a card sets it: first among the mandatory ones, then among those with “you may”. ' +
        'Rule: [[timing/simultaneous-effects]].',
    },
    'rulings/monster-reserve-inspection': {
      kind: 'engine',
      text:
        'Nobody but its owner looks into a [[zones/monster-reserve]], save a judge or a program that has to settle a dispute, an effect or a question of legality. ' +
        'This table checks decks and entries without showing the opponent more than the number of cards {zones/support-deck}.',
    },
    'rulings/prime-evolution-naming': {
      kind: 'engine',
      text:
        '“Prime” in a card’s name or story makes no Prime Singular of it. ' +
        'A Prime Evolution evolves a Monster, in the Evolution Step, and lies in its stack. ' +
        'Rule: [[prime-evolution/prime-evolution]].',
    },
  },
}
