import { memo, type ReactNode } from 'react'
import { CardArt } from '../art/CardArt'
import './cards.css'
import { ClassEmblem } from './ClassEmblem'
import { impChange, rankOf, type CardFaceData, type FieldState } from './face'
import { ImpValue } from './ImpValue'
import { KeywordLink, KeywordText } from './KeywordLink'
import { TypeMark } from './marks'
import { splitText } from './rules-text'
import { stateInWords, typeName } from './words'

export interface LargeCardProps {
  readonly face: CardFaceData
  readonly state?: FieldState | undefined
  /** Live modifiers with their source and duration: list items (`<li>`). */
  readonly modifiers?: ReactNode
  /** Rule links: list items (`<li>`). */
  readonly links?: ReactNode
  /** Whatever else belongs under the text, such as the card's actions. */
  readonly children?: ReactNode
  /** An id for the name, so that a dialog can be labelled by it. */
  readonly headingId?: string | undefined
  readonly className?: string | undefined
}

/** A card at reading size: 300 to 360 px wide, at least 63:88, taller when there is more to read. */
export const LargeCard = memo(function LargeCard({
  face,
  state,
  modifiers,
  links,
  children,
  headingId,
  className,
}: LargeCardProps) {
  const states = stateInWords(state ?? {})
  return (
    <article
      lang="en"
      className={`card-box card-large ${className ?? ''}`}
      data-class={face.cardClass}
      data-rank={rankOf(face.cardType)}
    >
      <div className="card-body">
        <CardArt cardClass={face.cardClass} cardId={face.id} cardType={face.cardType} className="card-large-art" />
        <div className="card-large-shade" />
        <div className="card-large-content">
          <header className="card-large-head">
            <h2 id={headingId} className="card-large-name">
              {face.name}
            </h2>
            <p className="card-large-kind">
              <ClassEmblem cardClass={face.cardClass} className="card-large-mark" />
              <span>{face.cardClass}</span>
              <TypeMark cardType={face.cardType} className="card-large-mark" />
              <span>{typeName(face.cardType)}</span>
              {face.archetype !== undefined && face.archetype !== '' && (
                <span className="card-large-archetype">{face.archetype}</span>
              )}
            </p>
          </header>
          {face.imp !== null && (
            <div className="card-large-imp">
              <ImpValue face={face} />
              {impChange(face) !== 0 && <span className="card-large-base">{`printed ${face.baseImp ?? ''}`}</span>}
            </div>
          )}
          {(face.keywords.length > 0 || states.length > 0) && (
            <ul className="card-large-chips" aria-label="Keywords and state">
              {face.keywords.map((keyword) => (
                <li key={keyword} className="card-large-chip">
                  <KeywordLink keyword={keyword} iconClass="card-large-mark" />
                </li>
              ))}
              {states.map((word) => (
                <li key={word} className="card-large-chip" data-state="">
                  {word}
                </li>
              ))}
            </ul>
          )}
          <div className="card-large-text">
            {splitText(face.text).map((part, i) => (
              <p key={i}>
                {part.label !== null && <strong className="card-large-label">{part.label}</strong>}
                <span>
                  <KeywordText text={part.text} />
                </span>
              </p>
            ))}
          </div>
          {modifiers !== undefined && modifiers !== null && (
            <ul className="card-large-modifiers" aria-label="Live modifiers">
              {modifiers}
            </ul>
          )}
          {links !== undefined && links !== null && (
            <ul className="card-large-links" aria-label="Rules">
              {links}
            </ul>
          )}
          {children}
        </div>
      </div>
    </article>
  )
})
