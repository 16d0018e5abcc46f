import type { CardView, KnownCard, Seat, SetupZone, View } from '@/games/snap/rules'
import { matchStore, useMatch } from '@/store/matchStore'
import { Hand, Lock, Undo2 } from 'lucide-react'
import { CardButton } from '../CardButton'
import { Face } from '../Face'
import { heldStore } from '../heldStore'
import { cardName, zoneName } from '../names'
import { SpotBox } from '../SpotBox'
import { spotId } from '../dnd/piece'

interface SupportPartProps {
  readonly view: View
  readonly seat: Seat
}

/** Every Support of the deck, and the two trays that it goes to. */
export function SupportPart({ view, seat }: SupportPartProps) {
  const side = view.seats[seat]
  const hand = useMatch((store) => store.config?.format.startingHand ?? 0)
  const locked = useMatch((store) => store.config?.format.openingLockIn ?? 0)
  return (
    <section className="setup-part setup-supports" aria-label="Supports">
      <div className="setup-trays">
        <ChoiceTray view={view} seat={seat} zone="hand" title="Starting hand" wanted={hand} />
        <ChoiceTray view={view} seat={seat} zone="locked" title="Opening Lock-in" wanted={locked} />
      </div>
      <h3 className="setup-part-title">
        Support Deck
        <span className="setup-count">{`${side.deck.length} cards`}</span>
      </h3>
      <SpotBox spot={{ kind: 'zone', seat, zone: 'deck' }} label={zoneName(view, seat, 'deck')} className="setup-deck">
        {known(side.deck).map((card) => (
          <div key={card.key} className="setup-support">
            <CardButton
              piece={{ kind: 'card', seat, zone: 'deck', card: card.card }}
              flyKey={card.key}
              name={cardName(card, 'deck')}
            >
              <Face card={card} />
            </CardButton>
            <div className="setup-quick">
              <Choose seat={seat} card={card} to="hand" />
              <Choose seat={seat} card={card} to="locked" />
            </div>
          </div>
        ))}
      </SpotBox>
    </section>
  )
}

interface ChoiceTrayProps extends SupportPartProps {
  readonly zone: 'hand' | 'locked'
  readonly title: string
  readonly wanted: number
}

function ChoiceTray({ view, seat, zone, title, wanted }: ChoiceTrayProps) {
  const chosen = known(view.seats[seat][zone])
  return (
    <div className="setup-choice" data-full={chosen.length === wanted || undefined}>
      <h3 className="setup-part-title">
        {zone === 'hand' ? <Hand aria-hidden size={15} /> : <Lock aria-hidden size={15} />}
        <span>{title}</span>
        <span className="setup-count">{`${chosen.length} of ${wanted}`}</span>
      </h3>
      <SpotBox
        spot={{ kind: 'zone', seat, zone }}
        label={`${view.seats[seat].name}: ${title}, ${chosen.length} of ${wanted}`}
        className="setup-tray"
      >
        {chosen.map((card) => (
          <div key={card.key} className="setup-support">
            <CardButton
              piece={{ kind: 'card', seat, zone, card: card.card }}
              flyKey={card.key}
              name={cardName(card, zone)}
            >
              <Face card={card} />
            </CardButton>
            <div className="setup-quick">
              <Choose seat={seat} card={card} to="deck" />
            </div>
          </div>
        ))}
        {Array.from({ length: Math.max(0, wanted - chosen.length) }, (_, index) => (
          <span key={index} aria-hidden className="setup-wanted" />
        ))}
      </SpotBox>
    </div>
  )
}

const WORDS: Readonly<Record<SetupZone, { readonly short: string; readonly long: string }>> = {
  hand: { short: 'Hand', long: 'to the starting hand' },
  locked: { short: 'Lock', long: 'to the Opening Lock-in' },
  deck: { short: 'Back', long: 'back to the Support Deck' },
}

interface ChooseProps {
  readonly seat: Seat
  readonly card: KnownCard
  readonly to: SetupZone
}

/** One tap instead of a drag; a full tray says so. */
function Choose({ seat, card, to }: ChooseProps) {
  return (
    <button
      type="button"
      className="setup-choose"
      aria-label={`${card.definition.name}: ${WORDS[to].long}`}
      title={`${card.definition.name}: ${WORDS[to].long}`}
      onClick={(event) => {
        event.stopPropagation()
        // After the first press of a double one the next card has come to its place.
        if (event.detail > 1) return
        heldStore.getState().tryAt(spotId({ kind: 'zone', seat, zone: to }))
        matchStore.getState().act({ type: 'choose', seat, card: card.card, to })
      }}
    >
      {to === 'deck' && <Undo2 aria-hidden size={13} />}
      <span>{WORDS[to].short}</span>
    </button>
  )
}

const known = (cards: readonly CardView[]): readonly KnownCard[] =>
  cards.filter((card): card is KnownCard => card.known)
