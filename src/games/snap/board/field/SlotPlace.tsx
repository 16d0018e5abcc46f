import type { SlotView, View } from '@/games/snap/rules'
import type { MatchStore } from '@/store/contract'
import { useMatch } from '@/store/matchStore'
import { Lock } from 'lucide-react'
import { memo } from 'react'
import { CardButton } from '../CardButton'
import { MonsterFace } from '../Face'
import { monsterName, slotName, slotWord } from '../names'
import { SpotBox } from '../SpotBox'
import { ImpPulse } from './ImpPulse'
import { SlotFlash } from './SlotFlash'

interface SlotPlaceProps {
  readonly view: View
  readonly seat: 0 | 1
  readonly place: SlotView
}

/** A field slot with its Monster. */
export const SlotPlace = memo(function SlotPlace({ view, seat, place }: SlotPlaceProps) {
  const { slot, kind, open, monster } = place
  const spot = { kind: 'slot', seat, slot } as const
  const mine = useMatch((store) => mayLift(store, seat))
  const combat = useCombatRole(view, seat, slot)
  return (
    <SpotBox
      spot={spot}
      label={slotName(view, seat, place)}
      className={`slot slot-${kind}${open ? '' : ' slot-closed'}`}
    >
      {monster === null ? (
        <span className="slot-empty" aria-hidden>
          {open ? (
            slotWord(place)
          ) : (
            <>
              <Lock size={14} />
              <span>Flex closed</span>
            </>
          )}
        </span>
      ) : (
        <CardButton
          piece={mine ? { kind: 'monster', seat, slot } : null}
          spot={spot}
          flyKey={monster.key}
          flyAlso={monster.card?.key}
          name={monsterName(monster, place)}
          className={combat}
        >
          <MonsterFace monster={monster} />
        </CardButton>
      )}
      {monster !== null && <ImpPulse key={monster.key} imp={monster.imp} />}
      <SlotFlash seat={seat} slot={slot} />
    </SpotBox>
  )
})

/** A quick response, e.g. a block, is answered with what everyone sees. */
const mayLift = ({ eyes, privacy }: Pick<MatchStore, 'eyes' | 'privacy'>, seat: 0 | 1): boolean =>
  eyes === seat || (privacy.mode === 'quick' && privacy.seat === seat)

function useCombatRole(view: View, seat: 0 | 1, slot: number): string {
  const { combat } = view
  if (combat === null) return ''
  if (combat.attacker?.seat === seat && combat.attacker.slot === slot) return 'is-attacker'
  if (combat.defender?.seat === seat && combat.defender.slot === slot) return 'is-defender'
  return ''
}
