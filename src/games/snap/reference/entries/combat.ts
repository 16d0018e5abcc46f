/** 09 Combat & IMP Clarifications */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const combat: ChapterWords<'combat'> = {
  intro: 'From the declaration to the defeat: who fights whom, what is compared, and when a Monster falls.',
  entries: {
    'combat/attack-declaration': {
      kind: 'engine',
      reasons: [
        'The reference asks for a legal attacker and a legal target without saying what makes them so; a Monster that nobody has seen has no IMP to compare.',
        'The reference lets the declaration open one if a Counter can respond; asking only then would tell what a player holds.',
      ],
      text:
        'The turn player’s Active Monster attacks the opposing Active Monster, or another that [[combat/disruptor]] makes legal. ' +
        'The attacker must be face-up, not [[prime-evolution/attack-restriction|newly evolved]] and not barred by a card; the target must be face-up, too {?}. ' +
        'The declaration, with its block, always opens a [[chains/chain-creation|Counter Window]] {?}. ' +
        'Attacker and defender stay these two Monsters, in whatever slot they stand; if one of them leaves the field or the attack is negated, nothing is compared.',
    },
    'combat/imp-comparison': {
      kind: 'engine',
      reasons: [
        'The reference compares once and says nothing of a second time.',
        'The reference adds temporary changes to the base and sets no floor; less than nothing would only count against later gains.',
        'The reference knows temporary changes only; a text that recovers IMP needs a loss that lasts until then.',
        'The reference sets no range; one range for all texts keeps cards of this table comparable.',
      ],
      text:
        'IMP is compared only when everything that changes it for this combat has resolved; the lower of the two would be defeated, attacker or defender, and it is not compared a second time {?}. ' +
        'Current IMP is the printed IMP of the top card, less lasting loss, with all changes that apply now, and never below 0 {?}. ' +
        'A loss without a duration lasts while the Monster is on the field; recovering takes such loss away and adds nothing beyond {?}. ' +
        'A card changes IMP in hundreds, by 500 to 1500 {?}.',
    },
    'combat/equal-imp': {
      kind: 'engine',
      reasons: [
        'The reference says so for the case that the Core Rules let equal IMP have no winner; this table takes it that they do.',
        NO_WORDING_YET,
      ],
      text:
        'If both have the same IMP, 0 included, there is no winner {?}, and so neither Monster falls: there is no result to answer, and the combat is over. ' +
        'An effect may provide otherwise {?}; a format in which both were to fall would have to say so. ' +
        'The attack is used up as in any [[turn-procedure/attack-phase]].',
    },
    'combat/blocker': {
      kind: 'engine',
      reasons: [
        'The reference ties a block to its legal timing without naming it; before the Counter Window both players know who fights when they answer.',
        'The reference gives no number; more than one would make it a contest of Blockers.',
      ],
      text:
        'After the declaration and before the Counter Window the defending player may name one of their face-up Monsters with [[keywords/blocker]], other than the attacked one: it becomes the defender and keeps its slot {?}. ' +
        'Each attack can be blocked once {?}, and a block cannot be made up for later. ' +
        'If the Blocker leaves the field, the combat ends; the attack does not fall back on its first target. ' +
        'A Counter that redirects an attack makes another Monster the defender in the same way.',
    },
    'combat/disruptor': {
      kind: 'engine',
      reasons: [
        'The reference takes the keyword or a text of the card; so far the texts that the card language knows do it by giving the keyword.',
      ],
      text:
        'An attacker with [[keywords/disruptor]] may name a face-up Monster on the opposing Bench or in the Flex Slot instead of the Active one. ' +
        'The attacker must have the keyword, printed or given by an effect, or a text that allows such a target; here such a text gives the keyword {?}. ' +
        'Without either, no Monster on the Bench is a legal target.',
    },
    'combat/overdrive': {
      kind: 'engine',
      reasons: [
        'The attack is made by the Active Monster, and the reference does not say what a promoted one would inherit.',
        'The reference speaks of the first attack, so that a second one makes no third.',
        'The reference asks for a defeat in combat and not whose slot was attacked.',
      ],
      text:
        'When the first attack of a turn and all that follows from it are over, promotion included, an attacker with [[keywords/overdrive]] that is still Active {?} and defeated an opposing Monster in that combat may attack once more, once a turn {?}. ' +
        'A Blocker that fell in it counts {?}. ' +
        'If the condition was not met, there is no such attack: a negated attack, a defeat that was prevented or replaced, and a defeat by an effect give nothing.',
    },
    'combat/defeat-timing': {
      kind: 'engine',
      reasons: [
        'A player whose last Monster fell has lost at once; and two texts that replaced each other’s defeats would go on for ever.',
        'What an instruction reaches is decided once; otherwise the order in which cards are moved would decide it.',
        NO_WORDING_YET,
      ],
      text:
        'Only a combat, or an instruction that says “defeat”, defeats a Monster; having 0 IMP does not. ' +
        'A combat result can be answered before it happens, and a Monster’s own text may put something else in the place of its defeat: that happens after the [[game-end/active-promotion|checks]], and a text never replaces a defeat that it has caused itself {?}. ' +
        'Monsters that one instruction defeats fall together; all are found before the first is moved {?}. ' +
        'Each falls with its whole [[prime-evolution/evolution-stack|stack]], unless a card expressly keeps a part, which no text here does {?}.',
    },
  },
}
