/** Walks over a tree, in the order of its text. */
import type { Ability, Condition, Instruction, MonsterFilter, MonsterRef } from '../model/effects'

export interface Visitor {
  readonly instruction?: (instruction: Instruction) => void
  readonly ref?: (who: MonsterRef) => void
  readonly condition?: (condition: Condition) => void
  /** A class of Monsters, wherever it is named. */
  readonly filter?: (filter: MonsterFilter) => void
}

/** Visits everything that an ability consists of. */
export function visitAbility(ability: Ability, visitor: Visitor): void {
  if ('targets' in ability)
    for (const target of ability.targets) if (target.kind === 'monster') visitor.filter?.(target.filter)
  if ('condition' in ability && ability.condition !== null) visitCondition(ability.condition, visitor)
  if ('body' in ability) for (const instruction of ability.body) visitInstruction(instruction, visitor)
}

export function visitInstruction(instruction: Instruction, visitor: Visitor): void {
  visitor.instruction?.(instruction)
  if ('who' in instruction) visitRef(instruction.who, visitor)
  const each = (body: readonly Instruction[]): void => body.forEach((part) => visitInstruction(part, visitor))
  switch (instruction.verb) {
    case 'redirect':
      return visitRef(instruction.to, visitor)
    case 'if':
      visitCondition(instruction.condition, visitor)
      each(instruction.then)
      return each(instruction.otherwise)
    case 'choose':
      return instruction.modes.forEach(each)
    case 'delay':
      return each(instruction.then)
    case 'gain':
    case 'lose':
    case 'recover':
    case 'defeat':
    case 'negate':
    case 'prevent':
    case 'swap':
    case 'lock':
    case 'unlock':
    case 'moveLocked':
    case 'move':
    case 'return':
    case 'reveal':
    case 'grant':
    case 'restrict':
    case 'permit':
    case 'extraSwap':
    case 'openFlex':
      return
    default:
      return instruction satisfies never
  }
}

export function visitCondition(condition: Condition, visitor: Visitor): void {
  visitor.condition?.(condition)
  if (condition.test === 'and') condition.all.forEach((part) => visitCondition(part, visitor))
  if (condition.test === 'count') visitor.filter?.(condition.filter)
  if ('who' in condition) visitRef(condition.who, visitor)
}

function visitRef(who: MonsterRef, visitor: Visitor): void {
  visitor.ref?.(who)
  if (who.ref === 'each') visitor.filter?.(who.filter)
}
