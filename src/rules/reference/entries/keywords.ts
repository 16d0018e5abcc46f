/** 10 Keyword Technical Reference */
import type { ChapterWords } from '../entry'

export const keywords: ChapterWords<'keywords'> = {
  intro: 'Five short words on Monsters, and what exactly each of them allows.',
  entries: {
    'keywords/trigger': {
      kind: 'engine',
      open: [],
      text:
        'A Trigger is ready as soon as its event has happened, and then waits for the next [[turn-procedure/trigger-resolution]], on whoever’s turn that is. ' +
        'ON ENTRY and PRIME ENTRY have their own time: at once, as part of the entry (for ON ENTRY our reading). ' +
        'Each occurrence makes it ready again, unless it says “once per turn”; a face-down Monster notices nothing. ' +
        'A Monster with any other Trigger must show the keyword.',
    },
    'keywords/blocker': {
      kind: 'engine',
      text:
        'Blocker protects within a combat and nowhere else: the defending player uses it right after the attack is declared, and it answers no Spell and no other effect. ' +
        'A Monster to which a card gives it can block for as long as it is given. ' +
        '[[combat/blocker]] says what a block does.',
    },
    'keywords/swap': {
      kind: 'engine',
      open: [],
      text:
        'In the [[turn-procedure/swap-phase]] Swap exchanges the Active Monster with one on the Bench or in the Flex Slot; it is enough that either of the two shows the keyword, face-up (our reading). ' +
        'It never uses an empty slot, nor a Monster that evolved or entered as a Prime this turn. ' +
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
      text:
        'Overdrive gives a further attack if the first one met its condition in [[combat/overdrive|combat]]; Monsters that fall otherwise do not count. ' +
        'The keyword is looked for when the first attack is over, so that one received in time counts. ' +
        'The additional attack may be left undone and is gone with the turn.',
    },
    'keywords/multiple-keywords': {
      kind: 'engine',
      text:
        'A Monster with several keywords uses each at its own time, and none opens a window for another. ' +
        'A Blocker with [[keywords/overdrive]] gains no attack by winning a block, and a Blocker with [[keywords/swap]] changes no slot by blocking. ' +
        'A keyword that a card gives is used like a printed one.',
    },
  },
}
