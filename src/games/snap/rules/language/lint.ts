/** Chapter 13 on the whole card: what its labels, durations, amounts and references may be. */
import { TIMING_LABELS } from '../model/effects'
import type { TimingLabel } from '../model/effects'
import type { CardType } from '../model/cards'
import { lintBody } from './lintBody'
import { LABELS, PRIME_WORDS } from './faults'
import type { TextFault, TextFaultCode } from './faults'
import type { RuleId } from '../model/ids'
import type { ReadText, TextOwner } from './readText'
import type { Span } from './phrases'
import { isLabel } from './tokens'
import { end } from './words'

/** The labels that each card type can have. */
export const LABELS_OF_TYPE: Record<CardType, readonly TimingLabel[]> = {
  Monster: ['ON REVEAL', 'PASSIVE'],
  'Monster (Prime Singular)': ['PRIME CONDITION', 'PRIME ENTRY', 'PASSIVE'],
  Spell: ['SPELL'],
  Counter: ['COUNTER'],
  Evolution: ['ON ENTRY', 'PASSIVE'],
  'Prime Evolution': ['ON ENTRY', 'PASSIVE'],
}

const isPrimeLabel = (label: TimingLabel): boolean => label.startsWith('PRIME')
const isEvolutionType = (type: CardType): boolean => type === 'Evolution' || type === 'Prime Evolution'

/** Every fault that concerns more than the grammar. */
export function lintCard(read: ReadText, text: string, card: TextOwner): TextFault[] {
  return [
    ...lintLabels(read, card),
    ...lintWhole(read, text, card),
    ...read.abilities.flatMap((ability) => lintBody(ability, read, text)),
  ]
}

/** A label's own fault hides nothing else: it is checked by the label's words alone. */
function lintLabels(read: ReadText, card: TextOwner): TextFault[] {
  const allowed = LABELS_OF_TYPE[card.cardType]
  return read.tokens.flatMap((token) => {
    const label = TIMING_LABELS.find((known) => token.tokenType.name === `${known}:`)
    if (!isLabel(token.tokenType) || label === undefined || allowed.includes(label)) return []
    const prime = isPrimeLabel(label)
    const message = prime
      ? `Only a Prime Singular can have ${label}; ${aType(card.cardType)} has ${allowed.join(' or ')}.`
      : `${aType(card.cardType, 'capital')} cannot have ${label}; write ${allowed.join(' or ')}.`
    const only = allowed.length === 1 || (isEvolutionType(card.cardType) && !prime) ? allowed[0] : undefined
    const suggestion = only === undefined ? null : `${only}:`
    const span = { from: token.startOffset, to: end(token) }
    return [{ code: 'labelOfType' as const, rule: prime ? PRIME_WORDS : LABELS, ...span, message, suggestion }]
  })
}

function lintWhole(read: ReadText, text: string, card: TextOwner): TextFault[] {
  const faults: TextFault[] = []
  const start = { from: 0, to: text.length }
  const add = (
    code: TextFaultCode,
    rule: RuleId,
    span: Span,
    message: string,
    suggestion: string | null = null,
  ): void => {
    faults.push({ code, rule, ...span, message, suggestion })
  }
  const has = (label: TimingLabel): boolean => read.tokens.some((token) => token.tokenType.name === `${label}:`)
  const faultyLead = read.faults.some((fault) => fault.code === 'evolvesFrom' || fault.code === 'noLabel')

  if (isEvolutionType(card.cardType) && read.evolvesFrom === null && !faultyLead) {
    const message = `“${card.name}” does not say which Monster it upgrades; begin its text with “Evolves from “…”.”.`
    add('evolvesFrom', 'prime-evolution/evolution', { from: 0, to: 0 }, message, 'Evolves from “…”.\n')
  }
  if (!isEvolutionType(card.cardType) && read.evolvesFrom !== null) {
    const line = { from: text.search(/\S/), to: text.indexOf(read.evolvesFrom) + read.evolvesFrom.length }
    const message = `Only an Evolution upgrades a Monster; take “Evolves from …” out of this ${card.cardType}.`
    add('evolvesFrom', PRIME_WORDS, line, message, '')
  }
  for (const label of NEEDED[card.cardType]) {
    if (has(label) || faultyLead) continue
    const rule = isPrimeLabel(label) ? 'prime-evolution/prime-singular' : LABELS
    add('labelMissing', rule, start, `${aType(card.cardType, 'capital')} needs a text with ${label}; add it.`)
  }
  const labels = read.tokens.filter((token) => isLabel(token.tokenType))
  for (const extra of labels.slice(1)) {
    const again = ONE_ONLY.some((label) => extra.tokenType.name === `${label}:`)
    if (
      !again ||
      !labels.some(
        (other) => other !== extra && other.tokenType === extra.tokenType && other.startOffset < extra.startOffset,
      )
    )
      continue
    const message = `A card has only one ${extra.tokenType.name.slice(0, -1)}; write both as sentences of one.`
    add('labelOfType', LABELS, { from: extra.startOffset, to: end(extra) }, message)
  }
  const trigger = read.abilities.find((ability) => ability.kind === 'reveal' || ability.kind === 'trigger')
  const supports = card.cardType === 'Spell' || card.cardType === 'Counter'
  if (trigger !== undefined && !supports && !card.keywords.includes('Trigger')) {
    const span = read.spans.get(trigger) ?? start
    add(
      'triggerKeyword',
      'keywords/trigger',
      span,
      `“${card.name}” has a Trigger here, so that it needs the keyword Trigger; add it.`,
    )
  }
  return faults
}

const NEEDED: Record<CardType, readonly TimingLabel[]> = {
  Monster: [],
  'Monster (Prime Singular)': ['PRIME CONDITION'],
  Spell: ['SPELL'],
  Counter: ['COUNTER'],
  Evolution: [],
  'Prime Evolution': [],
}

/** Labels that a card has once. */
const ONE_ONLY: readonly TimingLabel[] = ['SPELL', 'PRIME CONDITION']

function aType(type: CardType, capital?: 'capital'): string {
  const article = type === 'Evolution' ? 'an' : 'a'
  return `${capital ? article.charAt(0).toUpperCase() + article.slice(1) : article} ${type}`
}
