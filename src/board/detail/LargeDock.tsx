import type { KnownCard, MonsterView, View } from '@/rules'
import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { useEffect, useRef } from 'react'
import { LargeCard } from '../cards/LargeCard'
import { knownCards } from '../dnd/lookup'
import { spotId } from '../dnd/piece'
import { useReach } from '../dnd/reach'
import { monsterFace, printedFace } from '../faceData'
import { rulesOf } from './cardRules'
import { modifierWords } from './modifierWords'
import { placeBeside, type Box } from './place'
import { boxOf, cardBox, spotBox, useFloat } from './useFloat'

/** What a large card leaves free where it can, beside the legal places. */
const FREE = ['.action-menu', '.decision-buttons', '.active-far', '.active-near', '.link'] as const

/** The card that is looked at, large, beside it. The pointer goes through. */
export function LargeDock() {
  const key = useInterface((store) => store.large)
  const view = useMatch((store) => store.view)
  const { held, spots } = useReach()
  const ref = useRef<HTMLDivElement>(null)
  const found = key === null || view === null ? null : find(view, key)
  const shown = key !== null && found !== null && held?.by !== 'drag'
  const style = useFloat(ref, shown ? `${key} ${held === null ? '' : 'held'}` : null, (size, page) => {
    const anchor = key === null ? null : cardBox(key)
    if (anchor === null) return null
    const free = [...spots.map(({ spot }) => spotBox(spotId(spot))), ...FREE.map(boxOf)].filter((box): box is Box => box !== null)
    return placeBeside(anchor, size, page, free)
  })
  useTapAway(shown)
  if (!shown) return null
  return (
    <div ref={ref} className="large-dock" style={style} role="complementary" aria-label="Card in large">
      {found.monster === null ? (
        <LargeCard face={printedFace(found.card.definition)} links={<Rules card={found.card} />} />
      ) : (
        <LargeMonster monster={found.monster} card={found.card} />
      )}
    </div>
  )
}

/** A finger has no hover that ends: a tap beside every card closes it. */
function useTapAway(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('.card-button') === null) interfaceStore.getState().showLarge(null)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [shown])
}

function LargeMonster({ monster, card }: { readonly monster: MonsterView; readonly card: KnownCard }) {
  const shown = monsterFace(monster)
  if (shown === null) return null
  const { modifiers, loss } = monster
  return (
    <LargeCard
      face={shown.face}
      state={shown.state}
      modifiers={
        modifiers.length === 0 && loss === 0 ? null : (
          <>
            {loss > 0 && <li>−{loss} IMP lost, until it recovers</li>}
            {modifiers.map((modifier, index) => (
              <li key={index}>{modifierWords(modifier)}</li>
            ))}
          </>
        )
      }
      links={<Rules card={card} />}
    />
  )
}

function Rules({ card }: { readonly card: KnownCard }) {
  return rulesOf(card.definition).map((rule) => (
    <li key={rule}>
      <RuleLink rule={rule} />
    </li>
  ))
}

/** A key names a card, a Monster, or the card that a Monster is. */
function find(view: View, key: string): { readonly card: KnownCard; readonly monster: MonsterView | null } | null {
  for (const side of view.seats) {
    for (const { monster } of side.field) {
      const card = monster?.card ?? null
      if (monster !== null && card !== null && (monster.key === key || card.key === key)) return { card, monster }
    }
  }
  for (const card of knownCards(view)) if (card.key === key) return { card, monster: null }
  return null
}
