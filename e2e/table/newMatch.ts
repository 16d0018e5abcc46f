/** The screen on which a match is set up. */
import type { Locator, Page } from '@playwright/test'
import type { Players } from './mirror'

export class NewMatch {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** By the way a visitor comes: over the title. */
  async open(): Promise<void> {
    await this.page.goto('./')
    await this.page.getByRole('button', { name: 'New match' }).click()
  }

  seat(letter: 'A' | 'B'): Locator {
    return this.page.getByRole('region', { name: `Seat ${letter}` })
  }

  get start(): Locator {
    return this.page.getByRole('button', { name: 'Start match' })
  }

  /** The first player sits at seat A and begins; no coin is tossed. */
  async fill({ names, decks }: Players): Promise<void> {
    for (const [index, letter] of (['A', 'B'] as const).entries()) {
      const seat = this.seat(letter)
      await seat.getByLabel(`Name at seat ${letter}`).fill(names[index] ?? '')
      await seat.getByRole('radio', { name: new RegExp(`^${decks[index] ?? ''}`) }).click()
    }
    await this.page.getByRole('radio', { name: `${names[0]} begins`, exact: true }).click()
  }

  /** Sets a number of the format otherwise. */
  async setFormat(field: string, value: number): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Format' })
      .getByRole('button', { name: /^Format: / })
      .click()
    const panel = this.page.getByRole('dialog', { name: 'Format' })
    await panel.getByRole('spinbutton', { name: field }).fill(String(value))
    await panel.getByRole('button', { name: 'Done' }).click()
  }

  async startMatch(players: Players): Promise<void> {
    await this.open()
    await this.fill(players)
    await this.start.click()
  }
}
