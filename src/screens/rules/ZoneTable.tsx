import { ZONE_TABLE } from '@/games/snap/reference'
import { ZONE_TABLE_PLACE } from './places'
import { ReferenceTable, RowRules } from './ReferenceTable'
import { ReferenceText } from './ReferenceText'

/** The zones, what they hold and who sees it. */
export function ZoneTable() {
  return (
    <ReferenceTable
      place={ZONE_TABLE_PLACE}
      caption="The zones, and who sees what"
      columns={['Zone', 'Holds', 'Its owner sees', 'The opponent sees', 'Rules']}
      rows={ZONE_TABLE.map((row) => ({
        key: row.zone,
        cells: [
          <>
            <span>{row.name}</span>
            <span className={`block text-xs font-normal ${row.public ? 'text-ink-3' : 'text-seat-2'}`}>
              {row.public ? 'public' : 'private'}
            </span>
          </>,
          <ReferenceText key="holds" text={row.holds} />,
          <ReferenceText key="owner" text={row.ownerSees} />,
          <ReferenceText key="opponent" text={row.opponentSees} />,
          <RowRules key="rules" ids={row.ids} />,
        ],
      }))}
    />
  )
}
