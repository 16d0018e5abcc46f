/** The words of the game, each with what it means and the entries that say more. */
import type { KnownRuleId } from '@/games/snap/rules'

export interface GlossaryTerm {
  readonly term: string
  /** Other forms and names under which a reader may look for it. */
  readonly also: readonly string[]
  readonly definition: string
  /** The entries that it leads to, the most important first. */
  readonly ids: readonly [KnownRuleId, ...KnownRuleId[]]
}

const word = (
  term: string,
  definition: string,
  ids: GlossaryTerm['ids'],
  also: readonly string[] = [],
): GlossaryTerm => ({ term, also, definition, ids })

/** In alphabetical order. */
export const GLOSSARY: readonly GlossaryTerm[] = [
  word(
    'Active Monster',
    'The Monster in a player’s Active Slot.',
    ['zones/active-slot', 'combat/attack-declaration'],
    ['Active'],
  ),
  word('Active Slot', 'A player’s one slot for the Monster that attacks and is attacked.', [
    'zones/active-slot',
    'game-end/active-promotion',
  ]),
  word(
    'Allied',
    'On the same side as the player whose effect speaks.',
    ['card-text/targets-before-resolution'],
    ['allied Monster'],
  ),
  word(
    'Attack',
    'The Active Monster’s declared combat against an opposing Monster, as a rule once a turn.',
    ['combat/attack-declaration', 'turn-procedure/attack-phase'],
    ['attacker'],
  ),
  word(
    'Available Support',
    'A Support that its player can use now: one in the hand.',
    ['zones/hand', 'card-text/support-access-wording'],
    ['available'],
  ),
  word(
    'Base IMP',
    'The IMP printed on a Monster’s top card, before loss and changes.',
    ['combat/imp-comparison', 'prime-evolution/evolution-stack'],
    ['printed IMP', 'starting IMP'],
  ),
  word(
    'Bench',
    'A player’s slots for the Monsters that wait beside the Active one.',
    ['zones/bench', 'setup/bench-placement'],
    ['Bench Slot', 'Bench Monster'],
  ),
  word('Block', 'A Monster with Blocker becomes the defender of an attack in the place of the one that was attacked.', [
    'combat/blocker',
    'keywords/blocker',
  ]),
  word('Blocker', 'Keyword: this Monster may block an attack on another Monster of its side.', [
    'keywords/blocker',
    'combat/blocker',
    'rulings/blocker-vs-disruptor',
  ]),
  word(
    'Card type',
    'Monster, Prime Singular, Spell, Counter, Evolution or Prime Evolution; it says what a card can do.',
    ['game-state/card'],
  ),
  word('Chain', 'An action that was answered, with the Counters on it; it resolves from the newest down.', [
    'chains/chain-creation',
    'chains/lifo-resolution',
  ]),
  word(
    'Chain cap',
    'The most Counters that one Chain can hold.',
    ['chains/contribution-limits', 'rulings/chain-cap-reached'],
    ['cap'],
  ),
  word(
    'Class',
    'One of Coreon, Fluxion, Synaphera, Obscura and Aetherion. Also: the kind of cards among which a text chooses its target.',
    ['card-text/targets-before-resolution'],
  ),
  word('Combat', 'All that happens from the declaration of an attack until it is over.', [
    'combat/attack-declaration',
    'combat/defeat-timing',
  ]),
  word(
    'Combat result',
    'What the comparison of IMP would do: which Monster would be defeated. It can be answered.',
    ['combat/imp-comparison', 'turn-procedure/attack-phase'],
    ['result'],
  ),
  word(
    'Contribution limit',
    'The most Counters that one player can have on one Chain.',
    ['chains/contribution-limits'],
    ['contribution'],
  ),
  word('Controller', 'The player on whose side a Monster stands, or whose effect it is.', ['game-state/player']),
  word('Counter', 'A Support that is played from the hand in answer to what its text names.', [
    'game-state/support-card',
    'chains/chain-creation',
  ]),
  word(
    'Counter Window',
    'The moment in which Counters may answer something that was declared; two passes in a row close it.',
    ['chains/chain-creation', 'rulings/counter-window-passed', 'timing/priority-shorthand'],
    ['window', 'response window'],
  ),
  word('Current IMP', 'Base IMP less lasting loss, with every change that applies now; never below 0.', [
    'combat/imp-comparison',
  ]),
  word(
    'Deck manifest',
    'The list of a player’s whole deck with the place of each card, open to its owner at any time.',
    ['support-access/owner-visible-deck-information', 'setup/starting-information'],
    ['manifest', 'deck list'],
  ),
  word(
    'Defeat',
    'A Monster falls in combat or to an instruction that says so, and goes to the Graveyard with its stack.',
    ['combat/defeat-timing', 'game-end/defeat-condition-check'],
    ['defeated'],
  ),
  word(
    'Defender',
    'The Monster against which an attack is compared: the attacked one, its Blocker, or one to which the attack was redirected.',
    ['combat/blocker', 'combat/attack-declaration'],
  ),
  word('Delayed effect', 'An instruction that waits for the End Phase of its turn.', ['turn-procedure/end-phase']),
  word('Disruptor', 'Keyword: this Monster may attack a face-up Monster on the opposing Bench or in the Flex Slot.', [
    'keywords/disruptor',
    'combat/disruptor',
  ]),
  word(
    'Draw',
    'A game without a winner. Nobody draws cards in Snap.',
    ['game-end/mandatory-resolving-effect', 'support-access/draw-prevention-wording'],
    ['drawn game'],
  ),
  word('Duration', 'How long a change lasts: “during this combat”, “until end of turn” or “until your next turn”.', [
    'card-text/duration-language',
    'rulings/temporary-imp-at-end-phase',
  ]),
  word('Effect', 'What a card or a rule tells the game to do.', ['game-state/effect', 'card-text/digital-readability']),
  word(
    'Evolution',
    'A card beside the lineup that is put onto the Monster that it names, and upgrades it.',
    ['prime-evolution/evolution', 'turn-procedure/evolution-step'],
    ['evolve', 'evolves from'],
  ),
  word(
    'Evolution stack',
    'A Monster with the Evolutions on it: one Monster, of which the top card counts.',
    ['prime-evolution/evolution-stack'],
    ['stack'],
  ),
  word(
    'Face-down',
    'With its back up: only the controller knows which Monster it is, and its text and keywords do not work.',
    ['turn-procedure/flip-step', 'zones/bench', 'setup/bench-placement'],
  ),
  word('Field', 'A player’s Active Slot, Bench and open Flex Slot together.', [
    'zones/active-slot',
    'zones/bench',
    'zones/flex-slot',
  ]),
  word(
    'Flex Slot',
    'A further slot of the Bench kind, closed unless something opens it.',
    ['zones/flex-slot', 'setup/bench-placement'],
    ['Flex'],
  ),
  word(
    'Flip',
    'To turn a face-down Monster face-up in the Flip Step. Outside it a Monster is revealed: by a promotion, a Swap or an effect.',
    ['turn-procedure/flip-step', 'game-end/active-promotion', 'keywords/swap'],
    ['reveal', 'revealed'],
  ),
  word('Format', 'The numbers and limits under which a match is played, in one value that a table may change.', [
    'scope-authority/core-rule-priority',
    'setup/deck-verification',
  ]),
  word(
    'Game end',
    'The moment in which a player has no Monster left, in which both agree on a draw, or in which one concedes; nothing happens after it.',
    [
      'game-end/immediate-ending',
      'game-end/defeat-condition-check',
      'game-end/mandatory-resolving-effect',
      'rulings/optional-action-after-game-end',
    ],
    ['end of the game', 'loss of the game'],
  ),
  word('Graveyard', 'The public zone of Monsters that left the field and of Supports that are used up.', [
    'zones/graveyard',
  ]),
  word('Hand', 'The private zone of the Supports that a player can use.', ['zones/hand']),
  word('IMP', 'A Monster’s strength, in hundreds; two Monsters in combat compare it.', [
    'combat/imp-comparison',
    'combat/equal-imp',
    'game-end/no-life-total',
  ]),
  word('Keyword', 'Trigger, Blocker, Swap, Disruptor or Overdrive: a word on a Monster with a rule of its own.', [
    'keywords/multiple-keywords',
    'keywords/trigger',
    'keywords/blocker',
    'keywords/swap',
    'keywords/disruptor',
    'keywords/overdrive',
  ]),
  word(
    'Lasting loss',
    'IMP lost without a duration: it stays as long as the Monster is on the field, unless it recovers.',
    ['combat/imp-comparison', 'card-text/duration-language'],
    ['loss', 'recover'],
  ),
  word(
    'Legal',
    'Allowed by step, card type, zone, label and targets at once.',
    ['game-state/legal-action'],
    ['illegal'],
  ),
  word('Lineup', 'The five Monsters of a deck, a Prime Singular among them if there is one.', [
    'setup/bench-placement',
    'prime-evolution/prime-singular',
  ]),
  word('Link', 'One Counter on a Chain.', ['chains/lifo-resolution']),
  word(
    'Lock',
    'To move a Support from the Support Deck to the Locked Supports.',
    ['support-access/ongoing-single-card-lock-in', 'card-text/support-access-wording'],
    ['locked'],
  ),
  word(
    'Lock-in',
    'The locking that the rules ask for: three Supports at setup, one a turn from Round 4.',
    ['support-access/opening-lock-in', 'support-access/ongoing-single-card-lock-in', 'turn-procedure/lock-in-phase'],
    ['Opening Lock-in', 'Lock-in Phase'],
  ),
  word(
    'Locked Support',
    'A Support to which a player has committed and that cannot be used until it is unlocked; three at most.',
    ['zones/locked-support-zone', 'rulings/locked-support-limit-exceeded', 'support-access/removal-handling'],
    ['Locked Supports', 'Locked Support Zone'],
  ),
  word('Mandatory', 'To be done whenever it can be done, without being asked whether.', [
    'timing/simultaneous-effects',
    'turn-procedure/trigger-resolution',
  ]),
  word('Monster', 'The kind of card that stands on the field, attacks, compares IMP and can be defeated.', [
    'game-state/monster',
  ]),
  word(
    'Monster Reserve',
    'The private zone of a player’s Evolutions and Prime Singular.',
    ['zones/monster-reserve', 'rulings/monster-reserve-inspection'],
    ['Reserve'],
  ),
  word(
    'Negate',
    'To make what a Counter answers do nothing.',
    ['chains/negated-original-effect', 'rulings/countered-spell-destination'],
    ['negated', 'countered'],
  ),
  word('Newly evolved', 'Evolved in this turn: such a Monster does not attack or swap until the next.', [
    'prime-evolution/attack-restriction',
    'rulings/evolution-before-attack',
    'keywords/swap',
  ]),
  word(
    'Object number',
    'The table’s mark for one stay of a card on the field or in the Graveyard: a card that comes back has a new one, and what was meant for the old one misses it.',
    ['game-state/card', 'chains/illegal-target-at-resolution'],
    ['object', 'new object'],
  ),
  word('ON ENTRY', 'Label: happens at once when the Evolution comes onto the field.', [
    'card-text/use-timing-labels-consistently',
    'keywords/trigger',
  ]),
  word('ON REVEAL', 'Label: a Trigger that is ready when the Monster is turned face-up.', [
    'card-text/use-timing-labels-consistently',
    'turn-procedure/flip-step',
    'keywords/trigger',
  ]),
  word('Once per turn', 'The limit of a text that one object may use only once in a turn.', [
    'keywords/trigger',
    'game-state/card',
  ]),
  word(
    'Opposing',
    'On the side of the other player, seen from the player whose effect speaks.',
    ['card-text/targets-before-resolution'],
    ['opposing Monster', 'opponent'],
  ),
  word(
    'Our reading',
    'What this table plays where the reference leaves a question open: a value of the format that can be changed, or a rule with its reason.',
    ['scope-authority/core-rule-priority'],
    ['open'],
  ),
  word('Overdrive', 'Keyword: after a first attack that defeated an opposing Monster in combat, one more attack.', [
    'keywords/overdrive',
    'combat/overdrive',
    'rulings/overdrive-after-first-attack',
  ]),
  word(
    'Pass',
    'To do nothing when asked: a step or a block that was passed is over, a Counter Window only once both players have passed one after the other.',
    ['timing/missed-window', 'rulings/counter-window-passed'],
  ),
  word(
    'PASSIVE',
    'Label: applies while the Monster is face-up on the field, becomes ready “when” something happens, or stands in for a defeat.',
    ['card-text/use-timing-labels-consistently', 'keywords/trigger', 'combat/defeat-timing'],
  ),
  word('PRIME CONDITION', 'Label: what must be true for a Prime Singular to enter.', [
    'prime-evolution/prime-singular',
    'card-text/prime-wording',
  ]),
  word(
    'PRIME ENTRY',
    'Label: happens at once when the Prime Singular enters. Also: the entry itself.',
    ['prime-evolution/prime-entry', 'card-text/prime-wording', 'keywords/trigger'],
    ['Prime entry', 'enter'],
  ),
  word('Prime Evolution', 'An Evolution with “Prime” in its type; it follows the rules of Evolutions.', [
    'prime-evolution/prime-evolution',
    'rulings/prime-evolution-naming',
  ]),
  word(
    'Prime Singular',
    'A Monster of the lineup that waits in the Reserve and takes the place of another Monster.',
    ['prime-evolution/prime-singular', 'prime-evolution/prime-entry'],
    ['Prime'],
  ),
  word('Priority', 'Whose turn it is to act or to answer.', ['timing/priority-shorthand']),
  word(
    'Promotion',
    'A Monster becomes Active because the Active Slot is empty.',
    ['game-end/active-promotion', 'rulings/forced-active-promotion'],
    ['promote'],
  ),
  word('Redirect', 'To make another Monster of the same player the defender of an attack.', ['combat/blocker']),
  word(
    'Replaced',
    'Put into the Graveyard by a Prime Singular that takes the slot; not defeated.',
    ['prime-evolution/replaced-monster', 'rulings/prime-singular-replacement'],
    ['replacement'],
  ),
  word(
    'Replacement effect',
    'A text that puts something else in the place of a defeat that would happen.',
    ['combat/defeat-timing', 'card-text/digital-readability'],
    ['instead'],
  ),
  word(
    'Resolve',
    'To happen at last, after what could be answered was answered.',
    ['chains/lifo-resolution', 'timing/resolution-finality'],
    ['resolution'],
  ),
  word(
    'Resonance Counter',
    'A subtype of Counter for later sets: a label on a printed card, which a format lets into decks.',
    ['chains/resonance-counter'],
  ),
  word(
    'Rewind',
    'To take back what was done, at a casual table, as long as nothing was shown or decided since.',
    ['timing/missed-window', 'game-state/legal-action'],
    ['take back', 'repair'],
  ),
  word('Round', 'A turn of Player 1 and then one of Player 2.', [
    'turn-procedure/end-phase',
    'setup/first-round-restrictions',
  ]),
  word('Singleton', 'No card twice in a deck.', ['setup/deck-verification']),
  word('Spell', 'A Support that the turn player plays from the hand in the Spell Phase.', [
    'game-state/support-card',
    'turn-procedure/spell-phase',
  ]),
  word(
    'State-based check',
    'What is looked at each time a Monster leaves the field: promotion, then defeat of a player.',
    ['game-end/active-promotion', 'game-end/defeat-condition-check'],
  ),
  word(
    'Step',
    'One of the ten parts of a turn; some are called phases.',
    ['turn-procedure/unlock-step', 'timing/timing-window'],
    ['phase'],
  ),
  word('Support', 'A Spell or a Counter.', ['game-state/support-card'], ['Support card']),
  word('Support Deck', 'The zone in which Supports begin, open to their owner, without order.', ['zones/support-deck']),
  word(
    'Swap',
    'Keyword: the Active Monster and one on the Bench or in the Flex Slot change places. Also: that exchange itself.',
    ['keywords/swap', 'turn-procedure/swap-phase'],
  ),
  word('Target', 'What a card or Trigger chooses before it happens, from a class that its text names.', [
    'card-text/targets-before-resolution',
    'chains/illegal-target-at-resolution',
  ]),
  word(
    'Timing label',
    'The words in capitals that begin an ability and say when it exists.',
    ['card-text/use-timing-labels-consistently'],
    ['label'],
  ),
  word(
    'Trigger',
    'A text that becomes ready by an event and waits for Trigger Resolution. Also the keyword, a label on a Monster with such a text.',
    ['keywords/trigger', 'turn-procedure/trigger-resolution', 'timing/simultaneous-effects'],
    ['Triggers', 'pending'],
  ),
  word('Turn player', 'The player whose turn it is.', ['timing/priority-shorthand']),
  word(
    'Unlock',
    'To move a Locked Support to the hand: one a turn by the rules, others by effects.',
    ['support-access/unlock-step', 'support-access/opening-unlock-schedule', 'rulings/unlock-order'],
    ['unlocked', 'Unlock Step'],
  ),
  word(
    'You may',
    'The player whose effect it is decides whether it happens, even if there is only one way to do it.',
    ['turn-procedure/trigger-resolution', 'timing/simultaneous-effects'],
    ['optional'],
  ),
  word('Zone', 'A place for cards, with its own rule of who sees them and what can be done with them.', [
    'zones/active-slot',
    'zones/bench',
    'zones/flex-slot',
    'zones/support-deck',
    'zones/locked-support-zone',
    'zones/hand',
    'zones/monster-reserve',
    'zones/graveyard',
  ]),
]

const BY_NAME: ReadonlyMap<string, GlossaryTerm> = new Map(
  // A term's own name goes before another's other form.
  [
    ...GLOSSARY.flatMap((entry) => entry.also.map((name) => [name.toLowerCase(), entry] as const)),
    ...GLOSSARY.map((entry) => [entry.term.toLowerCase(), entry] as const),
  ],
)

/** The term of this name or form, whatever the case; null: the glossary has none. */
export const termOf = (name: string): GlossaryTerm | null => BY_NAME.get(name.trim().toLowerCase()) ?? null

/** The terms that lead to an entry. */
export const termsOfEntry = (id: KnownRuleId): readonly GlossaryTerm[] =>
  GLOSSARY.filter((entry) => entry.ids.includes(id))
