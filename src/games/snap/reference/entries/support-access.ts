/** 05 Support Access Details */
import type { ChapterWords } from '../entry'

export const supportAccess: ChapterWords<'support-access'> = {
  intro:
    'Nobody draws: Supports are committed, wait, and become available later. Look for the zone that a card is in: what may be done with it follows from that.',
  entries: {
    'support-access/owner-visible-deck-information': {
      kind: 'interface',
      text:
        'At any time a player may open the list of their whole deck, with what each card is and where it lies now. ' +
        'The opponent learns nothing by that: neither the [[zones/hand]], nor which Supports are [[zones/locked-support-zone|locked]], nor what lies face-down.',
    },
    'support-access/opening-lock-in': {
      kind: 'engine',
      text:
        'At setup each player locks exactly three Supports beyond the [[setup/opening-support-commitment|starting hand]], once in a game. ' +
        'They are not part of the hand and cannot be used before they are [[support-access/opening-unlock-schedule|unlocked]] or an effect makes them available.',
    },
    'support-access/opening-unlock-schedule': {
      kind: 'engine',
      text:
        'The three opening Supports become available one a turn, in any order that their owner likes: Player 1’s in Rounds 2 to 4, Player 2’s in Rounds 1 to 3. ' +
        'The earlier start makes up for [[setup/first-turn-balance|going second]].',
    },
    'support-access/unlock-step': {
      kind: 'engine',
      text:
        'The player whose turn begins moves exactly one of their Locked Supports, freely chosen, to the hand; which of them was locked first is of no account. ' +
        'It cannot be declined once the [[support-access/opening-unlock-schedule|schedule]] has begun and a Support is locked. ' +
        'Only a hand that is full in a format with a limit leaves it undone {handLimit}.',
    },
    'support-access/ongoing-single-card-lock-in': {
      kind: 'engine',
      text:
        'From Round 4 on a player locks one Support of the Support Deck in each of their [[turn-procedure/lock-in-phase|Lock-in Phases]], no more and no fewer, as long as there is one and fewer than three are locked. ' +
        'As a rule that Support is unlocked when that player’s next turn begins. ' +
        'A batch of three, as at the opening, does not come again.',
    },
    'support-access/removal-handling': {
      kind: 'engine',
      reasons: [
        'The hand is the only zone from which Supports are played here.',
        'The reference offers no second choice to a player whose chosen Support is gone; the step has had its one.',
      ],
      text:
        'A Support that an effect takes away while it is locked goes where the effect says, and is not available unless the effect says so: here, by sending it to the hand {?}. ' +
        'If it was about to be unlocked, nothing is unlocked, and no other Support takes its place {?}. ' +
        'There is a [[rulings/locked-support-removed-before-unlock|ruling]] on it.',
    },
    'support-access/draw-prevention-wording': {
      kind: 'text',
      text:
        'Where nobody draws, drawing cannot be forbidden: an effect that is to slow the opponent’s Supports has to speak of locking or unlocking. ' +
        'The card language rejects draw words and [[card-text/support-access-wording|offers better ones]], and no effect stops an [[turn-procedure/unlock-step|Unlock]] unless it names it.',
    },
    'support-access/open-log': {
      kind: 'interface',
      text:
        'Every lock, unlock, reveal, play, Counter, resolution and way to the Graveyard is announced as it happens. ' +
        'The log names a card wherever it is [[zones/graveyard|public]]. ' +
        'Of a lock or an unlock the opponent reads that it happened, and only the owner which card it was.',
    },
  },
}
