/** What a page must not hold: everything of the cards that whoever looks may not see. */
import { SEATS, type Seat, type Viewer } from '@/games/snap/rules'
import type { Page } from '@playwright/test'
import type { Mirror } from './mirror'

export interface Secret {
  readonly card: number
  readonly name: string
  /** The printed id: pictures are drawn from it. */
  readonly id: string
}

/** The cards that these eyes may not know. What was once shown to everyone is no secret any more: the log names it. */
export function secretsFrom({ state, shown }: Mirror, eyes: Viewer): readonly Secret[] {
  const owners: readonly Seat[] = SEATS.filter((seat) => seat !== eyes)
  return state.match.cards.flatMap(({ name, id }, card) =>
    owners.some((seat) => seat === state.match.owners[card]) && !shown.has(card) ? [{ card, name, id }] : [],
  )
}

/** The secrets that are somewhere in the page: in its text, its names, its pictures, or as a number in its data. */
export async function leaksOf(page: Page, secrets: readonly Secret[]): Promise<readonly string[]> {
  const leaked = await page.evaluate((wanted) => {
    // The whole page, as `page.content()` gives it; it is searched where it is, for it is long.
    const html = document.documentElement.outerHTML.toLowerCase()
    const data = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('data-')).map(({ value }) => value),
    )
    const tokens = new Set(data.flatMap((value) => value.split(/[\s:]+/)))
    return wanted.flatMap(({ card, name, id }) => [
      ...[name, id].filter((word) => html.includes(word.toLowerCase())),
      ...(tokens.has(`c${card}`) || data.includes(`card:${card}`) || data.includes(`at-card:${card}`)
        ? [`card ${card}, ${name}`]
        : []),
    ])
  }, secrets)
  return leaked
}
