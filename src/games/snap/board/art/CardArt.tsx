import { memo, useId, useMemo } from 'react'
import type { CardClass, CardType } from '@/games/snap/rules'
import { picture, PICTURE_SIZE, signed } from './paint'

export interface CardArtProps {
  readonly cardClass: CardClass
  readonly cardId: string
  readonly cardType: CardType
  readonly className?: string | undefined
}

const VIEW_BOX = `0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`

/**
 * A card's generated picture. It fills its box and says nothing to a screen reader: the face around it does.
 * The markup comes from `picture`, which writes numbers and colours only; no text of a card gets into it.
 */
export const CardArt = memo(function CardArt({ cardClass, cardId, cardType, className }: CardArtProps) {
  const instance = useId().replace(/[^\w-]/g, '')
  const markup = useMemo(
    () => ({ __html: signed(picture(cardClass, cardId, cardType), `art${instance}`) }),
    [cardClass, cardId, cardType, instance],
  )
  return (
    <svg
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={markup}
    />
  )
})
