/** The table as a person finds it: by the names of places, cards and buttons. */
import type { Seat, Slot, View } from '@/games/snap/rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { cardName, choiceName, findCard, monsterAt, slotName, trayName, zoneName, zoneOf, type Zone } from './names'

/** A thing that can be lifted, or a place that it can be put on. */
export type Piece = { readonly card: number } | { readonly slot: Slot }
export type Spot =
  | { readonly seat: Seat; readonly slot: Slot }
  | { readonly zone: Zone }
  | { readonly card: number }
  | { readonly answered: number }
  | 'play'

export class Table {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  get decision(): Locator {
    return this.page.getByRole('region', { name: 'Decision' })
  }

  get question(): Locator {
    return this.page.getByRole('status', { name: 'Open decision' })
  }

  /** Why something was refused, after it was tried. */
  get refusal(): Locator {
    return this.page.getByRole('alert')
  }

  curtain(name: string): Locator {
    return this.page.getByRole('dialog', { name: `Pass the screen to ${name}` })
  }

  async liftCurtain(name: string): Promise<void> {
    await this.curtain(name)
      .getByRole('button', { name: `I am ${name} — show my cards` })
      .click()
  }

  /** A question that has just been asked takes no press for a moment. A click on a button waits for that by itself. */
  async takesPresses(): Promise<void> {
    await expect(this.page.locator('[data-settling]')).toHaveCount(0)
  }

  /** What can be done with the selected card. */
  get menu(): Locator {
    return this.group('What this card can do')
  }

  /** The button of an own card or Monster. */
  piece(view: View, seat: Seat, piece: Piece): Locator {
    if ('slot' in piece) return this.button(monsterAt(view, seat, piece.slot))
    const zone = zoneOf(view, seat, piece.card)
    const card = findCard(view, seat, zone, piece.card)
    if (card === null) throw new Error(`Card ${piece.card} is not in sight`)
    return this.button(cardName(card, zone))
  }

  spot(view: View, seat: Seat, spot: Spot): Locator {
    if (spot === 'play') return this.group('Play area')
    if ('slot' in spot) return this.group(slotName(view, spot.seat, spot.slot))
    if ('answered' in spot)
      return this.page.getByRole('group', {
        name: spot.answered < 0 ? /^Original action: / : new RegExp(`^Chain ${spot.answered + 1}: `),
      })
    if ('card' in spot) return this.group(findCard(view, seat, 'graveyard', spot.card)?.definition.name ?? '')
    if (view.step === 'setup' && (spot.zone === 'hand' || spot.zone === 'locked'))
      return this.group(choiceName(view, seat, spot.zone))
    return this.group(zoneName(view, seat, spot.zone))
  }

  /** Opens the pile in which a card lies, if it lies in one that is closed. */
  async openPileOf(view: View, seat: Seat, card: number): Promise<void> {
    const zone = zoneOf(view, seat, card)
    const pile = this.button(`Open ${zoneName(view, seat, zone)}`)
    const tray = this.page.getByRole('region', { name: trayName(view, seat, zone) })
    if (view.step === 'setup' || zone === 'hand' || (await this.isLaidOut(view, seat, card, zone))) return
    await pile.click()
    await tray.waitFor()
  }

  /** Opens a seat's own Support Deck at the manifest: every Support with its place. */
  async openManifest(view: View, seat: Seat): Promise<Locator> {
    const tray = this.page.getByRole('region', { name: trayName(view, seat, 'deck') })
    if ((await tray.count()) === 0) await this.button(`Open ${zoneName(view, seat, 'deck')}`).click()
    await tray.getByRole('tab', { name: /^Deck manifest/ }).click()
    return tray.getByRole('list', { name: 'Deck manifest' })
  }

  /** Closes the open pile, if there is one. */
  async closePile(): Promise<void> {
    const tray = this.page.getByRole('region', { name: /, open$/ })
    if ((await tray.count()) === 0) return
    await tray.getByRole('button', { name: /^Close / }).click()
    await expect(tray).toHaveCount(0)
  }

  private async isLaidOut(view: View, seat: Seat, card: number, zone: Zone): Promise<boolean> {
    const known = findCard(view, seat, zone, card)
    return known !== null && (await this.button(cardName(known, zone)).count()) > 0
  }
}
