import type { Keyword } from '@/games/snap/rules'
import { KeywordIcon } from './KeywordIcon'

/** A card's keywords as icons; each shows its name while the card or what holds it is pointed at or focused. */
export function KeywordList({ keywords }: { readonly keywords: readonly Keyword[] }) {
  if (keywords.length === 0) return null
  return (
    <ul className="card-keywords" aria-label="Keywords">
      {keywords.map((keyword) => (
        <li key={keyword} className="card-keyword" title={keyword}>
          <KeywordIcon keyword={keyword} className="card-keyword-icon" />
          <span className="card-keyword-name">{keyword}</span>
        </li>
      ))}
    </ul>
  )
}
