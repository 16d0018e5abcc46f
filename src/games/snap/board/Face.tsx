import type { KnownCard, MonsterView, Seat } from '@/games/snap/rules'
import { memo } from 'react'
import { CardArt } from './art/CardArt'
import { CardBackFace } from './cards/CardBackFace'
import { CardFace } from './cards/CardFace'
import { monsterFace, printedFace } from './faceData'

/** A card of which the viewer knows the face. */
export const Face = memo(function Face({ card }: { readonly card: KnownCard }) {
  return <CardFace face={printedFace(card.definition)} />
})

/** Only the picture, where a face would be too small to read. */
export const Picture = memo(function Picture({ card }: { readonly card: KnownCard }) {
  const { cardClass, id, cardType } = card.definition
  return <CardArt cardClass={cardClass} cardId={id} cardType={cardType} className="pile-picture" />
})

/** A back in its owner's colour. */
export const Back = memo(function Back({ owner }: { readonly owner: Seat }) {
  return <CardBackFace className={owner === 0 ? 'back-seat-1' : 'back-seat-2'} />
})

/** A Monster on the field. */
export const MonsterFace = memo(function MonsterFace({ monster }: { readonly monster: MonsterView }) {
  const shown = monsterFace(monster)
  return shown === null ? <Back owner={monster.seat} /> : <CardFace face={shown.face} state={shown.state} />
})
