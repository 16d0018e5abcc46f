import { useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { SetupTable } from '@/games/snap/board/SetupTable'
import { Table } from '@/games/snap/board/Table'
import { useMatch } from '@/store/matchStore'
import { ResultPanel } from '../result/ResultPanel'
import { KeepTable } from '../KeepTable'
import { CurtainOverlay } from './CurtainOverlay'
import { LeaveGuard } from './LeaveGuard'
import { PlayBar } from './PlayBar'

/** How long the last move is left to be seen before the result covers the table, in milliseconds. */
const LAST_MOVE = 900

/** A match, as long as there is one. */
export function PlayScreen() {
  const there = useMatch((store) => store.view !== null)
  if (!there) return <Redirect to="/" />
  return (
    <>
      <KeepTable>
        <Play />
      </KeepTable>
      <LeaveGuard />
    </>
  )
}

/** The setup of both players behind curtains, the table, and how it ended. */
function Play() {
  const setup = useMatch((store) => store.view?.step === 'setup')
  const curtain = useMatch((store) => store.privacy.mode === 'curtain')
  const seat = useMatch((store) => store.privacy.seat)
  const over = useMatch((store) => (store.view?.result ?? null) !== null)
  const [resultOpen, setResultOpen] = useState(false)
  useEffect(() => {
    const timer = over ? setTimeout(() => setResultOpen(true), LAST_MOVE) : undefined
    return () => clearTimeout(timer)
  }, [over])
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever comes from the curtain by keyboard goes on at the table.
    if (!curtain) table.current?.focus({ preventScroll: true })
  }, [curtain])
  return (
    <>
      <div inert={curtain} className="flex h-dvh flex-col overflow-hidden bg-surface-0">
        <PlayBar onShowResult={over ? () => setResultOpen(true) : null} />
        <div ref={table} tabIndex={-1} className="relative min-h-0 grow outline-none">
          {setup ? <SetupTable /> : <Table />}
        </div>
        {over && <ResultPanel open={resultOpen} onClose={() => setResultOpen(false)} />}
      </div>
      {curtain && <CurtainOverlay key={seat} />}
    </>
  )
}
