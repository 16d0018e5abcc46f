// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CardClass, CardType } from '@/games/snap/rules'
import { CardArt } from './CardArt'
import { CardBack } from './CardBack'
import { paint, picture, PICTURES_KEPT } from './paint'
import { dice, hashText } from './seed'

const CLASSES: readonly CardClass[] = ['Coreon', 'Fluxion', 'Synaphera', 'Obscura', 'Aetherion']
const TYPES: readonly CardType[] = [
  'Monster',
  'Monster (Prime Singular)',
  'Spell',
  'Counter',
  'Evolution',
  'Prime Evolution',
]
const IDS = ['S1-OBS-BM-046', 'S1-OBS-BM-047', 'x', '', 'a card written a minute ago', 'Ünïcode ✦ 卡']
const EVERY = CLASSES.flatMap((cardClass) => TYPES.map((cardType) => ({ cardClass, cardType })))

const shapes = (markup: string): number => markup.match(/<(?:path|circle|ellipse)\b/g)?.length ?? 0
const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '')
const references = (markup: string): string[] => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1] ?? '')

describe.each(EVERY)('$cardClass $cardType', ({ cardClass, cardType }) => {
  it('gives every card its own picture', () => {
    expect(new Set(IDS.map((id) => picture(cardClass, id, cardType))).size).toBe(IDS.length)
  })

  it.each(IDS)('is sound and light for %j', (id) => {
    const markup = paint(cardClass, id, cardType)
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(markup).not.toContain('<filter')
    expect(shapes(markup)).toBeGreaterThan(20)
    expect(shapes(markup)).toBeLessThan(90)
    for (const color of markup.matchAll(/(?:fill|stroke|stop-color)="(#[^"]*)"/g))
      expect(color[1]).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('refers only to its own gradients', () => {
    const markup = paint(cardClass, 'x', cardType)
    const own = new Set(ids(markup))
    for (const used of references(markup)) expect(own).toContain(used)
  })
})

it('gives the same card the same picture, also after the kept ones are forgotten', () => {
  const all = (): string[] => EVERY.map(({ cardClass, cardType }) => picture(cardClass, 'S1-OBS-BM-046', cardType))
  const first = all()
  expect(all()).toEqual(first)
  for (let i = 0; i < PICTURES_KEPT; i += 1) picture('Obscura', `other ${i}`, 'Spell')
  expect(all()).toEqual(first)
})

it('shows one id differently in each class and type', () => {
  expect(new Set(EVERY.map(({ cardClass, cardType }) => picture(cardClass, 'x', cardType))).size).toBe(EVERY.length)
})

it('lets no text of a card into the page', () => {
  const html = renderToString(<CardArt cardClass="Coreon" cardId={'"><script>alert(1)</script>'} cardType="Spell" />)
  expect(html).not.toContain('script')
  expect(html).not.toContain('alert')
})

it('is one element of the page, whose address holds the whole picture', () => {
  const html = renderToString(<CardArt cardClass="Coreon" cardId="x" cardType="Monster" />)
  expect(html.match(/<\w+/g)).toEqual(['<img'])
  const address = picture('Coreon', 'x', 'Monster')
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${paint('Coreon', 'x', 'Monster')}`)
})

it('never repeats an id in a page that shows the back of many cards', () => {
  const page = renderToString(
    <>
      {[1, 2, 3].map((copy) => (
        <CardBack key={copy} />
      ))}
    </>,
  )
  const all = ids(page)
  expect(all.length).toBeGreaterThan(2)
  expect(new Set(all).size).toBe(all.length)
  const own = new Set(all)
  for (const used of references(page)) expect(own).toContain(used)
})

it('is hidden from screen readers', () => {
  expect(renderToString(<CardArt cardClass="Fluxion" cardId="x" cardType="Counter" />)).toContain('aria-hidden="true"')
  expect(renderToString(<CardBack />)).toContain('aria-hidden="true"')
})

describe('the dice', () => {
  it('spread neighbouring ids evenly over the plans', () => {
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 2000; i += 1) {
      const plan = dice(hashText(`S1-COR-BM-${i}`))
        .fork('being')
        .pick([0, 1, 2, 3])
      counts[plan] = (counts[plan] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(400)
  })

  it('stay within their bounds', () => {
    const d = dice(7)
    for (let i = 0; i < 500; i += 1) {
      expect(d.range(2, 5)).toBeGreaterThanOrEqual(2)
      expect(d.range(2, 5)).toBeLessThan(5)
      expect([1, 2, 3]).toContain(d.whole(1, 3))
    }
  })
})
