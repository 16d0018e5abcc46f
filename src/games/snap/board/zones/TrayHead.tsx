import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardZone } from '../dnd/piece'
import { ZONE_WORDS } from '../names'
import { closeTray } from './closeTray'

interface TrayHeadProps {
  readonly name: string
  readonly zone: CardZone
  readonly children: ReactNode
}

/** Whose pile is open, and the way to close it; between them what else there is to say. */
export function TrayHead({ name, zone, children }: TrayHeadProps) {
  return (
    <header className="tray-head">
      <h2 className="tray-title">{`${name}’s ${ZONE_WORDS[zone]}`}</h2>
      {children}
      <button type="button" className="tray-close" aria-label={`Close ${ZONE_WORDS[zone]}`} onClick={closeTray}>
        <X size={18} />
      </button>
    </header>
  )
}
