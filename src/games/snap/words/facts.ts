/** What a scenario says is true at some moment: one sentence each. */
import type { ActionType, AskKind, Check } from '@/games/snap/rules'
import type { PlayerNumber } from '@/kernel/seats'
import { counted, possessive, STEP_NAMES, type Names } from './words'

type ZoneOfCheck = Extract<Check, { zone: unknown }>['zone'][1]
type CountedZone = Extract<Check, { count: unknown }>['count'][1]

const ZONES: Readonly<Record<ZoneOfCheck, string>> = {
  active: 'in the Active Slot',
  bench: 'on the Bench',
  flex: 'in the Flex Slot',
  stack: 'in an Evolution stack',
  hand: 'in hand',
  locked: 'locked',
  deck: 'in the Support Deck',
  reserve: 'in the Monster Reserve',
  graveyard: 'in the Graveyard',
  lineup: 'in the lineup',
  chain: 'on the Chain',
}

const COUNTED: Readonly<Record<CountedZone, (count: number) => string>> = {
  field: (count) => `${counted(count, 'Monster')} on the field`,
  hand: (count) => `${counted(count, 'card')} in hand`,
  locked: (count) => counted(count, 'Locked Support'),
  deck: (count) => `${counted(count, 'card')} in the Support Deck`,
  reserve: (count) => `${counted(count, 'card')} in the Monster Reserve`,
  graveyard: (count) => `${counted(count, 'card')} in the Graveyard`,
}

const ASKS: Readonly<Record<AskKind, string>> = {
  setup: 'sets up',
  unlock: 'chooses what to unlock',
  flip: 'chooses what to reveal',
  order: 'chooses what comes next',
  trigger: 'decides about an effect',
  step: 'acts or passes',
  block: 'may block',
  window: 'may play a Counter',
  lockIn: 'chooses what to lock',
  promote: 'promotes a Monster',
  pick: 'chooses a card',
  mode: 'chooses between effects',
  aim: 'chooses targets',
  standstill: 'goes on or wants a draw',
}

const ACTS: Readonly<Record<ActionType, string>> = {
  place: 'place a Monster',
  choose: 'choose a Support',
  confirm: 'confirm the setup',
  unlock: 'unlock a Support',
  flip: 'reveal a Monster',
  order: 'choose what comes next',
  accept: 'use the effect',
  decline: 'decline the effect',
  play: 'play a Spell',
  counter: 'play a Counter',
  evolve: 'evolve a Monster',
  enter: 'bring in a Prime Singular',
  attack: 'attack',
  block: 'block',
  swap: 'swap',
  promote: 'promote a Monster',
  lockIn: 'lock a Support',
  pick: 'choose a card',
  mode: 'choose an effect',
  pass: 'pass',
  goOn: 'go on',
  agreeDraw: 'end a standstill in a draw',
  concede: 'concede',
  offerDraw: 'offer a draw',
  withdrawDraw: 'take the offer of a draw back',
  acceptDraw: 'accept a draw',
  declineDraw: 'decline a draw',
}

/** The sentence; null for what only a machine wants to know, such as how often an event happened. */
export function factSentence(check: Check, names: Names): string | null {
  const player = (number: PlayerNumber): string => names[number - 1] ?? ''
  if ('zone' in check) return `${check.zone[0]} is ${ZONES[check.zone[1]]}.`
  if ('imp' in check) return `${check.imp[0]} has ${check.imp[1]} IMP.`
  if ('faceUp' in check) return `${check.faceUp[0]} is ${check.faceUp[1] ? 'face-up' : 'face-down'}.`
  if ('keyword' in check)
    return `${check.keyword[0]} ${check.keyword[2] ? 'has' : 'does not have'} ${check.keyword[1]}.`
  if ('count' in check) return `${player(check.count[0])} has ${COUNTED[check.count[1]](check.count[2])}.`
  if ('decides' in check) return `${player(check.decides[0])} ${ASKS[check.decides[1]]}.`
  if ('offers' in check) return offerSentence(player(check.offers[0]), ACTS[check.offers[1]], check.offers[2])
  if ('step' in check) return `It is the ${STEP_NAMES[check.step]}.`
  if ('turn' in check) return `It is ${possessive(player(check.turn[0]))} turn in Round ${check.turn[1]}.`
  if ('sees' in check)
    return `${player(check.sees[0])} ${check.sees[2] ? 'sees' : 'does not see'} which card ${check.sees[1]} is.`
  if ('result' in check) {
    if (check.result === null) return 'The game goes on.'
    return check.result.winner === null ? 'The game is a draw.' : `${player(check.result.winner)} has won.`
  }
  return null
}

function offerSentence(who: string, act: string, count: number): string {
  if (count === 0) return `${who} cannot ${act}.`
  return count === 1 ? `${who} can ${act}.` : `${who} can ${act} in ${count} ways.`
}
