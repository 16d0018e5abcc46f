/** 01 Scope & Authority */
import type { ChapterWords } from '../entry'

export const scopeAuthority: ChapterWords<'scope-authority'> = {
  intro:
    'What this reference is for and how far its word reaches: it details the game, and neither replaces the rulebook nor runs a tournament.',
  entries: {
    'scope-authority/reference-purpose': {
      kind: 'outside',
      reason: 'It says what the document is for; no position on a table can follow it or break it.',
      text:
        'Look here for what a short rulebook has no room for: the exact [[timing/timing-window|windows]], what is checked and when, effects that happen together, [[chains/chain-creation|Chains]], examples, and words on which players and programs agree. ' +
        'The table’s refusals and log lines name the entry behind them.',
    },
    'scope-authority/core-rule-priority': {
      kind: 'interface',
      text:
        'What the Core Rulebook fixes stands: a reference may spell it out, but it brings in no system and no exception of its own. ' +
        'Where only the Core Rulebook could settle something, this table plays a reading of its own and marks it as ours in the entry or table concerned: with the field of the format that holds it, as for the slots of the [[zones/bench]], or with a reason. ' +
        'Players may set those fields otherwise before a match, and once the official value is known, the field is all that has to change.',
    },
    'scope-authority/examples-and-rulings': {
      kind: 'interface',
      text:
        'An example shows how rules are read: it decides the situation that it describes, and others that are built alike, but nothing beyond them. ' +
        'Each ruling of the last chapter, such as [[rulings/blocker-vs-disruptor]], leads back to the rule that it applies, and can be set up and played on this table.',
    },
    'scope-authority/organized-play-boundary': {
      kind: 'outside',
      reason:
        'Clocks, penalties, reported results and the work of judges belong to an event and its staff; a table for playing has none of them.',
      text:
        'Clocks, penalties, the reporting of results and how a judge proceeds are matters of Organized Play. ' +
        'This table decides the game and nothing else: it [[game-state/legal-action|refuses]] what is illegal, keeps no time and punishes nobody.',
    },
  },
}
