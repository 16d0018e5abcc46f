import { useEffect, useState } from 'react'

/**
 * False for the first moments (in milliseconds) after a component appears: the second tap of a double tap on what was
 * there before must not press what has taken its place.
 */
export function useSettled(moments = 350): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), moments)
    return () => clearTimeout(timer)
  }, [moments])
  return settled
}
