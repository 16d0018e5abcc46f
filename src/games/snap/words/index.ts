/** What Snap says, as every game says it. */
import type { GameWords } from '@/kernel/game'
import { snap, type Check, type NamedAction, type SnapGame } from '@/games/snap/rules'
import { attemptSentence } from './attempts'
import { factSentence } from './facts'
import { linesOf } from './lines'
import { keysIn } from './marks'
import { wordRefusal } from './refusals'

export const snapWords: GameWords<SnapGame, NamedAction, Check> = {
  log(match, entry, viewer) {
    const lines = linesOf(match, entry, viewer)
    if (lines.length === 0) return []
    const keys = keysIn(snap.view(match, entry.after, viewer))
    return lines.map((line) => ({ ...line, marks: [...new Set(line.marks.flatMap(keys))] }))
  },
  deed: attemptSentence,
  fact: factSentence,
  refusal: (match, refusal) => wordRefusal(refusal, match.names, (card) => match.cards[card]?.name ?? null),
}
