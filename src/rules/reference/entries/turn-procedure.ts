/** 06 Turn Procedure Matrix */
import type { ChapterWords } from '../entry'

export const turnProcedure: ChapterWords<'turn-procedure'> = {
  intro: 'The ten steps of a turn in their order: what each is for, whether it may be left out, and who may answer. A round is a turn of Player 1 and then one of Player 2.',
  entries: {
    'turn-procedure/unlock-step': {
      kind: 'engine',
      open: [],
      text:
        'As soon as the [[support-access/opening-unlock-schedule|schedule]] has begun, a turn player with Locked Supports must move one of them, freely chosen, to the hand. ' +
        'Only a Counter whose text answers an unlock can respond. ' +
        'If it negates the unlock, the Support stays locked and none is unlocked instead (our reading).',
    },
    'turn-procedure/flip-step': {
      kind: 'engine',
      open: ['benchFlipRound'],
      text:
        'The turn player’s face-down Monsters that are ready must be turned face-up: the Active one always, and from Round 2 also one on the Bench or in the Flex Slot, picked by the player (our reading: benchFlipRound). ' +
        'No Chain answers it, and an ON REVEAL text waits for [[turn-procedure/trigger-resolution]].',
    },
    'turn-procedure/trigger-resolution': {
      kind: 'engine',
      open: ['triggerLimit'],
      text:
        'All [[keywords/trigger|Triggers]] that are ready resolve, those of both players, as [[timing/simultaneous-effects]] orders them; no Chain answers them. ' +
        'One without “you may” cannot be declined. ' +
        'One without a legal target does nothing, and one whose Monster has left does what it still can. ' +
        'Triggers that set each other off without end are cut off after four hundred in one step, far more than two decks can make without a loop (our reading: triggerLimit).',
    },
    'turn-procedure/spell-phase': {
      kind: 'engine',
      text:
        'The turn player may play any number of Spells from the hand, one after another ([[setup/first-round-restrictions|in Round 1]] only one), or none. ' +
        'A Spell is playable only while each of its targets has a legal choice. ' +
        'Every Spell opens a [[chains/chain-creation|Counter Window]] before it resolves.',
    },
    'turn-procedure/evolution-step': {
      kind: 'engine',
      open: [],
      text:
        'The turn player may put one Evolution onto the Monster that it names, on their side of the field; the conditions are those of [[prime-evolution/evolution]]. ' +
        'Only a Counter that answers an Evolution can respond. ' +
        'A negated Evolution stays in the Reserve, and no other follows this turn (our reading).',
    },
    'turn-procedure/prime-singular-step': {
      kind: 'engine',
      open: [],
      text:
        'The turn player may let a Prime Singular whose PRIME CONDITION holds take the place of one of their Monsters, as [[prime-evolution/prime-entry]] says, once a turn. ' +
        'Only a Counter that answers a Prime entry can respond. ' +
        'A negated entry leaves the Prime in the Reserve, and no other follows this turn (our reading).',
    },
    'turn-procedure/attack-phase': {
      kind: 'engine',
      open: ['attacks'],
      text:
        'The turn player may attack with the Active Monster, once a turn (our reading: attacks); [[combat/overdrive]] can add one attack. ' +
        'Counters can answer the [[combat/attack-declaration|declaration]], and again a result that would defeat a Monster. ' +
        'An attack that was negated is used up all the same.',
    },
    'turn-procedure/swap-phase': {
      kind: 'engine',
      open: ['swaps'],
      text:
        'Where a Swap is legal, the turn player may exchange the Active Monster with one on the Bench or in the Flex Slot: once a turn by the [[keywords/swap|keyword]] (our reading: swaps), and once more for each Swap that a card gave this turn. ' +
        'Only a Counter that answers a Swap can respond. ' +
        'A negated Swap is used up, an unused one ends with the turn.',
    },
    'turn-procedure/lock-in-phase': {
      kind: 'engine',
      open: [],
      text:
        'From Round 4 the turn player must [[support-access/ongoing-single-card-lock-in|lock]] one Support of the Support Deck, unless that is empty or three are locked already. ' +
        'Only a Counter that answers a Lock-in can respond. ' +
        'If it negates the Lock-in, the Support stays in the deck and none is locked instead (our reading).',
    },
    'turn-procedure/end-phase': {
      kind: 'engine',
      open: [],
      text:
        'First, whatever lasts “[[card-text/duration-language|until end of turn]]” ends; then delayed effects happen, the turn player’s before the opponent’s (our reading), and each player’s in the order that this player gives them. ' +
        'Then the turn passes. ' +
        'Nothing here can be answered, and what a delayed effect gives until end of turn is gone when the next turn begins.',
    },
  },
}
