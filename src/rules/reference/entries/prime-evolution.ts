/** 11 Prime & Evolution Reference */
import type { ChapterWords } from '../entry'

export const primeEvolution: ChapterWords<'prime-evolution'> = {
  intro: 'Two systems that have the Monster Reserve in common and nothing else: a Prime Singular takes the place of a Monster, an Evolution builds on one.',
  entries: {
    'prime-evolution/prime-singular': {
      kind: 'engine',
      open: [],
      text:
        'A Prime Singular is one of the five Monsters of the lineup. ' +
        'It waits in the [[zones/monster-reserve]] and comes into play by its own [[prime-evolution/prime-entry|entry]] only, while its PRIME CONDITION holds: when the entry is declared, and still when it happens. ' +
        'As long as it waits it does not count as a remaining Monster (our reading).',
    },
    'prime-evolution/prime-entry': {
      kind: 'engine',
      open: [],
      text:
        'The entry is announced, and it is a replacement out of the Reserve: the Prime takes the slot of one of its player’s face-up Monsters (our reading), once a turn, in its own step and [[setup/first-round-restrictions|not in Round 1]]. ' +
        'If that Monster has another slot by the time the entry happens, the Prime comes there; if it has left, nobody is replaced and the Prime stays where it was. ' +
        'A Prime may attack in the turn in which it entered (our reading).',
    },
    'prime-evolution/replaced-monster': {
      kind: 'engine',
      open: [],
      text:
        'The replaced Monster goes to the Graveyard with its whole stack (our reading). ' +
        'It is not defeated: nothing that waits for a defeat, or stands in for one, has to do with it. ' +
        'The Prime is a [[game-state/card|new object]] in the slot, without loss, changes or given keywords of the Monster before it.',
    },
    'prime-evolution/evolution': {
      kind: 'engine',
      open: [],
      text:
        'An Evolution is no part of the lineup; it waits in the Reserve. ' +
        'Once a turn, in the [[turn-procedure/evolution-step]], one goes onto the Monster of its player that it names, which must have been face-up since the turn began (our reading). ' +
        'If that Monster is moved before it happens, it evolves where it stands; if it leaves, the Evolution stays in the Reserve.',
    },
    'prime-evolution/evolution-stack': {
      kind: 'engine',
      text:
        'A stack is one Monster: its top card gives IMP, keywords and text, and all of it moves, fights and falls together, unless a card expressly keeps a part. ' +
        'By evolving it stays the [[game-state/card|same object]], so that loss and changes stay with it. ' +
        'An Evolution that names another Evolution goes on top of it.',
    },
    'prime-evolution/prime-evolution': {
      kind: 'engine',
      text:
        'A Prime Evolution is an [[prime-evolution/evolution|Evolution]] in everything: the same step, the same conditions, the same stack. ' +
        'It is no [[prime-evolution/prime-singular]], has no PRIME CONDITION and replaces nobody; one of each system may come in the same turn.',
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
