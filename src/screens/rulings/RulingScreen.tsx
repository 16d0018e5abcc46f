import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { Table } from '@/games/snap/board/Table'
import { loadScenario } from '@/games/snap/scenarios/gallery'
import type { Scenario } from '@/games/snap/rules'
import { layOut } from '@/store/layOut'
import { matchStore, useMatch } from '@/store/matchStore'
import { KeepTable } from '../KeepTable'
import { LineControls } from './LineControls'
import { RulingBar } from './RulingBar'
import './rulings.css'
import { RulingsScreen } from './RulingsScreen'
import { Story } from './Story'

/** One ruling on the real table: the position, its line to step through, and the freedom to play on. */
export function RulingScreen({ id }: { readonly id: string }) {
  const scenario = useMemo(() => loadScenario(id), [id])
  return (
    <Suspense
      fallback={
        <main className="grid min-h-dvh place-content-center bg-surface-0 text-lg text-ink-3">One moment …</main>
      }
    >
      <LoadedRuling key={id} id={id} scenario={scenario} />
    </Suspense>
  )
}

function LoadedRuling({ id, scenario }: { readonly id: string; readonly scenario: Promise<Scenario | null> }) {
  const found = use(scenario)
  return found === null ? <RulingsScreen unknown={id} /> : <RulingTable scenario={found} />
}

function RulingTable({ scenario }: { readonly scenario: Scenario }) {
  const { id } = scenario.file
  const lies = useMatch((store) => store.scenario?.id === id)
  const [storyOpen, setStoryOpen] = useState(false)
  useEffect(() => {
    matchStore.getState().openScenario(layOut(scenario))
    return () => matchStore.getState().closeScenario()
  }, [scenario])
  useTitle(scenario.file.title)
  if (!lies) return null
  return (
    <div className="ruling bg-surface-0">
      <RulingBar file={scenario.file} onStory={() => setStoryOpen(true)} />
      <div className="ruling-table">
        <div className="ruling-board">
          <KeepTable>
            <Table />
          </KeepTable>
        </div>
      </div>
      <Story file={scenario.file} open={storyOpen} onOpenChange={setStoryOpen} />
      <LineControls />
    </div>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Snap Table`
    return () => {
      document.title = before
    }
  }, [title])
}
