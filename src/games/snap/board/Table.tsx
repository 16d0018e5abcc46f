import { opponentOf, type Seat } from '@/games/snap/rules'
import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import { ScrollText } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import './board.css'
import { Floats } from './detail/Floats'
import { BoardDnd } from './dnd/BoardDnd'
import { slotsBehind } from './dnd/lookup'
import { SideField } from './field/SideField'
import { ActivePlate } from './field/ActivePlate'
import { heldStore, letGo, useHeldStore } from './heldStore'
import { LogDrawer } from './LogDrawer'
import { Flights } from './motion/Flights'
import { PlayArea } from './play/PlayArea'
import { Announcer } from './turn/Announcer'
import { DecisionBar } from './turn/DecisionBar'
import { NamePlate } from './turn/NamePlate'
import { useKeepFocus } from './turn/useKeepFocus'
import { TurnRail } from './turn/TurnRail'
import { useEyesLeft } from './useEyesLeft'
import { Hand } from './zones/Hand'
import { LockedSupport } from './zones/LockedSupport'
import { Pile } from './zones/Pile'
import { TrayPanel } from './zones/TrayPanel'

/** The whole table of the running match, seen with the eyes of the moment. */
export function Table() {
  const there = useMatch((store) => store.view !== null)
  const turnings = useMatch((store) => store.turnings)
  const near = useNearSeat()
  const eyes = useEyesLeft()
  const root = useRef<HTMLDivElement>(null)
  useKeepFocus()
  if (!there) return null
  return (
    <>
      <Flights root={root} turnings={turnings} near={near}>
        <BoardDnd key={eyes}>
          <Board root={root} near={near} />
          <Floats />
        </BoardDnd>
      </Flights>
      <Announcer />
    </>
  )
}

interface BoardProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly near: Seat
}

function Board({ root, near }: BoardProps) {
  const view = useMatch((store) => store.view)
  const folded = useFold(root)
  if (view === null) return null
  const far = opponentOf(near)
  return (
    <div
      ref={root}
      className="table-board"
      data-viewer={view.viewer}
      data-near={near}
      data-folded={folded || undefined}
      onClick={dropSelection}
    >
      <div className="table-grid" style={{ '--behind': slotsBehind(view, near) } as CSSProperties}>
        <div className="column-left">
          <SideStart seat={far} far />
          <TurnRail />
          <SideStart seat={near} />
        </div>
        <main className="column-middle" aria-label="Table">
          <Hand seat={far} far />
          <SideField seat={far} part="bench" far />
          <div className="centre">
            <PlayArea />
            <SideField seat={far} part="active" far />
            <SideField seat={near} part="active" />
            <ActivePlate seat={far} far />
            <ActivePlate seat={near} />
          </div>
          <SideField seat={near} part="bench" />
          <Hand seat={near} far={false} />
          <TrayPanel />
        </main>
        <div className="column-right">
          <SideEnd seat={far} far />
          <DecisionBar />
          <SideEnd seat={near} />
        </div>
        <LogDrawer />
      </div>
    </div>
  )
}

/** The side of the eyes of the moment; while nobody's eyes are open it stays the last one, so that nothing jumps. */
function useNearSeat(): Seat {
  const eyes = useMatch((store) => store.eyes)
  const [near, setNear] = useState<Seat>(eyes === 'table' ? 0 : eyes)
  if (eyes !== 'table' && eyes !== near) setNear(eyes)
  return eyes === 'table' ? near : eyes
}

/** The table lies open from this many pixels of width, and only where it is wider than high. */
const OPEN_WIDTH = 760
const OPEN_RATIO = 1.15

/** Whether the table is too narrow to lie open. */
function useFold(root: RefObject<HTMLElement | null>): boolean {
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const look = () =>
      heldStore
        .getState()
        .fold(element.clientWidth < OPEN_WIDTH || element.clientWidth < element.clientHeight * OPEN_RATIO)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [root])
  return useHeldStore((store) => store.folded)
}

/** A click beside everything lets go of what is selected. */
function dropSelection(): void {
  if (heldStore.getState().held?.by === 'click') letGo()
}

interface SidePartProps {
  readonly seat: Seat
  readonly far?: boolean
}

function SideStart({ seat, far = false }: SidePartProps) {
  return (
    <div className={far ? 'side-start side-far' : 'side-start side-near'} data-seat={seat}>
      <NamePlate seat={seat} />
      <Pile seat={seat} zone="reserve" />
      {!far && <LogButton />}
    </div>
  )
}

function SideEnd({ seat, far = false }: SidePartProps) {
  const folded = useHeldStore((store) => store.folded)
  return (
    <div className={far ? 'side-end side-far' : 'side-end side-near'} data-seat={seat}>
      {folded ? <Pile seat={seat} zone="locked" /> : <LockedSupport seat={seat} />}
      <Pile seat={seat} zone="deck" />
      <Pile seat={seat} zone="graveyard" />
    </div>
  )
}

function LogButton() {
  const open = useInterface((store) => store.logOpen)
  return (
    <button
      type="button"
      className="log-button"
      aria-expanded={open}
      onClick={() => interfaceStore.getState().toggleLog()}
    >
      <ScrollText aria-hidden size={16} /> Log
    </button>
  )
}
