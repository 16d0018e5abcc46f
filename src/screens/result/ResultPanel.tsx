import { Dialog as Radix } from 'radix-ui'
import { useLocation } from 'wouter'
import { CardArt } from '@/games/snap/board/art/CardArt'
import { resultRule, resultText } from '@/games/snap/words/prompts'
import type { Seat, View } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'
import { SettledButton } from '@/ui/SettledButton'
import { SEAT_BACKGROUNDS, SEAT_TEXTS } from '../seatColours'

interface ResultPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Who won and why, over the final table. */
export function ResultPanel({ open, onClose }: ResultPanelProps) {
  const [, go] = useLocation()
  const view = useMatch((store) => store.view)
  const rematch = useMatch((store) => store.rematch)
  const leave = useMatch((store) => store.leave)
  const result = view?.result ?? null
  if (view === null || result === null) return null
  const { winner } = result
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-surface-0/75" />
        <Radix.Content className="fixed left-1/2 top-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border bg-surface-2 shadow-high">
          <div aria-hidden className={`h-1.5 ${winner === null ? 'bg-ink-3' : SEAT_BACKGROUNDS[winner]}`} />
          {winner !== null && <LastStanding view={view} seat={winner} />}
          <div className="px-6 py-6 text-center sm:px-10">
            <p className="text-sm text-ink-3">{view.round === 0 ? 'During the setup' : `Round ${view.round}`}</p>
            <Radix.Title className="mt-1 text-balance break-words font-display text-3xl text-ink-1">
              {winner === null ? (
                'A draw'
              ) : (
                <>
                  <span className={SEAT_TEXTS[winner]}>{view.seats[winner].name}</span>
                  <span> wins</span>
                </>
              )}
            </Radix.Title>
            <Radix.Description className="mt-3 text-lg text-ink-2">{resultText(view)}</Radix.Description>
            <RuleLink rule={resultRule(result.reason)} full className="mt-3" />
            <div className="mt-6 grid gap-3 sm:grid-cols-2">
              <SettledButton
                look="primary"
                size="large"
                className="sm:col-span-2"
                onPress={() => {
                  onClose()
                  rematch()
                }}
              >
                {`Rematch, ${view.seats[1].name} begins`}
              </SettledButton>
              <Button onClick={onClose}>Look at the table</Button>
              <SettledButton
                onPress={() => {
                  leave()
                  go('/')
                }}
              >
                Back to the start
              </SettledButton>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The winner's Monsters that everyone sees, side by side. */
function LastStanding({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const cards = view.seats[seat].field.flatMap(({ monster }) =>
    monster?.faceUp && monster.card !== null ? [monster.card] : [],
  )
  if (cards.length === 0) return null
  return (
    <div aria-hidden className="flex h-[min(9rem,22dvh)] gap-px bg-surface-0">
      {cards.map(({ key, definition }) => (
        <CardArt
          key={key}
          cardClass={definition.cardClass}
          cardId={definition.id}
          cardType={definition.cardType}
          className="h-full min-w-0 grow basis-0"
        />
      ))}
    </div>
  )
}
