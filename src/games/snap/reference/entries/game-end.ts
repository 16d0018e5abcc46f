/** 12 State-Based Checks & Game End */
import type { ChapterWords } from '../entry'

export const gameEnd: ChapterWords<'game-end'> = {
  intro:
    'Checked at once and in everyone’s sight: an empty Active Slot is filled, and a player without Monsters has lost. Neither points nor decks run out to end a game.',
  entries: {
    'game-end/active-promotion': {
      kind: 'engine',
      reasons: [
        'The promotion opens no window, and Trigger Resolution is the time for Triggers.',
        'The reference gives no order for two promotions; the turn player goes first wherever both have to choose.',
      ],
      text:
        'If the Active Slot is empty and its player has a Monster on the Bench or in an open Flex Slot, that player at once chooses which becomes Active. ' +
        'A face-down one is revealed by this, and its ON REVEAL waits for a [[turn-procedure/trigger-resolution]] {?}. ' +
        'This comes before everything else, even between two instructions of one effect, and cannot be answered. ' +
        'If both have to, the turn player is first {?}.',
    },
    'game-end/defeat-condition-check': {
      kind: 'engine',
      reasons: ['The reference speaks of remaining Monsters without saying where; a Reserve is no place on the field.'],
      text:
        'Each time a Monster leaves the field or stops counting as one, and after any [[game-end/active-promotion|promotion]], a player with no Monster in Active, Bench and Flex Slot has lost. ' +
        'A face-down Monster counts, and a stack counts as one. ' +
        'Cards in Reserve, hand or Graveyard do not count {?}.',
    },
    'game-end/immediate-ending': {
      kind: 'engine',
      reasons: [
        'The reference rules out optional actions after the end and is silent on what is mandatory; a game that is over has no position to change.',
        'The reference does not speak of giving up; nobody can be made to play on.',
      ],
      text:
        'When a player has lost, the game is over in that moment: no Trigger and no [[combat/overdrive]] comes of it, and nothing optional is offered any more. ' +
        'What was still to happen of an effect or of a Chain does not happen either, even if it is mandatory {?}. ' +
        'A player may also concede, at any time, and the game ends in the same way {?}.',
    },
    'game-end/mandatory-resolving-effect': {
      kind: 'engine',
      reasons: [
        'The reference wants one resolving effect and the same time; the checks come after each instruction, so only one instruction does both.',
        'The reference does not speak of it; two players who agree need no rule.',
      ],
      text:
        'If one resolving effect takes both players’ last Monsters at the same time, playtests count the game as a draw, unless a tiebreaker of a card, the format or an event’s policy decides it; this table has none. ' +
        'At the same time means by a single instruction {?}: of two in a row the first already [[game-end/immediate-ending|ends the game]]. ' +
        'Players may also agree on a draw at any time {?}, and a format may call one after a number of Rounds; the standard one does not {roundLimit}.',
    },
    'game-end/no-deck-out': {
      kind: 'engine',
      text:
        'A player with no Support left in any zone has lost nothing by it: steps that would need one [[support-access/ongoing-single-card-lock-in|pass by]], and the turns go on. ' +
        'It is the loss of the [[game-end/defeat-condition-check|last Monster]] that loses a game.',
    },
    'game-end/no-life-total': {
      kind: 'engine',
      text:
        'There are no life points: by how much a [[combat/imp-comparison|comparison]] was won costs nobody anything. ' +
        'Even a player whose Monsters all have 0 IMP has not lost.',
    },
  },
}
