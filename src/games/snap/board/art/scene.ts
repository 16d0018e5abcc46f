/** Collects one picture as SVG text. */
import { num } from './path'

export type Stop = readonly [offset: number, color: string, opacity?: number]
export type Attributes = Readonly<Record<string, string | number | undefined>>

export interface Scene {
  /** Linear gradient in picture coordinates; returns the paint. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string
  /** Radial gradient in picture coordinates; returns the paint. */
  radial(x: number, y: number, r: number, stops: readonly Stop[]): string
  path(d: string, attributes: Attributes): void
  ellipse(x: number, y: number, rx: number, ry: number, attributes: Attributes): void
  circle(x: number, y: number, r: number, attributes: Attributes): void
  cover(fill: string, opacity?: number): void
  group(attributes: Attributes, draw: () => void): void
  markup(): string
}

function write(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`
  }
  return text
}

export function createScene(width: number, height: number): Scene {
  let defs = ''
  let body = ''
  let count = 0
  const known = new Map<string, string>()

  const gradient = (tag: string, geometry: string, stops: readonly Stop[]): string => {
    const inner = stops
      .map(
        ([o, c, a]) =>
          `<stop offset="${num(o * 100)}%" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('')
    const content = `${geometry}|${inner}`
    const seen = known.get(content)
    if (seen !== undefined) return seen
    count += 1
    const paint = `url(#g${count})`
    defs += `<${tag} id="g${count}" gradientUnits="userSpaceOnUse" ${geometry}>${inner}</${tag}>`
    known.set(content, paint)
    return paint
  }

  return {
    linear: (x1, y1, x2, y2, stops) =>
      gradient('linearGradient', `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`, stops),
    radial: (x, y, r, stops) => gradient('radialGradient', `cx="${num(x)}" cy="${num(y)}" r="${num(r)}"`, stops),
    path: (d, attributes) => {
      if (d !== '') body += `<path d="${d}"${write(attributes)}/>`
    },
    ellipse: (x, y, rx, ry, attributes) => {
      body += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${write(attributes)}/>`
    },
    circle: (x, y, r, attributes) => {
      body += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${write(attributes)}/>`
    },
    cover: (fill, opacity) => {
      body += `<path d="M0 0H${width}V${height}H0Z" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
    },
    group: (attributes, draw) => {
      body += `<g${write(attributes)}>`
      draw()
      body += '</g>'
    },
    markup: () => `<defs>${defs}</defs>${body}`,
  }
}
