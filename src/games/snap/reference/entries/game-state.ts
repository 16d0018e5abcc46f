/** 02 Rule Objects & Game State */
import type { ChapterWords } from '../entry'
import { NO_WORDING_YET } from './reasons'

export const gameState: ChapterWords<'game-state'> = {
  intro: 'The things and states that all other rules speak of.',
  entries: {
    'game-state/player': {
      kind: 'engine',
      text:
        'A player controls one side of the table: the Monsters of a lineup, the Supports in their zones and a [[zones/monster-reserve]]. ' +
        'What is private to a player stays so until a rule or an effect shows it. ' +
        'On this table the view of one seat does not contain the other’s hidden cards at all, and what a seat is offered never depends on them.',
    },
    'game-state/card': {
      kind: 'engine',
      reasons: [
        'The reference does not say when a card becomes another object; without such a moment, old changes and choices would follow it through the Graveyard.',
      ],
      text:
        'A card, on paper or on a screen, has a type that says what it can do: fight, be played on its owner’s initiative, answer an action, or wait in the [[zones/monster-reserve]]. ' +
        'It keeps one identity for the whole match, but is a new object each time it comes to the field or goes to the [[zones/graveyard]]; joining an [[prime-evolution/evolution-stack]] is no such change {?}. ' +
        'Changes of IMP, marks for “once per turn” and the choice as a target belong to the object, so that a card which comes back comes back without them.',
    },
    'game-state/monster': {
      kind: 'engine',
      reasons: [NO_WORDING_YET],
      text:
        'By default only Monsters stand in the [[zones/active-slot]], on the [[zones/bench]] or in an open [[zones/flex-slot]], and only they attack, compare IMP and fall in combat; no text here makes another card do so {?}. ' +
        'A [[prime-evolution/prime-singular]] is a Monster with a way of its own onto the field. ' +
        'An [[prime-evolution/evolution|Evolution]] comes onto the field only as part of the Monster that it upgrades.',
    },
    'game-state/support-card': {
      kind: 'engine',
      text:
        '“Support” means Spells and Counters together. ' +
        'They come to a hand by decisions alone: chosen at setup, [[support-access/opening-lock-in|locked]] and later [[support-access/unlock-step|unlocked]], never drawn by chance. ' +
        'The same decisions always give the same Supports.',
    },
    'game-state/effect': {
      kind: 'engine',
      reasons: [
        'The reference leaves open what becomes of an action that cannot be done any more; it costs as much as one that was negated.',
      ],
      text:
        'An effect is what a card or a rule tells the game to do; it happens only at its proper time and with the targets that it requires. ' +
        'They are looked at again when it resolves: with none left it does nothing, and if only some have left or no longer fit, it does what it can to the others {chains/illegal-target-at-resolution}. ' +
        'An Evolution, entry, Swap, unlock or Lock-in that Counters have made impossible meanwhile is not done, and counts as used {?}.',
    },
    'game-state/legal-action': {
      kind: 'engine',
      text:
        'What a player wants to do must suit the step, the type of the card, the zone in which it lies, its [[card-text/use-timing-labels-consistently|label]] and its targets, all at once. ' +
        'Elsewhere an illegal action is taken back wherever that can be done. ' +
        'This table offers exactly the legal ones; any other is refused with the reasons against it, each with its rule, and changes nothing.',
    },
    'game-state/game-state': {
      kind: 'engine',
      text:
        'The state of a game is all of it at one moment: where each card lies and who may see it, what waits to happen, the step, whose turn it is and which limits hold. ' +
        'On this table it is a single value that can be kept, copied and continued, in the middle of a [[chains/chain-creation|Chain]] as well. ' +
        'The same setup and the same actions lead to the same state.',
    },
  },
}
