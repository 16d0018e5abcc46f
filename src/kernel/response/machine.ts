/** How the stack goes on: what is added, who is asked, what resolves next. Pure functions; a call that may not be is the game's fault. */
import { opponentOf, type Seat } from '../seats'
import type { ResponseSettings } from './settings'
import {
  emptyStack,
  newestOf,
  type Entering,
  type Entry,
  type Group,
  type Ready,
  type Reply,
  type Stack,
} from './stack'

/** The first entry of an exchange. */
export const open = <Id>(settings: ResponseSettings, turn: Seat, entry: Entering<Id>): Stack<Id> =>
  asking(settings, { ...emptyStack<Id>(turn), groups: withGroup([], [entryOf(entry)]) })

/** Adds a reply which `check` has nothing against; the asking begins afresh. */
export function answer<Id>(settings: ResponseSettings, stack: Stack<Id>, reply: Reply<Id>): Stack<Id> {
  const top = stack.groups.at(-1)
  const entry = entryOf(reply, reply.answers)
  const breaks = settings.speed?.breaks === true && reply.speed > (top?.speed ?? 0)
  const [one, other] = stack.replies
  return asking(settings, {
    ...stack,
    groups: breaks || top === undefined ? withGroup(stack.groups, [entry]) : onTop(stack.groups, top, [entry]),
    replies: reply.seat === 0 ? [one + 1, other] : [one, other + 1],
  })
}

/** Whoever is asked says no. */
export function pass<Id>(settings: ResponseSettings, stack: Stack<Id>): Stack<Id> {
  const passes = stack.passes + 1
  if (passes >= settings.passes) return { ...stack, passes, phase: 'resolving' }
  return { ...stack, passes, speaker: opponentOf(stack.speaker) }
}

/** Passes for everybody of whom all can see that they have no reply, if that is done at this table. */
export function skipSilent<Id>(
  settings: ResponseSettings,
  stack: Stack<Id>,
  isSilent: (stack: Stack<Id>) => boolean,
): Stack<Id> {
  let now = stack
  while (settings.skipEmptyAsk && now.phase === 'asking' && isSilent(now)) now = pass(settings, now)
  return now
}

/** What is to be done, and the stack while it is done. */
export type Next<Id> = { readonly stack: Stack<Id> } & (
  | { readonly do: 'ask'; readonly seat: Seat }
  /** The newest entry, which has left the stack: it does what it does, unless it is negated. */
  | { readonly do: 'resolve'; readonly entry: Entry<Id> }
  /** These are to be put on the stack (`enter`), in this order; whether and how is the game's question. */
  | { readonly do: 'enter'; readonly ready: readonly Ready<Id>[] }
  | { readonly do: 'end' }
)

/** What comes next. */
export function next<Id>(settings: ResponseSettings, stack: Stack<Id>): Next<Id> {
  if (stack.phase === 'asking') return { do: 'ask', seat: stack.speaker, stack }
  const newest = newestOf(stack)
  if (stack.phase === 'resolving' && newest !== null)
    return { do: 'resolve', entry: newest, stack: withoutNewest(settings, stack) }
  if (stack.waiting.length > 0 && (settings.triggers === 'own group' || newest === null))
    return { do: 'enter', ready: inTurnOrder(stack.turn, stack.waiting), stack: { ...stack, waiting: [] } }
  if (newest === null) return { do: 'end', stack: emptyStack(stack.turn) }
  return { do: 'ask', seat: firstOf(settings, stack), stack: asking(settings, stack) }
}

/** Something becomes ready: several at once in the order in which they would be added. */
export function trigger<Id>(settings: ResponseSettings, stack: Stack<Id>, ready: readonly Ready<Id>[]): Stack<Id> {
  if (settings.triggers === 'elsewhere' || ready.length === 0) return stack
  if (settings.triggers !== 'top') return { ...stack, waiting: [...stack.waiting, ...ready] }
  const entries = ready.map((one) => entryOf(one))
  const top = stack.groups.at(-1)
  const groups = top === undefined ? withGroup(stack.groups, entries) : onTop(stack.groups, top, entries)
  return asking(settings, { ...stack, groups })
}

/** What was ready is put on the stack, as a group of its own. */
export function enter<Id>(settings: ResponseSettings, stack: Stack<Id>, entries: readonly Entering<Id>[]): Stack<Id> {
  if (entries.length === 0) return stack
  const exchange = stack.groups.length === 0 ? { ...emptyStack<Id>(stack.turn), waiting: stack.waiting } : stack
  return asking(settings, {
    ...exchange,
    groups: withGroup(
      stack.groups,
      entries.map((one) => entryOf(one)),
    ),
  })
}

/** An entry is negated: it does nothing. */
export function negate<Id>(settings: ResponseSettings, stack: Stack<Id>, id: Id): Stack<Id> {
  if (settings.negated === 'leaves') return remove(stack, [id])
  const mark = (entry: Entry<Id>): Entry<Id> => (entry.id === id ? { ...entry, negated: true } : entry)
  return { ...stack, groups: stack.groups.map((group) => ({ ...group, entries: group.entries.map(mark) })) }
}

/** Entries leave the stack without resolving; the others stay in their order. */
export function remove<Id>(stack: Stack<Id>, ids: readonly Id[]): Stack<Id> {
  const groups = stack.groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ entries }) => entries.length > 0)
  return { ...stack, groups, phase: groups.length === 0 ? 'settled' : stack.phase }
}

const entryOf = <Id>({ id, seat, speed }: Entering<Id>, answers: Id | null = null): Entry<Id> => ({
  id,
  seat,
  speed,
  answers,
  negated: false,
})

type Groups<Id> = readonly Group<Id>[]

const withGroup = <Id>(groups: Groups<Id>, entries: readonly Entry<Id>[]): Groups<Id> => [
  ...groups,
  { speed: Math.max(groups.at(-1)?.speed ?? 0, ...entries.map(({ speed }) => speed)), entries },
]

const onTop = <Id>(groups: Groups<Id>, top: Group<Id>, entries: readonly Entry<Id>[]): Groups<Id> => [
  ...groups.slice(0, -1),
  { speed: Math.max(top.speed, ...entries.map(({ speed }) => speed)), entries: [...top.entries, ...entries] },
]

function firstOf<Id>(settings: ResponseSettings, stack: Stack<Id>): Seat {
  const newest = newestOf(stack)
  return settings.first === 'turn player' || newest === null ? stack.turn : opponentOf(newest.seat)
}

const asking = <Id>(settings: ResponseSettings, stack: Stack<Id>): Stack<Id> => ({
  ...stack,
  phase: 'asking',
  passes: 0,
  speaker: firstOf(settings, stack),
})

/** The unit has resolved when its last entry has been taken. */
function withoutNewest<Id>(settings: ResponseSettings, stack: Stack<Id>): Stack<Id> {
  const top = stack.groups.at(-1)
  const entries = top?.entries.slice(0, -1) ?? []
  const beneath = stack.groups.slice(0, -1)
  const done = settings.unit === 'entry' || entries.length === 0
  return {
    ...stack,
    groups: top === undefined || entries.length === 0 ? beneath : [...beneath, { ...top, entries }],
    phase: done ? 'settled' : 'resolving',
  }
}

/** The turn player's that must be, the opponent's that must be, then in the same order what may be. */
const inTurnOrder = <Id>(turn: Seat, ready: readonly Ready<Id>[]): readonly Ready<Id>[] => {
  const rank = ({ optional, seat }: Ready<Id>): number => (optional ? 2 : 0) + (seat === turn ? 0 : 1)
  return [...ready].sort((one, other) => rank(one) - rank(other))
}
