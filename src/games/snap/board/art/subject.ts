import type { CardType } from '@/games/snap/rules'

/** What a picture is of. `Evolution` and `Prime …` are a being that is heightened, gilded, or both. */
export interface Subject {
  readonly form: 'being' | 'burst' | 'ward'
  readonly evolved: boolean
  readonly prime: boolean
}

export function subjectOf(cardType: CardType): Subject {
  switch (cardType) {
    case 'Monster':
      return { form: 'being', evolved: false, prime: false }
    case 'Monster (Prime Singular)':
      return { form: 'being', evolved: false, prime: true }
    case 'Evolution':
      return { form: 'being', evolved: true, prime: false }
    case 'Prime Evolution':
      return { form: 'being', evolved: true, prime: true }
    case 'Spell':
      return { form: 'burst', evolved: false, prime: false }
    case 'Counter':
      return { form: 'ward', evolved: false, prime: false }
    default: {
      const unknown: never = cardType
      throw new Error(`no picture for card type ${String(unknown)}`)
    }
  }
}
