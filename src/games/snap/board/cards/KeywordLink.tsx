import { KEYWORDS, type Keyword } from '@/games/snap/rules'
import { RuleAnchor } from '@/ui/RuleLink'
import { KeywordIcon } from './KeywordIcon'
import { KEYWORD_RULES } from './keywordRules'

interface KeywordLinkProps {
  readonly keyword: Keyword
  /** Of the icon; without it there is none. */
  readonly iconClass?: string
}

/** A keyword's name, which leads to its rule. */
export function KeywordLink({ keyword, iconClass }: KeywordLinkProps) {
  return (
    <RuleAnchor rule={KEYWORD_RULES[keyword]} className="keyword-link">
      {iconClass !== undefined && <KeywordIcon keyword={keyword} className={iconClass} />}
      <span className="keyword-link-name">{keyword}</span>
    </RuleAnchor>
  )
}

const NAMES = new RegExp(`\\b(${KEYWORDS.join('|')})\\b`)
const isKeyword = (word: string): word is Keyword => KEYWORDS.some((keyword) => keyword === word)

/** A text in which each keyword leads to its rule; what is between them stands in elements of its own, as all text that changes. */
export function KeywordText({ text }: { readonly text: string }) {
  return text
    .split(NAMES)
    .map((part, index) =>
      isKeyword(part) ? <KeywordLink key={index} keyword={part} /> : <span key={index}>{part}</span>,
    )
}
