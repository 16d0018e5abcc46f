import { useEffect, useRef, useState } from 'react'
import { useMatch } from '@/store/matchStore'
import { LeaveDialog } from './LeaveDialog'

const PLAY = '#/play'
const isPlay = (hash: string): boolean => hash.replace(/^#?\/?/, '') === 'play'

/**
 * Asks before the browser's Back, or another address, leads away from a match that runs. The address is put back before
 * the router hears of it, on top of where it was meant to go: so whoever leaves only goes back by one. The table's own
 * ways out are meant, and do not come by here.
 */
export function LeaveGuard() {
  const running = useMatch((store) => store.running)
  const [asking, setAsking] = useState(false)
  const leaving = useRef(false)
  useEffect(() => {
    if (!running) return
    const hold = (event: Event): void => {
      // What the router tells of itself is no visitor.
      if (!event.isTrusted || leaving.current || isPlay(location.hash)) return
      history.pushState(null, '', PLAY)
      setAsking(true)
    }
    // Both come, `popstate` first where the browser knows it for a written address, too.
    window.addEventListener('popstate', hold, true)
    window.addEventListener('hashchange', hold, true)
    return () => {
      window.removeEventListener('popstate', hold, true)
      window.removeEventListener('hashchange', hold, true)
    }
  }, [running])
  const leave = (): void => {
    leaving.current = true
    setAsking(false)
    history.back()
  }
  return <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={leave} />
}
