import { OPTIONAL_STEPS, stepIndex, STEPS, type Step } from '@/rules'
import { matchStore, useMatch } from '@/store/matchStore'
import { passLabel } from '@/match/wording/prompts'
import { STEP_NAMES, STEP_SHORT_NAMES } from '@/match/wording/words'
import { useEffect, useRef } from 'react'
import { useHeldStore } from '../heldStore'
import { passesInOrder } from './decisionButtons'

const isOptional = (step: Step): boolean => OPTIONAL_STEPS.some((one) => one === step)

/** The ten steps of the turn. A later one that may be named is a button that passes to it. */
export function TurnRail() {
  const view = useMatch((store) => store.view)
  const options = useMatch((store) => store.options)
  const current = useRef<HTMLLIElement>(null)
  const step = view?.step
  const folded = useHeldStore((store) => store.folded)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [step, folded])
  if (view === null) return null
  const { round, turn, seats, decision } = view
  const passes = decision?.kind === 'step' ? passesInOrder(options) : []
  return (
    <nav className="rail" aria-label="Turn" data-seat={turn}>
      <p className="rail-head">
        <span className="rail-round">Round {round}</span>
        <span className="rail-turn">{seats[turn].name}’s turn</span>
      </p>
      <ol className="rail-steps">
        {STEPS.map((one) => {
          const pass = passes.find(({ to }) => to === one)
          const here = one === view.step
          const done = stepIndex(one) < stepIndex(view.step)
          return (
            <li key={one} ref={here ? current : undefined} className="rail-step" data-here={here || undefined} data-done={done || undefined} data-optional={isOptional(one) || undefined} aria-current={here ? 'step' : undefined}>
              {pass !== undefined && decision !== null ? (
                <button type="button" className="rail-pass" aria-label={`${STEP_NAMES[one]}: ${passLabel(pass, decision)}`} title={passLabel(pass, decision)} onClick={() => matchStore.getState().act(pass)}>
                  <StepName step={one} />
                </button>
              ) : (
                <span className="rail-name" title={`${STEP_NAMES[one]}${isOptional(one) ? ', optional' : ''}`}>
                  <StepName step={one} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepName({ step }: { readonly step: Step }) {
  return (
    <>
      <span aria-hidden className="rail-mark" />
      {STEP_SHORT_NAMES[step]}
      {isOptional(step) && <span className="sr-only"> (optional)</span>}
    </>
  )
}
