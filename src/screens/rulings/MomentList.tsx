import { Ban } from 'lucide-react'
import { useMatch } from '@/store/matchStore'
import { classes } from '@/ui/classes'
import { SEAT_TEXTS } from '../seatColours'

/** Every moment of the line, in order; each can be gone to. */
export function MomentList({ onGo }: { readonly onGo?: () => void }) {
  const scenario = useMatch((store) => store.scenario)
  const names = useMatch((store) => store.config?.names ?? null)
  const goTo = useMatch((store) => store.goToMoment)
  if (scenario === null || names === null) return null
  return (
    <ol className="-mx-2 grid">
      {scenario.moments.map(({ kind, by, what }, index) => {
        const here = index === scenario.at
        return (
          <li key={index}>
            <button
              type="button"
              aria-current={here ? 'step' : undefined}
              onClick={() => {
                goTo(index)
                onGo?.()
              }}
              className={classes(
                'flex w-full items-baseline gap-2.5 rounded-sm border-l-2 px-2 py-1.5 text-left text-sm hover:bg-surface-3',
                here ? 'border-ink-1 bg-surface-3 text-ink-1' : 'border-transparent text-ink-2',
              )}
            >
              <span aria-hidden className="w-4 shrink-0 text-right text-xs text-ink-3 tabular-nums">
                {index === 0 ? '' : index}
              </span>
              <span className="min-w-0 grow">
                <span>
                  {by === null ? 'The position' : <Sentence what={what} name={names[by]} look={SEAT_TEXTS[by]} />}
                </span>
                {kind === 'refused' && (
                  <span className="ml-1.5 inline-flex items-center gap-1 text-xs text-illegal">
                    <Ban aria-hidden size={11} /> refused
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** A sentence that begins with a player's name, in that player's colour. */
export function Sentence({
  what,
  name,
  look,
}: {
  readonly what: string
  readonly name: string
  readonly look: string
}) {
  return (
    <>
      <span className={look}>{name}</span>
      <span>{what.slice(name.length)}</span>
    </>
  )
}
