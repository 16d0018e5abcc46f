/** 10 Keyword Technical Reference */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const keywords: ChapterWords<'keywords'> = {
  intro: 'Five short words on Monsters, and what exactly each of them allows.',
  entries: {
    'keywords/trigger': {
      kind: 'engine',
      label: 'The printed keyword: texts can ask for Monsters “with Trigger”, and no other rule looks at it.',
      reasons: [
        'The reference does not say when the next Trigger Resolution is for what becomes ready after it; it is the next one that comes.',
        'The reference leaves a more specific timing to the card; the entry is an event of one moment, and these labels name it.',
      ],
      text:
        'A Trigger is an effect that is ready as soon as its event has happened, and then waits for the next [[turn-procedure/trigger-resolution]], on whoever’s turn that is {?}. ' +
        'A card may give it a more specific time: ON ENTRY and PRIME ENTRY happen at once, as part of the entry {?}. ' +
        'Each occurrence makes it ready again, unless it says “once per turn”; a face-down Monster notices nothing. ' +
        'A Monster whose Triggers wait must have the keyword printed; apart from texts that ask for Monsters “with Trigger”, the keyword is only a label.',
    },
    'keywords/blocker': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'Blocker protects within a combat: the defending player uses it right after the attack is declared. ' +
        'It answers no Spell and no other effect, unless a printed text allows that, which none here does {?}. ' +
        'A Monster to which a card gives it can block for as long as the gift lasts; [[combat/blocker]] says what a block does.',
    },
    'keywords/swap': {
      kind: 'engine',
      reasons: [
        'The reference leaves it to the card; a Monster that comes forward and one that steps back are equally part of it.',
        'The reference keeps Swap within the restrictions of slots, Primes and Evolutions without listing them; an effect that swaps is held to the same.',
      ],
      text:
        'In the [[turn-procedure/swap-phase]] Swap exchanges the Active Monster with one on the Bench or in the Flex Slot; it is enough that either of the two shows the keyword, face-up {?}. ' +
        'It never uses an empty slot, nor a Monster that evolved or entered as a Prime this turn {?}. ' +
        'A face-down Monster that becomes Active is revealed. ' +
        'An effect that swaps needs neither the keyword nor the phase and uses up no Swap, but the same Monsters and slots are closed to it.',
    },
    'keywords/disruptor': {
      kind: 'engine',
      text:
        'Disruptor widens what an [[combat/disruptor|attack]] may name, and nothing else: Spells and other effects of the same player keep the targets of their texts. ' +
        'Its Monster may use it as long as it has the keyword; a permission that a card gave for a turn ends with it.',
    },
    'keywords/overdrive': {
      kind: 'engine',
      reasons: [NO_WORDING_YET, 'The reference checks after the first attack, and not before.'],
      text:
        'Overdrive gives a second attack, or another benefit in combat that a card ties to it, once the first attack has met its condition in [[combat/overdrive|combat]]. ' +
        'Monsters that fall otherwise do not count unless a card says so; here the benefit is always the attack, and no text lets other defeats count {?}. ' +
        'The keyword is looked for when the first attack is over, so that one received in time counts {?}. ' +
        'The additional attack may be left undone and is gone with the turn.',
    },
    'keywords/multiple-keywords': {
      kind: 'engine',
      text:
        'A Monster with several keywords uses each at its own time, and none by itself opens a window for another. ' +
        'A Blocker with [[keywords/overdrive]] gains no attack by winning a block, and a Blocker with [[keywords/swap]] changes no slot by blocking. ' +
        'A keyword that a card gives is used like a printed one.',
    },
  },
}
