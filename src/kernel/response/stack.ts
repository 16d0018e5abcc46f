/** The stack of answers as plain data: groups of entries, whose word it is, and what has become ready. */
import type { PerSeat, Seat } from '../seats'

/** What is put on the stack. What it does, and what it cost, is known to the game, by the id. */
export interface Entering<Id> {
  readonly id: Id
  readonly seat: Seat
  /** Any number where there is no speed. */
  readonly speed: number
}

/** A reply that is asked about or made. */
export interface Reply<Id> extends Entering<Id> {
  /** The entry that its text is about; null: none. */
  readonly answers: Id | null
  /** Its text lets it exceed the cap of the stack. */
  readonly exceedsCap: boolean
}

/** What has become ready and waits for its place. */
export interface Ready<Id> extends Entering<Id> {
  readonly optional: boolean
}

export interface Entry<Id> extends Entering<Id> {
  readonly answers: Id | null
  readonly negated: boolean
}

export interface Group<Id> {
  /** What a reply to it is measured by: the speed of its fastest entry, and never less than that of the group beneath. */
  readonly speed: number
  /** Oldest first. */
  readonly entries: readonly Entry<Id>[]
}

export interface Stack<Id> {
  readonly turn: Seat
  /** Bottom to top; none is empty. */
  readonly groups: readonly Group<Id>[]
  /** `asking`: `speaker` has the word. `resolving`: the newest entry is next. `settled`: what was to resolve has resolved. */
  readonly phase: 'asking' | 'resolving' | 'settled'
  readonly speaker: Seat
  /** Passes in a row. */
  readonly passes: number
  /** Replies of each seat since the first entry. */
  readonly replies: PerSeat<number>
  readonly waiting: readonly Ready<Id>[]
}

/** Nothing is open. */
export const emptyStack = <Id>(turn: Seat): Stack<Id> => ({
  turn,
  groups: [],
  phase: 'settled',
  speaker: turn,
  passes: 0,
  replies: [0, 0],
  waiting: [],
})

/** Bottom to top, in the order in which they were added. */
export const entriesOf = <Id>(stack: Stack<Id>): readonly Entry<Id>[] => stack.groups.flatMap((group) => group.entries)

/** The newest entry; null: the stack is empty. */
export const newestOf = <Id>(stack: Stack<Id>): Entry<Id> | null => stack.groups.at(-1)?.entries.at(-1) ?? null
