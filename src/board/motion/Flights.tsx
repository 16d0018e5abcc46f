import type { Seat, View } from '@/rules'
import { Component, type ReactNode, type RefObject } from 'react'
import { fly, measure, type Boxes } from './flight'

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly view: View
  /** The side that is near; when the table turns round, nothing flies. */
  readonly near: Seat
  readonly children: ReactNode
}

/** Measures the cards just before a new view reaches the page, and lets them fly just after. */
export class Flights extends Component<FlightsProps> {
  override getSnapshotBeforeUpdate(previous: FlightsProps): Boxes | null {
    const { root, view, near } = this.props
    if (previous.view === view || previous.near !== near || root.current === null) return null
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
