import { useMatch } from '@/store/matchStore'

/** What has just happened, where there is room for it; the whole log is in its drawer. */
export function RecentLog() {
  const log = useMatch((store) => store.log)
  if (log.length === 0) return null
  return (
    <ol className="recent" aria-label="Just happened">
      {log.slice(-5).map((line) => (
        <li key={line.id} data-seat={line.seat ?? undefined}>
          {line.text}
        </li>
      ))}
    </ol>
  )
}
