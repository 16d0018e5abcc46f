import type { Seat, View } from '@/games/snap/rules'
import { matchStore, useMatch } from '@/store/matchStore'
import { promptOf } from '@/games/snap/words/prompts'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'
import { useRef, type CSSProperties } from 'react'
import './board.css'
import './setup.css'
import { Floats } from './detail/Floats'
import { BoardDnd } from './dnd/BoardDnd'
import { slotsBehind } from './dnd/lookup'
import { heldStore, letGo } from './heldStore'
import { Flights } from './motion/Flights'
import { LineupPart } from './setup/LineupPart'
import { SupportPart } from './setup/SupportPart'
import { Announcer } from './turn/Announcer'
import { useEyesLeft } from './useEyesLeft'

/** One player's private setup: the lineup to the slots, Supports to the starting hand and the Opening Lock-in. */
export function SetupTable() {
  const near = useMatch((store) => store.decision?.seat ?? 0)
  const turnings = useMatch((store) => store.turnings)
  const eyes = useEyesLeft()
  const root = useRef<HTMLDivElement>(null)
  return (
    <>
      <Flights root={root} turnings={turnings} near={near}>
        <BoardDnd key={eyes}>
          <div
            ref={root}
            className="table-board setup-board"
            data-near={near}
            onClick={() => {
              if (heldStore.getState().held?.by === 'click') letGo()
            }}
          >
            <Setup />
          </div>
          <Floats />
        </BoardDnd>
      </Flights>
      <Announcer />
    </>
  )
}

/** Nothing of it is there for other eyes than those of whoever sets up. */
function Setup() {
  const view = useMatch((store) => store.view)
  if (view === null || view.viewer === 'table') return null
  const seat = view.viewer
  return (
    <main className="setup" aria-label="Setup" style={{ '--behind': slotsBehind(view, seat) } as CSSProperties}>
      <SetupHead view={view} seat={seat} />
      <LineupPart view={view} seat={seat} />
      <SupportPart view={view} seat={seat} />
    </main>
  )
}

function SetupHead({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const ready = useMatch((store) => store.options.some(({ type }) => type === 'confirm'))
  const confirm = { type: 'confirm', seat } as const
  const prompt = promptOf(view)
  const reasons = ready ? [] : matchStore.getState().reasonsAgainst(confirm)
  return (
    <header className="setup-head" data-seat={seat}>
      <div className="setup-title">
        <div className="setup-name">
          <h2>
            <b>{view.seats[seat].name}</b> sets up
          </h2>
          {prompt !== null && <RuleLink rule={prompt.rule} />}
        </div>
        <p>{prompt?.text}</p>
      </div>
      <div className="setup-confirm">
        <ul id="setup-open" className="setup-open" aria-label="Still open">
          {reasons.map(({ sentence, rule }) => (
            <li key={sentence}>
              <span>{sentence}</span> <RuleLink rule={rule} />
            </li>
          ))}
          {ready && <li className="setup-ready">Everything is in its place.</li>}
        </ul>
        <Button
          look="primary"
          size="large"
          className="setup-button"
          aria-disabled={!ready}
          aria-describedby="setup-open"
          onClick={() => (ready ? matchStore.getState().act(confirm) : undefined)}
        >
          Confirm setup
        </Button>
      </div>
    </header>
  )
}
