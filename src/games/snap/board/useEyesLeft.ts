import { useMatch } from '@/store/matchStore'
import { useState } from 'react'

/**
 * Counts how often a seat's own eyes have left the table. React keeps what a component was last given beside what it is
 * given now: with this as its key a table is built anew when its player looks away, and nothing of that hand is kept in
 * the page. An open table has no secrets.
 */
export function useEyesLeft(): number {
  const eyes = useMatch((store) => store.eyes)
  const open = useMatch((store) => store.scenario !== null)
  const [last, setLast] = useState({ eyes, left: 0 })
  if (last.eyes !== eyes) setLast({ eyes, left: last.left + (last.eyes === 'table' || open ? 0 : 1) })
  return last.left
}
