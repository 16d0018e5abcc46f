import type { Seat } from '@/games/snap/rules'
import { Component, type ReactNode, type RefObject } from 'react'
import { fly, measure, type Boxes } from './flight'

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>
  /** Counts the actions: with each of them cards may have moved. */
  readonly turnings: number
  /** The side that is near; when the table turns round, nothing flies. */
  readonly near: Seat
  readonly children: ReactNode
}

/**
 * Measures the cards just before what an action did reaches the page, and lets them fly just after. It stands around the
 * table and outlives it, so it is given no view: it would keep that of other eyes.
 */
export class Flights extends Component<FlightsProps> {
  override getSnapshotBeforeUpdate(previous: FlightsProps): Boxes | null {
    const { root, turnings, near } = this.props
    if (previous.turnings === turnings || previous.near !== near || root.current === null) return null
    return measure(root.current)
  }

  override componentDidUpdate(_previous: FlightsProps, _state: unknown, before: Boxes | null): void {
    const { root } = this.props
    if (before !== null && root.current !== null) fly(root.current, before)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
