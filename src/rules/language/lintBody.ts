/** Chapter 13 on one ability: durations, IMP amounts, and what can be meant under its label. */
import type { Ability, Instruction, MonsterRef, TriggerEvent, Verb } from '../model/effects'
import type { RuleId } from '../model/ids'
import { DURATIONS_RULE, READABLE, TARGETS_RULE } from './faults'
import type { TextFault, TextFaultCode } from './faults'
import { visitAbility } from './nodes'
import type { ReadText } from './readText'
import type { Span } from './phrases'

/** IMP changes by a card, in hundreds (`combat/imp-comparison`). */
export const IMP_CHANGE = { least: 500, most: 1500, step: 100 } as const

/** What a PASSIVE that simply applies can do. */
const STATIC_VERBS: readonly Verb[] = ['gain', 'lose', 'grant', 'restrict', 'permit']

export function lintBody(ability: Ability, read: ReadText, text: string): TextFault[] {
  const faults: TextFault[] = []
  const whole = read.spans.get(ability) ?? { from: 0, to: text.length }
  const add = (code: TextFaultCode, rule: RuleId, node: object, message: string, suggestion: ((words: string) => string) | null = null): void => {
    const span = read.spans.get(node) ?? whole
    const words = text.slice(span.from, span.to)
    faults.push({ code, rule, ...span, message, suggestion: suggestion === null ? null : suggestion(words) })
  }

  visitAbility(ability, {
    instruction: (instruction) => {
      if ('amount' in instruction) lintAmount(instruction.amount, read.spans.get(instruction) ?? whole, text, faults)
      if ('duration' in instruction) lintDuration(ability, instruction, add)
      const cannot = misplaced(ability, instruction.verb)
      if (cannot !== null) add('verbHere', READABLE, instruction, cannot)
      if (instruction.verb === 'negate' && instruction.destination !== null && !answersCard(ability))
        add('verbHere', READABLE, instruction, 'Only a Spell or a Counter is a card that moves when it is negated; leave the destination out.', (words) => words.replace(/\s+and\s+move\b.*$/is, ''))
    },
    ref: (who) => {
      const cannot = meaningless(ability, who)
      if (cannot !== null) add('refHere', who.ref === 'target' ? TARGETS_RULE : READABLE, who, cannot)
    },
    filter: (filter) => {
      if (filter.faceDown && (filter.cardClass !== null || filter.keyword !== null || filter.maxImp !== null))
        add('refHere', TARGETS_RULE, filter, 'Class, keywords and IMP of a face-down Monster are its controller’s secret; name a face-down Monster without them.')
      if (filter.other && (ability.kind === 'spell' || ability.kind === 'counter'))
        add('refHere', READABLE, filter, '“other” means another Monster than the one whose text this is, and a Support is no Monster; leave it out.', (words) => words.replace(/\bother\s+/i, ''))
    },
  })
  return faults
}

type Add = (code: TextFaultCode, rule: RuleId, node: object, message: string, suggestion?: (words: string) => string) => void

function lintDuration(ability: Ability, instruction: Extract<Instruction, { duration: unknown }>, add: Add): void {
  const { duration, verb } = instruction
  if (ability.kind === 'static') {
    const message = 'This PASSIVE applies as long as its Monster is on the field; leave the duration out.'
    if (duration !== null)
      add('durationInStatic', DURATIONS_RULE, instruction, message, (words) => words.replace(/\s+(until|during)\s[^.,;)]*$/i, ''))
    return
  }
  if (duration === null && verb !== 'lose') {
    const message = 'How long this lasts is missing; write “until end of turn”, “until your next turn” or “during this combat”.'
    add('durationMissing', DURATIONS_RULE, instruction, message, (words) => `${words} until end of turn`)
  }
  if (duration === 'during this combat' && !inCombat(ability)) {
    const message = 'Outside a combat there is no “this combat”; write “until end of turn” or “until your next turn”.'
    add('noCombat', DURATIONS_RULE, instruction, message, (words) => words.replace(/during\s+this\s+combat/i, 'until end of turn'))
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

/** A Counter that is played while a combat goes on. */
function inCombat(ability: Ability): boolean {
  if (ability.kind !== 'counter') return false
  const { what } = ability.answers
  return what === 'attack' || what === 'combat result' || what === 'Counter'
}

/** A Counter whose answered action is a card on the Chain. */
const answersCard = (ability: Ability): boolean => ability.kind === 'counter' && (ability.answers.what === 'Spell' || ability.answers.what === 'Counter')

/** Why this verb cannot stand under this ability's label; null if it can. */
function misplaced(ability: Ability, verb: Verb): string | null {
  if (ability.kind === 'static' && !STATIC_VERBS.includes(verb))
    return 'A PASSIVE without “When” can only change IMP, keywords and what a Monster can do; write “When …,” before this.'
  if (verb === 'negate' && ability.kind !== 'counter') return 'Only a Counter negates; move this to a COUNTER text.'
  if (verb === 'prevent' && ability.kind !== 'replacement' && !(ability.kind === 'counter' && ability.answers.what === 'combat result'))
    return 'Here is no defeat to prevent; answer an allied combat result, or write “If this Monster would be defeated, instead …”.'
  if (verb === 'redirect' && !(ability.kind === 'counter' && ability.answers.what === 'attack'))
    return 'Only a Counter that answers an attack can redirect it; write “COUNTER: Answer an opposing attack.” before this.'
  return null
}

/** Why this reference means nobody in this ability; null if it can mean somebody. */
function meaningless(ability: Ability, who: MonsterRef): string | null {
  switch (who.ref) {
    case 'self':
      return ability.kind === 'spell' || ability.kind === 'counter' ? 'A Support is no Monster; name the Monster that is meant, for example as a target.' : null
    case 'target':
      return 'targets' in ability ? null : 'Nothing is chosen under this text, so it cannot have a target; write “each …” or “your Active Monster”.'
    case 'attacker':
    case 'defender':
      return inCombat(ability) ? null : 'Outside a combat nobody attacks or defends; only a Counter that answers an attack or a combat result can say so.'
    case 'loser':
      return ability.kind === 'counter' && ability.answers.what === 'combat result' ? null : 'Only a combat result has a losing Monster; answer one with a Counter to name it.'
    case 'event':
      return ability.kind === 'trigger' && hasMonster(ability.when) ? null : '“that Monster” names nobody here; name the Monster that is meant.'
    case 'each':
      return null
    default:
      return who satisfies never
  }
}

/** The event is about a Monster that "that Monster" can name. */
function hasMonster(event: TriggerEvent): boolean {
  switch (event.event) {
    case 'defeatsInCombat': case 'defeated': case 'evolves': case 'becomesActive':
      return true
    case 'unlocks': case 'locks': case 'plays':
      return false
    default:
      return event satisfies never
  }
}
