import { opponentOf, type CardView, type KnownCard, type Seat, type SlotView, type View } from '@/games/snap/rules'
import { EyeOff, Lock } from 'lucide-react'
import { CardButton } from '../CardButton'
import { Face } from '../Face'
import { cardName, monsterName, slotName, slotWord, zoneName } from '../names'
import { SpotBox } from '../SpotBox'

interface LineupPartProps {
  readonly view: View
  readonly seat: Seat
}

/** The Monsters that wait for a slot, the field slots, and what stays in the Reserve. */
export function LineupPart({ view, seat }: LineupPartProps) {
  const side = view.seats[seat]
  const active = side.field.filter(({ kind }) => kind === 'active')
  const behind = side.field.filter(({ kind }) => kind !== 'active')
  return (
    <section className="setup-part setup-lineup" aria-label="Monster lineup">
      <h3 className="setup-part-title">
        Monster lineup
        <span className="setup-count">
          {side.lineup.length === 0 ? 'all placed' : `${side.lineup.length} to place`}
        </span>
      </h3>
      <SpotBox
        spot={{ kind: 'zone', seat, zone: 'lineup' }}
        label={zoneName(view, seat, 'lineup')}
        className="setup-tray"
      >
        {known(side.lineup).map((card) => (
          <CardButton
            key={card.key}
            piece={{ kind: 'card', seat, zone: 'lineup', card: card.card }}
            flyKey={card.key}
            name={cardName(card, 'lineup')}
          >
            <Face card={card} />
          </CardButton>
        ))}
        {side.lineup.length === 0 && (
          <span className="zone-empty">Drag a Monster to another slot to exchange them.</span>
        )}
      </SpotBox>
      <div className="setup-field">
        <div className="setup-front">
          <p className="setup-hidden">
            <EyeOff aria-hidden size={14} />
            <span className="min-w-0">{`They lie face-down for ${view.seats[opponentOf(seat)].name}.`}</span>
          </p>
          {active.map((place) => (
            <SetupSlot key={place.slot} view={view} seat={seat} place={place} />
          ))}
        </div>
        <div className="setup-row">
          {behind.map((place) => (
            <SetupSlot key={place.slot} view={view} seat={seat} place={place} />
          ))}
        </div>
      </div>
      {side.reserve.length > 0 && (
        <div className="setup-reserve" role="group" aria-label={zoneName(view, seat, 'reserve')}>
          <h3 className="setup-part-title">Monster Reserve</h3>
          <div className="setup-reserve-cards">
            {known(side.reserve).map((card) => (
              <CardButton key={card.key} piece={null} flyKey={card.key} name={cardName(card, 'reserve')}>
                <Face card={card} />
              </CardButton>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

interface SetupSlotProps extends LineupPartProps {
  readonly place: SlotView
}

function SetupSlot({ view, seat, place }: SetupSlotProps) {
  const { slot, kind, open, monster } = place
  const card = monster?.card ?? null
  const spot = { kind: 'slot', seat, slot } as const
  return (
    <SpotBox
      spot={spot}
      label={slotName(view, seat, place)}
      className={`slot slot-${kind}${open ? '' : ' slot-closed'}`}
    >
      {monster === null || card === null ? (
        <span className="slot-empty" aria-hidden>
          {open ? (
            slotWord(place)
          ) : (
            <>
              <Lock size={14} />
              <span>Flex closed</span>
            </>
          )}
        </span>
      ) : (
        <CardButton
          piece={{ kind: 'monster', seat, slot }}
          spot={spot}
          flyKey={monster.key}
          flyAlso={card.key}
          name={monsterName(monster, place)}
        >
          <Face card={card} />
        </CardButton>
      )}
    </SpotBox>
  )
}

const known = (cards: readonly CardView[]): readonly KnownCard[] =>
  cards.filter((card): card is KnownCard => card.known)
