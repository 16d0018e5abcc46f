import type { FaultSentence, OpenScenario } from '@/store/contract'
import { useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { SEAT_TEXTS } from '../seatColours'
import { Sentence } from './MomentList'

/** Who does what at this moment of the line and why, what it led to, or why it was refused. */
export function MomentText({ scenario: { at, moments, outcome } }: { readonly scenario: OpenScenario }) {
  const names = useMatch((store) => store.config?.names ?? null)
  const moment = moments[at]
  if (moment === undefined || names === null) return null
  const { kind, by, what, why, happened, facts, refusals } = moment
  const last = at === moments.length - 1
  return (
    <>
      <p className="text-xs text-ink-3">{kind === 'start' ? 'The position' : `Step ${at} of ${moments.length - 1}`}</p>
      {by === null ? (
        <p className="text-base text-ink-1">So the table stands. Step on, or act on it as you like.</p>
      ) : (
        <p className="text-base text-ink-1">
          <Sentence what={what} name={names[by]} look={SEAT_TEXTS[by]} />
        </p>
      )}
      {why !== null && <Said fact={why} className="mt-0.5 text-ink-2" />}
      {refusals.length > 0 && (
        <div className="mt-1.5 border-l-2 border-illegal pl-2.5">
          <p className="text-xs text-illegal">Refused</p>
          {refusals.map((refusal) => (
            <Said key={refusal.sentence} fact={refusal} className="text-ink-1" />
          ))}
        </div>
      )}
      {happened.length > 0 && <Happened lines={happened} />}
      {facts.length > 0 && (
        <ul aria-label="What is true now" className="mt-1.5 grid gap-0.5 border-l-2 border-legal pl-2.5">
          {facts.map((fact) => (
            <li key={fact.sentence}>
              <Said fact={fact} className="text-ink-2" />
            </li>
          ))}
        </ul>
      )}
      {last && outcome.length > 0 && (
        <div className="mt-1.5 border-l-2 border-legal pl-2.5">
          <p className="text-xs text-ink-3">In the end</p>
          <ul aria-label="In the end" className="text-sm text-ink-2">
            {outcome.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Of a long tale the beginning and the end; the log has all of it. */
const BEGINNING = 8
const END = 3

function Happened({ lines }: { readonly lines: readonly string[] }) {
  const long = lines.length > BEGINNING + END + 1
  const told = long
    ? [...lines.slice(0, BEGINNING), `… and ${lines.length - BEGINNING - END} more …`, ...lines.slice(-END)]
    : lines
  return (
    <ul aria-label="What happens" className="mt-1.5 text-sm text-ink-3">
      {told.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  )
}

function Said({ fact, className }: { readonly fact: FaultSentence; readonly className: string }) {
  return (
    <p className={`text-sm ${className}`}>
      <span>{fact.sentence}</span> {fact.rule !== null && <RuleLink rule={fact.rule} />}
    </p>
  )
}
