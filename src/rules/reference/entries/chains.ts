/** 08 Chains & Counterplay */
import type { ChapterWords } from '../entry'

export const chains: ChapterWords<'chains'> = {
  intro: 'Answers have their limits: a few windows, a few Counters, resolved from the newest down.',
  entries: {
    'chains/chain-creation': {
      kind: 'engine',
      open: [],
      text:
        'A Chain begins with a Counter that is legally played in an open Counter Window; Triggers, flips and promotions begin none. ' +
        'A window opens after a Spell is played, after an attack and its block are declared, and when a comparison would defeat a Monster; for other events only where a player holds a Counter whose text answers them (our reading). ' +
        'In those three everyone with a card in hand who may still add a Counter is asked, so that the question tells nothing about the hand; where a card of the match may exceed the Chain cap, that holds for a full Chain, too. ' +
        'For the other events being asked does tell that there is an answer (our reading).',
    },
    'chains/lifo-resolution': {
      kind: 'engine',
      text:
        'The Counter that was played last resolves first, then the one before it, and at the end the action that was answered, if it still can. ' +
        'Nothing is added once resolving has begun. ' +
        'A [[game-end/active-promotion|promotion]] that becomes necessary comes before the next link, and the [[game-end/immediate-ending|end of the game]] stops the rest.',
    },
    'chains/contribution-limits': {
      kind: 'engine',
      open: ['chainCap', 'chainContribution'],
      text:
        'One Chain holds three Counters at most (our reading: chainCap), no more than two of them by one player (our reading: chainContribution). ' +
        'Only a card that names the Chain cap exceeds it, and it does not lift its player’s own limit. ' +
        'Each Chain counts from nothing.',
    },
    'chains/illegal-target-at-resolution': {
      kind: 'engine',
      open: [],
      text:
        'A card of which all targets have left, or fit no more, does nothing when its turn comes, and goes where it would have gone. ' +
        'With some targets still legal it does what it can to those, and chooses no others (our reading). ' +
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
      text:
        'A subtype of Counter that later sets may use: a card is one only if its text says so, and a deck may contain it only in a format that allows it. ' +
        'The standard format does not, and no card of the standard set is one. ' +
        'In play it keeps to the [[chains/contribution-limits|limits of a Chain]] like any Counter.',
    },
  },
}
