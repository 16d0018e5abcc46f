/** 06 Turn Procedure Matrix */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET, TURN_PLAYER_FIRST, USED_UP } from './reasons'

export const turnProcedure: ChapterWords<'turn-procedure'> = {
  intro:
    'For looking up: what each of the ten steps is for, whether it may be left out, and who may answer. ' +
    'This table takes them in the order shown, and counts a turn of Player 1 and then one of Player 2 as a Round {turn-procedure/end-phase}; the sequence of the Core Rulebook stands above this list.',
  entries: {
    'turn-procedure/unlock-step': {
      kind: 'engine',
      reasons: ['The step is for exactly one Support of free choice, and the reference offers no second choice.'],
      text:
        'As soon as the [[support-access/opening-unlock-schedule|schedule]] has begun, a turn player with Locked Supports must move one of them, freely chosen, to the hand. ' +
        'Only a Counter whose text answers an unlock can respond. ' +
        'If it negates the unlock, the Support stays locked and none is unlocked instead {?}.',
    },
    'turn-procedure/flip-step': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'The turn player’s face-down Monsters that are ready must be turned face-up: the Active one always, and from Round 2 also one on the Bench or in the Flex Slot, picked by the player {benchFlipRound}. ' +
        'By default no Chain answers this, and no text here is an exception {?}. ' +
        'An ON REVEAL text waits for [[turn-procedure/trigger-resolution]].',
    },
    'turn-procedure/trigger-resolution': {
      kind: 'engine',
      reasons: [
        NO_WORDING_YET,
        'The reference does not say what a Trigger is worth once its Monster has left; it became ready rightly, so only what it says of that Monster is lost.',
      ],
      text:
        'All [[keywords/trigger|Triggers]] that are ready resolve, those of both players, as [[timing/simultaneous-effects]] orders them; by default no Chain answers them, and no text here is an exception {?}. ' +
        'One without “you may” cannot be declined. ' +
        'One without a legal target does nothing, and one whose Monster has left does what it still can {?}. ' +
        'Triggers that set each other off without end are cut off after four hundred in one step, far more than two decks can make without a loop {triggerLimit}.',
    },
    'turn-procedure/spell-phase': {
      kind: 'engine',
      reasons: ['The reference speaks of Spells and gives no number for a turn.', NO_WORDING_YET],
      text:
        'The turn player may play Spells from the hand one after another, any number of them or none {?}; in Round 1 it is at most one {firstRoundSpells}. ' +
        'A Spell is playable only while each of its targets has a legal choice. ' +
        'Every Spell opens a [[chains/chain-creation|Counter Window]] before it resolves; another effect may open one, too, but no text here does {?}.',
    },
    'turn-procedure/evolution-step': {
      kind: 'engine',
      reasons: [USED_UP],
      text:
        'The turn player may put one Evolution onto the Monster that it names, on their side of the field; the conditions are those of [[prime-evolution/evolution]]. ' +
        'Only a Counter whose text answers an Evolution can respond. ' +
        'A negated Evolution stays in the Reserve, and no other follows this turn {?}.',
    },
    'turn-procedure/prime-singular-step': {
      kind: 'engine',
      reasons: ['The entry and the replacement are one event here, which texts call a Prime entry.', USED_UP],
      text:
        'The turn player may let a Prime Singular whose PRIME CONDITION holds take the place of one of their Monsters, as [[prime-evolution/prime-entry]] says, once a turn. ' +
        'Only a Counter whose text answers the entry or the replacement can respond; both are answered by one wording {?}. ' +
        'A negated entry leaves the Prime in the Reserve, and no other follows this turn {?}.',
    },
    'turn-procedure/attack-phase': {
      kind: 'engine',
      reasons: [USED_UP],
      text:
        'The turn player may attack with the Active Monster, if it is able to, once a turn {attacks}; [[combat/overdrive]] can add one attack. ' +
        'Counters can answer the [[combat/attack-declaration|declaration]], and again a result that would defeat a Monster. ' +
        'An attack that was negated is used up all the same {?}.',
    },
    'turn-procedure/swap-phase': {
      kind: 'engine',
      reasons: [NO_WORDING_YET, USED_UP],
      text:
        'Where a Swap is legal, the turn player may exchange the Active Monster with one on the Bench or in the Flex Slot: once a turn by the [[keywords/swap|keyword]] {swaps}, and once more for each Swap that a card gave this turn. ' +
        'Other movement on the board that the rules allow belongs here, too. ' +
        'Only a Counter whose text answers a Swap or movement can respond; on this table nothing but Swaps is moved or answered in this phase {?}. ' +
        'A negated Swap is used up {?}, an unused one ends with the turn.',
    },
    'turn-procedure/lock-in-phase': {
      kind: 'engine',
      reasons: ['The phase is for exactly one Support, and the reference offers no second choice.'],
      text:
        'From Round 4 the turn player must [[support-access/ongoing-single-card-lock-in|lock]] one Support of the Support Deck, unless that is empty or three are locked already. ' +
        'Only a Counter whose text answers a Lock-in can respond. ' +
        'If it negates the Lock-in, the Support stays in the deck and none is locked instead {?}.',
    },
    'turn-procedure/end-phase': {
      kind: 'engine',
      reasons: [
        TURN_PLAYER_FIRST,
        NO_WORDING_YET,
        'The reference counts Rounds without saying when one begins, and leaves the sequence of the steps to the Core Rulebook; its own list is followed.',
      ],
      text:
        'First, whatever lasts “[[card-text/duration-language|until end of turn]]” ends; then delayed effects happen, the turn player’s before the opponent’s {?}, and each player’s in the order that this player gives them. ' +
        'Usually nothing here is answered, and on this table nothing is {?}. ' +
        'Then the turn passes to the other player, from Player 2 into the next Round, and the steps begin anew {?}. ' +
        'What a delayed effect gives until end of turn is gone by then.',
    },
  },
}
