import { useId, type ReactNode } from 'react'
import { classes } from './classes'

interface PanelProps {
  readonly title: string
  /** Beside the title, at the end of its line. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A titled section that is a landmark of its own. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes('rounded-lg border bg-surface-1 p-5', className)}>
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-display text-xl text-ink-1">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
