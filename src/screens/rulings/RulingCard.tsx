import { Link } from 'wouter'
import { ruleTitle } from '@/games/snap/rules'
import { RuleLink } from '@/ui/RuleLink'
import type { RulingText } from './galleryTexts'

/** One scenario in the list; all of it leads there, but its rules lead to the rules. */
export function RulingCard({ ruling: { entry, situation } }: { readonly ruling: RulingText }) {
  const [first] = entry.rules
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border bg-surface-1 p-5 hover:border-line-strong hover:bg-surface-2">
      {entry.group === 'rulings' && first !== undefined && <p className="text-xs text-ink-3">{ruleTitle(first)}</p>}
      <h3 className="text-balance font-display text-lg text-ink-1">
        <Link href={`/rulings/${entry.id}`} className="rounded-sm after:absolute after:inset-0">
          {entry.title}
        </Link>
      </h3>
      <p className="mb-4 mt-2 grow text-sm text-ink-2">{situation}</p>
      <ul className="flex flex-col items-start gap-0.5">
        {entry.rules.map((rule) => (
          <li key={rule} className="max-w-full">
            <RuleLink rule={rule} className="relative" />
          </li>
        ))}
      </ul>
    </li>
  )
}
