/** 12 State-Based Checks & Game End */
import type { ChapterWords } from '../entry'

export const gameEnd: ChapterWords<'game-end'> = {
  intro: 'Checked at once and in everyone’s sight: an empty Active Slot is filled, and a player without Monsters has lost. Neither points nor decks run out to end a game.',
  entries: {
    'game-end/active-promotion': {
      kind: 'engine',
      open: [],
      text:
        'If the Active Slot is empty and its player has a Monster on the Bench or in an open Flex Slot, that player at once chooses which becomes Active. ' +
        'If it was face-down it turns up, and its ON REVEAL waits for a [[turn-procedure/trigger-resolution]]. ' +
        'This comes before everything else, even between two instructions of one effect, and cannot be answered. ' +
        'If both have to, the turn player is first (our reading).',
    },
    'game-end/defeat-condition-check': {
      kind: 'engine',
      open: [],
      text:
        'Each time a Monster leaves the field, and after any [[game-end/active-promotion|promotion]], a player with no Monster in Active, Bench and Flex Slot has lost. ' +
        'A face-down Monster counts, and a stack counts as one. ' +
        'Cards in Reserve, hand or Graveyard do not count (for the Reserve our reading).',
    },
    'game-end/immediate-ending': {
      kind: 'engine',
      open: [],
      text:
        'When a player has lost, the game is over in that moment: the rest of an effect or of a Chain does not happen, no Trigger and no [[combat/overdrive]] comes of it, and nothing more is offered. ' +
        'A player may also concede, at any time, and the game ends in the same way (our reading).',
    },
    'game-end/mandatory-resolving-effect': {
      kind: 'engine',
      open: ['roundLimit'],
      text:
        'If one instruction takes both players’ last Monsters together, the game is a draw; the formats of this table have no tiebreaker. ' +
        'Two instructions in a row are not together: the first of them [[game-end/immediate-ending|ends the game]]. ' +
        'Players may also agree on a draw at any time (our reading), and a format may call one after a number of Rounds; the standard one does not (our reading: roundLimit).',
    },
    'game-end/no-deck-out': {
      kind: 'engine',
      text:
        'A player with no Support left in any zone has lost nothing by it: steps that would need one [[support-access/ongoing-single-card-lock-in|pass by]], and the turns go on. ' +
        'Games are lost with the [[game-end/defeat-condition-check|last Monster]] alone.',
    },
    'game-end/no-life-total': {
      kind: 'engine',
      text:
        'There are no life points: by how much a [[combat/imp-comparison|comparison]] was won costs nobody anything. ' +
        'Even a field on which every Monster has 0 IMP has not lost.',
    },
  },
}
