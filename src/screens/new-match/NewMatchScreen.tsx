import { ArrowLeft } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { formatFaults, plainName, type Format, type Seat } from '@/games/snap/rules'
import type { FaultSentence } from '@/store/contract'
import { useDeckChoices } from '@/store/deckChoices'
import { changedValues, formatWith } from '@/store/formatChoice'
import { matchStore, useMatch } from '@/store/matchStore'
import { namesAtTable, namesFault } from '@/store/playerNames'
import { preferences, usePreferences } from '@/store/preferences'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { FaultList } from '../FaultList'
import { FormatRow } from '../format/FormatRow'
import { CoinToss } from './CoinToss'
import { SeatPanel } from './SeatPanel'
import { tableOf, type Beginner, type SeatDraft } from './seatDraft'
import { WhoBegins } from './WhoBegins'

interface NewMatchScreenProps {
  /** A value of the format that is to be shown at once, by its key. */
  readonly field?: string | undefined
}

/** Sets up a match: two names, two decks, who begins. */
export function NewMatchScreen({ field }: NewMatchScreenProps) {
  const [, go] = useLocation()
  const choices = useDeckChoices()
  const [drafts, setDrafts] = useState(() => firstDrafts(choices.map(({ id }) => id)))
  const [beginner, setBeginner] = useState<Beginner>('coin')
  const [toss, setToss] = useState<Seat | null>(null)
  const [format, setFormat] = useState<Format>(() => formatWith(preferences.getState().formatChanges))
  const [faults, setFaults] = useState<readonly FaultSentence[]>([])
  const [replacing, setReplacing] = useState(false)
  const running = useMatch((store) => store.running)
  const askOnlyWhenPossible = usePreferences((store) => store.askOnlyWhenPossible)
  const names = [plainName(drafts[0].name), plainName(drafts[1].name)] as const
  const shown = namesAtTable(names)
  const nameFault = namesFault(names)

  const change = (seat: Seat, draft: SeatDraft): void => {
    setDrafts(seat === 0 ? [draft, drafts[1]] : [drafts[0], draft])
    setFaults([])
  }

  const begin = (first: Seat): void => {
    preferences.getState().change({
      names: [names[0], names[1]],
      decks: [drafts[0].deck, drafts[1].deck],
      formatChanges: changedValues(format),
    })
    const found = matchStore.getState().start(tableOf(drafts, first, format, askOnlyWhenPossible))
    setFaults(found)
    setToss(null)
    if (found.length === 0) go('/play')
  }

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    // No coin is tossed for a match that cannot begin.
    const found = matchStore.getState().faultsAgainst(tableOf(drafts, 0, format, askOnlyWhenPossible))
    setFaults(found)
    if (found.length > 0) return
    if (running) setReplacing(true)
    else tossOrBegin()
  }

  const tossOrBegin = (): void => {
    if (beginner === 'coin') setToss(tossCoin())
    else begin(beginner)
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-8">
      <header className="flex items-center gap-4">
        <Link
          href="/"
          className="inline-flex min-h-10 items-center gap-2 rounded-sm pr-2 text-sm text-ink-2 hover:text-ink-1"
        >
          <ArrowLeft aria-hidden size={18} />
          Home
        </Link>
        <h1 className="font-display text-2xl text-ink-1">New match</h1>
      </header>
      <form onSubmit={submit} className="flex grow flex-col gap-6">
        <div className="grid gap-6 lg:grid-cols-2">
          <SeatPanel
            player={playerOf(0, beginner)}
            letter="A"
            draft={drafts[0]}
            format={format}
            onChange={(draft) => change(0, draft)}
          />
          <SeatPanel
            player={playerOf(1, beginner)}
            letter="B"
            draft={drafts[1]}
            format={format}
            onChange={(draft) => change(1, draft)}
          />
        </div>
        <div className="grid gap-6 rounded-lg border bg-surface-1 p-5 lg:grid-cols-[auto_1fr_auto] lg:items-center">
          <div className="border-b pb-5 lg:col-span-3">
            <FormatRow
              key={field}
              field={field}
              format={format}
              onChange={(next) => {
                setFormat(next)
                setFaults([])
              }}
            />
          </div>
          <WhoBegins names={shown} value={beginner} onChange={setBeginner} />
          <Checkbox
            label="Ask for Counters only when one could be played"
            description="Quicker, but being asked then tells that there is one."
            checked={askOnlyWhenPossible}
            onChange={(checked) => preferences.getState().change({ askOnlyWhenPossible: checked })}
          />
          <Button
            type="submit"
            look="primary"
            size="large"
            disabled={nameFault !== null || formatFaults(format).length > 0}
          >
            Start match
          </Button>
        </div>
        {nameFault !== null && (
          <p role="status" className="text-sm text-illegal">
            {nameFault}
          </p>
        )}
        {faults.length > 0 && <FaultList title="No match starts like this" faults={faults} />}
      </form>
      <ConfirmDialog
        open={replacing}
        title="Start another match?"
        description="The match that runs ends here without a result."
        confirm="Start another match"
        cancel="Keep the match"
        danger
        onConfirm={() => {
          setReplacing(false)
          tossOrBegin()
        }}
        onCancel={() => setReplacing(false)}
      />
      {toss !== null && <CoinToss names={shown} first={toss} onCancel={() => setToss(null)} onGo={() => begin(toss)} />}
    </main>
  )
}

const playerOf = (draft: Seat, beginner: Beginner): Seat | null =>
  beginner === 'coin' ? null : draft === beginner ? 0 : 1

/** The names and decks of the last match; two different decks where there are two. */
function firstDrafts(ids: readonly string[]): readonly [SeatDraft, SeatDraft] {
  const { names, decks } = preferences.getState()
  const known = (id: string | null): string | null => (id !== null && ids.includes(id) ? id : null)
  return [
    { name: names[0], deck: known(decks[0]) ?? ids[0] ?? '' },
    { name: names[1], deck: known(decks[1]) ?? ids[1] ?? ids[0] ?? '' },
  ]
}

/** A fair coin, from the browser's own source of randomness. */
function tossCoin(): Seat {
  const [bits = 0] = crypto.getRandomValues(new Uint8Array(1))
  return (bits & 1) === 0 ? 0 : 1
}
