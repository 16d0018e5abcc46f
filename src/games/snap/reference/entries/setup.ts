/** 04 Setup & Initial State */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const setup: ChapterWords<'setup'> = {
  intro: 'From two decks to the first position; then the turns begin, with tighter limits in the first round.',
  entries: {
    'setup/deck-verification': {
      kind: 'engine',
      reasons: [
        'The reference asks for a corresponding Monster; an Evolution of one that the deck does not have could never be used.',
      ],
      text:
        'Both decks are checked before a match: 25 cards, five of them Monsters and twenty Supports, none twice, with at most one Prime Singular {primeSingulars}. ' +
        'Beside the 25 there may be up to five Evolutions {evolutionCards}, each of which must build on a Monster of the lineup, directly or by way of another Evolution {?}. ' +
        'All faults are named at once, and no match begins with a faulty deck. ' +
        'Evolutions and the Prime Singular start in the [[zones/monster-reserve]].',
    },
    'setup/starting-information': {
      kind: 'interface',
      reasons: [
        'Which lists are shown, and whether an event opens more than that, is for the event to say; this table has none.',
      ],
      text:
        'Both players know the format and how many cards lie in each zone {zones/support-deck}; only their owner knows which cards are in a hand, among Locked Supports or in a Reserve, and which Monster is under a back. ' +
        'Each may read the [[support-access/owner-visible-deck-information|whole of their deck]] with the place of every card. ' +
        'The policy of an event may have decklists shown, or what lies in a hidden zone; here neither is done {?}.',
    },
    'setup/opening-support-commitment': {
      kind: 'engine',
      text:
        'Each player first chooses a starting hand from their deck, three Supports {startingHand}, and then exactly three others for the [[support-access/opening-lock-in]]. ' +
        'Everything may be rearranged until the player confirms it, and both have confirmed when the first turn begins.',
    },
    'setup/first-turn-balance': {
      kind: 'engine',
      text:
        'Player 1 does without an Unlock in the first turn of the game. ' +
        'Player 2, who goes second, must unlock one of the three opening Supports in their own first turn, whichever they like. ' +
        'The [[support-access/opening-unlock-schedule]] says how it goes on.',
    },
    'setup/bench-placement': {
      kind: 'engine',
      reasons: [
        'The reference leaves the board structure to the Core Rulebook; a Flip Step in the first turns needs Monsters that are face-down.',
        'The reference does not say that slots have to be filled; a Monster that was left out would be in no zone.',
      ],
      text:
        'The lineup is laid out face-down {?}: one Monster in the [[zones/active-slot]], the others on the [[zones/bench]], and a fifth in the [[zones/flex-slot]] if that is open. ' +
        'That a Flex Slot is drawn on the board opens nothing. ' +
        'A setup can be confirmed once the Active Slot is filled, and no Monster may be left out while a slot is open {?}.',
    },
    'setup/first-round-restrictions': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'In Round 1 nobody attacks, evolves a Monster or brings in a Prime Singular {firstRoundPeace}, and nobody plays more than one Spell {firstRoundSpells}. ' +
        'Counters are not counted. ' +
        'A card is an exception only if its text lifts such a limit [[card-text/avoid-hidden-exceptions|in so many words]]; so far the card language knows no wording that does {?}.',
    },
    'setup/illegal-setup': {
      kind: 'engine',
      text:
        'A setup that is incomplete or not allowed cannot be confirmed: the table tells what is missing, and the player puts it right. ' +
        'As no match begins otherwise here, there is nothing to repair later. ' +
        'Where it does happen, a fault found once play has begun is for [[scope-authority/organized-play-boundary|Organized Play]] to deal with.',
    },
  },
}
