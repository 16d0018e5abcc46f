import { BookOpen } from 'lucide-react'
import { createContext, use } from 'react'
import { classes } from './classes'

/** Gives the title of a rule's id, or null. The app provides it, so that this folder knows no rules. */
export const RuleTitles = createContext<(id: string) => string | null>(() => null)

interface RuleLinkProps {
  /** `combat/equal-imp` */
  readonly rule: string
  /** Shows the title, too, where there is room. */
  readonly full?: boolean
  readonly className?: string
}

/** The rule behind a sentence: its id, and its title read aloud and on hover. */
export function RuleLink({ rule, full = false, className }: RuleLinkProps) {
  const title = use(RuleTitles)(rule)
  return (
    <span
      title={title === null ? `Rule ${rule}` : `${title} (${rule})`}
      className={classes('inline-flex max-w-full items-center gap-x-1 align-baseline text-xs text-ink-3', full && 'flex-wrap justify-center', className)}
    >
      <BookOpen aria-hidden size={12} className="shrink-0" />
      <span className="sr-only">Rule: {title ?? ''} </span>
      {full && title !== null && <span aria-hidden className="text-ink-2">{title}</span>}
      <span className="truncate font-mono">{rule}</span>
    </span>
  )
}
