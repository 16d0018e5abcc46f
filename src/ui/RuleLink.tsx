import { BookOpen } from 'lucide-react'
import { createContext, use, type ComponentProps, type MouseEvent } from 'react'
import { classes } from './classes'

/** Where the rules can be read. The app provides it, so that this folder knows no rules. */
export interface RuleBook {
  /** The title of a rule's id; null: there is no such rule. */
  readonly titleOf: (id: string) => string | null
  readonly hrefOf: (id: string) => string
  /** Shows the rule over the screen, which stays as it is; null: the link is followed. */
  readonly open: ((id: string) => void) | null
}

export const RuleBookContext = createContext<RuleBook>({
  titleOf: () => null,
  hrefOf: (id) => `#/rules/${id}`,
  open: null,
})

interface RuleAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'draggable' | 'title'> {
  /** `combat/equal-imp` */
  readonly rule: string
}

/** A word, name or sign that leads to its rule. What it shows is the caller's; the rule's title and id come on hover. */
export function RuleAnchor({ rule, ...rest }: RuleAnchorProps) {
  const book = use(RuleBookContext)
  const title = book.titleOf(rule)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A new tab or window is the browser's affair.
    if (book.open === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    book.open(rule)
  }
  return (
    <a
      {...rest}
      href={book.hrefOf(rule)}
      draggable={false}
      title={title === null ? `Rule ${rule}` : `${title} (${rule})`}
      onClick={follow}
    />
  )
}

interface RuleLinkProps {
  /** `combat/equal-imp` */
  readonly rule: string
  /** Shows the title, too, where there is room. */
  readonly full?: boolean
  readonly className?: string
}

/** The rule behind a sentence: its id as a link, its title read aloud and on hover. */
export function RuleLink({ rule, full = false, className }: RuleLinkProps) {
  const title = use(RuleBookContext).titleOf(rule)
  return (
    <RuleAnchor
      rule={rule}
      className={classes(
        'group/rule inline-flex max-w-full items-center gap-x-1 rounded-sm align-baseline text-xs text-ink-3 hover:text-ink-1',
        full && 'flex-wrap justify-center',
        className,
      )}
    >
      <BookOpen aria-hidden size={12} className="shrink-0" />
      <span className="sr-only">{`Rule: ${title ?? ''} `}</span>
      {full && title !== null && (
        <span aria-hidden className="text-ink-2 group-hover/rule:underline">
          {title}
        </span>
      )}
      <span className="min-w-0 text-balance font-mono underline decoration-transparent underline-offset-2 group-hover/rule:decoration-current">
        {rule}
      </span>
    </RuleAnchor>
  )
}
