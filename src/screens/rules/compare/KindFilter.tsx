interface KindFilterProps<K extends string> {
  readonly kinds: readonly { readonly kind: K; readonly label: string }[]
  readonly counts: Readonly<Record<K, number>>
  readonly shown: ReadonlySet<K>
  readonly onChange: (shown: ReadonlySet<K>) => void
}

/** Which entries of a comparison are seen, with how many there are of each kind. */
export function KindFilter<K extends string>({ kinds, counts, shown, onChange }: KindFilterProps<K>) {
  const toggle = (kind: K): void => {
    const next = new Set(shown)
    if (!next.delete(kind)) next.add(kind)
    onChange(next)
  }
  return (
    <div role="group" aria-label="Which entries to show" className="no-print mt-4 flex flex-wrap gap-2">
      {kinds.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={shown.has(kind)}
          onClick={() => toggle(kind)}
          className="min-h-9 rounded-full border border-line-strong px-4 text-sm text-ink-3 hover:bg-surface-3 aria-pressed:border-ink-1 aria-pressed:bg-surface-3 aria-pressed:text-ink-1"
        >
          <span>{label}</span> <span className="tabular-nums">{counts[kind]}</span>
        </button>
      ))}
    </div>
  )
}
