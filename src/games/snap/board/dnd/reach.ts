/** The legal places of what is held now; computed once for each hold, whoever asks. */
import type { Action, DecisionView, View } from '@/games/snap/rules'
import { matchStore, useMatch } from '@/store/matchStore'
import { heldStore, useHeldStore, type Held } from '../heldStore'
import { idsOf, legalSpots, usablePieces, withoutDetours, type LegalSpot } from './targets'

export interface Reach {
  readonly held: Held | null
  /** The places that glow. */
  readonly spots: readonly LegalSpot[]
  readonly glowing: ReadonlySet<string>
  /** Every place that takes it. */
  readonly ids: ReadonlySet<string>
}

const NOTHING: Reach = { held: null, spots: [], glowing: new Set(), ids: new Set() }

let last: {
  readonly view: View
  readonly options: readonly Action[]
  readonly held: Held
  readonly reach: Reach
} | null = null

export function reachOf(view: View | null, options: readonly Action[], held: Held | null): Reach {
  if (view === null || held === null) return NOTHING
  if (last !== null && last.view === view && last.options === options && last.held === held) return last.reach
  const all = legalSpots(held.piece, { view, options, begun: held.begun })
  const spots = withoutDetours(all, held.begun)
  const reach: Reach = { held, spots, glowing: idsOf(spots), ids: idsOf(all) }
  last = { view, options, held, reach }
  return reach
}

/** An effect that asks for its targets is held by itself, as long as it asks. */
const effects: Record<number, Held> = {
  0: { piece: { kind: 'effect', seat: 0 }, begun: null, by: 'click' },
  1: { piece: { kind: 'effect', seat: 1 }, begun: null, by: 'click' },
}

function asking(decision: DecisionView | null, options: readonly Action[]): Held | null {
  if (decision?.kind !== 'trigger') return null
  return options.some((action) => action.type === 'accept' && action.targets.length > 0)
    ? (effects[decision.seat] ?? null)
    : null
}

export function heldNow(): Held | null {
  const { decision, options } = matchStore.getState()
  return heldStore.getState().held ?? asking(decision, options)
}

export function reachNow(): Reach {
  const { view, options } = matchStore.getState()
  return reachOf(view, options, heldNow())
}

export function useHeld(): Held | null {
  const held = useHeldStore((store) => store.held)
  const effect = useMatch((store) => asking(store.decision, store.options))
  return held ?? effect
}

export function useReach(): Reach {
  const held = useHeld()
  const view = useMatch((store) => store.view)
  const options = useMatch((store) => store.options)
  return reachOf(view, options, held)
}

let lastUsable: { readonly options: readonly Action[]; readonly ids: ReadonlySet<string> } | null = null

/** Whether something legal can be done with a piece now. */
export function isUsable(options: readonly Action[], id: string): boolean {
  if (lastUsable?.options !== options) lastUsable = { options, ids: usablePieces(options) }
  return lastUsable.ids.has(id)
}
