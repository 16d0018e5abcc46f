import { impChange, type CardFaceData } from './face'
import { SignIcon } from './marks'
import { impInWords, signedAmount } from './words'

/** Current IMP, large; a change from the printed value in colour, in an arrow and in a signed number. */
export function ImpValue({ face }: { readonly face: CardFaceData }) {
  if (face.imp === null) return null
  const change = impChange(face)
  const way = change > 0 ? 'raised' : change < 0 ? 'lowered' : undefined
  return (
    <span className="card-imp" data-way={way} title={impInWords(face)}>
      <span className="sr-only">{impInWords(face)}</span>
      <span className="card-imp-number" aria-hidden="true">
        {face.imp}
      </span>
      {way !== undefined && (
        <span className="card-imp-change" aria-hidden="true">
          <SignIcon sign={way} className="card-imp-arrow" />
          <span className="card-imp-amount">{signedAmount(change)}</span>
        </span>
      )}
    </span>
  )
}
