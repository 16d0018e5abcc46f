import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../../tailwind.config.js'

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')
const colours = new Map([...css.matchAll(/--([\w-]+): #([\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

/** Relative luminance of a colour, 0 to 1, as the accessibility guidelines (WCAG 2) define it. */
function luminance(name: string): number {
  const hex = colours.get(name)
  if (hex === undefined) throw new Error(`palette.css has no colour --${name}`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-4']
const classes = ['coreon', 'fluxion', 'synaphera', 'obscura', 'aetherion']
const accents = ['seat-1', 'seat-2', 'legal', 'illegal', 'raised', 'lowered', ...classes]

describe('palette', () => {
  it.each(surfaces)('text is readable on %s', (surface) => {
    for (const ink of ['ink-1', 'ink-2', 'ink-3']) {
      expect(contrast(ink, surface), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(accents)('%s is readable as text on a panel, and under its own text', (accent) => {
    expect(contrast(accent, 'surface-2')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('ink-on-accent', accent)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('the focus ring stands out from %s', (surface) => {
    expect(contrast('focus', surface)).toBeGreaterThanOrEqual(3)
  })

  it('has a variable for every name of the theme', () => {
    const used = [...JSON.stringify(config.theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    const missing = used.filter((name) => !css.includes(`${name ?? ''}:`))
    expect(used.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

describe('type scale', () => {
  it('never goes under 12 px', () => {
    const sizes = [...JSON.stringify(config.theme.fontSize).matchAll(/\["([\d.]+)rem"/g)].map(
      ([, rem]) => Number(rem) * 16,
    )
    expect(sizes).toHaveLength(Object.keys(config.theme.fontSize).length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  })
})
