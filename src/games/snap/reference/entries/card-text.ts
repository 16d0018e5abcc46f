/** 13 Card Text & Templating Notes */
import type { ChapterWords } from '../entry'

export const cardText: ChapterWords<'card-text'> = {
  intro:
    'How a text has to be written so that a player, a judge and a program read the same in it. On this table the printed text is the program.',
  entries: {
    'card-text/use-timing-labels-consistently': {
      kind: 'text',
      reasons: [
        'The reference does not say what a PASSIVE reads; if each read the others, two of them could change without end.',
      ],
      text:
        'Each ability begins with the label that says when it exists: SPELL and COUNTER on Supports, ON REVEAL on Monsters, ON ENTRY on Evolutions, PRIME CONDITION and PRIME ENTRY on Prime Singulars, PASSIVE on any of the Monsters. ' +
        'A label that the type of the card cannot have is rejected. ' +
        'A PASSIVE applies while its Monster is face-up on the field, and reads IMP and keywords as they are without PASSIVE texts, so that no two feed each other {?}. ' +
        'A Spell that says “Play only if” is [[game-state/legal-action|refused]] while that is not so.',
    },
    'card-text/avoid-hidden-exceptions': {
      kind: 'text',
      text:
        'A card breaks a rule only where its text does so in words; no name, picture or rarity breaks any. ' +
        'The card language has one fixed wording for each exception that it knows, such as the one from the [[prime-evolution/attack-restriction]], and for each ban: to attack, to block, to swap, to evolve. ' +
        'Whatever is not written follows the rules.',
    },
    'card-text/targets-before-resolution': {
      kind: 'text',
      reasons: [
        'A Counter answers one thing, and there are two players, so that nothing is left to choose among them.',
        'The reference wants targets before the effect resolves; a Trigger is not played, so it has no earlier moment.',
      ],
      text:
        'A text that chooses a target names its class: an Active, allied, opposing or Bench Monster, a Support, a Counter or a player; here a Counter is answered and a player is “you” or “your opponent”, and neither is chosen {?}. ' +
        'Targets are chosen as the card is played or as a Trigger resolves {?}, no two of them the same, and are looked at again when the effect happens: see [[chains/illegal-target-at-resolution]]. ' +
        'What a face-down Monster is cannot be asked for.',
    },
    'card-text/duration-language': {
      kind: 'text',
      reasons: [
        'The reference takes vague phrases only where the rules define them, and these rules define no others.',
        'A text that recovers IMP needs a loss that lasts until then.',
      ],
      text:
        'A change says how long it lasts in one of three wordings; a vague one is right only if the rules define it, and here none is, so that others are rejected {?}. ' +
        '“During this combat” ends with the combat in which it was made, and “until end of turn” with the turn in which it was made, whoever’s that is. ' +
        '“Until your next turn” ends when its controller’s next turn begins, before the [[turn-procedure/unlock-step|Unlock]]. ' +
        'A loss of IMP without a duration is [[combat/imp-comparison|lasting]] {?}.',
    },
    'card-text/support-access-wording': {
      kind: 'text',
      reasons: ['Only that player may see which Supports they are.'],
      text:
        'Texts lock and unlock; they speak of the Support Deck, of Locked Supports and of available ones, and never of drawing, for which the lint names the nearest right words. ' +
        'An effect that locks, unlocks or moves Locked Supports lets their owner choose which {?}, takes as many as there are, and [[rulings/locked-support-limit-exceeded|locks no fourth]].',
    },
    'card-text/prime-wording': {
      kind: 'text',
      text:
        'On a [[prime-evolution/prime-singular]] the condition, the entry and the replacement are three things with three wordings. ' +
        'An Evolution, and so a [[prime-evolution/prime-evolution]], “evolves from” a Monster and never replaces one. ' +
        'The lint rejects a text that mixes the two.',
    },
    'card-text/digital-readability': {
      kind: 'text',
      text:
        'A text has to show on its face when it works, on whom, for how long, what goes where, and what takes the place of what; if a judge has to guess, it is not ready. ' +
        'This table reads each text into a program and prints that in one fixed wording. ' +
        'What it cannot read it reports with the place, the rule (such as [[card-text/duration-language]]) and the nearest wording that would do.',
    },
  },
}
