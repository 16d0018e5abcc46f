import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Box, Point, Size } from './place'

interface FloatStyle {
  readonly left: number
  readonly top: number
  readonly visibility?: 'hidden'
  readonly display?: 'none'
}

/** Measures a floating box and places it; hidden until it is. Where `place` finds no place for it, it is not there. */
export function useFloat(
  ref: RefObject<HTMLElement | null>,
  about: unknown,
  place: (size: Size, page: Size) => Point | null,
): FloatStyle {
  const [placed, setPlaced] = useState<{ readonly about: unknown; readonly point: Point | null } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    setPlaced({ about, point: place(size, { width: window.innerWidth, height: window.innerHeight }) })
    // `place` closes over `about`, which says when to measure again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, ref])
  if (placed === null || placed.about !== about) return { left: 0, top: 0, visibility: 'hidden' }
  return placed.point ?? { left: 0, top: 0, display: 'none' }
}

export function boxOf(selector: string): Box | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

/** The boxes of all that a selector names. */
export const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

export const spotBox = (id: string): Box | null => boxOf(`[data-spot="${id}"]`)

/** The box of a card, wherever it is shown. */
export function cardBox(key: string): Box | null {
  const name = CSS.escape(key)
  return boxOf(`[data-fly="${name}"] .card-button`) ?? boxOf(`[data-fly-also="${name}"] .card-button`)
}

export const pieceBox = (id: string): Box | null => boxOf(`[data-piece="${id}"]`)
