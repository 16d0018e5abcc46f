import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { KeywordLink } from '../cards/KeywordLink'
import { ModifierLine } from '../detail/ModifierLine'

interface ActivePlateProps {
  readonly seat: Seat
  readonly far?: boolean
}

/** Beside an Active Monster: its name, what it can do and what is changing it. */
export function ActivePlate({ seat, far = false }: ActivePlateProps) {
  const monster = useMatch(
    (store) => store.view?.seats[seat].field.find(({ kind }) => kind === 'active')?.monster ?? null,
  )
  if (monster?.card === undefined || monster.card === null) return null
  const { keywords, modifiers, loss } = monster
  return (
    <div className={far ? 'active-plate active-plate-far' : 'active-plate'} data-seat={seat}>
      <p className="active-plate-name">{monster.card.definition.name}</p>
      {keywords.length > 0 && (
        <p className="active-plate-keywords">
          {keywords.map((keyword) => (
            <KeywordLink key={keyword} keyword={keyword} iconClass="active-plate-icon" />
          ))}
        </p>
      )}
      {(loss > 0 || modifiers.length > 0) && (
        <ul className="active-plate-modifiers">
          {loss > 0 && <li>{`−${loss} IMP lost`}</li>}
          {modifiers.slice(0, 3).map((modifier, index) => (
            <li key={index}>
              <ModifierLine modifier={modifier} />
            </li>
          ))}
          {modifiers.length > 3 && <li>{`and ${modifiers.length - 3} more`}</li>}
        </ul>
      )}
    </div>
  )
}
