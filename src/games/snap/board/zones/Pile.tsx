import type { CardView, Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import type { CardZone } from '../dnd/piece'
import { Back, Picture } from '../Face'
import { heldStore, useHeldStore } from '../heldStore'
import { SHORT_ZONE_WORDS, ZONE_WORDS, zoneName } from '../names'
import { SpotBox } from '../SpotBox'

interface PileProps {
  readonly seat: Seat
  readonly zone: Extract<CardZone, 'deck' | 'graveyard' | 'reserve' | 'locked'>
}

/** A pile with its count. It opens as a tray where the viewer may look into it. */
export function Pile({ seat, zone }: PileProps) {
  const view = useMatch((store) => store.view)
  const open = useHeldStore((store) => store.tray?.seat === seat && store.tray.zone === zone)
  const folded = useHeldStore((store) => store.folded)
  if (view === null) return null
  const pile = view.seats[seat][zone]
  const name = zoneName(view, seat, zone)
  // A Support Deck that has run out still opens: its owner reads the manifest in it.
  const shut = pile.some((card) => !card.known) || (pile.length === 0 && !(zone === 'deck' && view.viewer === seat))
  const top = pile.at(-1)
  return (
    <SpotBox spot={{ kind: 'zone', seat, zone }} label={name} className={`pile pile-${zone}`}>
      <button
        type="button"
        className="pile-button"
        aria-label={`${open ? 'Close' : 'Open'} ${name}`}
        aria-expanded={open}
        // A disabled button swallows the release of a drag above it; this one only says that it does nothing.
        aria-disabled={shut}
        onClick={(event) => {
          if (shut || heldStore.getState().held !== null) return
          event.stopPropagation()
          heldStore.getState().openTray(open ? null : { seat, zone })
        }}
      >
        <span
          aria-hidden
          className="pile-cards"
          data-depth={Math.min(3, pile.length)}
          data-fly-pile={pile.map(({ key }) => key).join(' ')}
        >
          <TopCard top={top} zone={zone} seat={seat} />
        </span>
        <span className="pile-words">
          <span className="pile-name">{folded ? SHORT_ZONE_WORDS[zone] : ZONE_WORDS[zone]}</span>
          <b className="pile-count">{pile.length}</b>
        </span>
      </button>
    </SpotBox>
  )
}

/** Only the Graveyard lies face-up. */
function TopCard({
  top,
  zone,
  seat,
}: {
  readonly top: CardView | undefined
  readonly zone: PileProps['zone']
  readonly seat: Seat
}) {
  if (top === undefined) return <span className="pile-nothing" />
  return (
    <span className="pile-top" data-fly={top.key}>
      {zone === 'graveyard' && top.known ? <Picture card={top} /> : <Back owner={seat} />}
    </span>
  )
}
