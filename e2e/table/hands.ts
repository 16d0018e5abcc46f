/** The two ways of playing with a mouse: dragging things, and clicking them one after the other. */
import type { Action, ActionType, Seat, View } from '@/games/snap/rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { gestureOf, targetWords, type Gesture } from './gestures'
import { isKnown, placeAt } from './names'
import type { Piece, Spot, Table } from './table'

export interface Hands {
  /** What these hands answer to a quick response, while nobody's cards are shown. */
  readonly blind: ReadonlySet<ActionType>
  /** Does an action, as a person at its seat who sees this view. */
  do(action: Action, view: View): Promise<void>
}

/** A card shows at least its left edge, also in a full hand. */
export const GRIP = { x: 12, y: 24 }

/** A place is pointed at in its middle; a row of cards at its edge, the play area beside the Monsters that stand in it. */
export async function pointIn(place: Locator, spot: Spot): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('The place is not to be seen')
  if (typeof spot === 'object' && 'zone' in spot) return { x: box.x + 6, y: box.y + 6 }
  return { x: box.x + box.width * (spot === 'play' ? 0.85 : 0.5), y: box.y + box.height / 2 }
}

/** Lifts a card with the mouse: the first few pixels only tell a drag from a click. */
export async function lift(page: Page, card: Locator): Promise<void> {
  await card.hover({ position: GRIP })
  const box = await card.boundingBox()
  if (box === null) throw new Error('The card is not to be seen')
  const { x, y } = { x: box.x + GRIP.x, y: box.y + GRIP.y }
  await page.mouse.down()
  await page.mouse.move(x + 3, y + 1)
  await page.mouse.move(x + 8, y + 4)
}

/** Carries what is held to a place, until the place answers: it glows, or says why not. */
export async function carryTo(page: Page, place: Locator, spot: Spot): Promise<void> {
  const { x, y } = await pointIn(place, spot)
  await page.mouse.move(x, y, { steps: 3 })
  await expect(place).toHaveAttribute('data-state', /pointed/)
}

/** Lets go of what is held. The page then swallows clicks for a moment, lest the drop count as one; nobody clicks so soon, but a test may. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.up()
  await page.waitForFunction(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    let heard = false
    probe.addEventListener('click', () => (heard = true))
    probe.click()
    probe.remove()
    return heard
  })
}

export async function drag(table: Table, view: View, seat: Seat, piece: Piece, spot: Spot): Promise<void> {
  await lift(table.page, table.piece(view, seat, piece))
  await carryTo(table.page, table.spot(view, seat, spot), spot)
  await letGo(table.page)
}

type OnTheTable = Exclude<Gesture, { kind: 'press' }>

const isCard = (thing: Spot | Piece | null): thing is { readonly card: number } =>
  typeof thing === 'object' && thing !== null && 'card' in thing

async function openPiles(table: Table, { piece, spots }: OnTheTable, view: View, seat: Seat): Promise<void> {
  for (const { card } of [piece, ...spots].filter(isCard)) await table.openPileOf(view, seat, card)
}

/** Everything that lies on the table is dragged. */
export const byDrags = (table: Table): Hands => ({
  blind: new Set(['pass']),
  async do(action, view) {
    const gesture = gestureOf(action, view)
    if (gesture.kind === 'press') {
      await table.button(gesture.button).click()
      return
    }
    const { seat } = action
    await openPiles(table, gesture, view, seat)
    for (const [index, spot] of gesture.spots.entries()) {
      // A Spell or Counter keeps what it has, and asks for the rest.
      if (index > 0) await expect(table.decision).toContainText('choose')
      // A card in a Graveyard is pointed at by the effect that asks, which no Monster carries there.
      if (gesture.piece === null || (gesture.kind === 'point' && isCard(spot)))
        await press(action, table.spot(view, seat, spot), spot)
      else await drag(table, view, seat, gesture.piece, spot)
    }
  },
})

/** A place that glows is a button, and says what it does. */
async function press(action: Action, place: Locator, spot: Spot): Promise<void> {
  const button = place.getByRole('button', { name: targetWords(action) })
  const box = await button.boundingBox()
  await button.click({ position: { x: (box?.width ?? 0) * (spot === 'play' ? 0.85 : 0.5), y: (box?.height ?? 0) / 2 } })
}

/** What is done by the buttons beside the selected card; everything else by pressing its target. */
const BY_MENU: ReadonlySet<ActionType> = new Set(['unlock', 'flip', 'promote'])

/** Select, then the target. */
export const byClicks = (table: Table): Hands => ({
  blind: new Set(['pass', 'block']),
  async do(action, view) {
    const gesture = gestureOf(action, view)
    if (action.type === 'block' && view.viewer === 'table') {
      // Blockers are face-up: the block is a button, and nobody has to look at a hand for it.
      await table.decision
        .getByRole('button', {
          name: `Block with ${placeAt(view, action.seat, action.slot).monster?.card?.definition.name ?? ''}`,
        })
        .click()
      return
    }
    if (gesture.kind === 'press') {
      await table.button(gesture.button).click()
      return
    }
    const { seat } = action
    if (action.type === 'choose' && action.to === 'locked') {
      // In the setup one press on the button under the card does, too.
      await table.page
        .getByRole('button', {
          name: `${view.seats[seat].deck.filter(isKnown).find(({ card }) => card === action.card)?.definition.name ?? ''}: to the Opening Lock-in`,
        })
        .click()
      return
    }
    await openPiles(table, gesture, view, seat)
    if (gesture.kind === 'put') {
      const card = table.piece(view, seat, gesture.piece)
      await card.click({ position: GRIP })
      await expect(card).toHaveAttribute('aria-pressed', 'true')
    }
    if (BY_MENU.has(action.type)) {
      await table.menu.getByRole('button', { name: targetWords(action) }).click()
      return
    }
    // A Counter with a target is put on that: it answers the newest thing that it can.
    const spots = action.type === 'counter' && action.targets.length > 0 ? gesture.spots.slice(1) : gesture.spots
    for (const spot of spots) await press(action, table.spot(view, seat, spot), spot)
  },
})
