import { CardArt } from '@/games/snap/board/art/CardArt'
import type { CardClass, CardType } from '@/games/snap/rules'
import { CLASS_TEXTS } from '../classColours'

/** The pictures of the title: one of each class, a Prime Singular in the middle. */
const PICTURES: readonly { readonly cardClass: CardClass; readonly cardType: CardType }[] = [
  { cardClass: 'Fluxion', cardType: 'Monster' },
  { cardClass: 'Coreon', cardType: 'Monster' },
  { cardClass: 'Aetherion', cardType: 'Monster (Prime Singular)' },
  { cardClass: 'Obscura', cardType: 'Monster' },
  { cardClass: 'Synaphera', cardType: 'Monster' },
]

/** Five cards fanned out. */
export function TitleFan() {
  return (
    <div aria-hidden className="relative isolate h-[min(20rem,32dvh,36vw)] w-full max-w-3xl">
      {PICTURES.map(({ cardClass, cardType }, index) => (
        <div key={cardClass} data-place={index - 2} className={`title-card ${CLASS_TEXTS[cardClass]}`}>
          <CardArt cardClass={cardClass} cardId={`title-${cardClass}`} cardType={cardType} className="size-full" />
        </div>
      ))}
    </div>
  )
}
