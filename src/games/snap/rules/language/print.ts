/** Tree to canonical text. */
import type { Ability, Instruction, MonsterFilter, TargetSpec } from '../model/effects'
import { printCondition, printOwnerOf } from './conditions'
import { printAnswers, printEvent, subjectOf } from './events'
import { printFilter } from './filters'
import { mention, noMentions } from './mentions'
import type { Writer } from './phrases'
import { printRef, printTarget } from './refs'
import { capital, printClauses, printOptional, printSentences, printTogether } from './sentences'

function writerFor(targets: readonly TargetSpec[]): Writer {
  const mentions = noMentions()
  const writer: Writer = {
    targets,
    mentions,
    ref: (who) => printRef(who, mentions, targets),
    owner: (who) => printOwnerOf(who, writer),
    graveyardTarget: (index) => printTarget(index, mentions, targets),
    filter: (filter: MonsterFilter, many) => printFilter(filter, many),
    condition: (condition) => printCondition(condition, writer),
    clauses: (body) => printClauses(body, writer),
  }
  return writer
}

/**
 * The canonical text of one ability, with its label (`card-text/digital-readability`): parsed again it gives the same
 * tree. Source of targets: the text names each where it is first used.
 */
export function printEffect(ability: Ability): string {
  const writer = writerFor('targets' in ability ? ability.targets : [])
  switch (ability.kind) {
    case 'reveal':
      return `ON REVEAL: ${printProgram(ability, writer)}`
    case 'entry':
      return `ON ENTRY: ${printProgram(ability, writer)}`
    case 'primeEntry':
      return `PRIME ENTRY: ${printProgram(ability, writer)}`
    case 'trigger': {
      const when = printEvent(ability.when)
      writer.mentions.last = subjectOf(ability.when)
      const program = printProgram(ability, writer)
      return `PASSIVE: When ${when}, ${uncapital(program)}${printOnce(ability.oncePerTurn)}`
    }
    case 'static': {
      const lead = ability.condition === null ? '' : `while ${writer.condition(ability.condition)}, `
      return `PASSIVE: ${capital(lead + printClauses(ability.body, writer, ', and '))}.`
    }
    case 'replacement': {
      mention(writer.mentions, { ref: 'self' })
      const instead = printTogether(ability.body, writer)
      return `PASSIVE: If this Monster would ${ability.would}, instead ${instead}${printOnce(ability.oncePerTurn)}`
    }
    case 'spell': {
      const only = ability.condition === null ? '' : `Play only if ${writer.condition(ability.condition)}. `
      return `SPELL: ${only}${printSentences(ability.body, writer)}`
    }
    case 'counter': {
      const resonance = ability.resonance ? ' This is a Resonance Counter.' : ''
      const exceeds = ability.exceedsCap ? ' This Counter may exceed the Chain cap.' : ''
      const answers = capital(printAnswers(ability.answers))
      return `COUNTER: ${answers}.${resonance}${exceeds} ${printSentences(ability.body, writer)}`
    }
    case 'primeCondition':
      return `PRIME CONDITION: ${capital(writer.condition(ability.condition))}.`
    default:
      return ability satisfies never
  }
}

function printProgram(program: Extract<Ability, { optional: boolean }>, writer: Writer): string {
  return program.optional ? capital(printOptional(program.body, writer)) : printSentences(program.body, writer)
}

const printOnce = (oncePerTurn: boolean): string => (oncePerTurn ? ' Once per turn.' : '')

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The canonical text of one effect of a "choose one", as a sentence without its period. */
export const printBody = (body: readonly Instruction[], targets: readonly TargetSpec[]): string =>
  capital(printClauses(body, writerFor(targets)))

/** The canonical text of a whole card: one ability a line, an Evolution's "Evolves from" first. */
export function printCardText(card: {
  readonly abilities: readonly Ability[]
  readonly evolvesFrom: string | null
}): string {
  const lead = card.evolvesFrom === null ? [] : [`Evolves from “${card.evolvesFrom}”.`]
  return [...lead, ...card.abilities.map(printEffect)].join('\n')
}
