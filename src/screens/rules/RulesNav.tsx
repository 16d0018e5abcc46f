import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { chapters } from '@/games/snap/reference'
import { classes } from '@/ui/classes'
import { COMPARE_PLACE, GLOSSARY_PLACE, TURN_MATRIX_PLACE, ZONE_TABLE_PLACE } from './places'
import { ReferenceText } from './ReferenceText'

interface RulesNavProps {
  /** The chapter or part that is read now. */
  readonly current: string | null
  /** The entry that the address names. */
  readonly target: string | null
  readonly onGo?: () => void
  /** With what each chapter is about, where the contents have the screen to themselves. */
  readonly described?: boolean
}

/** The tables that stand inside chapters. */
const TABLES: Readonly<Record<string, { readonly place: string; readonly title: string }>> = {
  zones: { place: ZONE_TABLE_PLACE, title: 'Table of zones' },
  'turn-procedure': { place: TURN_MATRIX_PLACE, title: 'Table of the turn' },
}

/** The chapters; the one that is read shows its entries. */
export function RulesNav({ current, target, onGo, described = false }: RulesNavProps) {
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [current, target])
  return (
    <nav aria-label="Chapters" onClick={onGo} className="text-sm">
      <ol>
        {chapters().map(({ id, number, title, intro, entries }) => {
          const open = id === current
          const table = TABLES[id]
          return (
            <li key={id} ref={open ? here : undefined}>
              <Link
                href={`/rules/${id}`}
                aria-current={open ? 'true' : undefined}
                className={classes(
                  'flex min-h-9 items-baseline gap-3 rounded-sm px-3 py-1.5 hover:bg-surface-3',
                  open ? 'bg-surface-3 text-ink-1' : 'text-ink-2',
                )}
              >
                <span aria-hidden className="w-5 shrink-0 text-ink-3 tabular-nums">
                  {number}
                </span>
                <span>{title}</span>
              </Link>
              {described && (
                <p className="pb-2 pl-11 pr-3 text-ink-3">
                  <ReferenceText text={intro} />
                </p>
              )}
              {table !== undefined && (
                <SubLink place={table.place} title={table.title} here={target === table.place} strong />
              )}
              {open && (
                <ol aria-label={title} className="mb-2 mt-1">
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <SubLink place={entry.id} title={entry.title} here={target === entry.id} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
        {[
          [GLOSSARY_PLACE, 'Glossary'],
          [COMPARE_PLACE, 'Compare with another reference'],
        ].map(([place = '', title]) => (
          <li
            key={place}
            ref={current === place ? here : undefined}
            className={place === GLOSSARY_PLACE ? 'mt-2 border-t pt-2' : ''}
          >
            <Link
              href={`/rules/${place}`}
              aria-current={current === place ? 'true' : undefined}
              className={classes(
                'block min-h-9 rounded-sm py-1.5 pl-11 pr-3 hover:bg-surface-3',
                current === place ? 'bg-surface-3 text-ink-1' : 'text-ink-2',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SubLink({
  place,
  title,
  here,
  strong = false,
}: {
  readonly place: string
  readonly title: string
  readonly here: boolean
  readonly strong?: boolean
}) {
  return (
    <Link
      href={`/rules/${place}`}
      aria-current={here ? 'location' : undefined}
      className={classes(
        'block rounded-sm border-l-2 py-1 pl-[2.6rem] pr-3 hover:bg-surface-3 hover:text-ink-1',
        here ? 'border-seat-1 bg-surface-3 text-ink-1' : 'border-transparent',
        !here && (strong ? 'text-ink-2' : 'text-ink-3'),
      )}
    >
      {title}
    </Link>
  )
}
