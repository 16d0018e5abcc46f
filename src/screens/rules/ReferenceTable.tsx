import type { ReactNode } from 'react'
import { EntryLink } from './EntryLink'
import { anchorOf } from './places'

interface ReferenceTableProps {
  readonly place: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/**
 * A table for looking up; the first cell of a row names it. On a narrow screen each row becomes a card, and the roles
 * that are written out keep it a table for those who hear it.
 */
export function ReferenceTable({ place, caption, columns, rows }: ReferenceTableProps) {
  return (
    <table role="table" className="reference-table">
      <caption>
        <span id={anchorOf(place)} tabIndex={-1} className="place outline-none">
          {caption}
        </span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The entries that say more about a row. */
export function RowRules({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {ids.map((id) => (
        <li key={id}>
          <EntryLink id={id} />
        </li>
      ))}
    </ul>
  )
}
