/** Numbers the targets of a program the way its text does: in the order in which they are first named. */
import type { Condition, Instruction, MonsterRef, TargetSpec } from '../../model/effects'

interface Program {
  readonly targets: readonly TargetSpec[]
  readonly body: readonly Instruction[]
}

/** The same program with only the targets that it uses, numbered by first use. */
export function numberTargets(program: Program): Program {
  const order: number[] = []
  const renumber = (index: number): number => {
    if (!order.includes(index)) order.push(index)
    return order.indexOf(index)
  }
  const body = program.body.map((instruction) => renumbered(instruction, renumber))
  return { targets: order.flatMap((index) => program.targets[index] ?? []), body }
}

type Renumber = (index: number) => number

const ref = (who: MonsterRef, renumber: Renumber): MonsterRef =>
  who.ref === 'target' ? { ref: 'target', index: renumber(who.index) } : who

function ofCondition(condition: Condition, renumber: Renumber): Condition {
  if (condition.test === 'and') return { ...condition, all: condition.all.map((part) => ofCondition(part, renumber)) }
  return 'who' in condition ? { ...condition, who: ref(condition.who, renumber) } : condition
}

function renumbered(instruction: Instruction, renumber: Renumber): Instruction {
  const all = (body: readonly Instruction[]) => body.map((part) => renumbered(part, renumber))
  switch (instruction.verb) {
    case 'move':
    case 'return':
      return { ...instruction, index: renumber(instruction.index) }
    case 'redirect':
      return { ...instruction, to: ref(instruction.to, renumber) }
    case 'if': {
      const condition = ofCondition(instruction.condition, renumber)
      const then = all(instruction.then)
      return { ...instruction, condition, then, otherwise: all(instruction.otherwise) }
    }
    case 'choose':
      return { ...instruction, modes: instruction.modes.map(all) }
    case 'delay':
      return { ...instruction, then: all(instruction.then) }
    case 'gain':
    case 'lose':
    case 'recover':
    case 'defeat':
    case 'swap':
    case 'reveal':
    case 'grant':
    case 'restrict':
    case 'permit':
      return { ...instruction, who: ref(instruction.who, renumber) }
    case 'negate':
    case 'prevent':
    case 'lock':
    case 'unlock':
    case 'moveLocked':
    case 'extraSwap':
    case 'openFlex':
      return instruction
    default:
      return instruction satisfies never
  }
}
