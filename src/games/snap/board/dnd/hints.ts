/** What to say about gestures that no action can express, so that the rules cannot refuse them. */
import type { RuleId } from '@/games/snap/rules'

export const HINTS = {
  onlyActiveAttacks: { sentence: 'Only the Active Monster attacks.', rule: 'combat/attack-declaration' },
  swapWithActive: {
    sentence: 'A Swap exchanges the Active Monster and one behind it.',
    rule: 'turn-procedure/swap-phase',
  },
  ownMonster: { sentence: 'It goes onto a Monster on your own field.', rule: 'prime-evolution/evolution' },
  monstersOnly: { sentence: 'Field slots are for Monsters.', rule: 'zones/active-slot' },
  noWayBack: { sentence: 'Nothing moves this card there.', rule: 'zones/support-deck' },
  setupSupports: {
    sentence: 'Supports go to the starting hand, the Opening Lock-in or the Support Deck.',
    rule: 'setup/opening-support-commitment',
  },
  setupMonsters: { sentence: 'Monsters of the lineup go to field slots.', rule: 'setup/bench-placement' },
} as const satisfies Record<string, { readonly sentence: string; readonly rule: RuleId }>

export type HintName = keyof typeof HINTS
