/** Chapter 13 on one ability: durations, IMP amounts, and what can be meant under its label. */
import type { Ability, Instruction } from '../model/effects'
import type { RuleId } from '../model/ids'
import { DURATIONS_RULE, READABLE, TARGETS_RULE } from './faults'
import type { TextFault, TextFaultCode } from './faults'
import {
  answersCard,
  beforehand,
  inCombat,
  lateDuration,
  meaningless,
  misplaced,
  notADefender,
  tooLate,
  withoutEffect,
} from './meaning'
import { visitAbility, visitCondition, visitInstruction } from './nodes'
import type { ReadText } from './readText'
import type { Span } from './phrases'

/** IMP changes by a card, in hundreds (`combat/imp-comparison`). */
export const IMP_CHANGE = { least: 500, most: 1500, step: 100 } as const

/** Every way to choose them is a legal action of its own, so that more would be too many to list. */
export const MOST_TARGETS = 3

export function lintBody(ability: Ability, read: ReadText, text: string): TextFault[] {
  const faults: TextFault[] = []
  const whole = read.spans.get(ability) ?? { from: 0, to: text.length }
  const add = (
    code: TextFaultCode,
    rule: RuleId,
    node: object,
    message: string,
    suggestion: ((words: string) => string) | null = null,
  ): void => {
    const span = read.spans.get(node) ?? whole
    const words = text.slice(span.from, span.to)
    faults.push({ code, rule, ...span, message, suggestion: suggestion === null ? null : suggestion(words) })
  }

  visitAbility(ability, {
    instruction: (instruction) => {
      if ('amount' in instruction) lintAmount(instruction.amount, read.spans.get(instruction) ?? whole, text, faults)
      if ('duration' in instruction) lintDuration(ability, instruction, add)
      const nothing = withoutEffect(instruction)
      if (nothing !== null) add('noEffect', READABLE, instruction, nothing)
      const cannot = misplaced(ability, instruction.verb)
      if (cannot !== null) add('verbHere', READABLE, instruction, cannot)
      if (instruction.verb === 'redirect') {
        const wrong = notADefender(ability, instruction.to)
        if (wrong !== null) add('refHere', 'combat/attack-declaration', instruction, wrong)
      }
      if (instruction.verb === 'delay') {
        const late = (node: object, wrong: string | null): void =>
          wrong === null ? undefined : add('refHere', 'timing/missed-window', node, wrong)
        for (const part of instruction.then)
          visitInstruction(part, {
            instruction: (inner) => late(inner, tooLate(inner.verb) ?? lateDuration(inner)),
            ref: (who) => late(who, tooLate(who.ref)),
          })
      }
      if (instruction.verb === 'negate' && instruction.destination !== null && !answersCard(ability))
        add(
          'verbHere',
          READABLE,
          instruction,
          'Only a Spell or a Counter is a card that moves when it is negated; leave the destination out.',
          (words) => words.replace(/\s+and\s+move\b.*$/is, ''),
        )
    },
    ref: (who) => {
      const cannot = meaningless(ability, who)
      if (cannot !== null) add('refHere', who.ref === 'target' ? TARGETS_RULE : READABLE, who, cannot)
    },
    condition: (condition) => {
      if (condition.test === 'imp' && condition.who.ref === 'each' && condition.who.filter.faceDown)
        add(
          'refHere',
          'game-state/player',
          condition,
          'The IMP of a face-down Monster is its controller’s secret; ask about face-up Monsters.',
        )
    },
    filter: (filter) => {
      if (filter.faceDown && (filter.cardClass !== null || filter.keyword !== null || filter.maxImp !== null))
        add(
          'refHere',
          TARGETS_RULE,
          filter,
          'Class, keywords and IMP of a face-down Monster are its controller’s secret; name a face-down Monster without them.',
        )
      if (filter.other && (ability.kind === 'spell' || ability.kind === 'counter'))
        add(
          'refHere',
          READABLE,
          filter,
          '“other” means another Monster than the one whose text this is, and a Support is no Monster; leave it out.',
          (words) => words.replace(/\bother\s+/i, ''),
        )
    },
  })
  if ('targets' in ability && ability.targets.length > MOST_TARGETS)
    add(
      'tooManyTargets',
      TARGETS_RULE,
      ability,
      `A text names ${MOST_TARGETS} targets at most, this one ${ability.targets.length}; write “each …” for a whole class.`,
    )
  if ('condition' in ability && ability.condition !== null)
    visitCondition(ability.condition, {
      ref: (who) => {
        const wrong = beforehand(ability, who)
        if (wrong !== null) add('refHere', TARGETS_RULE, who, wrong)
      },
    })
  return faults
}

type Add = (
  code: TextFaultCode,
  rule: RuleId,
  node: object,
  message: string,
  suggestion?: (words: string) => string,
) => void

function lintDuration(ability: Ability, instruction: Extract<Instruction, { duration: unknown }>, add: Add): void {
  const { duration, verb } = instruction
  if (ability.kind === 'static') {
    const message = 'This PASSIVE applies as long as its Monster is on the field; leave the duration out.'
    if (duration !== null)
      add('durationInStatic', DURATIONS_RULE, instruction, message, (words) =>
        words.replace(/\s+(until|during)\s[^.,;)]*$/i, ''),
      )
    return
  }
  if (duration === null && verb !== 'lose') {
    const message =
      'How long this lasts is missing; write “until end of turn”, “until your next turn” or “during this combat”.'
    add('durationMissing', DURATIONS_RULE, instruction, message, (words) => `${words} until end of turn`)
  }
  if (duration === 'during this combat' && !inCombat(ability)) {
    const message = 'Outside a combat there is no “this combat”; write “until end of turn” or “until your next turn”.'
    add('noCombat', DURATIONS_RULE, instruction, message, (words) =>
      words.replace(/during\s+this\s+combat/i, 'until end of turn'),
    )
  }
}

function lintAmount(amount: number, span: Span, text: string, faults: TextFault[]): void {
  const { least, most, step } = IMP_CHANGE
  if (amount >= least && amount <= most && amount % step === 0) return
  const clause = text.slice(span.from, span.to)
  const place = [...clause.matchAll(/\d+(?=\s*IMP)/gi)].find((match) => Number(match[0]) === amount)
  const from = span.from + (place?.index ?? 0)
  const to = place === undefined ? span.to : from + place[0].length
  const nearest = Math.min(most, Math.max(least, Math.round(amount / step) * step))
  const message = `IMP changes by ${least} to ${most} in hundreds, not by ${amount}; write ${nearest}.`
  faults.push({ code: 'impAmount', rule: 'combat/imp-comparison', from, to, message, suggestion: `${nearest}` })
}
