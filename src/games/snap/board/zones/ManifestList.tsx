import { interfaceStore } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import { Hand, Layers, Link, Lock, Tombstone, type LucideIcon } from 'lucide-react'
import { TypeMark } from '../cards/marks'
import { useLook } from '../detail/useLook'
import { Picture } from '../Face'
import { cardKind, ZONE_WORDS } from '../names'
import { MANIFEST_PLACES, type ManifestLine, type ManifestPlace } from './deckManifest'
import './manifest.css'

interface PlaceWords {
  /** In a line, where there is little room. */
  readonly word: string
  readonly long: string
  readonly counted: string
  readonly icon: LucideIcon
}

const PLACES: Readonly<Record<ManifestPlace, PlaceWords>> = {
  hand: { word: 'Hand', long: ZONE_WORDS.hand, counted: 'in hand', icon: Hand },
  locked: { word: 'Locked', long: ZONE_WORDS.locked, counted: 'locked', icon: Lock },
  chain: { word: 'Chain', long: 'On the Chain', counted: 'on the Chain', icon: Link },
  graveyard: { word: 'Graveyard', long: ZONE_WORDS.graveyard, counted: 'in the Graveyard', icon: Tombstone },
  deck: { word: 'Deck', long: ZONE_WORDS.deck, counted: 'in the Support Deck', icon: Layers },
}

/** Each Support of the viewer's deck with where it is now. A line shows its card large, as the card itself would. */
export function ManifestList({ lines }: { readonly lines: readonly ManifestLine[] }) {
  return (
    <>
      <Tally lines={lines} />
      <ul className="manifest" aria-label="Deck manifest">
        {lines.map((line) => (
          <Line key={line.card.key} line={line} />
        ))}
      </ul>
    </>
  )
}

/** How many are where; the places without a card are left out. */
function Tally({ lines }: { readonly lines: readonly ManifestLine[] }) {
  const open = useMatch((store) => store.scenario !== null)
  return (
    <div className="manifest-tally">
      {MANIFEST_PLACES.map((place) => {
        const { counted, icon: Icon } = PLACES[place]
        const count = lines.filter((line) => line.place === place).length
        return count === 0 ? null : (
          <span key={place} className="manifest-place" data-place={place}>
            <Icon aria-hidden size={14} /> <span>{`${count} ${counted}`}</span>
          </span>
        )
      })}
      {!open && <span className="manifest-only">Only you see this.</span>}
    </div>
  )
}

function Line({ line: { card, place } }: { readonly line: ManifestLine }) {
  const look = useLook(card.key)
  const { word, long, icon: Icon } = PLACES[place]
  const kind = cardKind(card)
  const toggleLarge = () => {
    const { large, showLarge } = interfaceStore.getState()
    showLarge(large === card.key ? null : card.key)
  }
  return (
    // The large card finds what it is about by the key.
    <li className="manifest-line" data-fly-also={card.key}>
      <button
        type="button"
        className="card-button manifest-button"
        aria-label={`${card.definition.name}, ${kind}: ${long}`}
        onClick={toggleLarge}
        {...look}
      >
        <span className="manifest-picture">
          <Picture card={card} />
        </span>
        <span className="manifest-card">
          <span className="manifest-name">{card.definition.name}</span>
          <span className="manifest-kind">
            <TypeMark cardType={card.definition.cardType} className="manifest-mark" />{' '}
            <span className="manifest-kind-name">{kind}</span>
          </span>
        </span>
        <span className="manifest-place" data-place={place}>
          <Icon aria-hidden size={14} /> <span>{word}</span>
        </span>
      </button>
    </li>
  )
}
