/** The twelve cards of the starter set, as printed. */
import type { PrintedCard } from '@/games/spell-speed/rules/model/cards'

export const SAMPLE_CARDS: readonly PrintedCard[] = [
  { name: 'Rising Toll', kind: 'Spell', text: 'Your opponent loses 800 LP.' },
  { name: 'Levy Call', kind: 'Spell', text: 'Destroy target opposing monster.' },
  {
    name: 'Field Mason',
    kind: 'monster',
    power: 1400,
    text: 'Main, once per turn: discard 1 card; this gains 400 Power.',
  },
  {
    name: 'Quick-eyed Scout',
    kind: 'monster',
    power: 1000,
    text: 'Quick, once per turn: target opposing monster loses 500 Power until end of turn.',
  },
  {
    name: 'Stone Herald',
    kind: 'monster',
    power: 1600,
    text: 'When this is summoned, your opponent loses 300 LP.',
  },
  { name: 'Flash Barter', kind: 'Quick Spell', text: 'Target allied monster gains 800 Power until end of turn.' },
  { name: 'Safe Passage', kind: 'Quick Spell', text: 'Return target allied monster to its owner’s hand.' },
  { name: 'Sudden Rampart', kind: 'Trap', text: 'Only when an opposing monster attacks: negate the attack.' },
  { name: 'Splinter Net', kind: 'Trap', text: 'Destroy target opposing set or face-up Spell or Trap.' },
  { name: 'Toll Taken Back', kind: 'Trap', text: 'Only against an opposing Spell: you gain 1,000 LP.' },
  { name: 'Final Word', kind: 'Final Trap', text: 'Only against an opposing Spell or Trap link: negate it.' },
  { name: 'Severed Thread', kind: 'Final Trap', text: 'Lose 500 LP. Only against any opposing link: negate it.' },
]
