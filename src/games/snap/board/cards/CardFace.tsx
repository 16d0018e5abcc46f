import { memo } from 'react'
import { CardArt } from '../art/CardArt'
import './cards.css'
import { ClassEmblem } from './ClassEmblem'
import { rankOf, type CardFaceData, type FieldState } from './face'
import { ImpValue } from './ImpValue'
import { KeywordList } from './KeywordList'
import { SignIcon, TypeMark, type Sign } from './marks'
import { stateInWords, typeName } from './words'

export interface CardFaceProps {
  readonly face: CardFaceData
  readonly state?: FieldState | undefined
  readonly className?: string | undefined
}

function signsOf(state: FieldState): readonly Sign[] {
  const signs: Sign[] = []
  if (state.faceDown === true) signs.push('face-down')
  if (state.newlyEvolved === true) signs.push('newly evolved')
  if (state.spent === true) signs.push('spent')
  return signs
}

const NAMES: Readonly<Record<Sign, string>> = {
  raised: 'Raised',
  lowered: 'Lowered',
  'face-down': 'Face-down',
  'newly evolved': 'Newly evolved',
  spent: 'No attack left',
}

/** A card in a hand or on the field. It fills its parent's width and adapts to it, from 60 px up. */
export const CardFace = memo(function CardFace({ face, state, className }: CardFaceProps) {
  const field = state ?? {}
  const signs = signsOf(field)
  const stack = field.stackCount ?? 1
  return (
    <div
      className={`card-box ${className ?? ''}`}
      data-class={face.cardClass}
      data-rank={rankOf(face.cardType)}
      data-face-down={field.faceDown === true ? '' : undefined}
      data-spent={field.spent === true ? '' : undefined}
      data-newly-evolved={field.newlyEvolved === true ? '' : undefined}
      data-stack={stack > 1 ? Math.min(stack, 3) : undefined}
    >
      <div className="card-body">
        <CardArt cardClass={face.cardClass} cardId={face.id} cardType={face.cardType} className="card-art" />
        <div className="card-veil" />
        <div className="card-rim" />
        <div className="card-plate" lang="en">
          <p className="card-name" title={face.name}>
            {face.name}
          </p>
          <div className="card-line">
            <ImpValue face={face} />
            <span className="card-type" title={`${face.cardClass} ${typeName(face.cardType)}`}>
              <TypeMark cardType={face.cardType} className="card-type-mark" />
              <span className="card-type-name">{typeName(face.cardType)}</span>
            </span>
          </div>
        </div>
      </div>
      <span className="card-emblem" title={face.cardClass}>
        <ClassEmblem cardClass={face.cardClass} className="card-emblem-icon" />
        <span className="sr-only">{face.cardClass}</span>
      </span>
      <KeywordList keywords={face.keywords} />
      {(signs.length > 0 || stack > 1) && (
        <div className="card-states">
          <span className="sr-only">{stateInWords(field).join(', ')}</span>
          {signs.map((sign) => (
            <span key={sign} className="card-state" title={NAMES[sign]} aria-hidden="true">
              <SignIcon sign={sign} className="card-state-icon" />
              <span className="card-state-name">{NAMES[sign]}</span>
            </span>
          ))}
          {stack > 1 && (
            <span className="card-state" data-stack-count="" title={`Stack of ${stack} cards`} aria-hidden="true">
              {`×${stack}`}
            </span>
          )}
        </div>
      )}
    </div>
  )
})
