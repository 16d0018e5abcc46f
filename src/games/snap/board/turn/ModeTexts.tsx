import type { AskKind } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { KeywordText } from '../cards/KeywordLink'

/** Decisions that a card's text asks for. */
const ASKED_BY_TEXT: ReadonlySet<AskKind> = new Set(['mode', 'aim', 'trigger', 'pick'])

/** "Choose one": the text that is being read, beside the buttons that choose from it. */
export function ModeTexts() {
  const text = useMatch(({ decision }) =>
    decision !== null && ASKED_BY_TEXT.has(decision.kind) ? (decision.source?.definition.text ?? null) : null,
  )
  return text === null ? null : (
    <blockquote lang="en" className="decision-source">
      <KeywordText text={text} />
    </blockquote>
  )
}
