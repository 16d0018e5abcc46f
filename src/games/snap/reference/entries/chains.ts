/** 08 Chains & Counterplay */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const chains: ChapterWords<'chains'> = {
  intro: 'Answers have their limits: a few windows, a few Counters, resolved from the newest down.',
  entries: {
    'chains/chain-creation': {
      kind: 'engine',
      reasons: [
        NO_WORDING_YET,
        'The reference opens a window where a Counter could answer; a window for every event, with nobody able to speak, would only hold the game up.',
        'Hiding it would mean asking at every event; such Counters are few.',
      ],
      text:
        'A Chain begins with a Counter that is legally played in an open Counter Window, or where a rule expressly makes one, which no rule here does {?}; Triggers, flips and promotions by themselves begin none. ' +
        'A window opens after a Spell is played, after an attack and its block are declared, and when a comparison would defeat a Monster; for other events only where a player holds a Counter whose text answers them {?}. ' +
        'In those three everyone with a card in hand who may still add a Counter is asked, so that the question tells nothing about the hand; where a card of the match may exceed the Chain cap, that holds for a full Chain, too. ' +
        'For the other events being asked does tell that there is an answer {?}.',
    },
    'chains/lifo-resolution': {
      kind: 'engine',
      reasons: [
        'The reference resolves backward and does not speak of adding in between; a Chain has one window, and it has closed.',
      ],
      text:
        'The Counter that was played last resolves first, then the one before it, and at the end the action that was answered, if it still can. ' +
        'Nothing is added once resolving has begun {?}. ' +
        'A [[game-end/active-promotion|promotion]] that becomes necessary comes before the next link, and the [[game-end/immediate-ending|end of the game]] stops the rest.',
    },
    'chains/contribution-limits': {
      kind: 'engine',
      reasons: ['A card lifts what it names and nothing else, as with every exception.'],
      text:
        'One Chain holds three Counters at most {chainCap}, no more than two of them by one player {chainContribution}. ' +
        'Only a card that expressly lifts the Chain cap exceeds it, and it does not lift its player’s own limit {?}. ' +
        'Each Chain counts from nothing.',
    },
    'chains/illegal-target-at-resolution': {
      kind: 'engine',
      reasons: [
        NO_WORDING_YET,
        'The reference speaks of a card that has lost all its legal targets, and elsewhere of an effect that needs all of its targets; what is still legal was chosen rightly and gets its share.',
      ],
      text:
        'A card of which all targets have left, or fit no more, does nothing when its turn comes, and goes where it would have gone, unless a card says otherwise, which none here does {?}. ' +
        'With some targets still legal it does what it can to those, and chooses no others {?}. ' +
        'A Monster that changed its slot is still the target; one that left and came back is [[game-state/card|a new object]] and is missed.',
    },
    'chains/negated-original-effect': {
      kind: 'engine',
      text:
        'An action that was negated does nothing; a negated Spell goes to the Graveyard unless the Counter [[rulings/countered-spell-destination|names another place]]. ' +
        'The Counters on the Chain resolve nevertheless, each by its own text and targets, and one that negates what is negated already does no harm. ' +
        'A negated attack ends its combat, and a negated combat result defeats nobody.',
    },
    'chains/resonance-counter': {
      kind: 'engine',
      label:
        'The subtype: a text carries it, a format lets it into decks, and in play no rule treats such a Counter otherwise.',
      reasons: [
        'The reference asks for one of two things, the printed card or the leave of the format; here the card says what is a Resonance Counter, and the format says whether decks may hold it.',
      ],
      text:
        'A subtype of Counter that later sets may use, where a card has it printed or a format allows it. ' +
        'On this table a Counter is one only by its printed text, and stands in a deck only if the format takes such cards {?}; the standard format takes none {resonanceCounters}. ' +
        'No card of the standard set is one, and none is needed. ' +
        'In play it keeps to the [[chains/contribution-limits|limits of a Chain]] like any Counter.',
    },
  },
}
