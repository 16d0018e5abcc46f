import type { LogLine } from '@/store/contract'
import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'

/** What happened, in sentences; a line marks its cards on the table while it is pointed at or focused. */
export function LogDrawer() {
  const open = useInterface((store) => store.logOpen)
  return open ? <OpenLog /> : null
}

function OpenLog() {
  const log = useMatch((store) => store.log)
  const end = useRef<HTMLLIElement>(null)
  const { toggleLog, mark } = interfaceStore.getState()
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [log])
  return (
    <aside className="log" aria-label="Log" onPointerLeave={() => mark([])}>
      <header className="log-head">
        <h2 className="tray-title">Log</h2>
        <button type="button" className="tray-close" aria-label="Close log" onClick={() => toggleLog(false)}>
          <X size={18} />
        </button>
      </header>
      <ol className="log-lines">
        {log.map((line, index) => (
          <Line key={line.id} line={line} newRound={line.round !== log[index - 1]?.round} />
        ))}
        <li ref={end} />
      </ol>
    </aside>
  )
}

const Line = memo(function Line({ line, newRound }: { readonly line: LogLine; readonly newRound: boolean }) {
  const show = () => interfaceStore.getState().mark(line.marks)
  return (
    <>
      {newRound && <li className="log-round">{line.round === 0 ? 'Setup' : `Round ${line.round}`}</li>}
      <li className="log-line" data-seat={line.seat ?? undefined}>
        <button
          type="button"
          className="log-text"
          onPointerEnter={show}
          onFocus={show}
          onBlur={() => interfaceStore.getState().mark([])}
          onClick={show}
        >
          {line.text}
        </button>
        <RuleLink rule={line.rule} />
      </li>
    </>
  )
})
