import { memo } from 'react'
import type { CardClass, CardType } from '@/games/snap/rules'
import { picture } from './paint'

export interface CardArtProps {
  readonly cardClass: CardClass
  readonly cardId: string
  readonly cardType: CardType
  readonly className?: string | undefined
}

/** A card's generated picture. It fills its box and says nothing to a screen reader: the face around it does. */
export const CardArt = memo(function CardArt({ cardClass, cardId, cardType, className = '' }: CardArtProps) {
  return (
    <img
      src={picture(cardClass, cardId, cardType)}
      alt=""
      aria-hidden="true"
      draggable={false}
      decoding="sync"
      className={`object-cover ${className}`}
    />
  )
})
