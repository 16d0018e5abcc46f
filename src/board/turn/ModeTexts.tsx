import { useMatch } from '@/store/matchStore'
import { KeywordText } from '../cards/KeywordLink'

/** "Choose one": the text that is being read, beside the buttons that choose from it. */
export function ModeTexts() {
  const text = useMatch((store) => (store.decision?.kind === 'mode' || store.decision?.kind === 'trigger' || store.decision?.kind === 'pick' ? store.decision.source?.definition.text ?? null : null))
  return text === null ? null : (
    <blockquote className="decision-source">
      <KeywordText text={text} />
    </blockquote>
  )
}
