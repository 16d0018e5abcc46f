/** 03 Zone Reference */
import type { ChapterWords } from '../entry'

export const zones: ChapterWords<'zones'> = {
  intro: 'Where a card lies decides who sees it, what may be done with it and what can reach it. The zone counts, however close to another the card may lie.',
  entries: {
    'zones/active-slot': {
      kind: 'engine',
      text:
        'Holds one Monster, in everyone’s sight: the one that [[combat/attack-declaration|attacks]] for its player and at which attacks are aimed. ' +
        'Another takes its place only by a [[keywords/swap]], a [[prime-evolution/prime-entry]] or, once the slot is empty, by [[game-end/active-promotion|promotion]]. ' +
        'A Monster that becomes Active during play is face-up from then on.',
    },
    'zones/bench': {
      kind: 'engine',
      open: ['benchSlots'],
      text:
        'Holds the Monsters that wait beside the Active one, three slots a player (our reading: benchSlots). ' +
        'They neither attack nor are attacked unless a keyword or an effect allows it, as [[combat/disruptor]] does. ' +
        'The zone is public; of a [[turn-procedure/flip-step|face-down]] Monster the opponent sees the back, and its controller the face.',
    },
    'zones/flex-slot': {
      kind: 'engine',
      open: ['flexWithoutPrime'],
      text:
        'One further slot of the Bench kind, closed unless something opens it; a closed one is no slot at all, and no empty one either. ' +
        'Here it is open from setup for a lineup without a [[prime-evolution/prime-singular]], whose fifth Monster starts in it (our reading: flexWithoutPrime); otherwise an effect has to open it. ' +
        'Whatever speaks of a Bench Monster also means the one in the Flex Slot.',
    },
    'zones/support-deck': {
      kind: 'engine',
      text:
        'Here Supports begin, without an order and without shuffling: the owner may look at every card of it at any time, the opponent learns the number. ' +
        'Nothing in it can be played. ' +
        'Cards leave it by the [[setup/opening-support-commitment|choices at setup]], by a [[turn-procedure/lock-in-phase|Lock-in]] or by an effect.',
    },
    'zones/locked-support-zone': {
      kind: 'engine',
      text:
        'Holds the Supports to which a player has committed, three at most: the owner knows which they are, the opponent how many. ' +
        'None of them can be played or answer anything until it is [[turn-procedure/unlock-step|unlocked]] or an effect makes it available.',
    },
    'zones/hand': {
      kind: 'engine',
      open: ['handLimit'],
      text:
        'Holds the Supports that a player can use now, seen by that player only. ' +
        'Spells and Counters are played from here and from no other zone, and no Monster comes here. ' +
        'A hand has no upper limit (our reading: handLimit); in a format that sets one, a full hand leaves the [[support-access/unlock-step]] undone.',
    },
    'zones/monster-reserve': {
      kind: 'engine',
      text:
        'Holds a player’s Evolutions and the Prime Singular of the lineup, if there is one; the opponent sees how many cards there are. ' +
        'It is no second hand: a card leaves it only by [[prime-evolution/evolution|evolving]] a Monster or by [[prime-evolution/prime-entry]], and nothing looks for cards in it unless a rule allows that.',
    },
    'zones/graveyard': {
      kind: 'engine',
      open: [],
      text:
        'Open to everyone, in the order of arrival: defeated and [[prime-evolution/replaced-monster|replaced]] Monsters with all cards of their stacks, Supports that have resolved, and what effects send there. ' +
        'Its cards do nothing by themselves, but an effect may count them or fetch one by saying so. ' +
        'Counted as Monsters are Monsters and Prime Singulars, an Evolution being part of one; only a Monster of the lineup can return (our reading).',
    },
  },
}
