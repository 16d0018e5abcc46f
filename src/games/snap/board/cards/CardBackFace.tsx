import { memo, type ReactNode } from 'react'
import { CardBack } from '../art/CardBack'
import './cards.css'

export interface CardBackFaceProps {
  /** A few words or a count on a small plate, such as "12" or "Ready". */
  readonly label?: ReactNode
  readonly className?: string | undefined
}

/** A card's back. Its colour is the nearest `--card-accent`; it knows nothing of the card. */
export const CardBackFace = memo(function CardBackFace({ label, className }: CardBackFaceProps) {
  const shown = label !== undefined && label !== null && label !== ''
  return (
    <div className={`card-box ${className ?? ''}`} data-back="">
      <div className="card-body">
        <CardBack className="card-art" />
        <div className="card-rim" />
        {shown && <div className="card-back-label">{label}</div>}
      </div>
    </div>
  )
})
