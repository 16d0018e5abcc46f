/** The rules that a card's reader may want to look up beside those of its keywords. */
import type { CardDefinition, KnownRuleId } from '@/games/snap/rules'

export function rulesOf({ cardType }: Pick<CardDefinition, 'cardType'>): readonly KnownRuleId[] {
  switch (cardType) {
    case 'Monster':
      return ['game-state/monster']
    case 'Monster (Prime Singular)':
      return ['prime-evolution/prime-singular', 'prime-evolution/prime-entry']
    case 'Evolution':
      return ['prime-evolution/evolution', 'prime-evolution/attack-restriction']
    case 'Prime Evolution':
      return ['prime-evolution/prime-evolution', 'prime-evolution/attack-restriction']
    case 'Spell':
      return ['turn-procedure/spell-phase']
    case 'Counter':
      return ['chains/chain-creation']
  }
}
