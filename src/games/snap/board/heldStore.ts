/** What the player holds, points at and has opened: the part of the table that is nobody's truth but this screen's. */
import type { RuleId, Seat } from '@/games/snap/rules'
import { interfaceStore } from '@/store/interfaceStore'
import { matchStore } from '@/store/matchStore'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { TargetedAction } from './dnd/actionKey'
import { samePiece, type CardZone, type Piece } from './dnd/piece'

export interface Held {
  readonly piece: Piece
  /** A Spell, Counter or effect that waits for its next target. */
  readonly begun: TargetedAction | null
  /** Held by the pointer that drags it, or selected and waiting for its target. */
  readonly by: 'drag' | 'click'
}

export interface Tray {
  readonly seat: Seat
  readonly zone: CardZone
}

/** A gesture that no action can express, and why. */
export interface Remark {
  readonly id: number
  readonly sentence: string
  readonly rule: RuleId
}

interface HeldStore {
  readonly held: Held | null
  /** The place that is pointed at while something is held. */
  readonly over: string | null
  readonly tray: Tray | null
  /** The table is too narrow to lie open: piles are drawers. */
  readonly folded: boolean
  readonly remark: Remark | null
  /** The place that was tried last, so that its answer can stand there. */
  readonly tried: string | null

  hold(held: Held | null): void
  point(over: string | null): void
  openTray(tray: Tray | null): void
  fold(folded: boolean): void
  say(remark: Omit<Remark, 'id'> | null): void
  tryAt(spot: string): void
}

let remarks = 0

export const heldStore = createStore<HeldStore>((set) => ({
  held: null,
  over: null,
  tray: null,
  folded: false,
  remark: null,
  tried: null,
  // An open pile would lie over the targets of a card that does not come out of it.
  hold: (held) =>
    set(({ tray }) => ({ held, over: null, tray: held === null || comesFrom(held.piece, tray) ? tray : null })),
  point: (over) => set({ over }),
  openTray: (tray) => set({ tray }),
  fold: (folded) => set({ folded }),
  say: (remark) => set({ remark: remark === null ? null : { ...remark, id: ++remarks } }),
  tryAt: (tried) => set({ tried }),
}))

const comesFrom = (piece: Piece, tray: Tray | null): boolean => piece.kind === 'card' && piece.zone === tray?.zone

export const useHeldStore = <T>(selector: (store: HeldStore) => T): T => useStore(heldStore, selector)

export const isHeld = (held: Held | null, piece: Piece): boolean => held !== null && samePiece(held.piece, piece)

// An action or other eyes: what was held is put down, what was opened is closed, and a pile stays open only where the decision is about it.
matchStore.subscribe((now, before) => {
  if (now.view === before.view) return
  const { held, tray, folded } = heldStore.getState()
  if (held !== null) heldStore.setState({ held: null, over: null })
  if (interfaceStore.getState().large !== null) interfaceStore.getState().showLarge(null)
  const asked = trayAsked(now.decision, now.eyes, folded)
  if (asked !== null || tray !== null) heldStore.setState({ tray: asked })
  heldStore.setState(now.eyes === before.eyes ? { remark: null } : { remark: null, tried: null })
})

type Deciding = ReturnType<typeof matchStore.getState>

/** A decision about cards that lie in a closed pile opens it. */
export function trayAsked(decision: Deciding['decision'], eyes: Deciding['eyes'], folded: boolean): Tray | null {
  if (decision?.seat !== eyes) return null
  const { seat, kind, purpose } = decision
  if (kind === 'lockIn' || (kind === 'pick' && purpose === 'lock')) return { seat, zone: 'deck' }
  return folded && (kind === 'unlock' || kind === 'pick') ? { seat, zone: 'locked' } : null
}

/** Lets go of everything, e.g. on Escape. */
export function letGo(): void {
  heldStore.setState({ held: null, over: null, remark: null })
  interfaceStore.getState().showLarge(null)
}
