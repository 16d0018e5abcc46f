/** Snap's own engine beside the machine with Snap's settings: every Chain of the gallery is played on both. */
import { beforeAll, describe, expect, test } from 'vitest'
import { snap, snapScenarios, type Action, type GameEvent, type Refusal, type SnapGame } from '@/games/snap/rules'
import { GALLERY, loadScenario } from '@/games/snap/scenarios/gallery'
import { playLine } from '@/kernel/scenario'
import type { Table } from '@/kernel/ruleset'
import { SEATS, type Seat } from '../seats'
import {
  answer,
  check,
  negate,
  next,
  open,
  pass,
  SNAP_CHAIN,
  type Objection,
  type ResponseSettings,
  type Stack,
} from './index'

type Counter = Extract<Action, { type: 'counter' }>

/** A moment of a scenario: what happened before it, and how the table stands. */
interface Moment {
  readonly events: readonly GameEvent[]
  readonly table: Table<SnapGame>
}

/** The action itself has this id on the machine, as in Snap's own `answers`. */
const ORIGIN = -1

/** Kinds of action of which everybody is asked, whatever they hold. */
const ALWAYS = ['Spell', 'attack', 'combat result']

const played: { readonly id: string; readonly moments: readonly Moment[] }[] = []

beforeAll(async () => {
  for (const { id } of GALLERY) {
    const scenario = await loadScenario(id)
    if (scenario === null) throw new Error(`No scenario “${id}”`)
    const { start, steps } = playLine(snap, snapScenarios, scenario)
    const { constants } = start.table
    const acted = steps.filter(({ action, refusals }) => action !== null && refusals.length === 0)
    played.push({
      id,
      moments: [start, ...acted.map(({ state, events }) => ({ events, table: { constants, state } }))],
    })
  }
})

const replyOf = (seat: Seat, id: number, answers: number, exceedsCap: boolean) =>
  ({ seat, id, speed: 0, answers, exceedsCap }) as const

function exceedsCap({ constants }: Table<SnapGame>, card: number): boolean {
  return (constants.cards[card]?.abilities ?? []).some((ability) => ability.kind === 'counter' && ability.exceedsCap)
}

/** What the machine says against a Counter, in Snap's codes. */
const SNAP_CODES: Readonly<Record<Objection<number>['code'], Refusal['code'] | null>> = {
  closed: 'windowClosed',
  notAsked: 'notYourDecision',
  stackFull: 'chainCap',
  seatFull: 'chainContribution',
  outOfReach: 'nothingToAnswer',
  slowest: null,
  tooSlow: null,
}

/** Snap asks these one after the other and stops at a timing or a missing link; the machine tells all at once. */
const FINAL: readonly Refusal['code'][] = [
  'windowClosed',
  'notYourDecision',
  'nothingToAnswer',
  'notInHand',
  'notACounter',
]

/** Where both differ, in words; `compared` counts what was looked at. */
function differences(settings: ResponseSettings, compared = { chains: 0, answers: 0, refusals: 0 }): readonly string[] {
  const faults: string[] = []
  for (const { id, moments } of played) {
    const follower = new Follower(settings, (fault) => faults.push(`${id}: ${fault}`))
    for (const { events, table } of moments) {
      for (const [at, event] of events.entries()) follower.see(event, events[at + 1], table)
      follower.compareAsk(table)
      follower.compareAnswers(table, compared)
    }
    compared.chains += follower.chains
  }
  return faults
}

/** Follows Snap's events on the machine. */
class Follower {
  chains = 0
  private stack: Stack<number> | null = null
  private links = 0
  /** A combat result is the attacker's doing. */
  private attacker: Seat = 0

  private readonly settings: ResponseSettings
  private readonly fault: (message: string) => void

  constructor(settings: ResponseSettings, fault: (message: string) => void) {
    this.settings = settings
    this.fault = fault
  }

  see(event: GameEvent, after: GameEvent | undefined, table: Table<SnapGame>): void {
    const { settings } = this
    if (event.type === 'declared') return this.declare(event.origin, after, table)
    const { stack } = this
    if (stack === null) return
    const doing = next(settings, stack)
    if (event.type === 'counterPlayed') {
      const { seat, answers, card } = event.link
      const reply = replyOf(seat, this.links++, answers, exceedsCap(table, card))
      const against = check(settings, stack, reply)
      if (against.length > 0) this.fault(`the machine refuses a Counter that was played: ${JSON.stringify(against)}`)
      this.stack = answer(settings, stack, reply)
    } else if (event.type === 'counterPassed') {
      if (doing.do !== 'ask' || doing.seat !== event.seat)
        this.fault(`seat ${event.seat} passes, unasked by the machine`)
      this.stack = pass(settings, stack)
    } else if (event.type === 'negated') {
      this.stack = negate(settings, stack, event.link)
    } else if (event.type === 'linkResolved' || event.type === 'originResolved') {
      const id = event.type === 'linkResolved' ? event.link : ORIGIN
      if (doing.do !== 'resolve' || doing.entry.id !== id)
        this.fault(`link ${id} resolves, the machine does ${doing.do}`)
      else if (doing.entry.negated !== (event.outcome === 'negated'))
        this.fault(`link ${id} is negated on one side only`)
      this.stack = doing.stack
    } else if (event.type === 'chainEnded') {
      if (doing.do !== 'end') this.fault(`the Chain ends, the machine does ${doing.do}`)
      this.stack = null
    }
  }

  /** Where nobody is asked at all, no window was opened: that is the game's decision. */
  private declare(
    origin: Extract<GameEvent, { type: 'declared' }>['origin'],
    after: GameEvent | undefined,
    { state }: Table<SnapGame>,
  ): void {
    this.chains += 1
    this.links = 0
    if (origin.kind === 'attack') this.attacker = origin.seat
    const seat = origin.kind === 'combat result' ? this.attacker : origin.seat
    const stack = open(this.settings, state.turn, { id: ORIGIN, seat, speed: 0 })
    const silent = after?.type === 'originResolved' && !ALWAYS.includes(origin.kind)
    this.stack = silent ? { ...stack, phase: 'resolving' } : stack
  }

  compareAsk({ constants, state }: Table<SnapGame>): void {
    const ask = snap.ask(constants, state)
    const doing = this.stack === null ? null : next(this.settings, this.stack)
    const seat = doing?.do === 'ask' ? doing.seat : null
    const asked = ask?.kind === 'window' ? ask.seat : null
    if (ask !== null && asked !== seat) this.fault(`Snap asks ${asked}, the machine ${seat}`)
  }

  /** Every card of both hands, at everything on the Chain and one thing that is not. */
  compareAnswers(table: Table<SnapGame>, compared: { answers: number; refusals: number }): void {
    const { constants, state } = table
    const { stack } = this
    if (stack === null || snap.ask(constants, state) === null) return
    for (const seat of SEATS)
      for (const card of state.sides[seat].hand)
        for (let answers = ORIGIN; answers <= this.links; answers++) {
          const action: Counter = { type: 'counter', seat, card, answers, targets: [] }
          const snaps: readonly string[] = snap.check(constants, state, action).map(({ code }) => code)
          const reply = replyOf(seat, this.links, answers, exceedsCap(table, card))
          const machines = check(this.settings, stack, reply).map(({ code }) => SNAP_CODES[code])
          // While an effect asks something, Snap names whoever is asked that.
          const closed = stack.phase !== 'asking' && snaps.includes('notYourDecision')
          const where = `a Counter (card ${card}) of seat ${seat} at ${answers}`
          compared.answers += 1
          // What the machine knows, and Snap says.
          for (const code of Object.values(SNAP_CODES))
            if (
              code !== null &&
              code !== 'nothingToAnswer' &&
              snaps.includes(code) &&
              !machines.includes(code) &&
              !closed
            )
              this.fault(`only Snap says ${code} to ${where}`)
          // What the machine says, unless Snap has stopped at something before.
          if (!FINAL.some((code) => snaps.includes(code)))
            for (const code of machines)
              if (code === null || !snaps.includes(code))
                this.fault(`only the machine says ${String(code)} to ${where}`)
          compared.refusals += snaps.filter((code) => machines.some((one) => one === code)).length
        }
  }
}

test('every Chain of the gallery goes as Snap plays it', () => {
  const compared = { chains: 0, answers: 0, refusals: 0 }
  expect(differences(SNAP_CHAIN, compared)).toEqual([])
  expect(compared.chains).toBeGreaterThan(40)
  expect(compared.answers).toBeGreaterThan(100)
  expect(compared.refusals).toBeGreaterThan(50)
})

describe('other settings are found out', () => {
  test.each<[string, Partial<ResponseSettings>]>([
    ['the turn player speaks first', { first: 'turn player' }],
    ['one pass closes', { passes: 1 }],
    ['three passes close', { passes: 3 }],
    ['only the newest is answered', { reach: 'newest' }],
    ['a smaller Chain', { cap: { stack: 2, seat: 2 } }],
    ['a larger Chain', { cap: { stack: 4, seat: 2 } }],
    ['one Counter a player', { cap: { stack: 3, seat: 1 } }],
    ['asked again after each', { unit: 'entry' }],
    ['what is negated leaves', { negated: 'leaves' }],
    ['some speed', { speed: { slowest: 0, breaks: false } }],
  ])('%s', (_, change) => {
    expect(differences({ ...SNAP_CHAIN, ...change })).not.toEqual([])
  })
})
