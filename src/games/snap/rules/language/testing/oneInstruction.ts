/** One instruction, read from and printed in a text of its own: for the tests beside each verb. */
import type { Ability, Instruction } from '../../model/effects'
import { readCardText } from '../parse'
import { printEffect } from '../print'

/** The only ability of a text that the grammar accepts; throws its faults otherwise. */
export function readAbility(text: string): Ability {
  const { abilities, faults } = readCardText(text)
  const [ability, another] = abilities
  if (faults.length > 0 || ability === undefined || another !== undefined)
    throw new Error(`${text}\n${faults.map((fault) => fault.message).join('\n')}`)
  return ability
}

/** The body of a text's only ability. */
export function readBody(text: string): readonly Instruction[] {
  const ability = readAbility(text)
  return 'body' in ability ? ability.body : []
}

/** The text as it is printed again. */
export const reprinted = (text: string): string => printEffect(readAbility(text))
