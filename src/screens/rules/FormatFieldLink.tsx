import type { FormatField } from '@/games/snap/reference'

interface FormatFieldLinkProps {
  readonly field: FormatField
  readonly label: string
  /** Over a match it opens apart from it. */
  readonly apart: boolean
}

/** A value of the format by its name; leads to where it is set before a match. */
export function FormatFieldLink({ field, label, apart }: FormatFieldLinkProps) {
  return (
    <a
      href={`#/new/${field}`}
      title={`Set “${label}” before a match`}
      {...(apart ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="rounded-sm underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink-1 hover:decoration-ink-1"
    >
      {label}
    </a>
  )
}
