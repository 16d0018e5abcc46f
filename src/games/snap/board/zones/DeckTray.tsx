import { Tabs } from 'radix-ui'
import type { ManifestLine } from './deckManifest'
import { ManifestList } from './ManifestList'
import { TrayCards, type TrayPart } from './TrayCards'
import { TrayHead } from './TrayHead'

/** The owner's Support Deck: what is still in it, and the manifest of the whole deck. */
export function DeckTray({ view, tray, manifest }: TrayPart & { readonly manifest: readonly ManifestLine[] }) {
  const { name, deck } = view.seats[tray.seat]
  return (
    // Whatever step comes next may ask for one of the cards: they lie on top again.
    <Tabs.Root
      key={`${view.turnNumber} ${view.step}`}
      defaultValue={deck.length === 0 ? 'manifest' : 'cards'}
      className="deck-tray"
    >
      <TrayHead name={name} zone={tray.zone}>
        <Tabs.List className="tray-tabs" aria-label="What to look at">
          <Tabs.Trigger value="cards" className="tray-tab">
            Still in the deck <b>{deck.length}</b>
          </Tabs.Trigger>
          <Tabs.Trigger value="manifest" className="tray-tab">
            Deck manifest <b>{manifest.length}</b>
          </Tabs.Trigger>
        </Tabs.List>
      </TrayHead>
      <Tabs.Content value="cards" className="deck-tray-part">
        <TrayCards view={view} tray={tray} />
      </Tabs.Content>
      <Tabs.Content value="manifest" className="deck-tray-part">
        <ManifestList lines={manifest} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
