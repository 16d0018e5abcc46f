import { TURN_MATRIX } from '@/games/snap/reference'
import { TURN_MATRIX_PLACE } from './places'
import { ReferenceTable, RowRules } from './ReferenceTable'
import { ReferenceText } from './ReferenceText'

/** The ten steps of a turn. */
export function TurnMatrixTable() {
  return (
    <ReferenceTable
      place={TURN_MATRIX_PLACE}
      caption="The turn, step by step"
      columns={['Step', 'What happens', 'When', 'May be answered by', 'Rules']}
      rows={TURN_MATRIX.map(({ step, name, what, duty, when, answeredBy, ids }, index) => ({
        key: step,
        cells: [
          <>
            <span className="mr-2 text-ink-3 tabular-nums">{index + 1}</span>
            <span>{name}</span>
            <span className={`block text-xs font-normal ${duty === 'mandatory' ? 'text-seat-2' : 'text-ink-3'}`}>
              {duty}
            </span>
          </>,
          <ReferenceText key="what" text={what} />,
          <ReferenceText key="when" text={when} />,
          <ReferenceText key="answered" text={answeredBy} />,
          <RowRules key="rules" ids={ids} />,
        ],
      }))}
    />
  )
}
