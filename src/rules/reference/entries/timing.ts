/** 07 Timing, Priority & Simultaneous Effects */
import type { ChapterWords } from '../entry'

export const timing: ChapterWords<'timing'> = {
  intro: 'When something may be done, who comes first, and when it is over. Each action has its step and its window; whatever is legal is so for a reason that can be shown.',
  entries: {
    'timing/timing-window': {
      kind: 'engine',
      text:
        'A window is the time that something may be done in: a step, the moment of a block, a Counter Window. ' +
        'What belongs to another moment than the decision that is open now is refused. ' +
        'Once a window has closed, it is too late for what it allowed: [[timing/missed-window]].',
    },
    'timing/priority-shorthand': {
      kind: 'engine',
      open: [],
      text:
        'A step in which nothing is legal passes by itself, so that where a player stops tells that something is (our reading). ' +
        'In an optional step the turn player acts; the opponent does something only in a [[chains/chain-creation|Counter Window]] or where a rule or an effect asks. ' +
        'In a window the opponent of whoever acted speaks first, then both in turn. ' +
        'Over a combat result that is the attacker’s opponent, whichever Monster would fall (our reading).',
    },
    'timing/simultaneous-effects': {
      kind: 'engine',
      open: [],
      text:
        'Of effects that are ready together the mandatory ones resolve before those with “you may”; within each group the turn player’s come before the opponent’s (our reading), and a player with several orders them, unless a card does. ' +
        'One that becomes ready meanwhile takes its place among the rest. ' +
        'A single instruction reaches all its Monsters at once. ' +
        'A mandatory choice with nothing to choose from is left out, and the log says so.',
    },
    'timing/missed-window': {
      kind: 'engine',
      text:
        'Whoever goes past the moment in which something could be declared has missed it: a step or Counter Window that was passed does not come back this turn, nor does a block. ' +
        'A player may name a later step and so pass the optional ones before it. ' +
        'Going back is for casual tables, and only while nothing hidden was shown and nothing that matters was decided since; this table does not offer it.',
    },
    'timing/resolution-finality': {
      kind: 'engine',
      text:
        'What has resolved is settled as soon as the game goes on: no Counter reaches it any more, and it stays done though its source leaves. ' +
        'Only a position that the rules forbid would reopen it, and this table [[game-state/legal-action|lets none arise]].',
    },
  },
}
