/** The players' names: as they are written at the setup, and as sentences have them. */
import { isolated, plainName, sameName, type PerSeat } from '@/games/snap/rules'

/** Sentences name the players, so they need names that tell them apart; null: these do. */
export function namesFault([one, other]: PerSeat<string>): string | null {
  if (plainName(one) === '' || plainName(other) === '') return 'Both players need a name.'
  return sameName(one, other) ? 'The two players need different names.' : null
}

/** The names as the match has them: nothing unseen in them, and none that turns a sentence round. */
export const namesAtTable = (names: PerSeat<string>): PerSeat<string> => [
  isolated(plainName(names[0])),
  isolated(plainName(names[1])),
]
