/** What a person does with the things on the table for each action: what is taken up, and where it is put. */
import { answerLabel, passLabel } from '@/games/snap/words/prompts'
import { STEP_NAMES } from '@/games/snap/words/words'
import {
  ACTIVE,
  opponentOf,
  printBody,
  type Action,
  type ActionType,
  type ModeView,
  type View,
} from '@/games/snap/rules'
import type { Piece, Spot } from './table'

export type Gesture =
  /** One thing onto one place, or onto several, one after the other. */
  | { readonly kind: 'put'; readonly piece: Piece; readonly spots: readonly Spot[] }
  /** An effect asks: these are its targets. `piece`: the Monster whose effect it is, where it stands on the field. */
  | { readonly kind: 'point'; readonly spots: readonly Spot[]; readonly piece: Piece | null }
  | { readonly kind: 'press'; readonly button: string }

type TargetedAction = Extract<Action, { type: 'play' | 'counter' | 'accept' }>

const targetsOf = ({ targets }: TargetedAction): readonly Spot[] =>
  targets.map((target) => ('card' in target ? { card: Number(target.card) } : target))

const put = (piece: Piece, ...spots: readonly Spot[]): Gesture => ({ kind: 'put', piece, spots })
const press = (button: string): Gesture => ({ kind: 'press', button })

export function gestureOf(action: Action, view: View): Gesture {
  const { seat } = action
  const { decision } = view
  const asked = decision ?? { kind: 'step' as const, optional: true }
  switch (action.type) {
    case 'place':
      return put({ card: action.card }, { seat, slot: action.slot })
    case 'choose':
      return put({ card: action.card }, { zone: action.to })
    case 'confirm':
      return press('Confirm setup')
    case 'unlock':
      return put({ card: action.card }, { zone: 'hand' })
    case 'lockIn':
      return put({ card: action.card }, { zone: 'locked' })
    case 'pick': {
      const purpose = decision?.purpose ?? 'hand'
      return put(
        { card: action.card },
        { zone: purpose === 'lock' ? 'locked' : purpose === 'unlock' ? 'hand' : purpose },
      )
    }
    case 'flip':
      return put({ slot: action.slot }, 'play')
    case 'play':
      return put({ card: action.card }, ...(action.targets.length === 0 ? ['play' as const] : targetsOf(action)))
    case 'counter':
      return put({ card: action.card }, { answered: action.answers }, ...targetsOf(action))
    case 'evolve':
    case 'enter':
      return put({ card: action.card }, { seat, slot: action.slot })
    case 'attack':
      return put({ slot: ACTIVE }, { seat: opponentOf(seat), slot: action.target })
    case 'block': {
      const attacker = view.combat?.attacker
      return put({ slot: action.slot }, attacker ?? 'play')
    }
    case 'swap':
    case 'promote':
      return put({ slot: action.slot }, { seat, slot: ACTIVE })
    case 'accept':
      return action.targets.length > 0
        ? { kind: 'point', spots: targetsOf(action), piece: sourceOf(view, seat) }
        : press(decision?.optional === true ? 'Use the effect' : 'Resolve')
    case 'decline':
      return press('Do not use it')
    case 'mode':
      return press(modeButton(decision?.modes[action.mode]))
    case 'order':
      return press(
        `Resolve ${decision?.choices.find(({ id }) => id === action.choice)?.card.definition.name ?? ''} next`,
      )
    case 'pass':
      return press(passButton(action, view, asked))
    case 'goOn':
    case 'agreeDraw':
      return press(answerLabel(action, asked))
    case 'concede':
    case 'offerDraw':
    case 'withdrawDraw':
    case 'acceptDraw':
    case 'declineDraw':
      throw new Error(`“${action.type}” is no gesture on the table`)
  }
}

const modeButton = (mode: ModeView | undefined): string =>
  mode === undefined ? '' : printBody(mode.body, mode.targets)

/** With what words a place that is a legal target says what a press on it does. */
export function targetWords(action: Action): RegExp {
  if (action.type === 'choose')
    return action.to === 'hand'
      ? /: to the starting hand$/
      : action.to === 'locked'
        ? /: to the Opening Lock-in$/
        : /: back to the Support Deck$/
  const words = TARGET_WORDS[action.type]
  if (words === undefined) throw new Error(`No target is pointed at for “${action.type}”`)
  return words
}

const TARGET_WORDS: Readonly<Partial<Record<ActionType, RegExp>>> = {
  place: /^Place /,
  unlock: /^Unlock /,
  lockIn: /^Lock in /,
  pick: /^(?:Lock|Unlock|Choose) | to the (?:hand|Support Deck|Graveyard)$/,
  flip: /^Reveal /,
  play: /^Play /,
  counter: /^Answer /,
  evolve: /^Evolve /,
  enter: / replaces /,
  attack: /^Attack /,
  block: /^Block with /,
  swap: /^Swap /,
  promote: /^Promote /,
  accept: /^Use the effect on /,
}

/** A pass to the nearest step and the end of the turn stand in the decision bar, every other one on the rail. */
function passButton(
  action: Extract<Action, { type: 'pass' }>,
  view: View,
  asked: Parameters<typeof passLabel>[1],
): string {
  const label = passLabel(action, asked)
  const order = ['spell', 'evolution', 'prime', 'attack', 'swap'] as const
  const next = order[order.findIndex((step) => step === view.step) + 1]
  return action.to === null || action.to === 'end' || action.to === next ? label : `${STEP_NAMES[action.to]}: ${label}`
}

function sourceOf(view: View, seat: 0 | 1): Piece | null {
  const source = view.decision?.source
  const place = view.seats[seat].field.find(
    ({ monster }) => source !== null && source !== undefined && monster?.card?.key === source.key,
  )
  return place === undefined ? null : { slot: place.slot }
}
