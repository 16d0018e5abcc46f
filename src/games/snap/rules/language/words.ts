/** Chapter 13 on single words: draw words, vague durations, replacement words on Evolutions, targets without a class. */
import type { IToken } from 'chevrotain'
import type { CardType } from '../model/cards'
import { DURATIONS_RULE, PRIME_WORDS, SUPPORT_WORDS, TARGETS_RULE } from './faults'
import type { TextFault } from './faults'
import * as T from './tokens'

/** The faults of single words, in order. */
export function lintWords(tokens: readonly IToken[], text: string, cardType: CardType): TextFault[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    const from = token.startOffset
    const to = end(token)
    if (token.tokenType === T.DrawWord) return [drawFault(tokens, index)]
    if (token.tokenType === T.VagueDuration) {
      const suggestion = /combat|attack/i.test(token.image) ? 'during this combat' : 'until end of turn'
      const message = `“${text.slice(from, to)}” does not say when it ends; write “until end of turn”, “until your next turn” or “during this combat”.`
      return [{ code: 'vagueDuration' as const, rule: DURATIONS_RULE, from, to, message, suggestion }]
    }
    if (token.tokenType === T.ReplaceWord && (cardType === 'Evolution' || cardType === 'Prime Evolution')) {
      const message =
        'An Evolution upgrades its Monster; replacement words belong to Prime Singulars, so write “evolves from”.'
      return [{ code: 'primeWord' as const, rule: PRIME_WORDS, from, to, message, suggestion: 'evolves from' }]
    }
    if (token.tokenType === T.Target && next !== undefined && /^cards?$/i.test(next.image)) {
      const message =
        'A target needs its class; write for example “target opposing Monster” or “target Spell in your Graveyard”.'
      return [
        {
          code: 'targetClass' as const,
          rule: TARGETS_RULE,
          from,
          to: end(next),
          message,
          suggestion: 'target Monster',
        },
      ]
    }
    return []
  })
}

/** "draw 2 cards": takes the number and the noun into the fault. */
function drawFault(tokens: readonly IToken[], index: number): TextFault {
  const first = tokens[index]
  let last = first
  let count = '1'
  for (const token of tokens.slice(index + 1, index + 3)) {
    if (token.tokenType === T.Integer) count = token.image
    else if (token.tokenType !== T.A && !/^cards?$/i.test(token.image)) break
    last = token
  }
  return {
    code: 'drawWord',
    rule: SUPPORT_WORDS,
    from: first?.startOffset ?? 0,
    to: last === undefined ? 0 : end(last),
    message:
      'Nobody draws in Snap: Supports are locked and unlocked; write for example “unlock 1 of your Locked Supports”.',
    suggestion: `unlock ${count} of your Locked Supports`,
  }
}

/** Offset behind a token. */
export const end = (token: IToken): number => token.startOffset + token.image.length
