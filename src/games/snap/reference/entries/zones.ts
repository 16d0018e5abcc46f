/** 03 Zone Reference */
import type { ChapterWords } from '../entry'

export const zones: ChapterWords<'zones'> = {
  intro:
    'Where a card lies decides who sees it, what may be done with it and what can reach it. The zone counts, however close to another the card may lie.',
  entries: {
    'zones/active-slot': {
      kind: 'engine',
      reasons: [
        'The reference reveals a Monster that is promoted and is silent on one that is swapped in; both are treated alike.',
      ],
      text:
        'Holds one Monster, in everyone’s sight: the one that [[combat/attack-declaration|attacks]] for its player, and at which attacks are aimed unless a rule or an effect names another. ' +
        'Its Monster changes by a [[keywords/swap]], a [[prime-evolution/prime-entry]] or, once the slot is empty, by [[game-end/active-promotion|promotion]]. ' +
        'A Monster that becomes Active during play is face-up from then on {?}.',
    },
    'zones/bench': {
      kind: 'engine',
      text:
        'Holds the Monsters that wait beside the Active one, three slots a player {benchSlots}. ' +
        'They neither attack nor are attacked unless a keyword or an effect allows it, as [[combat/disruptor]] does. ' +
        'The zone is public; of a [[turn-procedure/flip-step|face-down]] Monster the opponent sees the back, and its controller the face.',
    },
    'zones/flex-slot': {
      kind: 'engine',
      reasons: [
        'The reference calls it a slot in the manner of the Bench, and does not say whether texts about the Bench reach it.',
      ],
      text:
        'One further slot of the Bench kind, closed unless the format, an effect or the position opens it; a closed one is no slot at all, and no empty one either. ' +
        'Here it is open from setup for a lineup without a [[prime-evolution/prime-singular]], whose fifth Monster starts in it {flexWithoutPrime}; otherwise an effect has to open it. ' +
        'Whatever speaks of a Bench Monster also means the one in the Flex Slot {?}.',
    },
    'zones/support-deck': {
      kind: 'engine',
      reasons: [
        'The reference gives the opponent a number for Locked Supports only; any pile on a table can be counted.',
      ],
      text:
        'Here Supports begin, without an order and without shuffling: the owner may look at every card of it at any time, the opponent learns the number {?}. ' +
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
      reasons: [
        'The reference says where available Supports are and not that they are played from there alone; no text here plays one from another zone.',
      ],
      text:
        'Holds the Supports that are available to a player, seen by that player only; the opponent sees how many {zones/support-deck}. ' +
        'Under the normal rules no Monster comes here. ' +
        'Spells and Counters are played from here, and on this table from no other zone {?}. ' +
        'A hand has no upper limit {handLimit}; in a format that sets one, a full hand leaves the [[support-access/unlock-step]] undone.',
    },
    'zones/monster-reserve': {
      kind: 'engine',
      text:
        'Holds a player’s Evolutions and the Prime Singular of the lineup, if there is one; the opponent sees how many cards there are {zones/support-deck}. ' +
        'It is no second hand: a card leaves it by [[prime-evolution/evolution|evolving]] a Monster or by [[prime-evolution/prime-entry]], and nothing looks for cards in it unless a rule allows that.',
    },
    'zones/graveyard': {
      kind: 'engine',
      reasons: [
        'The reference says neither what counts as a Monster there nor what may come back; an Evolution and a Prime Singular have ways of their own onto the field.',
      ],
      text:
        'Open to everyone, in the order of arrival: defeated and [[prime-evolution/replaced-monster|replaced]] Monsters with all cards of their stacks, Supports that have resolved, and what effects send there. ' +
        'Its cards do nothing by themselves, but an effect may count them or fetch one by saying so. ' +
        'Counted as Monsters are Monsters and Prime Singulars, an Evolution being part of one; only a Monster of the lineup can return {?}.',
    },
  },
}
