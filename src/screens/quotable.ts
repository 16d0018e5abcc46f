import { isolated, plainName } from '@/games/snap/rules'

const MOST = 80

/** Words from outside (an address, say), made fit to stand within a sentence: nothing unseen in them, and not too many. */
export function quotable(words: string): string {
  const letters = Array.from(plainName(words))
  return isolated(letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : letters.join(''))
}
