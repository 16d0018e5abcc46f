import { useMatch } from '@/store/matchStore'
import { promptOf } from '@/match/wording/prompts'

/** Says to screen readers what happened last and who is asked for what. */
export function Announcer() {
  const question = useMatch((store) => (store.view === null ? '' : (promptOf(store.view)?.text ?? 'The game is over.')))
  const happened = useMatch((store) => store.log.at(-1)?.text ?? '')
  return (
    <>
      <p className="sr-only" role="log" aria-label="What happened last" aria-live="polite">
        {happened}
      </p>
      <p className="sr-only" role="status" aria-label="Open decision" aria-live="polite">
        {question}
      </p>
    </>
  )
}
