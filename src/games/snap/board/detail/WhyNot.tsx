import { useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { useMemo, useRef } from 'react'
import { spotFrom } from '../dnd/piece'
import { useReach } from '../dnd/reach'
import { whyNot } from '../dnd/why'
import { useHeldStore } from '../heldStore'
import { placeAbove } from './place'
import { spotBox, useFloat } from './useFloat'

/** While something is held over a place that does not take it: why not. */
export function WhyNot() {
  const over = useHeldStore((store) => store.over)
  const view = useMatch((store) => store.view)
  const { held, ids } = useReach()
  const ref = useRef<HTMLDivElement>(null)
  const reasons = useMemo(() => {
    if (view === null || held === null || over === null || ids.has(over)) return []
    const spot = spotFrom(over)
    return spot === null ? [] : whyNot(held, spot)
  }, [view, held, over, ids])
  const style = useFloat(ref, reasons, (size, page) => {
    const box = over === null ? null : spotBox(over)
    return box === null ? null : placeAbove(box, size, page)
  })
  if (reasons.length === 0) return null
  return (
    <div ref={ref} className="why-not" role="status" style={style}>
      {reasons.map(({ sentence, rule }) => (
        <p key={sentence}>
          <span>{sentence}</span> <RuleLink rule={rule} />
        </p>
      ))}
    </div>
  )
}
