/**
 * Places where the engine is broken on purpose, one at a time: each is a rule that somebody might get wrong. The tests
 * must notice every one (`npm run mutation`). `from` stands in the file exactly once or more; its first place is changed.
 */
import type { RuleId } from '@/rules'

export interface Mutant {
  readonly rule: RuleId
  /** Below `src/rules`. */
  readonly file: string
  /** What the broken engine does. */
  readonly breaks: string
  readonly from: string
  readonly to: string
}

const mutant = (rule: RuleId, file: string, breaks: string, from: string, to: string): Mutant => ({ rule, file, breaks, from, to })

const FORMAT: readonly Mutant[] = [
  mutant('rulings/player-1-first-turn-unlock', 'format/format.ts', 'Player 1 unlocks in Round 1', 'firstUnlockRound: [2, 1]', 'firstUnlockRound: [1, 1]'),
  mutant('rulings/player-2-first-turn-unlock', 'format/format.ts', 'Player 2 waits for Round 2', 'firstUnlockRound: [2, 1]', 'firstUnlockRound: [2, 2]'),
  mutant('support-access/ongoing-single-card-lock-in', 'format/format.ts', 'Lock-in begins a Round late', 'firstLockInRound: 4', 'firstLockInRound: 5'),
  mutant('chains/contribution-limits', 'format/format.ts', 'a Chain holds four Counters', 'chainCap: 3', 'chainCap: 4'),
  mutant('chains/contribution-limits', 'format/format.ts', 'one player fills a Chain', 'chainContribution: 2', 'chainContribution: 3'),
  mutant('turn-procedure/flip-step', 'format/format.ts', 'the Bench flips in Round 1', 'benchFlipRound: 2', 'benchFlipRound: 1'),
  mutant('zones/flex-slot', 'format/format.ts', 'no lineup opens the Flex Slot', 'flexWithoutPrime: true', 'flexWithoutPrime: false'),
  mutant('setup/first-round-restrictions', 'format/format.ts', 'any number of Spells in Round 1', 'firstRoundSpells: 1', 'firstRoundSpells: null'),
  mutant('setup/first-round-restrictions', 'format/format.ts', 'Round 1 is open for attacks', 'firstRoundPeace: true', 'firstRoundPeace: false'),
  mutant('support-access/opening-lock-in', 'format/format.ts', 'two cards are locked at setup', 'openingLockIn: 3', 'openingLockIn: 2'),
]

const SUPPORTS: readonly Mutant[] = [
  mutant('rulings/locked-support-limit-exceeded', 'engine/turn.ts', 'a full Locked Support is locked into', 'if (side.locked.length >= lockedLimit) return', 'if (side.locked.length > 99) return'),
  mutant('rulings/locked-support-limit-exceeded', 'engine/picks.ts', 'an effect locks above the limit', 'side.locked.length < state.match.format.lockedLimit ? side.deck : NONE', 'side.deck'),
  mutant('zones/locked-support-zone', 'engine/requirements/supports.ts', 'Locked Supports can be played', '!s.sides[a.seat].locked.includes(a.card)', 'true'),
  mutant('zones/hand', 'engine/requirements/supports.ts', 'any card can be played from anywhere', 's.sides[a.seat].hand.includes(a.card), fatal: true', 'true, fatal: true'),
  mutant('support-access/opening-lock-in', 'engine/requirements/setup.ts', 'setup is confirmed without the Opening Lock-in', "sideOf(s, a).locked.length === openingCount(s, a.seat, 'locked')", 'true'),
  mutant('setup/opening-support-commitment', 'engine/requirements/setup.ts', 'setup is confirmed without a starting hand', "sideOf(s, a).hand.length === openingCount(s, a.seat, 'hand')", 'true'),
  mutant('setup/opening-support-commitment', 'engine/requirements/setup.ts', 'zones of the setup have no bottom', "return to === 'deck' || state.sides[seat][to].length < openingCount(state, seat, to)", 'return true'),
  mutant('support-access/removal-handling', 'vocabulary/moveLocked/run.ts', 'a removed Locked Support becomes available', "{ do: 'moveLocked', to }", "{ do: 'moveLocked', to: 'hand' }"),
]

const TURN: readonly Mutant[] = [
  mutant('card-text/duration-language', 'engine/turn.ts', '"until your next turn" ends with the opponent’s', 'modifier.controller === seat', 'modifier.controller !== seat'),
  mutant('turn-procedure/end-phase', 'engine/turn.ts', 'delayed effects come before "until end of turn" ends', "  expire(w, untilEndOfTurn)\n  push(w, { kind: 'runDelayed'", "  push(w, { kind: 'runDelayed'"),
  mutant('turn-procedure/flip-step', 'engine/turn.ts', 'a face-down Active stays so', 'if (monsterAt(w.s, seat, ACTIVE)?.faceUp === false) flip(w, seat, ACTIVE)', 'if (w.s.round > 1 && monsterAt(w.s, seat, ACTIVE)?.faceUp === false) flip(w, seat, ACTIVE)'),
  mutant('timing/missed-window', 'engine/requirements/index.ts', 'a step can be passed to itself', 'OPTIONAL_STEPS.filter((step) => stepIndex(step) > stepIndex(now))', 'OPTIONAL_STEPS.filter((step) => stepIndex(step) >= stepIndex(now))'),
  mutant('timing/missed-window', 'engine/timing.ts', 'a passed step is called one that is yet to come', "? { code: 'stepPassed'", "? { code: 'wrongStep'"),
  mutant('timing/simultaneous-effects', 'engine/resolve.ts', '"you may" Triggers come first', '[false, true]', '[true, false]'),
  mutant('timing/simultaneous-effects', 'engine/resolve.ts', 'the opponent’s Triggers come first', 'for (const seat of [turn, opponentOf(turn)]) {\n      const group = pending', 'for (const seat of [opponentOf(turn), turn]) {\n      const group = pending'),
  mutant('turn-procedure/end-phase', 'engine/resolve.ts', 'the opponent’s delayed effects come first', 'for (const seat of [turn, opponentOf(turn)]) {\n    const group = delayed', 'for (const seat of [opponentOf(turn), turn]) {\n    const group = delayed'),
  mutant('turn-procedure/end-phase', 'engine/resolve.ts', 'nobody orders delayed effects', "    if (second) return push(w, { kind: 'order', seat, ids: group.map((effect) => effect.id) })\n", ''),
  mutant('rulings/simultaneous-controlled-triggers', 'engine/resolve.ts', 'nobody orders Triggers', "if (first && !second) return beginTrigger", 'if (first) return beginTrigger'),
  mutant('turn-procedure/trigger-resolution', 'engine/resolve.ts', 'an endless loop of Triggers goes on', 'if (w.s.triggersResolved >= w.s.match.format.triggerLimit) {', 'if (w.s.triggersResolved >= 1e9) {'),
]

const CHAINS: readonly Mutant[] = [
  mutant('chains/lifo-resolution', 'engine/chain.ts', 'the oldest Counter resolves first', 'for (let index = chain.links.length - 1; index >= 0; index--)', 'for (let index = 0; index < chain.links.length; index++)'),
  mutant('rulings/counter-window-passed', 'engine/chain.ts', 'one pass closes a window', 'if (task.passes === 0) push', 'if (task.passes === 9) push'),
  mutant('turn-procedure/spell-phase', 'engine/chain.ts', 'whoever counters speaks again at once', "push(w, { kind: 'window', seat: opponentOf(link.seat), passes: 0 })", "push(w, { kind: 'window', seat: link.seat, passes: 0 })"),
  mutant('rulings/countered-spell-destination', 'engine/chain.ts', 'a named destination is forgotten for a Spell', "negated ? (w.s.chain?.destination ?? 'graveyard') : 'graveyard'", "'graveyard'"),
  mutant('rulings/countered-spell-destination', 'engine/chain.ts', 'a named destination is forgotten for a Counter', "link.negated ? (link.destination ?? 'graveyard') : 'graveyard'", "'graveyard'"),
  mutant('chains/negated-original-effect', 'engine/chain.ts', 'a negated Counter resolves', "link.negated ? 'negated' : ", "false ? 'negated' : "),
  mutant('chains/negated-original-effect', 'engine/chain.ts', 'a negated Spell resolves', "const outcome = negated ? 'negated' : allGone", "const outcome = false ? 'negated' : allGone"),
  mutant('timing/priority-shorthand', 'engine/chain.ts', 'only who could answer is asked', '&& !full) return false', '&& !full) return counterOptions(state, seat).length === 0'),
  mutant('timing/priority-shorthand', 'engine/chain.ts', 'an empty hand is asked', 'chain || state.sides[seat].hand.length === 0', 'chain'),
  mutant('rulings/illegal-target-during-resolution', 'engine/targets.ts', 'one lost target spoils the whole effect', 'targets.length > 0 && targets.every(', 'targets.length > 0 && targets.some('),
  mutant('chains/illegal-target-at-resolution', 'engine/targets.ts', 'targets are not looked at again', 'return spec && pick && pickFits(state, spec, chooser, pick) ? target : GONE', 'return spec && pick ? target : GONE'),
  mutant('rulings/illegal-target-during-resolution', 'engine/reduce.ts', 'a card that came back is the same object', "  if (to === 'graveyard') renumber(draft, card)\n", ''),
  mutant('chains/chain-creation', 'engine/requirements/supports.ts', 'own and opposing actions are the same to a Counter', "(ability.answers.side === 'allied') === allied", 'true'),
  mutant('chains/contribution-limits', 'engine/requirements/supports.ts', 'the Chain cap does not hold', '(s.chain?.links.length ?? 0) < s.match.format.chainCap || exceedsCap(s, a)', 'true'),
]

const COMBAT: readonly Mutant[] = [
  mutant('combat/imp-comparison', 'engine/combat.ts', 'the higher IMP loses', 'attackerImp < defenderImp ? attacker : defender', 'attackerImp > defenderImp ? attacker : defender'),
  mutant('combat/equal-imp', 'engine/combat.ts', 'equal IMP defeats the defender', 'attackerImp === defenderImp ? null : ', ''),
  mutant('combat/attack-declaration', 'engine/combat.ts', 'a negated attack is compared', "if (combat.negated) return close(w, 'negated')\n", ''),
  mutant('combat/defeat-timing', 'engine/combat.ts', 'a prevented defeat happens', "if (combat.prevented) return close(w, 'prevented')\n", ''),
  mutant('combat/overdrive', 'engine/combat.ts', 'Overdrive counts on every attack', '    attacks === 1 &&\n', ''),
  mutant('rulings/overdrive-after-first-attack', 'engine/combat.ts', 'Overdrive needs no defeat', '    defeated &&\n', ''),
  mutant('combat/overdrive', 'engine/combat.ts', 'Overdrive goes on off the Active Slot', '    attacker?.slot === ACTIVE &&\n', '    attacker !== null &&\n'),
  mutant('card-text/duration-language', 'engine/combat.ts', '"during this combat" lasts on', "if (ids.length > 0) commit(w, { type: 'modifiersEnded', ids })\n", ''),
  mutant('combat/disruptor', 'engine/requirements/combat.ts', 'every Monster attacks the Bench', "a.target === ACTIVE || attacks(s, a, (m) => hasKeyword(s, m, 'Disruptor'))", 'true'),
  mutant('keywords/blocker', 'engine/requirements/combat.ts', 'every Monster blocks', "blocks(s, a, (m) => hasKeyword(s, m, 'Blocker'))", 'blocks(s, a, () => true)'),
  mutant('combat/blocker', 'engine/requirements/combat.ts', 'the target blocks for itself', 'blocks(s, a, (m) => m.object !== s.combat?.defender.object)', 'blocks(s, a, () => true)'),
  mutant('rulings/evolution-before-attack', 'engine/requirements/combat.ts', 'a newly evolved Monster attacks', 'm.evolvedOn !== s.turnNumber || mayAttackFresh(s, m)', 'true'),
  mutant('turn-procedure/attack-phase', 'engine/reduce.ts', 'attacks are not counted', 'attacks: draft.sides[seat].thisTurn.attacks + 1', 'attacks: draft.sides[seat].thisTurn.attacks'),
  mutant('combat/imp-comparison', 'engine/imp.ts', 'IMP falls below 0', 'return imp > 0 ? imp : 0', 'return imp'),
  mutant('combat/imp-comparison', 'engine/imp.ts', 'lasting loss does not count', 'baseImp(state, monster) - monster.loss', 'baseImp(state, monster)'),
]

const MONSTERS: readonly Mutant[] = [
  mutant('prime-evolution/evolution', 'engine/requirements/monsters.ts', 'a Monster evolves in the turn of its reveal', 'met: (s, a) => is(s, a, (m) => m.revealedOn < s.turnNumber)', 'met: () => true'),
  mutant('prime-evolution/evolution', 'engine/requirements/monsters.ts', 'any number of Evolutions a turn', 's.sides[a.seat].thisTurn.evolutions < s.match.format.evolutions', 'true'),
  mutant('prime-evolution/evolution', 'engine/requirements/monsters.ts', 'an Evolution goes onto any Monster', "sameName(definitionOf(s, m.card).name, definitionOf(s, a.card).evolvesFrom ?? '')", 'true'),
  mutant('turn-procedure/prime-singular-step', 'engine/requirements/monsters.ts', 'any number of Prime entries a turn', 's.sides[a.seat].thisTurn.primeEntries < s.match.format.primeEntries', 'true'),
  mutant('prime-evolution/prime-singular', 'engine/requirements/monsters.ts', 'a PRIME CONDITION is not asked', 'return condition !== undefined && holds(', 'return condition !== undefined || holds('),
  mutant('keywords/swap', 'engine/requirements/monsters.ts', 'fresh Monsters swap', 'both(s, a, (m) => m.evolvedOn !== s.turnNumber && m.enteredOn !== s.turnNumber)', 'true'),
  mutant('keywords/swap', 'engine/requirements/monsters.ts', 'every Monster swaps', "s.sides[a.seat].thisTurn.extraSwaps > 0 || swaps(s, a, 'Swap')", 'true'),
  mutant('prime-evolution/evolution-stack', 'engine/reduce.ts', 'only the top of a stack is defeated', 'for (const card of stackOf(monster)) moveCard', 'for (const card of [monster.card]) moveCard'),
  mutant('prime-evolution/replaced-monster', 'engine/reduce.ts', 'the replaced Monster vanishes', '      bury(draft, event.seat, event.slot)\n      patchSide', '      patchSide'),
  mutant('rulings/forced-active-promotion', 'engine/movement.ts', 'a face-down Monster becomes Active unseen', '  flip(w, event.seat, event.slot)\n', ''),
  mutant('game-end/active-promotion', 'engine/defeat.ts', 'the opponent promotes first', 'for (const seat of [w.s.turn, opponentOf(w.s.turn)]) {\n    const side', 'for (const seat of [opponentOf(w.s.turn), w.s.turn]) {\n    const side'),
  mutant('game-end/defeat-condition-check', 'engine/defeat.ts', 'whoever lost the last Monster wins', 'winner: first ? 1 : 0', 'winner: first ? 0 : 1'),
  mutant('game-end/mandatory-resolving-effect', 'engine/defeat.ts', 'both last Monsters at once are a loss', 'if (first && second) endGame(w, { winner: null', 'if (first && second) endGame(w, { winner: 1'),
  mutant('game-end/immediate-ending', 'engine/work.ts', 'Triggers become ready after the last defeat', 'ready.length === 0 || w.s.sides.some(isOut)', 'ready.length === 0'),
  mutant('keywords/trigger', 'engine/triggers.ts', '"once per turn" is as often as you like', 'if (ability.oncePerTurn && (', 'if (false && ('),
  mutant('keywords/trigger', 'engine/triggers.ts', 'a face-down Monster’s Trigger is ready', '    if (!monster.faceUp) return\n', ''),
]

const AT_RESOLUTION: readonly Mutant[] = [
  mutant('prime-evolution/prime-singular', 'engine/chain.ts', 'a Prime enters though its condition has failed', 'place !== null && allMet(ENTERS, state, {', 'place !== null || allMet(ENTERS, state, {'),
  mutant('prime-evolution/evolution', 'engine/chain.ts', 'a Monster evolves though it was barred meanwhile', 'place !== null && allMet(EVOLVES_ONTO, state, {', 'place !== null || allMet(EVOLVES_ONTO, state, {'),
  mutant('keywords/swap', 'engine/chain.ts', 'Monsters swap though they were barred meanwhile', '=== origin.active && allMet(', '=== origin.active || allMet('),
  mutant('support-access/unlock-step', 'engine/chain.ts', 'a Support is unlocked from elsewhere', 'state.sides[seat].locked.includes(origin.card) && !handIsFull', '!handIsFull'),
  mutant('game-end/immediate-ending', 'engine/defeat.ts', 'a replacement asks before the checks', "push(w, { kind: 'sweep' }, ...after)", "push(w, ...after, { kind: 'sweep' })"),
  mutant('combat/overdrive', 'engine/combat.ts', 'any way of leaving counts as a defeat in combat', 'const { defeated } = combat', 'const defeated = findObject(w.s, combat.loser.object) === null'),
  mutant('card-text/digital-readability', 'engine/conditions.ts', '"each" is as good as "any"', 'standing.length > 0 && standing.every(test)', 'standing.some(test)'),
  mutant('game-state/player', 'engine/conditions.ts', 'a condition reads the IMP of a face-down Monster', 'monster.faceUp && measure.imp', 'measure.imp'),
  mutant('prime-evolution/evolution-stack', 'engine/conditions.ts', 'a stack in the Graveyard counts twice', '!isSupport(card) && !isEvolution(card)', '!isSupport(card)'),
  mutant('chains/illegal-target-at-resolution', 'engine/targets.ts', 'a card is found wherever it went from the Graveyard', ' && state.sides[ownerOf(state, target.card)].graveyard.includes(target.card)', ''),
]

const RETURNS: readonly Mutant[] = [
  mutant('zones/flex-slot', 'engine/field.ts', 'a Monster returns to a closed Flex Slot', '&& (slot !== flex || flexOpen)', ''),
  mutant('prime-evolution/evolution', 'engine/targets.ts', 'an Evolution returns as if it were a Monster', 'definition.cardType !== spec.what', 'false'),
  mutant('zones/graveyard', 'engine/reduce.ts', 'a Monster returns face-down', 'faceUp: true, revealedOn: draft.turnNumber, enteredOn', 'enteredOn'),
]

const SECRECY: readonly Mutant[] = [
  mutant('support-access/open-log', 'engine/view/events.ts', 'everyone reads which Support is locked', "    case 'lockedIn':\n      return event.seat === viewer ? event : { ...event, card: null }", "      return event.seat === viewer ? event : { ...event, card: null }\n    case 'lockedIn':\n      return event"),
  mutant('zones/hand', 'engine/view/cards.ts', 'a seat sees the other’s hand', 'if (viewer === seat)', "if (viewer === seat || zone === 'hand')"),
  mutant('rulings/monster-reserve-inspection', 'engine/view/cards.ts', 'a seat sees the other’s Reserve', 'if (viewer === seat)', "if (viewer === seat || zone === 'reserve')"),
  mutant('game-state/player', 'engine/view/cards.ts', 'the table sees private cards', 'if (viewer === seat)', "if (viewer === seat || viewer === 'table')"),
  mutant('game-state/player', 'engine/view/monsters.ts', 'a seat sees the other’s face-down Monsters', 'if (!monster.faceUp && viewer !== seat) {', "if (!monster.faceUp && viewer === 'table') {"),
  mutant('game-state/player', 'engine/filters.ts', 'a text asks what a face-down Monster is', '  if (!monster.faceUp) return filter.cardClass === null && filter.keyword === null && filter.maxImp === null\n', ''),
  mutant('turn-procedure/lock-in-phase', 'engine/view/chain.ts', 'a pending Lock-in shows its card', 'const isPublic = ', "const isPublic = origin.kind === 'Lock-in' || "),
]

export const MUTANTS: readonly Mutant[] = [...FORMAT, ...SUPPORTS, ...TURN, ...CHAINS, ...COMBAT, ...MONSTERS, ...AT_RESOLUTION, ...RETURNS, ...SECRECY]
