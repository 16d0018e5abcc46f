/** Cards for rules tests: defined in a line, their text parsed like any card's. */
import type { CardClass, CardDefinition, CardType, Keyword } from '../model/cards'
import { parseCardText } from '../language'

interface CardSketch {
  readonly type?: CardType
  readonly cardClass?: CardClass
  readonly imp?: number
  readonly keywords?: readonly Keyword[]
  readonly text?: string
}

/** A card with this name. A text that does not parse is a mistake in the test and throws its faults. */
export function testCard(name: string, sketch: CardSketch = {}): CardDefinition {
  const { type = 'Monster', cardClass = 'Coreon', keywords = [], text = '' } = sketch
  const support = type === 'Spell' || type === 'Counter'
  const parsed = parseCardText(text, { name, cardType: type, keywords })
  if (!parsed.ok) throw new Error(`${name}: ${parsed.faults.map((fault) => fault.message).join(' ')}`)
  return {
    id: `TEST-${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-')}`,
    name,
    cardClass,
    archetype: 'Test',
    cardType: type,
    template: 'Test',
    imp: support ? null : (sketch.imp ?? 2500),
    keywords,
    text,
    abilities: parsed.abilities,
    evolvesFrom: parsed.evolvesFrom,
  }
}

export const monster = (name: string, imp: number, text = '', keywords: readonly Keyword[] = []): CardDefinition =>
  testCard(name, { imp, text, keywords })
export const spell = (name: string, text: string): CardDefinition => testCard(name, { type: 'Spell', text })
export const counter = (name: string, text: string): CardDefinition => testCard(name, { type: 'Counter', text })
export const evolution = (
  name: string,
  from: string,
  imp: number,
  text = '',
  keywords: readonly Keyword[] = [],
): CardDefinition =>
  testCard(name, { type: 'Evolution', imp, text: `Evolves from “${from}”.${text === '' ? '' : `\n${text}`}`, keywords })
export const prime = (name: string, imp: number, text: string, keywords: readonly Keyword[] = []): CardDefinition =>
  testCard(name, { type: 'Monster (Prime Singular)', imp, text, keywords })
