import { Link } from 'wouter'
import { markWords, parseReferenceText, type ReadingMark } from '@/games/snap/reference'
import { FormatFieldLink } from './FormatFieldLink'

interface ReferenceTextProps {
  readonly text: string
  /** Shows a linked entry in the same place; without it the link leads to the rules screen. */
  readonly onFollow?: (id: string) => void
}

/** A text of the reference with its cross-references as links and its readings marked. */
export function ReferenceText({ text, onFollow }: ReferenceTextProps) {
  const follow = onFollow === undefined ? {} : { onFollow }
  return parseReferenceText(text).map((part, index) => {
    if (typeof part === 'string') return <span key={index}>{part}</span>
    if ('mark' in part) return <Mark key={index} mark={part} {...follow} />
    return <TextAnchor key={index} id={part.id} words={part.words} {...follow} />
  })
}

/** `(our reading: Bench Slots)`: whose value or reason it is stands behind it. */
function Mark({ mark, onFollow }: { readonly mark: ReadingMark; readonly onFollow?: (id: string) => void }) {
  const words = markWords(mark)
  return (
    <span className="reading-mark">
      <span>(</span>
      {mark.mark === 'entry' ? (
        <TextAnchor quiet id={mark.id} words={words} {...(onFollow === undefined ? {} : { onFollow })} />
      ) : mark.mark === 'field' ? (
        <span>
          <span>{`${words}: `}</span>
          <FormatFieldLink field={mark.field} label={mark.label} apart={onFollow !== undefined} />
        </span>
      ) : (
        <span>{words}</span>
      )}
      <span>)</span>
    </span>
  )
}

const LINK = 'rounded-sm underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink-1'

function TextAnchor({
  id,
  words,
  quiet = false,
  onFollow,
}: {
  readonly id: string
  readonly words: string
  readonly quiet?: boolean
  readonly onFollow?: (id: string) => void
}) {
  const look = quiet ? `${LINK} hover:text-ink-1` : `${LINK} text-ink-1`
  if (onFollow === undefined) {
    return (
      <Link href={`/rules/${id}`} title={id} className={look}>
        {words}
      </Link>
    )
  }
  return (
    <button type="button" title={id} className={look} onClick={() => onFollow(id)}>
      {words}
    </button>
  )
}
