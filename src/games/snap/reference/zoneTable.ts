/** The zones as a table, for looking up. Cells carry the marks of our readings, as `text` reads them. */
import type { KnownRuleId } from '@/games/snap/rules'

export const ZONE_KEYS = ['active', 'bench', 'flex', 'deck', 'locked', 'hand', 'reserve', 'graveyard', 'chain'] as const
export type ZoneKey = (typeof ZONE_KEYS)[number]

export interface ZoneRow {
  readonly zone: ZoneKey
  readonly name: string
  /** Whether everyone sees the cards themselves. */
  readonly public: boolean
  readonly ownerSees: string
  readonly opponentSees: string
  readonly holds: string
  /** The zone's own entry first. */
  readonly ids: readonly [KnownRuleId, ...KnownRuleId[]]
}

export const ZONE_TABLE: readonly ZoneRow[] = [
  {
    zone: 'active',
    name: 'Active Slot',
    public: true,
    ownerSees: 'The Monster.',
    opponentSees: 'The Monster; a back while it is face-down.',
    holds: 'One Monster.',
    ids: ['zones/active-slot', 'combat/attack-declaration', 'game-end/active-promotion'],
  },
  {
    zone: 'bench',
    name: 'Bench',
    public: true,
    ownerSees: 'Every Monster.',
    opponentSees: 'Every face-up Monster; a back for each face-down one.',
    holds: 'Three Monsters, one a slot {benchSlots}.',
    ids: ['zones/bench', 'setup/bench-placement', 'turn-procedure/flip-step'],
  },
  {
    zone: 'flex',
    name: 'Flex Slot',
    public: true,
    ownerSees: 'The Monster.',
    opponentSees: 'The Monster; a back while it is face-down.',
    holds: 'One Monster, once it is open: from setup for a lineup without a Prime Singular {flexWithoutPrime}.',
    ids: ['zones/flex-slot', 'setup/bench-placement'],
  },
  {
    zone: 'deck',
    name: 'Support Deck',
    public: false,
    ownerSees: 'Every card, at any time.',
    opponentSees: 'The number of cards {zones/support-deck}.',
    holds: 'Supports that are not in another zone, without an order.',
    ids: ['zones/support-deck', 'support-access/owner-visible-deck-information'],
  },
  {
    zone: 'locked',
    name: 'Locked Support',
    public: false,
    ownerSees: 'Every card.',
    opponentSees: 'The number of cards.',
    holds: 'Three Supports at most, none of them usable.',
    ids: ['zones/locked-support-zone', 'support-access/unlock-step', 'rulings/locked-support-limit-exceeded'],
  },
  {
    zone: 'hand',
    name: 'Hand',
    public: false,
    ownerSees: 'Every card.',
    opponentSees: 'The number of cards {zones/support-deck}.',
    holds: 'Supports that can be used, without an upper limit {handLimit}; under the normal rules no Monsters.',
    ids: ['zones/hand', 'setup/opening-support-commitment'],
  },
  {
    zone: 'reserve',
    name: 'Monster Reserve',
    public: false,
    ownerSees: 'Every card.',
    opponentSees: 'The number of cards {zones/support-deck}.',
    holds: 'Evolutions and the Prime Singular of the lineup.',
    ids: ['zones/monster-reserve', 'rulings/monster-reserve-inspection'],
  },
  {
    zone: 'graveyard',
    name: 'Graveyard',
    public: true,
    ownerSees: 'Every card, in the order of arrival.',
    opponentSees: 'Every card, in the order of arrival.',
    holds:
      'Defeated and replaced Monsters {prime-evolution/replaced-monster}, Supports that have resolved, and what effects send there.',
    ids: ['zones/graveyard', 'prime-evolution/replaced-monster', 'rulings/countered-spell-destination'],
  },
  {
    zone: 'chain',
    name: 'Chain',
    public: true,
    ownerSees: 'The action and every Counter on it.',
    opponentSees: 'The action and every Counter on it; not which Support an unlock or a Lock-in is about.',
    holds: 'The Spell that was played, and the Counters, until they resolve.',
    ids: ['chains/chain-creation', 'chains/lifo-resolution'],
  },
]
