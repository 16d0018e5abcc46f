import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Box, Point, Size } from './place'

/** Measures a floating box and places it; hidden until it is. `place` gives null while there is nothing to stand at. */
export function useFloat(ref: RefObject<HTMLElement | null>, about: unknown, place: (size: Size, page: Size) => Point | null): { readonly left: number; readonly top: number; readonly visibility: 'visible' | 'hidden' } {
  const [point, setPoint] = useState<{ readonly about: unknown; readonly point: Point } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const found = place(size, { width: window.innerWidth, height: window.innerHeight })
    if (found !== null) setPoint({ about, point: found })
    // `place` closes over `about`, which says when to measure again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, ref])
  if (point === null || point.about !== about) return { left: 0, top: 0, visibility: 'hidden' }
  return { ...point.point, visibility: 'visible' }
}

export function boxOf(selector: string): Box | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

export const spotBox = (id: string): Box | null => boxOf(`[data-spot="${id}"]`)

/** The box of a card, wherever it is shown. */
export function cardBox(key: string): Box | null {
  const name = CSS.escape(key)
  return boxOf(`[data-fly="${name}"] .card-button`) ?? boxOf(`[data-fly-also="${name}"] .card-button`)
}

export const pieceBox = (id: string): Box | null => boxOf(`[data-piece="${id}"]`)
