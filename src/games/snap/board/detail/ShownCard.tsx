import type { KnownCard, MonsterView } from '@/games/snap/rules'
import { RuleLink } from '@/ui/RuleLink'
import type { ReactNode } from 'react'
import { LargeCard } from '../cards/LargeCard'
import { monsterFace, printedFace } from '../faceData'
import { rulesOf } from './cardRules'
import type { Shown } from './findShown'
import { ModifierLine } from './ModifierLine'

interface ShownCardProps {
  readonly shown: Shown
  /** What is said under it. */
  readonly children: ReactNode
}

/** A card as it is printed, or a Monster as it stands on the field; its keywords and its kind lead to their rules. */
export function ShownCard({ shown: { card, monster }, children }: ShownCardProps) {
  if (monster !== null) {
    return (
      <LargeMonster monster={monster} card={card}>
        {children}
      </LargeMonster>
    )
  }
  return (
    <LargeCard face={printedFace(card.definition)} links={<Rules card={card} />}>
      {children}
    </LargeCard>
  )
}

interface LargeMonsterProps {
  readonly monster: MonsterView
  readonly card: KnownCard
  readonly children: ReactNode
}

function LargeMonster({ monster, card, children }: LargeMonsterProps) {
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
            {loss > 0 && <li>{`−${loss} IMP lost, until it recovers`}</li>}
            {modifiers.map((modifier, index) => (
              <li key={index}>
                <ModifierLine modifier={modifier} />
              </li>
            ))}
          </>
        )
      }
      links={<Rules card={card} />}
    >
      {children}
    </LargeCard>
  )
}

function Rules({ card }: { readonly card: KnownCard }) {
  return rulesOf(card.definition).map((rule) => (
    <li key={rule}>
      <RuleLink rule={rule} />
    </li>
  ))
}
