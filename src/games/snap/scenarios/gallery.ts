/**
 * The gallery: positions that show a ruling, with what happens and why. The rulings library of the reference comes first,
 * then edge cases that ordinary play rarely meets. A scenario is loaded when somebody opens it.
 */
import type { RuleId, Scenario } from '@/games/snap/rules'
import { openScenario } from './library'

/** In the order in which the gallery shows them. */
export const GALLERY_GROUPS = [
  { id: 'rulings', title: 'The rulings library' },
  { id: 'targets', title: 'Targets and choices' },
  { id: 'chains', title: 'Chains' },
  { id: 'combat', title: 'Combat' },
  { id: 'game-end', title: 'Defeat and the end of the game' },
  { id: 'durations', title: 'How long it lasts' },
  { id: 'triggers', title: 'Triggers' },
  { id: 'evolution', title: 'Evolution and Prime' },
] as const
export type GalleryGroup = (typeof GALLERY_GROUPS)[number]['id']

/** What a list shows of a scenario before it is loaded. */
export interface GalleryEntry {
  /** The file's name, and the last part of a link. */
  readonly id: string
  readonly group: GalleryGroup
  readonly title: string
  /** The rules that it shows, the first one foremost. */
  readonly rules: readonly RuleId[]
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** Every scenario of the gallery. */
export const GALLERY: readonly GalleryEntry[] = [
  {
    id: 'locked-support-removed-before-unlock',
    group: 'rulings',
    title: 'Taken from the lock before it opens',
    rules: [
      'rulings/locked-support-removed-before-unlock',
      'support-access/removal-handling',
      'zones/locked-support-zone',
    ],
    load: () => import('./rulings/locked-support-removed-before-unlock.json'),
  },
  {
    id: 'player-1-first-turn-unlock',
    group: 'rulings',
    title: 'Player 1 waits a round',
    rules: ['rulings/player-1-first-turn-unlock', 'support-access/opening-unlock-schedule', 'setup/first-turn-balance'],
    load: () => import('./rulings/player-1-first-turn-unlock.json'),
  },
  {
    id: 'player-2-first-turn-unlock',
    group: 'rulings',
    title: 'Player 2 unlocks at once',
    rules: ['rulings/player-2-first-turn-unlock', 'support-access/opening-unlock-schedule', 'setup/first-turn-balance'],
    load: () => import('./rulings/player-2-first-turn-unlock.json'),
  },
  {
    id: 'unlock-order',
    group: 'rulings',
    title: 'Last locked, first opened',
    rules: ['rulings/unlock-order', 'support-access/unlock-step', 'turn-procedure/unlock-step'],
    load: () => import('./rulings/unlock-order.json'),
  },
  {
    id: 'ongoing-lock-in-with-cards-remaining',
    group: 'rulings',
    title: 'One, and not a refill',
    rules: [
      'rulings/ongoing-lock-in-with-cards-remaining',
      'support-access/ongoing-single-card-lock-in',
      'turn-procedure/lock-in-phase',
    ],
    load: () => import('./rulings/ongoing-lock-in-with-cards-remaining.json'),
  },
  {
    id: 'trigger-and-counter-in-same-turn',
    group: 'rulings',
    title: 'Triggers are not answered, Spells are',
    rules: ['rulings/trigger-and-counter-in-same-turn', 'turn-procedure/trigger-resolution', 'chains/chain-creation'],
    load: () => import('./rulings/trigger-and-counter-in-same-turn.json'),
  },
  {
    id: 'blocker-vs-disruptor',
    group: 'rulings',
    title: 'The guard steps in before the Bench',
    rules: ['rulings/blocker-vs-disruptor', 'keywords/blocker', 'keywords/disruptor', 'combat/blocker'],
    load: () => import('./rulings/blocker-vs-disruptor.json'),
  },
  {
    id: 'overdrive-after-first-attack',
    group: 'rulings',
    title: 'No defeat, no second attack',
    rules: ['rulings/overdrive-after-first-attack', 'keywords/overdrive', 'combat/overdrive'],
    load: () => import('./rulings/overdrive-after-first-attack.json'),
  },
  {
    id: 'evolution-before-attack',
    group: 'rulings',
    title: 'Fresh from the Evolution',
    rules: ['rulings/evolution-before-attack', 'prime-evolution/attack-restriction', 'prime-evolution/evolution'],
    load: () => import('./rulings/evolution-before-attack.json'),
  },
  {
    id: 'prime-singular-replacement',
    group: 'rulings',
    title: 'A Prime takes a place',
    rules: ['rulings/prime-singular-replacement', 'prime-evolution/prime-entry', 'prime-evolution/replaced-monster'],
    load: () => import('./rulings/prime-singular-replacement.json'),
  },
  {
    id: 'chain-cap-reached',
    group: 'rulings',
    title: 'Three Counters are a full Chain',
    rules: ['rulings/chain-cap-reached', 'chains/contribution-limits', 'chains/lifo-resolution'],
    load: () => import('./rulings/chain-cap-reached.json'),
  },
  {
    id: 'illegal-target-during-resolution',
    group: 'rulings',
    title: 'The target slips away',
    rules: [
      'rulings/illegal-target-during-resolution',
      'chains/illegal-target-at-resolution',
      'card-text/targets-before-resolution',
    ],
    load: () => import('./rulings/illegal-target-during-resolution.json'),
  },
  {
    id: 'forced-active-promotion',
    group: 'rulings',
    title: 'Somebody must stand up front',
    rules: ['rulings/forced-active-promotion', 'game-end/active-promotion', 'zones/active-slot'],
    load: () => import('./rulings/forced-active-promotion.json'),
  },
  {
    id: 'optional-action-after-game-end',
    group: 'rulings',
    title: 'Nothing after the end',
    rules: ['rulings/optional-action-after-game-end', 'game-end/immediate-ending', 'game-end/defeat-condition-check'],
    load: () => import('./rulings/optional-action-after-game-end.json'),
  },
  {
    id: 'temporary-imp-at-end-phase',
    group: 'rulings',
    title: 'Strength until the End Phase',
    rules: ['rulings/temporary-imp-at-end-phase', 'turn-procedure/end-phase', 'card-text/duration-language'],
    load: () => import('./rulings/temporary-imp-at-end-phase.json'),
  },
  {
    id: 'locked-support-limit-exceeded',
    group: 'rulings',
    title: 'No fourth lock',
    rules: [
      'rulings/locked-support-limit-exceeded',
      'zones/locked-support-zone',
      'support-access/ongoing-single-card-lock-in',
    ],
    load: () => import('./rulings/locked-support-limit-exceeded.json'),
  },
  {
    id: 'countered-spell-destination',
    group: 'rulings',
    title: 'Where a negated Spell goes',
    rules: ['rulings/countered-spell-destination', 'chains/negated-original-effect', 'zones/graveyard'],
    load: () => import('./rulings/countered-spell-destination.json'),
  },
  {
    id: 'counter-window-passed',
    group: 'rulings',
    title: 'A window closes once',
    rules: ['rulings/counter-window-passed', 'timing/missed-window', 'timing/resolution-finality'],
    load: () => import('./rulings/counter-window-passed.json'),
  },
  {
    id: 'simultaneous-controlled-triggers',
    group: 'rulings',
    title: 'In the order one likes',
    rules: ['rulings/simultaneous-controlled-triggers', 'timing/simultaneous-effects', 'keywords/trigger'],
    load: () => import('./rulings/simultaneous-controlled-triggers.json'),
  },
  {
    id: 'monster-reserve-inspection',
    group: 'rulings',
    title: 'Whose eyes the Reserve is for',
    rules: ['rulings/monster-reserve-inspection', 'zones/monster-reserve', 'game-state/player'],
    load: () => import('./rulings/monster-reserve-inspection.json'),
  },
  {
    id: 'prime-evolution-naming',
    group: 'rulings',
    title: 'Prime by name only',
    rules: ['rulings/prime-evolution-naming', 'prime-evolution/prime-evolution', 'card-text/prime-wording'],
    load: () => import('./rulings/prime-evolution-naming.json'),
  },
  {
    id: 'two-targets-one-left',
    group: 'targets',
    title: 'One of two targets is gone',
    rules: [
      'chains/illegal-target-at-resolution',
      'rulings/illegal-target-during-resolution',
      'card-text/targets-before-resolution',
    ],
    load: () => import('./targets/two-targets-one-left.json'),
  },
  {
    id: 'the-price-is-paid-all-the-same',
    group: 'targets',
    title: 'The price is paid all the same',
    rules: [
      'chains/illegal-target-at-resolution',
      'rulings/illegal-target-during-resolution',
      'card-text/targets-before-resolution',
    ],
    load: () => import('./targets/the-price-is-paid-all-the-same.json'),
  },
  {
    id: 'returned-target-is-a-new-object',
    group: 'targets',
    title: 'Back again, and not the same',
    rules: ['chains/illegal-target-at-resolution', 'rulings/illegal-target-during-resolution', 'game-state/card'],
    load: () => import('./targets/returned-target-is-a-new-object.json'),
  },
  {
    id: 'may-with-one-target',
    group: 'targets',
    title: 'One target, and still a choice',
    rules: ['keywords/trigger', 'turn-procedure/trigger-resolution', 'card-text/avoid-hidden-exceptions'],
    load: () => import('./targets/may-with-one-target.json'),
  },
  {
    id: 'mandatory-choice-without-option',
    group: 'targets',
    title: 'Nothing to choose from',
    rules: ['timing/simultaneous-effects', 'support-access/removal-handling', 'game-end/mandatory-resolving-effect'],
    load: () => import('./targets/mandatory-choice-without-option.json'),
  },
  {
    id: 'revealed-by-a-spell',
    group: 'targets',
    title: 'Revealed out of turn',
    rules: ['keywords/trigger', 'turn-procedure/trigger-resolution', 'game-state/monster'],
    load: () => import('./targets/revealed-by-a-spell.json'),
  },
  {
    id: 'spell-back-in-hand',
    group: 'chains',
    title: 'The Spell that got away',
    rules: ['chains/lifo-resolution', 'chains/negated-original-effect', 'rulings/countered-spell-destination'],
    load: () => import('./chains/spell-back-in-hand.json'),
  },
  {
    id: 'chain-cap-and-contribution',
    group: 'chains',
    title: 'Two limits on one Chain',
    rules: ['chains/contribution-limits', 'rulings/chain-cap-reached', 'chains/lifo-resolution'],
    load: () => import('./chains/chain-cap-and-contribution.json'),
  },
  {
    id: 'game-ends-within-a-chain',
    group: 'chains',
    title: 'The Chain that was never finished',
    rules: ['game-end/immediate-ending', 'game-end/defeat-condition-check', 'chains/lifo-resolution'],
    load: () => import('./chains/game-ends-within-a-chain.json'),
  },
  {
    id: 'negated-attack',
    group: 'combat',
    title: 'An attack that never landed',
    rules: ['combat/attack-declaration', 'combat/overdrive', 'turn-procedure/attack-phase'],
    load: () => import('./combat/negated-attack.json'),
  },
  {
    id: 'attacked-blocker',
    group: 'combat',
    title: 'No guard for oneself',
    rules: ['combat/blocker', 'rulings/blocker-vs-disruptor', 'keywords/blocker'],
    load: () => import('./combat/attacked-blocker.json'),
  },
  {
    id: 'blocker-held-back',
    group: 'combat',
    title: 'A guard with tied hands',
    rules: ['keywords/blocker', 'keywords/disruptor', 'card-text/avoid-hidden-exceptions'],
    load: () => import('./combat/blocker-held-back.json'),
  },
  {
    id: 'attack-by-permission',
    group: 'combat',
    title: 'Allowed by its own text',
    rules: [
      'prime-evolution/attack-restriction',
      'rulings/evolution-before-attack',
      'card-text/avoid-hidden-exceptions',
    ],
    load: () => import('./combat/attack-by-permission.json'),
  },
  {
    id: 'equal-last-monsters',
    group: 'combat',
    title: 'Two equals, and nobody falls',
    rules: ['combat/equal-imp', 'game-end/defeat-condition-check', 'combat/imp-comparison'],
    load: () => import('./combat/equal-last-monsters.json'),
  },
  {
    id: 'mutual-last-defeat-in-combat',
    group: 'game-end',
    title: 'Together, in combat',
    rules: ['game-end/defeat-condition-check', 'game-end/mandatory-resolving-effect', 'combat/defeat-timing'],
    load: () => import('./game-end/mutual-last-defeat-in-combat.json'),
  },
  {
    id: 'mutual-last-defeat-by-a-spell',
    group: 'game-end',
    title: 'Together, by one Spell',
    rules: ['game-end/mandatory-resolving-effect', 'game-end/defeat-condition-check', 'game-end/immediate-ending'],
    load: () => import('./game-end/mutual-last-defeat-by-a-spell.json'),
  },
  {
    id: 'mutual-last-defeat-by-a-counter',
    group: 'game-end',
    title: 'Together, by the other player’s Counter',
    rules: ['game-end/mandatory-resolving-effect', 'game-end/defeat-condition-check', 'combat/attack-declaration'],
    load: () => import('./game-end/mutual-last-defeat-by-a-counter.json'),
  },
  {
    id: 'prime-in-reserve-saves-nobody',
    group: 'game-end',
    title: 'A Prime in the Reserve saves nobody',
    rules: ['game-end/defeat-condition-check', 'zones/monster-reserve', 'prime-evolution/prime-entry'],
    load: () => import('./game-end/prime-in-reserve-saves-nobody.json'),
  },
  {
    id: 'no-time-for-instead',
    group: 'game-end',
    title: 'No time for instead',
    rules: ['game-end/immediate-ending', 'combat/defeat-timing', 'game-end/defeat-condition-check'],
    load: () => import('./game-end/no-time-for-instead.json'),
  },
  {
    id: 'defeats-found-together',
    group: 'game-end',
    title: 'All of them, found first',
    rules: ['game-end/mandatory-resolving-effect', 'combat/defeat-timing', 'game-end/active-promotion'],
    load: () => import('./game-end/defeats-found-together.json'),
  },
  {
    id: 'promotion-among-those-who-stay',
    group: 'game-end',
    title: 'Only those who stay can step up',
    rules: ['game-end/active-promotion', 'rulings/forced-active-promotion', 'game-end/mandatory-resolving-effect'],
    load: () => import('./game-end/promotion-among-those-who-stay.json'),
  },
  {
    id: 'until-end-of-the-other-turn',
    group: 'durations',
    title: 'Whose turn ends it',
    rules: ['card-text/duration-language', 'turn-procedure/end-phase', 'rulings/temporary-imp-at-end-phase'],
    load: () => import('./durations/until-end-of-the-other-turn.json'),
  },
  {
    id: 'until-your-next-turn',
    group: 'durations',
    title: 'Before the turn has its first step',
    rules: ['card-text/duration-language', 'turn-procedure/unlock-step', 'timing/timing-window'],
    load: () => import('./durations/until-your-next-turn.json'),
  },
  {
    id: 'buff-stays-behind',
    group: 'durations',
    title: 'What was given does not follow',
    rules: ['game-state/monster', 'card-text/duration-language', 'turn-procedure/end-phase'],
    load: () => import('./durations/buff-stays-behind.json'),
  },
  {
    id: 'returned-as-printed',
    group: 'durations',
    title: 'Home again, with nothing in hand',
    rules: ['game-state/monster', 'card-text/duration-language', 'zones/graveyard'],
    load: () => import('./durations/returned-as-printed.json'),
  },
  {
    id: 'triggers-of-both-on-her-turn',
    group: 'triggers',
    title: 'Both players’ Triggers, on her turn',
    rules: [
      'timing/simultaneous-effects',
      'turn-procedure/trigger-resolution',
      'rulings/simultaneous-controlled-triggers',
    ],
    load: () => import('./triggers/triggers-of-both-on-her-turn.json'),
  },
  {
    id: 'triggers-of-both-on-his-turn',
    group: 'triggers',
    title: 'Both players’ Triggers, on his turn',
    rules: ['timing/simultaneous-effects', 'turn-procedure/trigger-resolution', 'keywords/trigger'],
    load: () => import('./triggers/triggers-of-both-on-his-turn.json'),
  },
  {
    id: 'endless-triggers-stop',
    group: 'triggers',
    title: 'A wheel without an end',
    rules: ['timing/simultaneous-effects', 'turn-procedure/trigger-resolution', 'keywords/trigger'],
    load: () => import('./triggers/endless-triggers-stop.json'),
  },
  {
    id: 'long-triggers-go-on',
    group: 'triggers',
    title: 'A long way is not an endless one',
    rules: ['timing/simultaneous-effects', 'support-access/ongoing-single-card-lock-in', 'keywords/trigger'],
    load: () => import('./triggers/long-triggers-go-on.json'),
  },
  {
    id: 'negated-spell-was-played',
    group: 'triggers',
    title: 'Negated, and played all the same',
    rules: ['keywords/trigger', 'chains/negated-original-effect', 'timing/simultaneous-effects'],
    load: () => import('./triggers/negated-spell-was-played.json'),
  },
  {
    id: 'negated-unlock-leaves-the-mark',
    group: 'triggers',
    title: 'Negated, and never done',
    rules: ['keywords/trigger', 'support-access/unlock-step', 'timing/simultaneous-effects'],
    load: () => import('./triggers/negated-unlock-leaves-the-mark.json'),
  },
  {
    id: 'once-per-turn-and-evolution',
    group: 'triggers',
    title: 'A new text, a new time',
    rules: ['prime-evolution/evolution-stack', 'keywords/trigger', 'prime-evolution/evolution'],
    load: () => import('./triggers/once-per-turn-and-evolution.json'),
  },
  {
    id: 'once-per-turn-and-return',
    group: 'triggers',
    title: 'Another Monster, another time',
    rules: ['keywords/trigger', 'game-state/monster', 'zones/graveyard'],
    load: () => import('./triggers/once-per-turn-and-return.json'),
  },
  {
    id: 'negated-evolution',
    group: 'evolution',
    title: 'The Evolution that did not happen',
    rules: ['prime-evolution/evolution', 'turn-procedure/evolution-step', 'zones/monster-reserve'],
    load: () => import('./evolution/negated-evolution.json'),
  },
  {
    id: 'condition-gone-at-entry',
    group: 'evolution',
    title: 'The crown slips',
    rules: ['prime-evolution/prime-singular', 'prime-evolution/prime-entry', 'game-state/effect'],
    load: () => import('./evolution/condition-gone-at-entry.json'),
  },
  {
    id: 'evolution-without-its-monster',
    group: 'evolution',
    title: 'Nobody left to evolve',
    rules: ['prime-evolution/evolution', 'chains/illegal-target-at-resolution', 'game-end/active-promotion'],
    load: () => import('./evolution/evolution-without-its-monster.json'),
  },
]

/** The scenario with this id; null: the gallery has none. */
export async function loadScenario(id: string): Promise<Scenario | null> {
  const entry = GALLERY.find((candidate) => candidate.id === id)
  if (entry === undefined) return null
  const read = openScenario((await entry.load()).default)
  // Our own data is tested; a fault in it is a bug.
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join('\n'))
  return read.scenario
}

/** The scenarios that show this rule. */
export const scenariosOf = (rule: RuleId): readonly GalleryEntry[] =>
  GALLERY.filter((entry) => entry.rules.includes(rule))
