import type { DeckList } from '@/games/snap/rules'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cardOfPool, LISTS } from './table/decks'
import { NewMatch } from './table/newMatch'

const VERIFICATION = 'setup/deck-verification'
const EVOLUTION = 'prime-evolution/evolution'

interface BadDeck {
  readonly kind: string
  readonly text: string
  /** Every fault that is to be read: the whole sentence, or what must be in it, and the rule. */
  readonly faults: readonly (readonly [string | RegExp, string])[]
}

const right = LISTS[0]!
const id = (name: string): string => cardOfPool(name).id
const without = (...names: readonly string[]): readonly string[] =>
  right.cards.filter((card) => !names.map(id).includes(card))
const file = (part: Partial<DeckList> & { readonly records?: readonly unknown[] }): string =>
  JSON.stringify({ ...right, name: 'Bad deck', ...part })

const OWN_PRIME = {
  id: 'OWN-COR-PS-001',
  name: 'Second Sovereign',
  class: 'Coreon',
  card_type: 'Monster (Prime Singular)',
  starting_imp: 6500,
  text: 'PRIME CONDITION: 2 or more Monsters are in your Graveyard.',
  keywords: [],
}

const BAD: readonly BadDeck[] = [
  {
    kind: 'a card that nobody knows',
    text: file({ cards: [...without('Cinder Rally'), 'Cinder Raly'] }),
    faults: [['“Cinder Raly” is no known card; did you mean “Cinder Rally”?', VERIFICATION]],
  },
  {
    kind: '24 cards',
    text: file({ cards: without('Cinder Rally') }),
    faults: [
      ['The deck has 24 cards, Evolutions not counted, and needs 25; add 1.', VERIFICATION],
      ['The deck has 19 Supports and needs 20; add 1.', VERIFICATION],
    ],
  },
  {
    kind: 'a card twice',
    text: file({ cards: [...without('Furnace Oath'), 'Cinder Rally'] }),
    faults: [['“Cinder Rally” is in the deck 2 times and may be in it once; take 1 out.', VERIFICATION]],
  },
  {
    kind: 'two Prime Singulars',
    text: file({ cards: [...without('Ironvow Penitent'), OWN_PRIME.id], records: [OWN_PRIME] }),
    faults: [
      [
        'The lineup has 2 Prime Singulars (Vhal, Sovereign of Embers, Second Sovereign) and may have 1; take 1 out.',
        VERIFICATION,
      ],
    ],
  },
  {
    kind: 'an Evolution whose Monster is missing',
    text: file({ cards: [...without('Nettle of the Ninth Hour'), 'Eddy Courier'] }),
    faults: [
      [
        '“Nettle, Thorn of Midnight” upgrades “Nettle of the Ninth Hour”, which is neither in the lineup nor among the Evolutions; add that card or take this one out.',
        EVOLUTION,
      ],
    ],
  },
  {
    kind: 'neither JSON nor YAML',
    text: 'name: Bad deck\ncards: [Cinder Rally, Furnace Oath\nevolutions: []\n',
    faults: [[/^Line 3: This is neither JSON nor YAML \(.+\); correct it\.$/, VERIFICATION]],
  },
  {
    kind: 'several faults at once',
    text: file({
      cards: [...without('Cinder Rally', 'Furnace Oath', 'Gravewax Lictor'), 'Nobody at All', 'Eddy Magister'],
      evolutions: [...right.evolutions, 'Mantle of Foam'],
    }),
    faults: [
      [/^“Nobody at All” is no known card; /, VERIFICATION],
      ['The deck has 24 cards, Evolutions not counted, and needs 25; add 1.', VERIFICATION],
      ['The deck has 18 Supports and needs 20; add 2.', VERIFICATION],
      [
        '“Eddy Magister” is an Evolution and stands among the cards of the deck; move it to the Evolutions beside it.',
        EVOLUTION,
      ],
      ['“Mantle of Foam” is a Counter and stands among the Evolutions; move it to the cards of the deck.', EVOLUTION],
      [
        /^“Gravewax Archlictor” upgrades “Gravewax Lictor”, which is neither in the lineup nor among the Evolutions; /,
        EVOLUTION,
      ],
    ],
  },
]

const RIGHT_AS_YAML = [
  'name: Mended deck',
  'cards:',
  ...right.cards.map((card) => `  - ${card}`),
  'evolutions:',
  ...right.evolutions.map((card) => `  - ${card}`),
].join('\n')

type Way = (dialog: Locator, text: string) => Promise<void>

const byFile: Way = (dialog, text) =>
  dialog
    .getByLabel('Deck file')
    .setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const byPaste: Way = async (dialog, text) => {
  await dialog.getByLabel('Or its text').fill(text)
  await dialog.getByRole('button', { name: 'Check and use' }).click()
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Load a deck for seat A' }).click()
  return page.getByRole('dialog', { name: 'Load a deck for seat A' })
}

for (const [way, load] of [
  ['from a file', byFile],
  ['as pasted text', byPaste],
] as const) {
  test(`a bad deck ${way} is told all its faults and is not played with; a right one is`, async ({ page }) => {
    const screen = new NewMatch(page)
    await screen.open()
    for (const { kind, text, faults } of BAD) {
      await test.step(kind, async () => {
        const dialog = await openDialog(page)
        await load(dialog, text)
        const lines = dialog.getByRole('alert').getByRole('listitem')
        await expect(lines).toHaveCount(faults.length)
        for (const [sentence, rule] of faults) {
          const line = lines.filter({ has: page.getByText(sentence, { exact: true }) })
          await expect(line).toBeVisible()
          await expect(line).toContainText(rule)
        }
        // The table cannot be reached from here, and what was refused is no deck to choose.
        await expect(screen.start).toBeHidden()
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('radio', { name: /Bad deck/ })).toHaveCount(0)
        await expect(page).toHaveURL(/#\/new$/)
      })
    }

    await load(await openDialog(page), RIGHT_AS_YAML)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(screen.seat('A').getByRole('radio', { name: /^Mended deck/ })).toBeChecked()
    await screen.seat('A').getByLabel('Name at seat A').fill('Ann')
    await page.getByRole('radio', { name: 'Ann begins' }).click()
    await screen.start.click()
    await page.getByRole('button', { name: 'I am Ann — show my cards' }).click()
    await expect(page.getByRole('button', { name: 'Ironvow Penitent, Coreon Monster, in lineup' })).toBeVisible()
  })
}

test('a large file is refused unread; a deck that is read otherwise than written says so, beside the page', async ({
  page,
}) => {
  const screen = new NewMatch(page)
  await screen.open()
  const dialog = await openDialog(page)
  await dialog
    .getByLabel('Deck file')
    .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.alloc(8 * 1024 * 1024, ' ') })
  await expect(dialog.getByRole('alert')).toContainText(
    'The file has 8.0 MB, and a deck file may have 256 kB; choose the file of a deck.',
  )
  const coming = page.waitForEvent('worker')
  await byFile(dialog, RIGHT_AS_YAML.replaceAll('\n', '\r').replace('Mended deck', 'Tidal\u00a0Concord\u200b'))
  await coming
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    /^The lines end in the way of old Macs/,
    /read as “Tidal Concord”/,
    /will be called “Tidal Concord \(2\)”/,
  ])
  await dialog.getByRole('button', { name: 'Use this deck' }).click()
  await expect(screen.seat('A').getByRole('radio', { name: /^Tidal Concord \(2\)/ })).toBeChecked()
})
