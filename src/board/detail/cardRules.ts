/** The rules that a card's reader may want to look up. */
import type { CardDefinition, Keyword, KnownRuleId } from '@/rules'

const KEYWORD_RULES: Readonly<Record<Keyword, KnownRuleId>> = {
  Trigger: 'keywords/trigger',
  Blocker: 'keywords/blocker',
  Swap: 'keywords/swap',
  Disruptor: 'keywords/disruptor',
  Overdrive: 'keywords/overdrive',
}

function typeRules({ cardType }: CardDefinition): readonly KnownRuleId[] {
  switch (cardType) {
    case 'Monster':
      return []
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

export const rulesOf = (card: CardDefinition): readonly KnownRuleId[] => [...typeRules(card), ...card.keywords.map((keyword) => KEYWORD_RULES[keyword])]
