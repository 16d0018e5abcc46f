import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'
import { actionWords } from '../actionWords'
import { useHeld } from '../dnd/reach'
import { letGo } from '../heldStore'

/** While a Spell, Counter or effect waits for a target: which one, and the way out. */
export function HeldPrompt() {
  const held = useHeld()
  const view = useMatch((store) => store.view)
  if (view === null || held === null || held.by === 'drag') return null
  if (held.begun === null && held.piece.kind !== 'effect') return null
  const count = held.begun?.targets.length ?? 0
  return (
    <div className="held-prompt">
      <p>
        <span>
          {held.begun === null
            ? 'Choose a target on the table.'
            : `${actionWords(held.begun, view)}: choose ${count === 0 ? 'a target on the table' : 'the next target'}.`}
        </span>{' '}
        <RuleLink rule="card-text/targets-before-resolution" />
      </p>
      {held.begun !== null && (
        <Button size="small" look="quiet" onClick={letGo}>
          Take it back
        </Button>
      )}
    </div>
  )
}
