/** 09 Combat & IMP Clarifications */
import type { ChapterWords } from '../entry'

export const combat: ChapterWords<'combat'> = {
  intro: 'From the declaration to the defeat: who fights whom, what is compared, and when a Monster falls.',
  entries: {
    'combat/attack-declaration': {
      kind: 'engine',
      open: [],
      text:
        'The turn player’s Active Monster attacks the opposing Active one; [[combat/disruptor]] allows others. ' +
        'It must be face-up, not [[prime-evolution/attack-restriction|newly evolved]] and not barred by a card, and so must its target be face-up (our reading). ' +
        'The declaration, with its block, opens a [[chains/chain-creation|Counter Window]]. ' +
        'Attacker and defender stay these two Monsters, in whatever slot they stand; if one of them leaves the field or the attack is negated, nothing is compared.',
    },
    'combat/imp-comparison': {
      kind: 'engine',
      open: [],
      text:
        'Current IMP is the printed IMP of the top card, less lasting loss, with all changes that apply now, and never below 0. ' +
        'The lower of the two would be defeated, attacker or defender, and IMP is not compared a second time. ' +
        'A loss without a duration lasts while the Monster is on the field; recovering takes such loss away and adds nothing beyond (our reading). ' +
        'A card changes IMP in hundreds, by 500 to 1500 (our reading).',
    },
    'combat/equal-imp': {
      kind: 'engine',
      text:
        'If both have the same IMP, 0 included, neither Monster falls: there is no result to answer, and the combat is over. ' +
        'An effect may provide otherwise; a format in which both were to fall would have to say so. ' +
        'The attack is used up as in any [[turn-procedure/attack-phase]].',
    },
    'combat/blocker': {
      kind: 'engine',
      open: [],
      text:
        'After the declaration and before the Counter Window the defending player may name one of their face-up Monsters with [[keywords/blocker]], other than the attacked one: it becomes the defender and keeps its slot (our reading). ' +
        'There is one block an attack, and it cannot be made up for later. ' +
        'If the Blocker leaves the field, the combat ends; the attack does not fall back on its first target. ' +
        'A Counter that redirects an attack makes another Monster the defender in the same way.',
    },
    'combat/disruptor': {
      kind: 'engine',
      text:
        'An attacker with [[keywords/disruptor]] may name a face-up Monster on the opposing Bench or in the Flex Slot instead of the Active one. ' +
        'The keyword has to be the attacker’s own, printed or given by an effect; without it the Bench is no target.',
    },
    'combat/overdrive': {
      kind: 'engine',
      open: [],
      text:
        'When the first attack of a turn and all that follows from it are over, promotion included, an attacker with [[keywords/overdrive]] that is still Active and defeated an opposing Monster in that combat may attack once more, once a turn. ' +
        'A Blocker that fell in it counts (our reading). ' +
        'A negated attack, a defeat that was prevented or replaced, and a defeat by an effect give nothing.',
    },
    'combat/defeat-timing': {
      kind: 'engine',
      open: [],
      text:
        'Only a combat, or an instruction that says “defeat”, defeats a Monster; having 0 IMP does not. ' +
        'A combat result can be answered before it happens, and a Monster’s own text may put something else in the place of its defeat: that happens after the [[game-end/active-promotion|checks]], and it never stands in for a defeat that comes of itself (our reading). ' +
        'Monsters that one instruction defeats fall together, each with its whole [[prime-evolution/evolution-stack|stack]]; all are found before the first is moved (our reading).',
    },
  },
}
