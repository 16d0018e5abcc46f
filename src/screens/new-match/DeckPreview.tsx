import { CardArt } from '@/games/snap/board/art/CardArt'
import { isPrimeSingular, type CardDefinition } from '@/games/snap/rules'
import type { DeckChoice } from '@/store/deckChoices'
import { CLASS_TEXTS } from '../classColours'

/** What the chosen deck is about: its description, its lineup and what else is in it. */
export function DeckPreview({ choice }: { readonly choice: DeckChoice }) {
  const { lineup, supports, evolutions } = choice.deck
  const spells = supports.filter((card) => card.cardType === 'Spell').length
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-2">{choice.description}</p>
      <ul aria-label={`Lineup of ${choice.name}`} className="mt-3 grid gap-2 sm:grid-cols-5">
        {lineup.map((card) => (
          <LineupCard key={card.id} card={card} />
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">
        <span>{`${spells} Spells, ${supports.length - spells} Counters`}</span>
        {evolutions.length > 0 && (
          <span>{`, ${evolutions.length} ${evolutions.length === 1 ? 'Evolution' : 'Evolutions'}`}</span>
        )}
      </p>
    </div>
  )
}

function LineupCard({ card }: { readonly card: CardDefinition }) {
  return (
    <li className="flex min-w-0 items-center gap-3 sm:block">
      <div
        className={`shrink-0 overflow-hidden rounded border border-current max-sm:w-10 ${CLASS_TEXTS[card.cardClass]}`}
      >
        <CardArt
          cardClass={card.cardClass}
          cardId={card.id}
          cardType={card.cardType}
          className="block aspect-square w-full"
        />
      </div>
      <p className="min-w-0 grow text-sm text-ink-1 sm:mt-1 sm:line-clamp-2 sm:text-xs">{card.name}</p>
      <p className="shrink-0 text-right text-xs text-ink-3 sm:text-left">
        <span>{`${card.imp ?? 0} IMP`}</span>
        <span className="sr-only">{`, ${card.cardClass}`}</span>
        {isPrimeSingular(card) && <span className="block">Prime</span>}
      </p>
    </li>
  )
}
