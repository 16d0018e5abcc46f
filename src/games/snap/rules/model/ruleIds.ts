/** The ids of the reference's 109 entries: the chapter's anchor, then the entry's title in kebab case. Titles are the reference's names. */

/** The reference's chapters, in order. */
export const RULE_CHAPTERS = {
  'scope-authority': 'Scope & Authority',
  'game-state': 'Rule Objects & Game State',
  zones: 'Zone Reference',
  setup: 'Setup & Initial State',
  'support-access': 'Support Access Details',
  'turn-procedure': 'Turn Procedure Matrix',
  timing: 'Timing, Priority & Simultaneous Effects',
  chains: 'Chains & Counterplay',
  combat: 'Combat & IMP Clarifications',
  keywords: 'Keyword Technical Reference',
  'prime-evolution': 'Prime & Evolution Reference',
  'game-end': 'State-Based Checks & Game End',
  'card-text': 'Card Text & Templating Notes',
  rulings: 'Expanded Rulings Library',
} as const
export type RuleChapter = keyof typeof RULE_CHAPTERS

export const RULE_IDS = [
  // 01 Scope & Authority
  { id: 'scope-authority/reference-purpose', title: 'Reference purpose' },
  { id: 'scope-authority/core-rule-priority', title: 'Core Rule priority' },
  { id: 'scope-authority/examples-and-rulings', title: 'Examples and rulings' },
  { id: 'scope-authority/organized-play-boundary', title: 'Organized Play boundary' },
  // 02 Rule Objects & Game State
  { id: 'game-state/player', title: 'Player' },
  { id: 'game-state/card', title: 'Card' },
  { id: 'game-state/monster', title: 'Monster' },
  { id: 'game-state/support-card', title: 'Support card' },
  { id: 'game-state/effect', title: 'Effect' },
  { id: 'game-state/legal-action', title: 'Legal action' },
  { id: 'game-state/game-state', title: 'Game state' },
  // 03 Zone Reference
  { id: 'zones/active-slot', title: 'Active Slot' },
  { id: 'zones/bench', title: 'Bench' },
  { id: 'zones/flex-slot', title: 'Flex Slot' },
  { id: 'zones/support-deck', title: 'Support Deck' },
  { id: 'zones/locked-support-zone', title: 'Locked Support Zone' },
  { id: 'zones/hand', title: 'Hand' },
  { id: 'zones/monster-reserve', title: 'Monster Reserve' },
  { id: 'zones/graveyard', title: 'Graveyard' },
  // 04 Setup & Initial State
  { id: 'setup/deck-verification', title: 'Deck verification' },
  { id: 'setup/starting-information', title: 'Starting information' },
  { id: 'setup/opening-support-commitment', title: 'Opening Support commitment' },
  { id: 'setup/first-turn-balance', title: 'First-turn balance' },
  { id: 'setup/bench-placement', title: 'Bench placement' },
  { id: 'setup/first-round-restrictions', title: 'First-round restrictions' },
  { id: 'setup/illegal-setup', title: 'Illegal setup' },
  // 05 Support Access Details
  { id: 'support-access/owner-visible-deck-information', title: 'Owner-visible deck information' },
  { id: 'support-access/opening-lock-in', title: 'Opening Lock-in' },
  { id: 'support-access/opening-unlock-schedule', title: 'Opening Unlock schedule' },
  { id: 'support-access/unlock-step', title: 'Unlock Step' },
  { id: 'support-access/ongoing-single-card-lock-in', title: 'Ongoing Single-Card Lock-in' },
  { id: 'support-access/removal-handling', title: 'Removal handling' },
  { id: 'support-access/draw-prevention-wording', title: 'Draw prevention wording' },
  { id: 'support-access/open-log', title: 'Open log' },
  // 06 Turn Procedure Matrix
  { id: 'turn-procedure/unlock-step', title: 'Unlock Step' },
  { id: 'turn-procedure/flip-step', title: 'Flip Step' },
  { id: 'turn-procedure/trigger-resolution', title: 'Trigger Resolution' },
  { id: 'turn-procedure/spell-phase', title: 'Spell Phase' },
  { id: 'turn-procedure/evolution-step', title: 'Evolution Step' },
  { id: 'turn-procedure/prime-singular-step', title: 'Prime Singular Step' },
  { id: 'turn-procedure/attack-phase', title: 'Attack Phase' },
  { id: 'turn-procedure/swap-phase', title: 'Swap Phase' },
  { id: 'turn-procedure/lock-in-phase', title: 'Lock-in Phase' },
  { id: 'turn-procedure/end-phase', title: 'End Phase' },
  // 07 Timing, Priority & Simultaneous Effects
  { id: 'timing/timing-window', title: 'Timing window' },
  { id: 'timing/priority-shorthand', title: 'Priority shorthand' },
  { id: 'timing/simultaneous-effects', title: 'Simultaneous effects' },
  { id: 'timing/missed-window', title: 'Missed window' },
  { id: 'timing/resolution-finality', title: 'Resolution finality' },
  // 08 Chains & Counterplay
  { id: 'chains/chain-creation', title: 'Chain creation' },
  { id: 'chains/lifo-resolution', title: 'LIFO resolution' },
  { id: 'chains/contribution-limits', title: 'Contribution limits' },
  { id: 'chains/illegal-target-at-resolution', title: 'Illegal target at resolution' },
  { id: 'chains/negated-original-effect', title: 'Negated original effect' },
  { id: 'chains/resonance-counter', title: 'Resonance Counter' },
  // 09 Combat & IMP Clarifications
  { id: 'combat/attack-declaration', title: 'Attack declaration' },
  { id: 'combat/imp-comparison', title: 'IMP comparison' },
  { id: 'combat/equal-imp', title: 'Equal IMP' },
  { id: 'combat/blocker', title: 'Blocker' },
  { id: 'combat/disruptor', title: 'Disruptor' },
  { id: 'combat/overdrive', title: 'Overdrive' },
  { id: 'combat/defeat-timing', title: 'Defeat timing' },
  // 10 Keyword Technical Reference
  { id: 'keywords/trigger', title: 'Trigger' },
  { id: 'keywords/blocker', title: 'Blocker' },
  { id: 'keywords/swap', title: 'Swap' },
  { id: 'keywords/disruptor', title: 'Disruptor' },
  { id: 'keywords/overdrive', title: 'Overdrive' },
  { id: 'keywords/multiple-keywords', title: 'Multiple keywords' },
  // 11 Prime & Evolution Reference
  { id: 'prime-evolution/prime-singular', title: 'Prime Singular' },
  { id: 'prime-evolution/prime-entry', title: 'Prime entry' },
  { id: 'prime-evolution/replaced-monster', title: 'Replaced Monster' },
  { id: 'prime-evolution/evolution', title: 'Evolution' },
  { id: 'prime-evolution/evolution-stack', title: 'Evolution stack' },
  { id: 'prime-evolution/prime-evolution', title: 'Prime Evolution' },
  { id: 'prime-evolution/attack-restriction', title: 'Attack restriction' },
  // 12 State-Based Checks & Game End
  { id: 'game-end/active-promotion', title: 'Active promotion' },
  { id: 'game-end/defeat-condition-check', title: 'Defeat condition check' },
  { id: 'game-end/immediate-ending', title: 'Immediate ending' },
  { id: 'game-end/mandatory-resolving-effect', title: 'Mandatory resolving effect' },
  { id: 'game-end/no-deck-out', title: 'No deck-out' },
  { id: 'game-end/no-life-total', title: 'No life total' },
  // 13 Card Text & Templating Notes
  { id: 'card-text/use-timing-labels-consistently', title: 'Use timing labels consistently' },
  { id: 'card-text/avoid-hidden-exceptions', title: 'Avoid hidden exceptions' },
  { id: 'card-text/targets-before-resolution', title: 'Targets before resolution' },
  { id: 'card-text/duration-language', title: 'Duration language' },
  { id: 'card-text/support-access-wording', title: 'Support-access wording' },
  { id: 'card-text/prime-wording', title: 'Prime wording' },
  { id: 'card-text/digital-readability', title: 'Digital readability' },
  // 14 Expanded Rulings Library
  { id: 'rulings/locked-support-removed-before-unlock', title: 'Locked Support removed before Unlock' },
  { id: 'rulings/player-1-first-turn-unlock', title: 'Player 1 first-turn Unlock' },
  { id: 'rulings/player-2-first-turn-unlock', title: 'Player 2 first-turn Unlock' },
  { id: 'rulings/unlock-order', title: 'Unlock order' },
  { id: 'rulings/ongoing-lock-in-with-cards-remaining', title: 'Ongoing Lock-in with cards remaining' },
  { id: 'rulings/trigger-and-counter-in-same-turn', title: 'Trigger and Counter in same turn' },
  { id: 'rulings/blocker-vs-disruptor', title: 'Blocker vs Disruptor' },
  { id: 'rulings/overdrive-after-first-attack', title: 'Overdrive after first attack' },
  { id: 'rulings/evolution-before-attack', title: 'Evolution before attack' },
  { id: 'rulings/prime-singular-replacement', title: 'Prime Singular replacement' },
  { id: 'rulings/chain-cap-reached', title: 'Chain cap reached' },
  { id: 'rulings/illegal-target-during-resolution', title: 'Illegal target during resolution' },
  { id: 'rulings/forced-active-promotion', title: 'Forced Active promotion' },
  { id: 'rulings/optional-action-after-game-end', title: 'Optional action after game end' },
  { id: 'rulings/temporary-imp-at-end-phase', title: 'Temporary IMP at End Phase' },
  { id: 'rulings/locked-support-limit-exceeded', title: 'Locked Support limit exceeded' },
  { id: 'rulings/countered-spell-destination', title: 'Countered Spell destination' },
  { id: 'rulings/counter-window-passed', title: 'Counter Window passed' },
  { id: 'rulings/simultaneous-controlled-triggers', title: 'Simultaneous controlled Triggers' },
  { id: 'rulings/monster-reserve-inspection', title: 'Monster Reserve inspection' },
  { id: 'rulings/prime-evolution-naming', title: 'Prime Evolution naming' },
] as const satisfies readonly { readonly id: `${RuleChapter}/${string}`; readonly title: string }[]

/** An id that the reference has. */
export type KnownRuleId = (typeof RULE_IDS)[number]['id']

const titles: ReadonlyMap<string, string> = new Map(RULE_IDS.map(({ id, title }) => [id, title]))

/** An entry's title, `Active promotion`; null: the reference has no such entry. */
export const ruleTitle = (id: string): string | null => titles.get(id) ?? null

/** The title of the chapter that an entry stands in; null: the reference has no such chapter. */
export function chapterTitle(id: string): string | null {
  const chapter = id.split('/')[0] ?? ''
  return chapter in RULE_CHAPTERS ? RULE_CHAPTERS[chapter as RuleChapter] : null
}
