import { OPTIONAL_STEPS, stepIndex, STEPS, type Step } from '@/games/snap/rules'
import { matchStore, useMatch } from '@/store/matchStore'
import { passLabel, STEP_RULES } from '@/games/snap/words/prompts'
import { STEP_NAMES, STEP_SHORT_NAMES } from '@/games/snap/words/words'
import { RuleAnchor } from '@/ui/RuleLink'
import { answering } from '@/ui/settled'
import { BookOpen } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useAnswers } from '../askedStore'
import { passesInOrder } from './decisionButtons'

const isOptional = (step: Step): boolean => OPTIONAL_STEPS.some((one) => one === step)

/** The ten steps of the turn, each with its rule. A later one that may be named is a button that passes to it. */
export function TurnRail() {
  const view = useMatch((store) => store.view)
  const options = useMatch((store) => store.options)
  const steps = useCentred(view?.step)
  const answers = useAnswers()
  if (view === null) return null
  const { round, turn, seats, decision } = view
  const passes = decision?.kind === 'step' ? passesInOrder(options) : []
  return (
    <nav className="rail" aria-label="Turn" data-seat={turn}>
      <p className="rail-head">
        <span className="rail-round">{`Round ${round}`}</span>
        <span className="rail-turn">{`${seats[turn].name}’s turn`}</span>
      </p>
      <ol ref={steps} className="rail-steps">
        {STEPS.map((one) => {
          const pass = passes.find(({ to }) => to === one)
          const here = one === view.step
          const done = stepIndex(one) < stepIndex(view.step)
          return (
            <li
              key={one}
              className="rail-step"
              data-here={here || undefined}
              data-done={done || undefined}
              data-optional={isOptional(one) || undefined}
              aria-current={here ? 'step' : undefined}
            >
              {pass !== undefined && decision !== null ? (
                <button
                  type="button"
                  className="rail-pass"
                  aria-label={`${STEP_NAMES[one]}: ${passLabel(pass, decision)}`}
                  title={passLabel(pass, decision)}
                  {...answering(answers, () => matchStore.getState().act(pass))}
                >
                  <StepName step={one} />
                </button>
              ) : (
                <span className="rail-name" title={`${STEP_NAMES[one]}${isOptional(one) ? ', optional' : ''}`}>
                  <StepName step={one} />
                </span>
              )}
              <RuleAnchor rule={STEP_RULES[one]} className="rail-rule" aria-label={`Rule: ${STEP_NAMES[one]}`}>
                <BookOpen aria-hidden size={13} />
              </RuleAnchor>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Where the rail is longer than its place, the current step is kept in the middle. */
function useCentred(step: Step | undefined): RefObject<HTMLOListElement | null> {
  const steps = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = steps.current
    if (list === null) return
    const centre = () => {
      const current = list.querySelector<HTMLElement>('[aria-current]')
      if (current === null) return
      list.scrollLeft = current.offsetLeft + (current.offsetWidth - list.clientWidth) / 2
      list.scrollTop = current.offsetTop + (current.offsetHeight - list.clientHeight) / 2
    }
    const observer = new ResizeObserver(centre)
    observer.observe(list)
    centre()
    return () => observer.disconnect()
  }, [step])
  return steps
}

function StepName({ step }: { readonly step: Step }) {
  return (
    <>
      <span aria-hidden className="rail-mark" />
      <span>{STEP_SHORT_NAMES[step]}</span>
      {isOptional(step) && <span className="sr-only"> (optional)</span>}
    </>
  )
}
