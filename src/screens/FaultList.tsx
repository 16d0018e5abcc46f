import type { FaultSentence } from '@/store/contract'
import { RuleLink } from '@/ui/RuleLink'

interface FaultListProps {
  readonly title: string
  readonly faults: readonly FaultSentence[]
  readonly className?: string
}

/** Everything that is wrong, each fault a sentence with its rule; announced when it appears. */
export function FaultList({ title, faults, className = '' }: FaultListProps) {
  return (
    <section role="alert" className={`rounded border border-illegal bg-surface-2 p-4 ${className}`}>
      <h3 className="text-sm font-semibold text-illegal">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {faults.map((fault, index) => (
          <li key={index} className="text-sm text-ink-1">
            <span className="mr-2 break-words">{fault.sentence}</span>
            {fault.rule !== null && <RuleLink rule={fault.rule} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
