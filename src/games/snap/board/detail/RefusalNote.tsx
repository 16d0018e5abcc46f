import { matchStore, useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { worthSaying, type Reason } from '../dnd/why'
import { heldStore, useHeldStore } from '../heldStore'
import { placeAbove } from './place'
import { spotBox, useFloat } from './useFloat'

/** Milliseconds that a reason stays. */
const STAY = 7000

/** Why the last gesture was refused; stays readable for some seconds, longer while it is pointed at. */
export function RefusalNote() {
  const refused = useMatch((store) => store.refused)
  const remark = useHeldStore((store) => store.remark)
  if (refused !== null) return <Note key={`refused-${refused.id}`} reasons={worthSaying(refused.reasons)} />
  if (remark !== null) return <Note key={`remark-${remark.id}`} reasons={[remark]} />
  return null
}

function dismiss(): void {
  matchStore.getState().dismissRefusal()
  heldStore.getState().say(null)
}

function Note({ reasons }: { readonly reasons: readonly Reason[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const tried = useHeldStore((store) => store.tried)
  const style = useFloat(ref, tried, (size, page) => {
    const box = (tried === null ? null : spotBox(tried)) ?? {
      left: page.width / 2,
      top: page.height * 0.6,
      width: 0,
      height: 0,
    }
    return placeAbove(box, size, page)
  })
  useEffect(() => {
    const look = () => {
      if (ref.current?.matches(':hover, :focus-within') === true) timer = setTimeout(look, 1000)
      else dismiss()
    }
    let timer = setTimeout(look, STAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={ref} className="refusal" role="alert" style={style}>
      <div>
        {reasons.map(({ sentence, rule }) => (
          <p key={sentence}>
            <span>{sentence}</span> <RuleLink rule={rule} />
          </p>
        ))}
      </div>
      <button type="button" aria-label="Close" className="refusal-close" onClick={dismiss}>
        <X size={16} />
      </button>
    </div>
  )
}
