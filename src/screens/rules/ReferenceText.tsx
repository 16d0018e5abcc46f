import { Link } from 'wouter'
import { parseReferenceText } from '@/rules/reference'

interface ReferenceTextProps {
  readonly text: string
  /** Shows a linked entry in the same place; without it the link leads to the rules screen. */
  readonly onFollow?: (id: string) => void
}

const LINK = 'rounded-sm text-ink-1 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink-1'

/** A text of the reference with its cross-references as links. */
export function ReferenceText({ text, onFollow }: ReferenceTextProps) {
  return parseReferenceText(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : onFollow === undefined ? (
      <Link key={index} href={`/rules/${part.id}`} title={part.id} className={LINK}>
        {part.words}
      </Link>
    ) : (
      <button key={index} type="button" title={part.id} className={LINK} onClick={() => onFollow(part.id)}>
        {part.words}
      </button>
    ),
  )
}
