import { describe, expect, it } from 'vitest'
import { overlap, placeAbove, placeBeside } from './place'

const page = { width: 1000, height: 600 }
const size = { width: 200, height: 300 }

describe('placeBeside', () => {
  it('stands to the right of its anchor where nothing else is', () => {
    expect(placeBeside({ left: 100, top: 100, width: 60, height: 90 }, size, page, [])).toEqual({ left: 170, top: 8 })
  })
  it('goes to the left at the right edge', () => {
    const at = placeBeside({ left: 900, top: 300, width: 60, height: 90 }, size, page, [])
    expect(at?.left).toBe(690)
  })
  it('leaves drop targets free when it can', () => {
    const target = { left: 170, top: 0, width: 400, height: 600 }
    const anchor = { left: 100, top: 400, width: 60, height: 90 }
    const at = placeBeside(anchor, size, page, [target])
    expect(overlap({ ...at!, ...size }, target)).toBe(0)
  })
  it('stands nowhere rather than over what may never be hidden', () => {
    const anchor = { left: 480, top: 500, width: 60, height: 90 }
    const slots = [120, 300, 480, 660, 840].map((left) => ({ left, top: 250, width: 60, height: 90 }))
    expect(placeBeside(anchor, size, page, [], slots)).toBeNull()
    const two = slots.slice(0, 2)
    const at = placeBeside(anchor, size, page, [], two)
    for (const slot of two) expect(overlap({ ...at!, ...size }, slot)).toBe(0)
  })
  it('may stand at the edge of what is much larger than itself', () => {
    const centre = { left: 0, top: 0, width: 1000, height: 600 }
    expect(placeBeside({ left: 100, top: 100, width: 60, height: 90 }, size, page, [], [centre])).not.toBeNull()
  })
  it('stays on the page', () => {
    const at = placeBeside({ left: 990, top: 590, width: 60, height: 90 }, size, page, [])!
    expect(at.left).toBeGreaterThanOrEqual(8)
    expect(at.left + size.width).toBeLessThanOrEqual(992)
  })
})

describe('placeAbove', () => {
  it('stands above, or below where there is no room', () => {
    expect(placeAbove({ left: 400, top: 500, width: 60, height: 90 }, { width: 200, height: 40 }, page).top).toBe(450)
    expect(placeAbove({ left: 400, top: 10, width: 60, height: 90 }, { width: 200, height: 40 }, page).top).toBe(110)
  })
})
