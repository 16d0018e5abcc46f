/** 11 Prime & Evolution Reference */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const primeEvolution: ChapterWords<'prime-evolution'> = {
  intro:
    'Two systems that have the Monster Reserve in common and nothing else: a Prime Singular takes the place of a Monster, an Evolution builds on one.',
  entries: {
    'prime-evolution/prime-singular': {
      kind: 'engine',
      reasons: [
        'The reference wants the condition satisfied on entering; the entry happens only after it could be answered.',
        'The reference counts remaining Monsters without saying where; one that never came cannot hold a lost field.',
      ],
      text:
        'A Prime Singular is one of the five Monsters of the lineup. ' +
        'It waits in the [[zones/monster-reserve]] and comes into play by its own [[prime-evolution/prime-entry|entry]] only, while its PRIME CONDITION holds: when the entry is declared, and still when it happens {?}. ' +
        'As long as it waits it does not count as a remaining Monster {?}.',
    },
    'prime-evolution/prime-entry': {
      kind: 'engine',
      reasons: [
        'The reference does not say which Monsters can be replaced; replacing one that nobody has seen would hide which it was.',
        'The reference does not say what becomes of an entry whose Monster has gone; without it there is nothing to replace.',
        'The reference restricts the attacks of evolved Monsters and says nothing of Primes.',
      ],
      text:
        'The entry is announced, and it is a replacement out of the Reserve: the Prime takes the slot of one of its player’s face-up Monsters {?}, once a turn, in its own step and not in Round 1 {firstRoundPeace}. ' +
        'If that Monster has another slot by the time the entry happens, the Prime comes there; if it has left, nobody is replaced and the Prime stays where it was {?}. ' +
        'A Prime may attack in the turn in which it entered {?}.',
    },
    'prime-evolution/replaced-monster': {
      kind: 'engine',
      reasons: [
        'The reference leaves the place to the Core Rulebook; Monsters that are out of the game lie in the Graveyard.',
        NO_WORDING_YET,
      ],
      text:
        'The replaced Monster goes to the Graveyard with its whole stack {?}, unless a printed effect sends it elsewhere, which none here does {?}. ' +
        'It is not defeated: nothing that waits for a defeat, or stands in for one, has to do with it. ' +
        'The Prime is a [[game-state/card|new object]] in the slot, without loss, changes or given keywords of the Monster before it.',
    },
    'prime-evolution/evolution': {
      kind: 'engine',
      reasons: [
        'The reference asks for eligibility without defining it; so an Evolution always builds on what both players have seen.',
        'The card was not put onto anything, so it stays where it was.',
      ],
      text:
        'An Evolution is no part of the lineup; it waits in the Reserve, where a deck has up to five {evolutionCards}. ' +
        'Once a turn, in the [[turn-procedure/evolution-step]], one goes onto the Monster of its player that it names, which must have been face-up since the turn began {?}. ' +
        'If that Monster is moved before it happens, it evolves where it stands; if it leaves, the Evolution stays in the Reserve {?}.',
    },
    'prime-evolution/evolution-stack': {
      kind: 'engine',
      reasons: [NO_WORDING_YET, 'The reference calls the stack one object; adding a card to it makes no other one.'],
      text:
        'A stack is one Monster: its top card gives IMP, keywords and text, and all of it moves, fights and falls together, unless a card expressly keeps a part, which none here does {?}. ' +
        'By evolving it stays the [[game-state/card|same object]], so that loss and changes stay with it {?}. ' +
        'An Evolution that names another Evolution goes on top of it.',
    },
    'prime-evolution/prime-evolution': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'A Prime Evolution is an [[prime-evolution/evolution|Evolution]] in everything: the same step, the same conditions, the same stack. ' +
        'It is no [[prime-evolution/prime-singular]] and has no PRIME CONDITION; it replaces nobody unless its text expressly says so, and no text here can {?}. ' +
        'One of each system may come in the same turn.',
    },
    'prime-evolution/attack-restriction': {
      kind: 'engine',
      text:
        'A Monster that evolved this turn does not attack this turn. ' +
        'A card may allow it [[card-text/avoid-hidden-exceptions|in so many words]], and then lifts this restriction only, for as long as it says. ' +
        'Other Monsters are not concerned.',
    },
  },
}
