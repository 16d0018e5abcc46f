/** Tries what is not legal, and reads what the table says to it. */
import type { Action, Seat, View } from '@/games/snap/rules'
import { expect, type Locator } from '@playwright/test'
import type { Game } from './game'
import { carryTo, letGo, lift, pointIn, GRIP } from './hands'
import type { Reason } from './mirror'
import { placeAt } from './names'
import type { Piece, Spot } from './table'

export interface Attempt {
  /** What is tried, as a title. */
  readonly what: string
  readonly piece: Piece
  readonly spot: Spot
  /** What the gesture means. */
  readonly action: Action
  /** The rule that stands in the way. */
  readonly rule: string
}

export type Try = (game: Game, attempt: Attempt) => Promise<void>

/** What the rules say against it; the rule that the test is about is among them. */
function reasonsAgainst(game: Game, { what, action, rule }: Attempt): readonly Reason[] {
  const reasons = game.mirror.reasons(action)
  expect(
    reasons.map((reason) => reason.rule),
    what,
  ).toContain(rule)
  return reasons
}

async function reads(note: Locator, reasons: readonly Reason[]): Promise<void> {
  for (const { sentence, rule } of reasons) {
    await expect(note).toContainText(sentence)
    await expect(note).toContainText(rule)
  }
  await expect(note).toBeVisible()
}

/** What is said while something is held over a place that does not take it. */
const whyNot = ({ table }: Game, [first]: readonly Reason[]): Locator =>
  table.page.getByRole('status').filter({ hasText: first?.sentence ?? '' })

async function closeNote({ table }: Game): Promise<void> {
  // On a slow machine it may go by itself before the press.
  await table.refusal
    .getByRole('button', { name: 'Close' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await expect(table.refusal).toHaveCount(0)
}

async function openPile(game: Game, { piece, action }: Attempt): Promise<void> {
  if ('card' in piece) await game.table.openPileOf(game.mirror.view(), action.seat, piece.card)
}

/** Drags it there: the place says why not while the card is held over it, and the note says it after the drop. */
export const tryByDrag: Try = async (game, attempt) => {
  const { table, mirror } = game
  const reasons = reasonsAgainst(game, attempt)
  await openPile(game, attempt)
  const view = mirror.view()
  await lift(table.page, table.piece(view, attempt.action.seat, attempt.piece))
  await carryTo(table.page, table.spot(view, attempt.action.seat, attempt.spot), attempt.spot)
  await reads(whyNot(game, reasons), reasons)
  await letGo(table.page)
  await reads(table.refusal, reasons)
  await game.seesTheTable()
  await closeNote(game)
  await table.closePile()
}

/** Selects it and clicks there. */
export const tryByClick: Try = async (game, attempt) => {
  const { table, mirror } = game
  const reasons = reasonsAgainst(game, attempt)
  await openPile(game, attempt)
  const view = mirror.view()
  const { action } = attempt
  const { seat } = action
  if (action.type === 'choose') {
    // A full tray has no free place to click on; the button under the card says the same.
    await table.page
      .getByRole('button', {
        name: `${mirror.state.match.cards[action.card]?.name ?? ''}: ${action.to === 'hand' ? 'to the starting hand' : 'to the Opening Lock-in'}`,
      })
      .click()
    await reads(table.refusal, reasons)
    await game.seesTheTable()
    await closeNote(game)
    return
  }
  const card = table.piece(view, seat, attempt.piece)
  await card.click({ position: GRIP })
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const place = table.spot(view, seat, attempt.spot)
  // A card that can do nothing says why at once, beside it; its menu may then stand where the place is.
  const said = (await table.menu.textContent())?.includes(reasons[0]?.sentence ?? '') === true
  if (said) await reads(table.menu, reasons)
  const point = await freePointIn(place, attempt.spot)
  if (point === null) {
    expect(said, `${attempt.what}: the menu covers the place and does not say why`).toBe(true)
  } else {
    await table.page.mouse.move(point.x, point.y, { steps: 3 })
    await reads(whyNot(game, reasons), reasons)
    // From Monster to own Monster a click takes the other one up instead.
    if ('card' in attempt.piece || !isOwnMonster(view, seat, attempt.spot)) {
      await table.takesPresses()
      await table.page.mouse.click(point.x, point.y)
      await reads(table.refusal, reasons)
      await closeNote(game)
    }
  }
  await table.page.keyboard.press('Escape')
  await table.closePile()
  await game.seesTheTable()
}

const isOwnMonster = (view: View, seat: Seat, spot: Spot): boolean =>
  typeof spot === 'object' && 'slot' in spot && spot.seat === seat && placeAt(view, seat, spot.slot).monster !== null

/** Where a pointer would reach the place, in its middle or else near an edge; null: it is covered. */
async function freePointIn(place: Locator, spot: Spot): Promise<{ readonly x: number; readonly y: number } | null> {
  const [middle, box] = [await pointIn(place, spot), await place.boundingBox()]
  if (box === null) return null
  const edges = [0.1, 0.9].map((part) => ({ x: middle.x, y: box.y + box.height * part }))
  return place.evaluate(
    (element, points) => points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null,
    [middle, ...edges],
  )
}
