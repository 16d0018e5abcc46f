/** 07 Timing, Priority & Simultaneous Effects */
import type { ChapterWords } from '../entry'
import { TURN_PLAYER_FIRST } from './reasons'

export const timing: ChapterWords<'timing'> = {
  intro:
    'When something may be done, who comes first, and when it is over. Each action has its step and its window; whatever is legal is so for a reason that can be shown.',
  entries: {
    'timing/timing-window': {
      kind: 'engine',
      text:
        'A window is the time that something may be done in: a step, the moment of a block, a Counter Window. ' +
        'What belongs to another moment than the decision that is open now is refused. ' +
        'Once a window has closed, it is too late for what it allowed, short of a repair: [[timing/missed-window]].',
    },
    'timing/priority-shorthand': {
      kind: 'engine',
      reasons: [
        'The reference does not say whether a player is asked where nothing can be done; there would be one answer.',
        'The reference names no order within a window; whoever has just acted has had their say.',
        'The result is the doing of the attack, whichever side it is against.',
      ],
      text:
        'In the optional steps of a turn the turn player usually acts first; the opponent responds only in a [[chains/chain-creation|Counter Window]] or where a rule or an effect expressly asks. ' +
        'A step in which nothing is legal passes by itself {?}: if the game waits in a step, something is legal there. ' +
        'In a Counter Window the opponent of whoever acted speaks first, then both players alternate {?}. ' +
        'After a combat result this is the attacker’s opponent, whichever Monster would fall {?}.',
    },
    'timing/simultaneous-effects': {
      kind: 'engine',
      reasons: [TURN_PLAYER_FIRST],
      text:
        'Of effects that are ready together the mandatory public ones resolve first (here all are public, since only face-up Monsters have Triggers), then those with “you may”. ' +
        'Within each group the turn player’s come before the opponent’s {?}, and a player with several orders them, unless a card does; one that becomes ready meanwhile takes its place among the rest. ' +
        'A single instruction reaches all its Monsters at once. ' +
        'A mandatory choice with nothing to choose from is left out, and the log says so.',
    },
    'timing/missed-window': {
      kind: 'engine',
      reasons: ['It is a shortcut: each of those steps could have been passed by itself.'],
      text:
        'Whoever goes past the moment in which something could be declared has missed it: a step that was passed, a block, or a Counter Window that both players have passed does not come back this turn. ' +
        'A player may name a later step and so pass the optional ones before it {?}. ' +
        'At a casual table both players may go back together, as long as nothing hidden was shown and nothing that matters was decided since; this table does not offer it.',
    },
    'timing/resolution-finality': {
      kind: 'engine',
      text:
        'What has resolved is settled as soon as the next legal action begins: no Counter reaches it any more, and it stays done though its source leaves. ' +
        'Only a position that the rules forbid would reopen it, and this table [[game-state/legal-action|lets none arise]].',
    },
  },
}
