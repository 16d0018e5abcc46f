/**
 * Which targets a text asks for as things stand (`card-text/targets-before-resolution`): those of a mode that is not chosen, or of a
 * branch that would not be taken now, are not asked for. Picks stand in the order in which the text asks for them.
 */
import type { CardDefinition } from '../model/cards'
import type { Ability, Condition, Instruction, MonsterRef, TargetSpec } from '../model/effects'
import type { TargetPick } from '../model/actions'
import type { GameState, Target } from '../model/state'
import { holds } from './conditions'
import { contextOf } from './context'
import { CURRENT } from './imp'
import { bindPick, pickFits, picksFor, samePick, type Chooser } from './targets'

/** An ability whose text runs and may name targets. */
export type Targeted = Extract<Ability, { readonly targets: readonly TargetSpec[] }>

/** The text at this index of a card; null: there is none that could choose anything. */
export function targetedAt({ abilities }: CardDefinition, index: number): Targeted | null {
  const ability = abilities[index]
  return ability !== undefined && 'targets' in ability ? ability : null
}

/** The body with these effects chosen: each "choose one" of its own sentences is replaced by its chosen mode. */
export function withModes(body: readonly Instruction[], modes: readonly number[]): readonly Instruction[] {
  if (modes.length === 0) return body
  let next = 0
  return body.flatMap((instruction) =>
    instruction.verb === 'choose' ? (instruction.modes[modes[next++] ?? 0] ?? []) : [instruction],
  )
}

/** The "choose one" of the text that is chosen for after these; null: none is left. */
export function nextChoice(
  body: readonly Instruction[],
  chosen: number,
): Extract<Instruction, { verb: 'choose' }> | null {
  let before = 0
  for (const instruction of body) if (instruction.verb === 'choose' && before++ === chosen) return instruction
  return null
}

/** A target that is not asked for. */
const NOT_ASKED: Target = { kind: 'none' }

/** All of a text's targets are asked for, whatever the state: most texts. Kept, since it is asked for each card at each listing. */
const plain = new WeakMap<Targeted, boolean>()

function asksForAll(ability: Targeted): boolean {
  let all = plain.get(ability)
  if (all === undefined) {
    const always = new Set(alwaysAsked(ability.body))
    all = ability.targets.every((_, index) => always.has(index))
    plain.set(ability, all)
  }
  return all
}

/** The targets that stand in no branch and in no mode. */
const alwaysAsked = (body: readonly Instruction[]): readonly number[] =>
  body.flatMap((instruction) => {
    if (instruction.verb === 'delay') return alwaysAsked(instruction.then)
    if (instruction.verb === 'if') return targetsOfCondition(instruction.condition)
    return targetOf(instruction) ?? []
  })

/** Of these targets those that a body could be about. */
export function targetsUsed(body: readonly Instruction[], targets: readonly Target[]): readonly Target[] {
  const used = new Set(everyTarget(body))
  return targets.filter((_, index) => used.has(index))
}

const everyTarget = (body: readonly Instruction[]): readonly number[] =>
  body.flatMap((instruction) => {
    if (instruction.verb === 'if')
      return [
        ...targetsOfCondition(instruction.condition),
        ...everyTarget(instruction.then),
        ...everyTarget(instruction.otherwise),
      ]
    if (instruction.verb === 'choose') return instruction.modes.flatMap(everyTarget)
    if (instruction.verb === 'delay') return everyTarget(instruction.then)
    return targetOf(instruction) ?? []
  })

interface Demand {
  readonly index: number
  /** In a choice that is made as the effect resolves: asked for only if there is anything to choose. */
  readonly ifAny: boolean
}

/**
 * The next target that is asked for when those that `bound` holds are chosen; null: no more. A condition about a target is asked once
 * that target is chosen.
 */
function nextDemand(
  state: GameState,
  chooser: Chooser,
  body: readonly Instruction[],
  bound: readonly (Target | undefined)[],
  ifAny = false,
): Demand | null {
  for (const instruction of body) {
    const found = demandOf(state, chooser, instruction, bound, ifAny)
    if (found !== null) return found
  }
  return null
}

function demandOf(
  state: GameState,
  chooser: Chooser,
  instruction: Instruction,
  bound: readonly (Target | undefined)[],
  ifAny: boolean,
): Demand | null {
  const within = (part: readonly Instruction[], optional = ifAny): Demand | null =>
    nextDemand(state, chooser, part, bound, optional)
  if (instruction.verb === 'if') {
    const unknown = targetsOfCondition(instruction.condition).find((index) => bound[index] === undefined)
    if (unknown !== undefined) return { index: unknown, ifAny }
    const targets = bound.map((target) => target ?? NOT_ASKED)
    const context = contextOf(chooser.controller, chooser.source, {
      object: chooser.object,
      event: chooser.event,
      targets,
    })
    return within(holds(state, CURRENT, instruction.condition, context) ? instruction.then : instruction.otherwise)
  }
  if (instruction.verb === 'choose') return within(instruction.modes.flat(), true)
  if (instruction.verb === 'delay') return within(instruction.then)
  const index = targetOf(instruction)
  return index === null || bound[index] !== undefined ? null : { index, ifAny }
}

const indexOf = (who: MonsterRef): number | null => (who.ref === 'target' ? who.index : null)

function targetOf(instruction: Instruction): number | null {
  if ('index' in instruction) return instruction.index
  if ('who' in instruction) return indexOf(instruction.who)
  return 'to' in instruction && typeof instruction.to === 'object' ? indexOf(instruction.to) : null
}

function targetsOfCondition(condition: Condition): readonly number[] {
  if (condition.test === 'and') return condition.all.flatMap(targetsOfCondition)
  const index = 'who' in condition ? indexOf(condition.who) : null
  return index === null ? [] : [index]
}

/** What is asked for one after the other, and the targets by their index, as these picks answer it. */
export interface Assigned {
  /** The classes asked for, as many as there are picks to fit them, and one more if a target is still missing. */
  readonly asked: readonly TargetSpec[]
  readonly bound: readonly Target[]
}

/** Gives each pick to the target that is asked for then. Picks beyond what is asked for are left over. */
export function assign(
  state: GameState,
  ability: Targeted,
  modes: readonly number[],
  chooser: Chooser,
  picks: readonly TargetPick[],
): Assigned {
  const { targets } = ability
  if (asksForAll(ability))
    return {
      asked: targets,
      bound: targets.map((_, index) => (picks[index] === undefined ? NOT_ASKED : bindPick(state, picks[index]))),
    }
  const body = withModes(ability.body, modes)
  const bound: (Target | undefined)[] = targets.map(() => undefined)
  const asked: TargetSpec[] = []
  for (;;) {
    const demand = nextDemand(state, chooser, body, bound)
    const spec = demand === null ? undefined : targets[demand.index]
    if (demand === null || spec === undefined) break
    if (
      demand.ifAny &&
      !picksFor(state, spec, chooser).some(
        (pick) => !picks.slice(0, asked.length).some((other) => samePick(other, pick)),
      )
    ) {
      bound[demand.index] = NOT_ASKED
      continue
    }
    const pick = picks[asked.length]
    asked.push(spec)
    if (pick === undefined) break
    bound[demand.index] = bindPick(state, pick)
  }
  return { asked, bound: bound.map((target) => target ?? NOT_ASKED) }
}

const NO_TARGETS: readonly (readonly TargetPick[])[] = [[]]

/** Every legal choice of all targets that are asked for, none of them twice. No target: one empty choice. */
export function choicesFor(
  state: GameState,
  ability: Targeted,
  modes: readonly number[],
  chooser: Chooser,
): readonly (readonly TargetPick[])[] {
  const [only, another] = ability.targets
  if (only === undefined) return NO_TARGETS
  if (another === undefined && asksForAll(ability)) return picksFor(state, only, chooser).map((pick) => [pick])
  const found: (readonly TargetPick[])[] = []
  const extend = (picks: readonly TargetPick[]): void => {
    const { asked } = assign(state, ability, modes, chooser, picks)
    const spec = asked[picks.length]
    if (spec === undefined) {
      found.push(picks)
      return
    }
    for (const pick of picksFor(state, spec, chooser))
      if (!picks.some((other) => samePick(other, pick))) extend([...picks, pick])
  }
  extend([])
  return found
}

/** Whether a pick fits the class that is asked for at its place. */
export const allFit = (
  state: GameState,
  asked: readonly TargetSpec[],
  chooser: Chooser,
  picks: readonly TargetPick[],
): boolean =>
  asked.every((spec, index) => {
    const pick = picks[index]
    return pick !== undefined && pickFits(state, spec, chooser, pick)
  })
