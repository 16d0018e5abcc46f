/** Effect trees for property tests: every verb, condition, event, reference and answer, in every combination that text can say. */
import * as fc from 'fast-check'
import { CARD_CLASSES, KEYWORDS } from '../../model/cards'
import { ACTS, ANSWERABLE, DURATIONS, MOVE_ZONES, PLACES, PLAYERS, SIDES, SUPPORT_KINDS } from '../../model/effects'
import type {
  Ability,
  Condition,
  GraveyardKind,
  Instruction,
  MonsterFilter,
  MonsterRef,
  TargetSpec,
  TriggerEvent,
  Verb,
} from '../../model/effects'
import { numberTargets } from './numberTargets'

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)
const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null })
const amount = fc.integer({ min: 5, max: 15 }).map((hundreds) => hundreds * 100)
const count = fc.integer({ min: 1, max: 4 })
const duration = orNull(oneOf(DURATIONS))

export const filters: fc.Arbitrary<MonsterFilter> = fc.record({
  side: oneOf(SIDES),
  place: oneOf(PLACES),
  cardClass: orNull(oneOf(CARD_CLASSES)),
  keyword: orNull(oneOf(KEYWORDS)),
  other: fc.boolean(),
  faceDown: fc.boolean(),
  maxImp: orNull(fc.integer({ min: 1, max: 60 }).map((hundreds) => hundreds * 100)),
})

const targetSpecs: fc.Arbitrary<TargetSpec> = filters.map((filter) => ({ kind: 'monster', filter }))
const inGraveyard = (what: fc.Arbitrary<GraveyardKind>): fc.Arbitrary<TargetSpec> =>
  fc.record({ kind: fc.constant('graveyard' as const), side: oneOf(['allied', 'opposing'] as const), what })

/** Targets that a program can use, before they are numbered: three Monsters, then in a Graveyard two Supports and a Monster. */
const MONSTER_TARGETS = 3
const SUPPORT_TARGETS = 2
const specs = fc
  .tuple(
    fc.array(targetSpecs, { minLength: MONSTER_TARGETS, maxLength: MONSTER_TARGETS }),
    fc.array(inGraveyard(oneOf(SUPPORT_KINDS)), { minLength: SUPPORT_TARGETS, maxLength: SUPPORT_TARGETS }),
    inGraveyard(fc.constant('Monster')),
  )
  .map(([monsters, supports, dead]) => [...monsters, ...supports, dead])

const fixedRefs: fc.Arbitrary<MonsterRef> = fc.oneof(
  ...(['self', 'attacker', 'defender', 'loser', 'event'] as const).map((ref) => fc.constant<MonsterRef>({ ref })),
  filters.map((filter): MonsterRef => ({ ref: 'each', filter })),
)
const targetRefs = fc.nat(MONSTER_TARGETS - 1).map((index): MonsterRef => ({ ref: 'target', index }))

/** Parts that depend on whether there are targets to refer to. */
function parts(refs: fc.Arbitrary<MonsterRef>, withTargets: boolean) {
  const single: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ test: fc.constant('count' as const), filter: filters, atLeast: count }),
    fc.record({
      test: fc.constant('graveyard' as const),
      player: oneOf(PLAYERS),
      what: oneOf(['Monster', ...SUPPORT_KINDS] as const),
      atLeast: count,
    }),
    fc.record({ test: fc.constant('locked' as const), player: oneOf(PLAYERS), atLeast: count }),
    fc.record({ test: fc.constant('place' as const), who: refs, place: oneOf(['active', 'bench'] as const) }),
    fc.record({ test: fc.constant('imp' as const), who: refs, atMost: amount }),
    fc.record({ test: fc.constant('round' as const), atLeast: count }),
    fc.record({ test: fc.constant('turn' as const), player: oneOf(PLAYERS) }),
  )
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2, depthSize: 'xsmall', withCrossShrink: true },
      single,
      fc.record({ test: fc.constant('and' as const), all: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
    ),
  }))

  const verb = <V extends Verb>(name: V) => fc.constant(name)
  const simple: fc.Arbitrary<Instruction>[] = [
    fc.record({ verb: verb('gain'), who: refs, amount, duration }),
    fc.record({ verb: verb('lose'), who: refs, amount, duration }),
    fc.record({ verb: verb('recover'), who: refs, amount }),
    fc.record({ verb: verb('defeat'), who: refs }),
    fc.record({ verb: verb('negate'), destination: orNull(oneOf(MOVE_ZONES)) }),
    fc.record({ verb: verb('prevent') }),
    fc.record({ verb: verb('swap'), who: refs }),
    fc.record({ verb: verb('lock'), player: oneOf(PLAYERS), count }),
    fc.record({ verb: verb('unlock'), player: oneOf(PLAYERS), count }),
    fc.record({ verb: verb('moveLocked'), player: oneOf(PLAYERS), count, to: oneOf(MOVE_ZONES) }),
    fc.record({ verb: verb('reveal'), who: refs }),
    fc.record({ verb: verb('redirect'), to: refs }),
    fc.record({ verb: verb('grant'), who: refs, keyword: oneOf(KEYWORDS), duration }),
    fc.record({ verb: verb('restrict'), who: refs, act: oneOf(ACTS), duration }),
    fc.record({ verb: verb('permit'), who: refs, duration }),
    fc.record({ verb: verb('extraSwap') }),
    fc.record({ verb: verb('openFlex') }),
  ]
  if (withTargets) {
    const index = fc.integer({ min: MONSTER_TARGETS, max: MONSTER_TARGETS + SUPPORT_TARGETS - 1 })
    simple.push(fc.record({ verb: verb('move'), index, to: oneOf(MOVE_ZONES) }))
    simple.push(fc.record({ verb: verb('return'), index: fc.constant(MONSTER_TARGETS + SUPPORT_TARGETS) }))
  }
  const { body } = fc.letrec<{ instruction: Instruction; body: Instruction[] }>((tie) => ({
    instruction: fc.oneof(
      { maxDepth: 2, depthSize: 'xsmall', withCrossShrink: true },
      fc.oneof(...simple),
      fc.record({ verb: verb('if'), condition, then: tie('body'), otherwise: fc.oneof(fc.constant([]), tie('body')) }),
      fc.record({ verb: verb('choose'), modes: fc.array(tie('body'), { minLength: 2, maxLength: 3 }) }),
      fc.record({ verb: verb('delay'), then: tie('body') }),
    ),
    body: fc.array(tie('instruction'), { minLength: 1, maxLength: 3 }),
  }))
  return { condition, body }
}

const untargeted = parts(fixedRefs, false)
const targeted = parts(fc.oneof(fixedRefs, targetRefs), true)
const program = fc.record({ targets: specs, body: targeted.body }).map(numberTargets)
const optional = fc.boolean()

const events: fc.Arbitrary<TriggerEvent> = fc.oneof(
  fc.constant<TriggerEvent>({ event: 'defeatsInCombat' }),
  fc.constant<TriggerEvent>({ event: 'becomesActive' }),
  fc.constant<TriggerEvent>({ event: 'defeated', self: true, side: 'allied' }),
  fc.record({ event: oneOf(['evolves'] as const), side: oneOf(['allied', 'opposing'] as const) }),
  fc.record({
    event: fc.constant('defeated' as const),
    self: fc.constant(false),
    side: oneOf(['allied', 'opposing'] as const),
  }),
  fc.record({ event: oneOf(['unlocks', 'locks'] as const), player: oneOf(PLAYERS) }),
  fc.record({ event: fc.constant('plays' as const), player: oneOf(PLAYERS), support: oneOf(SUPPORT_KINDS) }),
)

export const abilities: fc.Arbitrary<Ability> = fc.oneof(
  ...(['reveal', 'entry', 'primeEntry'] as const).map((kind) =>
    fc.tuple(optional, program).map(([may, rest]): Ability => ({ kind, optional: may, ...rest })),
  ),
  fc
    .tuple(events, optional, fc.boolean(), program)
    .map(([when, may, oncePerTurn, rest]): Ability => ({ kind: 'trigger', when, optional: may, oncePerTurn, ...rest })),
  fc.record({ kind: fc.constant('static' as const), condition: orNull(untargeted.condition), body: untargeted.body }),
  fc.record({
    kind: fc.constant('replacement' as const),
    would: oneOf(['be defeated in combat', 'be defeated'] as const),
    oncePerTurn: fc.boolean(),
    body: untargeted.body,
  }),
  fc
    .tuple(orNull(untargeted.condition), program)
    .map(([condition, rest]): Ability => ({ kind: 'spell', condition, ...rest })),
  fc
    .tuple(oneOf(ANSWERABLE), oneOf(SIDES), fc.boolean(), fc.boolean(), program)
    .map(([what, side, resonance, exceedsCap, rest]): Ability => ({
      kind: 'counter',
      answers: { what, side },
      resonance,
      exceedsCap,
      ...rest,
    })),
  fc.record({ kind: fc.constant('primeCondition' as const), condition: untargeted.condition }),
)
