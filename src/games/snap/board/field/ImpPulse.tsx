import { useState } from 'react'

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** The change of a Monster's IMP, rising from it for a moment. */
export function ImpPulse({ imp }: { readonly imp: number | null }) {
  const [shown, setShown] = useState({ imp, change: 0, count: 0 })
  if (shown.imp !== imp) {
    setShown({ imp, change: imp === null || shown.imp === null ? 0 : imp - shown.imp, count: shown.count + 1 })
  }
  if (shown.change === 0) return null
  return (
    <span key={shown.count} aria-hidden className="imp-pulse" data-way={shown.change > 0 ? 'raised' : 'lowered'}>
      {signed(shown.change)}
    </span>
  )
}
