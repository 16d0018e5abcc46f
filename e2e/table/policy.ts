/**
 * A player who always does the same in the same position: what wins, and where nothing wins what was seldom done so
 * far, so that one game shows as much of the table as it can.
 */
import {
  ACTIVE,
  decisionOf,
  opponentOf,
  viewFor,
  type Action,
  type ActionType,
  type GameState,
  type KnownCard,
} from '@/games/snap/rules'
import { after, gain, impAt, settled, worth } from './outlook'

type Of<T extends ActionType> = Extract<Action, { readonly type: T }>
const isOf =
  <T extends ActionType>(type: T) =>
  (action: Action): action is Of<T> =>
    action.type === type

/** A Monster that falls or is saved; smaller numbers are IMP. */
const A_MONSTER = 5_000

export interface Player {
  choose(state: GameState): Action
}

/** `first`: the names of the Supports that this game's players want first, in order. */
export function createPlayer(first: readonly string[]): Player {
  const used = new Map<string, number>()
  const times = (what: string): number => used.get(what) ?? 0
  const name = (state: GameState, card: number): string => state.match.cards[card]?.name ?? ''
  const rank = (state: GameState, card: number): number => {
    const at = first.indexOf(name(state, card))
    return at < 0 ? first.length : at
  }

  /** The card that is wanted first. */
  function wanted<A extends Action & { readonly card: number }>(
    state: GameState,
    actions: readonly A[],
  ): A | undefined {
    return [...actions].sort((one, other) => rank(state, one.card) - rank(state, other.card))[0]
  }

  function best<A extends Action>(state: GameState, actions: readonly A[], least: number): A | undefined {
    let found: A | undefined
    let most = least
    for (const action of actions) {
      const value = gain(state, action)
      if (value > most) {
        found = action
        most = value
      }
    }
    return found
  }

  function setUp(state: GameState, options: readonly Action[]): Action | undefined {
    const decision = decisionOf(state)
    if (decision === null) return undefined
    const side = viewFor(state, decision.seat).seats[decision.seat]
    const monsters = side.lineup.filter((card): card is KnownCard => card.known)
    const strongest = [...monsters].sort((one, other) => (other.definition.imp ?? 0) - (one.definition.imp ?? 0))
    // The second strongest begins in front; the strongest waits behind it.
    const next = strongest[side.field[ACTIVE]?.monster === null ? 1 : 0]
    const free = side.field.find(({ open, monster }) => open && monster === null)
    const place = options.find(
      (action) => action.type === 'place' && action.card === next?.card && action.slot === free?.slot,
    )
    if (place !== undefined) return place
    const choices = options.filter(isOf('choose'))
    const fromDeck = choices.filter(({ card }) => state.sides[decision.seat].deck.includes(card))
    const hand = fromDeck.filter(({ to }) => to === 'hand')
    return (
      wanted(state, hand.length > 0 ? hand : fromDeck.filter(({ to }) => to === 'locked')) ??
      options.find(isOf('confirm'))
    )
  }

  /** The best attack that would follow a state in the turn player's Spell Phase. */
  function attackOutlook(state: GameState): number {
    const decision = decisionOf(state)
    if (decision?.kind !== 'step') return -Infinity
    const { seat } = decision
    const there =
      state.step === 'attack'
        ? state
        : decision.options.some((one) => one.type === 'pass' && one.to === 'attack')
          ? after(state, { type: 'pass', seat, to: 'attack' })
          : null
    if (there === null) return -Infinity
    const attacks = decisionOf(there)?.options.filter(isOf('attack')) ?? []
    return Math.max(0, ...attacks.map((attack) => gain(there, attack)))
  }

  function spell(state: GameState, plays: readonly Of<'play'>[]): Action | undefined {
    const now = attackOutlook(state)
    const rated = plays.map((play) => {
      const then = settled(after(state, play))
      const won = then.result === null ? attackOutlook(then) - now : 0
      const fresh = times(name(state, play.card)) === 0 && times(kindOf(play)) < 3
      const direct = gain(state, play)
      return {
        play,
        value:
          won >= A_MONSTER
            ? won
            : direct >= A_MONSTER
              ? direct
              : fresh && direct >= -500
                ? 100 - rank(state, play.card)
                : 0,
      }
    })
    return rated.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value)[0]?.play
  }

  /** What the turn player does in the open step; undefined: nothing worth it. */
  function inStep(state: GameState, options: readonly Action[]): Action | undefined {
    const plays = options.filter(isOf('play'))
    if (plays.length > 0) return spell(state, plays)
    const evolve = best(state, options.filter(isOf('evolve')), 0)
    if (evolve !== undefined) return evolve
    const enter = best(state, options.filter(isOf('enter')), -Infinity)
    if (enter !== undefined) return enter
    const attacks = options.filter(isOf('attack'))
    const bench =
      times('attack Bench') === 0
        ? best(
            state,
            attacks.filter(({ target }) => target !== ACTIVE),
            A_MONSTER,
          )
        : undefined
    return bench ?? best(state, attacks, A_MONSTER) ?? swap(state, options.filter(isOf('swap')))
  }

  function swap(state: GameState, swaps: readonly Of<'swap'>[]): Action | undefined {
    const stronger = swaps.filter(({ seat, slot }) => {
      const view = viewFor(state, seat)
      const strength = (at: number): number => impAt(view, seat, at)
      return strength(slot) > strength(ACTIVE) || (times('swap') === 0 && strength(slot) > 0)
    })
    return [...stronger].sort(
      (one, other) =>
        impAt(viewFor(state, one.seat), one.seat, other.slot) - impAt(viewFor(state, one.seat), one.seat, one.slot),
    )[0]
  }

  /** Passes to the next step in which there is something to do. */
  function passOn(state: GameState, passes: readonly Of<'pass'>[]): Action | undefined {
    return (
      passes.find((pass) => pass.to !== 'end' && pass.to !== null && wouldAct(after(state, pass), pass.seat)) ??
      passes.at(-1)
    )
  }

  function wouldAct(state: GameState, seat: number): boolean {
    const decision = decisionOf(state)
    return decision?.kind === 'step' && decision.seat === seat && inStep(state, decision.options) !== undefined
  }

  function counter(state: GameState, counters: readonly Of<'counter'>[]): Action | undefined {
    const seat = counters[0]?.seat
    if (seat === undefined) return undefined
    const other = opponentOf(seat)
    const stands = (then: GameState): number =>
      then.result?.winner === other ? -1_000_000 : worth(then, seat) - worth(then, other)
    const without = stands(settled(after(state, { type: 'pass', seat, to: null })))
    const rated = counters.map((one) => ({ one, value: stands(settled(after(state, one))) - without }))
    const [top] = rated.sort((one, two) => two.value - one.value)
    if (top === undefined) return undefined
    const fresh = times(name(state, top.one.card)) === 0 && times('counter') < 4 && top.value >= 0
    return top.value >= A_MONSTER || fresh ? top.one : undefined
  }

  function block(state: GameState, options: readonly Action[]): Action | undefined {
    const blocks = options.filter(isOf('block'))
    const pass = options.find(isOf('pass'))
    if (pass === undefined) return blocks[0]
    const open = gain(state, pass)
    const better = best(state, blocks, open)
    return better !== undefined && (gain(state, better) > 0 || gain(state, better) - open >= A_MONSTER) ? better : pass
  }

  function choice(state: GameState): Action | undefined {
    const decision = decisionOf(state)
    if (decision === null) return undefined
    const { kind, options } = decision
    switch (kind) {
      case 'setup':
        return setUp(state, options)
      case 'unlock':
        return wanted(state, options.filter(isOf('unlock')))
      case 'lockIn':
        return wanted(state, options.filter(isOf('lockIn')))
      case 'pick':
        return wanted(state, options.filter(isOf('pick')))
      case 'step':
        return inStep(state, options) ?? passOn(state, options.filter(isOf('pass')))
      case 'window':
        return counter(state, options.filter(isOf('counter'))) ?? options.find(isOf('pass'))
      case 'block':
        return block(state, options)
      case 'trigger':
        return times('decline') < times('accept')
          ? (options.find(isOf('decline')) ?? options[0])
          : (best(state, options.filter(isOf('accept')), -Infinity) ?? options[0])
      case 'mode':
        return options[times('mode') % options.length]
      case 'aim':
      case 'promote':
        return best(state, options, -Infinity)
      case 'flip':
      case 'order':
      case 'standstill':
        return options[0]
    }
  }

  return {
    choose(state) {
      const action = choice(state)
      if (action === undefined) throw new Error(`Nothing to choose: ${JSON.stringify(decisionOf(state))}`)
      for (const what of [
        action.type,
        kindOf(action),
        ...('card' in action && (action.type === 'play' || action.type === 'counter')
          ? [name(state, action.card)]
          : []),
      ]) {
        used.set(what, times(what) + 1)
      }
      return action
    },
  }
}

/** The gesture that an action is, as finely as the table tells them apart. */
export function kindOf(action: Action): string {
  if ('targets' in action)
    return `${action.type} ${['without target', 'on a target', 'on two targets'][action.targets.length] ?? 'on many targets'}`
  if (action.type === 'attack') return action.target === ACTIVE ? 'attack Active' : 'attack Bench'
  return action.type === 'choose' ? `choose for ${action.to}` : action.type
}

/** What the two whole games must have shown, each by its own kind of hands. */
export const EVERY_GESTURE: readonly string[] = [
  'place',
  'choose for hand',
  'choose for locked',
  'confirm',
  'unlock',
  'flip',
  'play on a target',
  'play on two targets',
  'play without target',
  'counter without target',
  'counter on a target',
  'evolve',
  'enter',
  'attack Active',
  'attack Bench',
  'block',
  'swap',
  'promote',
  'lockIn',
  'pick',
  'mode',
  'accept on a target',
  'accept without target',
  'decline',
  'pass',
]
