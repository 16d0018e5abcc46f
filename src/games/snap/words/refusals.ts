/** Every refusal in one plain sentence: what stands in the way and, where it helps, what to do. */
import type { AskKind, CardId, Refusal } from '@/games/snap/rules'
import { counted, STEP_NAMES, type Names } from './words'

/** The name of a card that the refused player knows; null: not to be named. */
export type CardName = (card: CardId) => string | null

/**
 * Words one refusal, with the players' names and the facts that it carries. A fact that is missing leaves a sentence
 * that is still true.
 */
export function wordRefusal(refusal: Refusal, names: Names, cardName: CardName): string {
  const who = names[refusal.seat]
  const other = names[refusal.seat === 0 ? 1 : 0]
  const named = refusal.card === undefined ? null : cardName(refusal.card)
  const card = named ?? 'This card'
  const monster = named ?? 'This Monster'
  const step = refusal.step === undefined ? null : STEP_NAMES[refusal.step]
  const { limit, word } = refusal

  switch (refusal.code) {
    case 'gameOver':
      return 'The game is over; nothing more can be done in it.'
    case 'notYourDecision':
      return `${other} decides now; ${who} has to wait.`
    case 'decisionIsAnother':
      return `First ${who} has to finish ${DECISIONS.get(word ?? '') ?? 'another decision'}.`
    case 'wrongStep':
      return step === null ? 'This is not the step for it.' : `This belongs to the ${step}.`
    case 'stepPassed':
      return step === null
        ? 'That step is over for this turn.'
        : `The ${step} is over for this turn and does not come back.`
    case 'unknownCard':
      return 'There is no such card in this match.'
    case 'malformed':
      return 'The table cannot make sense of this action.'

    case 'notInLineup':
      return `${card} is not a Monster of ${who}’s lineup that starts on the field.`
    case 'noSuchSlot':
      return 'There is no such slot on the field.'
    case 'flexClosed':
      return `${who}’s Flex Slot is closed until something opens it.`
    case 'alreadyReady':
      return `${who} has confirmed the setup; it stays as it is.`
    case 'notASupportOfYours':
      return `${card} is not one of ${who}’s Supports.`
    case 'handChosen':
      return fullZone('The starting hand', limit)
    case 'lockChosen':
      return fullZone('The Opening Lock-in', limit)
    case 'alreadyThere':
      return `${card} is there already.`
    case 'setupIncomplete':
      return incompleteSetup(word, limit)

    case 'notLocked':
      return `${card} is not one of ${who}’s Locked Supports.`
    case 'notInDeck':
      return `${card} is not in ${who}’s Support Deck.`
    case 'lockedFull':
      return `${who} has ${limit === undefined ? 'as many Supports locked as allowed' : `${counted(limit, 'Support')} locked, which is the most`}.`
    case 'notInHand':
      return `${card} is not in ${who}’s hand.`
    case 'notASpell':
      return `${card} is not a Spell; a Counter waits for a Counter Window.`
    case 'notACounter':
      return `${card} is not a Counter; only Counters go onto a Chain.`
    case 'lockedNotPlayable':
      return `${card} is locked; it can be played once it is unlocked to the hand.`

    case 'emptySlot':
      return 'There is no Monster in that slot.'
    case 'faceDown':
      return `${named ?? 'That Monster'} is face-down; only a face-up Monster can ${word ?? 'do this'}.`
    case 'notFaceDown':
      return `${named ?? 'That Monster'} is face-up already.`
    case 'notInReserve':
      return `${card} is not in ${who}’s Monster Reserve.`
    case 'notAnEvolution':
      return `${card} is not an Evolution.`
    case 'notAPrime':
      return `${card} is not a Prime Singular.`
    case 'doesNotEvolve':
      return word === undefined ? `${card} does not upgrade that Monster.` : `${card} upgrades only ${word}.`
    case 'revealedThisTurn':
      return `${monster} ${word === 'entered' ? 'came to the field' : 'was revealed'} this turn; it can evolve from ${who}’s next turn on.`
    case 'evolutionUsed':
      return `${who} has used this turn’s ${limit === undefined || limit === 1 ? 'Evolution' : counted(limit, 'Evolution')}.`
    case 'primeUsed':
      return `${who} has used this turn’s ${limit === undefined || limit === 1 ? 'Prime entry' : counted(limit, 'Prime entry', 'Prime entries')}.`
    case 'primeConditionUnmet':
      return `The PRIME CONDITION of ${named ?? 'this Prime Singular'} is not met.`
    case 'firstRound':
      return tooEarly(word, limit, who)
    case 'firstRoundSpell':
      return limit === 0
        ? 'In Round 1 nobody plays a Spell.'
        : `In Round 1 a player plays ${counted(limit ?? 1, 'Spell')} at most.`
    case 'conditionUnmet':
      return `What the text of ${named ?? 'this card'} asks for is not the case.`
    case 'restricted':
      return `An effect says that ${named ?? 'this Monster'} cannot ${word ?? 'do this'} now.`

    case 'attacksUsed':
      return `${who} has no attack left this turn.`
    case 'newlyEvolved':
      return `${monster} evolved this turn, so it cannot attack before the next one.`
    case 'benchNeedsDisruptor':
      return 'Only a Monster with Disruptor can attack the Bench; attack the Active Monster.'
    case 'notABlocker':
      return `${monster} has no Blocker.`
    case 'blocksItself':
      return `${monster} is the one attacked; another Monster has to block.`
    case 'swapUsed':
      return `${who} has used this turn’s Swap.`
    case 'noSwapKeyword':
      return 'Neither of the two Monsters has Swap, and no card gave a Swap.'
    case 'swapActive':
      return 'A Swap exchanges the Active Monster and one on the Bench; choose a Bench or Flex Slot.'
    case 'swapFreshMonster':
      return `${monster} evolved or entered as a Prime Singular this turn and stays where it is.`
    case 'notPromotable':
      return 'Only a Monster on the Bench or in an open Flex Slot can be promoted.'

    case 'windowClosed':
      return 'No Counter Window is open; a Counter answers something that has just happened.'
    case 'nothingToAnswer':
      return word === undefined
        ? `There is nothing here that ${named ?? 'this Counter'} answers.`
        : `${card} answers only ${word}.`
    case 'chainCap':
      return `The Chain is full${limit === undefined ? '' : ` with ${counted(limit, 'Counter')}`}; it resolves now.`
    case 'chainContribution':
      return `${who} has played ${limit === undefined ? 'as many Counters as allowed' : counted(limit, 'Counter')} on this Chain, which is the most for one player.`
    case 'answersAnother':
      return word === undefined ? `${card} answers something else on the Chain.` : `${card} answers only ${word}.`

    case 'targetCount':
      return limit === 0
        ? `${card} takes no target here.`
        : `${card} needs ${limit === undefined ? 'another number of targets' : counted(limit, 'target')}.`
    case 'illegalTarget':
      return word === undefined
        ? `That is not a legal target for ${named ?? 'this effect'}.`
        : `That is not a legal target: ${card} asks for ${word}.`
    case 'sameTarget':
      return 'One target cannot be chosen twice.'
    case 'notOffered':
      return named === null ? 'That is not one of the choices.' : `${named} is not one of the choices.`
    case 'noPossibleEffect':
      return `None of the effects that ${named ?? 'this card'} offers can be carried out now.`
    case 'mustDecide':
      return step === null
        ? 'This has to be decided; it cannot be passed.'
        : `The ${step} cannot be passed; it has to be done.`

    case 'noDrawOffer':
      return `${other} has not offered a draw.`
    case 'notYourOffer':
      return `${who} has not offered a draw.`
    case 'drawOffered':
      return `A draw is already on offer; it waits for an answer.`
    default: {
      const never: never = refusal.code
      return never
    }
  }
}

/** Open decisions, by the kind that the refusal gives, as what has to be finished. */
const DECISIONS: ReadonlyMap<string, string> = new Map<AskKind, string>([
  ['setup', 'the setup'],
  ['unlock', 'the unlock'],
  ['flip', 'the flip'],
  ['order', 'the choice of what comes next'],
  ['trigger', 'the Trigger that is asking'],
  ['step', 'the open step, or pass it'],
  ['block', 'the question whether to block'],
  ['window', 'the Counter Window'],
  ['lockIn', 'the Lock-in'],
  ['promote', 'the promotion'],
  ['pick', 'the choice that an effect asks for'],
  ['mode', 'the choice between the effects'],
  ['aim', 'the choice of targets'],
  ['standstill', 'the question whether to go on'],
])

/** A format may leave a zone without room for any. */
function fullZone(zone: string, limit: number | undefined): string {
  if (limit === 0) return `${zone} takes no Support in this format.`
  return `${zone} is full${limit === undefined ? '' : ` with ${counted(limit, 'Support')}`}; put one back first.`
}

function incompleteSetup(word: string | undefined, limit: number | undefined): string {
  const supports = limit === undefined ? 'Supports' : counted(limit, 'Support')
  if (word === 'lineup') return 'Every Monster of the lineup needs a slot first.'
  if (word === 'hand') return `The starting hand needs ${supports}.`
  if (word === 'locked') return `The Opening Lock-in needs ${supports}.`
  return 'The setup is not complete yet.'
}

/** What begins later in the game; `limit` is the first Round in which it is allowed. */
function tooEarly(word: string | undefined, limit: number | undefined, who: string): string {
  const when = limit === undefined ? 'later' : `from Round ${limit} on`
  if (word === 'unlock') return limit === 2 ? `${who} skips the Unlock Step in Round 1.` : `${who} unlocks ${when}.`
  if (word === 'lockIn') return `Supports are locked in ${when}; before that the Opening Lock-in has to do.`
  if (word === 'attack') return `Nobody attacks in Round 1; attacks are allowed ${when}.`
  if (word === 'evolve') return `No Monster evolves in Round 1; Evolutions are allowed ${when}.`
  if (word === 'enter') return `No Prime Singular enters in Round 1; it can enter ${when}.`
  return `This is allowed ${when}.`
}
