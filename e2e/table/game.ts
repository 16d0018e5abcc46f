/** A game at the browser with its mirror: every action is done by hand, and then page and mirror are compared. */
import {
  opponentOf,
  SEATS,
  type Action,
  type ActionType,
  type CardId,
  type GameState,
  type PerSeat,
  type Seat,
  type Slot,
} from '@/games/snap/rules'
import { expect, test, type Page } from '@playwright/test'
import type { Hands } from './hands'
import { createMirror, type Mirror, type Players } from './mirror'
import { NewMatch } from './newMatch'
import { readingOf, readTable } from './reading'
import { Table } from './table'

/** How a seat sets up: its Monsters from the Active Slot on, and the Supports that it chooses. */
export interface Layout {
  readonly field: readonly string[]
  readonly hand: readonly string[]
  readonly locked: readonly string[]
}

/** More actions than that nobody waits for something. */
const IDLE = 60

export class Game {
  readonly table: Table
  readonly mirror: Mirror
  readonly players: Players
  /** Called whenever the page shows what it should. */
  onSight: () => Promise<void> = () => Promise.resolve()
  private readonly hands: Hands
  /** On a narrow screen what is locked lies in a drawer. */
  private readonly folded: boolean

  constructor(page: Page, players: Players, hands: (table: Table) => Hands, { folded = false } = {}) {
    this.folded = folded
    this.table = new Table(page)
    this.mirror = createMirror(players)
    this.players = players
    this.hands = hands(this.table)
  }

  /** From the title to the first curtain. */
  async begin(): Promise<void> {
    await new NewMatch(this.table.page).startMatch(this.players)
    await this.seesTheTable()
  }

  /** Whoever has to decide sits down and does it. */
  async do(action: Action): Promise<void> {
    await this.ready(action)
    await this.hands.do(action, this.mirror.view())
    this.mirror.do(action)
    await this.seesTheTable()
  }

  async doAll(actions: readonly Action[]): Promise<void> {
    for (const action of actions)
      await test.step(`${this.nameOf(action.seat)}: ${JSON.stringify(action)}`, () => this.do(action))
  }

  /** The first legal action of a kind. */
  legal<T extends ActionType>(type: T): Extract<Action, { readonly type: T }> {
    const found = this.mirror.decision?.options.find((action) => action.type === type)
    if (found === undefined) throw new Error(`No “${type}” is legal now`)
    return found as Extract<Action, { readonly type: T }>
  }

  /** The instance of a card of this match. */
  card(name: string): CardId {
    const found = this.mirror.state.match.cards.findIndex((card) => card.name === name)
    if (found < 0) throw new Error(`“${name}” is not in this match`)
    return found as CardId
  }

  /** Lays out a seat's Monsters from the Active Slot on, and chooses its Supports; does not confirm. */
  async layOut(seat: Seat, { field, hand, locked }: Layout): Promise<void> {
    for (const [slot, name] of field.entries())
      await this.do({ type: 'place', seat, card: this.card(name), slot: slot as Slot })
    for (const name of hand) await this.do({ type: 'choose', seat, card: this.card(name), to: 'hand' })
    for (const name of locked) await this.do({ type: 'choose', seat, card: this.card(name), to: 'locked' })
  }

  /** Both players set up and confirm: then the first turn begins. */
  async setUp(layouts: PerSeat<Layout>): Promise<void> {
    for (const seat of SEATS) {
      await this.layOut(seat, layouts[seat])
      await this.do({ type: 'confirm', seat })
    }
  }

  /** Whoever is asked does only what must be done, until it is so. */
  async idleUntil(reached: (state: GameState) => boolean): Promise<void> {
    for (let count = 0; !reached(this.mirror.state); count++) {
      const { decision } = this.mirror
      const [first] = decision?.options ?? []
      if (decision === null || first === undefined || count === IDLE) throw new Error('It is never so')
      const idle =
        decision.kind === 'step'
          ? decision.options.find((action) => action.type === 'pass' && action.to === 'end')
          : decision.options.find(({ type }) => type === 'pass' || type === 'decline')
      await this.do(idle ?? first)
    }
  }

  /** Both players let everything pass until a step of the turn is open again. */
  async passWindows(): Promise<void> {
    for (;;) {
      const { decision } = this.mirror
      if (decision === null || (decision.kind !== 'window' && decision.kind !== 'block')) return
      await this.do({ type: 'pass', seat: decision.seat, to: null })
    }
  }

  get winner(): Seat {
    const winner = this.mirror.state.result?.winner ?? null
    if (winner === null) throw new Error('Nobody has won')
    return winner
  }

  get loser(): Seat {
    return opponentOf(this.winner)
  }

  /** Looks at the hand and lifts the curtain, where the action needs it. */
  async ready(action?: Action): Promise<void> {
    if (this.mirror.screen.mode === 'quick' && !(action !== undefined && this.hands.blind.has(action.type))) {
      await this.table.button('Look at my hand').click()
      this.mirror.look()
      await this.seesTheTable()
    }
    if (this.mirror.screen.mode === 'curtain') {
      await this.table.liftCurtain(this.nameOf(this.mirror.screen.seat))
      this.mirror.lift()
      await this.seesTheTable()
    }
  }

  nameOf(seat: Seat): string {
    return this.players.names[seat]
  }

  /** Waits until the page shows what the mirror says. */
  async seesTheTable(): Promise<void> {
    await expect
      .poll(() => readTable(this.table.page, this.players.names), { intervals: [20, 40, 80, 160] })
      .toEqual(readingOf(this.mirror, this.folded))
    await this.onSight()
  }
}
