/** The reference in the app: reading, searching, linking, printing, taking it along and comparing it. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { RULE_IDS } from '@/games/snap/rules'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Table } from './table/table'

const entry = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

interface ReferenceFile {
  readonly chapters: { readonly id: string; entries: { title: string; body: string }[] }[]
}

async function exported(page: Page): Promise<{ readonly path: string; readonly file: ReferenceFile }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('snap-reference.json')
  const path = await download.path()
  return { path, file: JSON.parse(readFileSync(path, 'utf8')) as ReferenceFile }
}

test('the rules are reached from the title and hold every entry', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { name: 'The rules of Snap', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(RULE_IDS.length)
  await expect(page.getByRole('table', { name: 'The turn, step by step' }).getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('table', { name: 'The zones, and who sees what' }).getByRole('row')).toHaveCount(10)
})

test('a link to an entry opens at it, and its cross-references lead both ways', async ({ page }) => {
  await page.goto('./#/rules/support-access/unlock-step')
  const unlock = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'support-access/unlock-step', exact: true }) })
  await expect(unlock).toBeInViewport()
  await expect(unlock.locator(':focus')).toHaveCount(1)
  await unlock.getByRole('region', { name: 'Refers to' }).getByRole('link', { name: 'Opening Unlock schedule' }).click()
  await expect(page).toHaveURL(/#\/rules\/support-access\/opening-unlock-schedule$/)
  const schedule = entry(page, 'Opening Unlock schedule')
  await expect(schedule).toBeInViewport()
  await schedule
    .getByRole('region', { name: 'Referred to by' })
    .getByRole('link', { name: 'Unlock Step (Support Access Details)' })
    .click()
  await expect(page).toHaveURL(/#\/rules\/support-access\/unlock-step$/)
  await page.goBack()
  await expect(schedule).toBeInViewport()
})

test('the search forgives a typing error, and is used by keyboard', async ({ page }) => {
  await page.goto('./#/rules')
  await expect(page.getByRole('heading', { name: 'The rules of Snap' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('overdirve')
  await expect(page.getByRole('option').first()).toContainText('Overdrive')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/overdrive$/)
  await expect(page.getByRole('article').filter({ has: page.locator(':focus') })).toContainText('Overdrive')
  await page.getByRole('combobox', { name: 'Search the rules' }).fill('xylophone')
  await expect(page.getByText('Nothing in the rules is near “xylophone”.')).toBeVisible()
})

test('an address that the rules do not have says so, and what was probably meant', async ({ page }) => {
  await page.goto('./#/rules/combat/equal-im')
  await expect(page.getByRole('alert')).toContainText('combat/equal-imp')
})

test('it prints in full, dark on white, without what is only for the screen', async ({ page }) => {
  await page.goto('./#/rules')
  await expect(page.getByRole('heading', { name: 'The rules of Snap' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeHidden()
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const colours = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.rules-screen')!).backgroundColor,
    getComputedStyle(document.querySelector('.entry-text')!).color,
  ])
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await expect(entry(page, 'Prime Evolution naming')).toBeVisible()
  await expect(page.getByText(/^Version \d.*Follows the official v\d/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contents' })).toBeVisible()
  const pages = textOperators(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(10)
  for (const [index, count] of pages.entries())
    expect(count, `text on page ${index + 1} of ${pages.length}`).toBeGreaterThan(3)
})

/** How often each page of a PDF shows text. Its content streams stand in the order of its pages; streams of fonts have a length of their own. */
function textOperators(pdf: Buffer): readonly number[] {
  const raw = pdf.toString('latin1')
  const streams = [
    ...raw.matchAll(/<<((?!\/Length1)[^<>])*\/Filter \/FlateDecode((?!\/Length1)[^<>])*>>\s*stream\r?\n/g),
  ].map((match) => {
    const from = match.index + match[0].length
    return inflateSync(pdf.subarray(from, raw.indexOf('endstream', from)), { finishFlush: 2 }).toString('latin1')
  })
  return streams.filter((stream) => stream.includes('BT')).map((stream) => stream.match(/\bTj\b|\bTJ\b/g)?.length ?? 0)
}

test('what is exported as JSON is read back and is the same', async ({ page }) => {
  await page.goto('./#/rules')
  const { path, file } = await exported(page)
  expect(file.chapters).toHaveLength(14)
  expect(file.chapters.flatMap(({ entries }) => entries)).toHaveLength(RULE_IDS.length)
  await page.getByRole('button', { name: 'Compare with another' }).click()
  await page.getByLabel('Reference file').setInputFiles(path)
  await expect(page.getByText('Nothing differs: every entry is the same as ours.')).toBeVisible()
})

test('it is exported as Markdown with every id', async ({ page }) => {
  await page.goto('./#/rules')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Markdown' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('snap-reference.md')
  const text = readFileSync(await download.path(), 'utf8')
  for (const { id } of RULE_IDS) expect(text).toContain(`\`${id}\``)
})

test('another version is shown beside ours with what differs', async ({ page }) => {
  await page.goto('./#/rules')
  const { file } = await exported(page)
  const combat = file.chapters.find(({ id }) => id === 'ref-combat')
  if (combat === undefined) throw new Error('no chapter on combat')
  const changed = combat.entries.find(({ title }) => title === 'Equal IMP')
  if (changed === undefined) throw new Error('no entry on equal IMP')
  changed.body += ' The attacker wins a tie from now on.'
  combat.entries = [
    ...combat.entries.filter(({ title }) => title !== 'Disruptor'),
    { title: 'Wager', body: 'A new entry.' },
  ]
  await page.goto('./#/rules/compare')
  await page.getByLabel('Or its text').fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Read and compare' }).click()
  await expect(page.getByText('3 of 110 entries differ.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'combat/equal-imp' }).locator('mark')).toHaveText(
    /The attacker wins a tie from now on\.$/,
  )
  await expect(page.getByRole('article', { name: 'combat/wager' })).toContainText('only theirs')
  await expect(page.getByRole('article', { name: 'combat/disruptor' })).toContainText('only ours')
  await expect(page.getByRole('article', { name: 'combat/blocker' })).toHaveCount(0)
  await page.getByRole('button', { name: /^the same/ }).click()
  await expect(page.getByRole('article', { name: 'combat/blocker' })).toBeVisible()
})

test('every fault of a file that is no reference is told in a sentence', async ({ page }) => {
  await page.goto('./#/rules/compare')
  await page
    .getByLabel('Or its text')
    .fill(
      '{"rules_layer": "snap_comprehensive_reference", "format": "Chess", "chapters": [{"id": "zones", "entries": []}]}',
    )
  await page.getByRole('button', { name: 'Read and compare' }).click()
  const faults = page.getByRole('alert').getByRole('listitem')
  await expect(faults.filter({ hasText: 'Chess' })).toHaveCount(1)
  expect(await faults.count()).toBeGreaterThan(4)
  for (const fault of await faults.allTextContents()) expect(fault).toMatch(/[.]$/)
})

test('a value that is our reading leads from its entry, its table and its note to where it is set', async ({
  page,
}) => {
  await page.goto('./#/rules/zones/bench')
  await expect(
    page.getByRole('article', { name: 'Bench', exact: true }).getByRole('link', { name: 'Bench Slots' }),
  ).toHaveCount(2)
  await page
    .getByRole('table', { name: 'The zones, and who sees what' })
    .getByRole('link', { name: 'Bench Slots' })
    .click()
  const format = page.getByRole('dialog', { name: 'Format' })
  await expect(format.getByRole('heading', { name: 'Bench Slots' })).toBeInViewport()
  await expect(format.getByRole('heading', { name: 'Bench Slots' })).toBeFocused()
})

test('from a match a rule opens over the table, which stays as it is', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('radio', { name: 'Player A begins' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.getByRole('button', { name: 'I am Player A — show my cards' }).click()
  const link = page.getByRole('list', { name: 'Still open' }).getByRole('link', { name: /Rule: Bench placement/ })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Bench placement' })
  await expect(dialog).toContainText('setup/bench-placement')
  await dialog.getByRole('region', { name: 'Refers to' }).getByRole('button').first().click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Open in the rules/ })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/#\/play$/)
  // Reading on in the same window loses nothing either.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rules' }).click()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await expect(page.getByRole('heading', { name: 'Player A sets up' })).toBeVisible()
})

/** A position in Ann's Attack Phase: her Slipstream Harrier has Disruptor, Ben's Bastion of Quiet Bells has Blocker. */
async function inTheAttackPhase(page: Page): Promise<Table> {
  await page.goto('./#/rulings/blocker-vs-disruptor')
  const table = new Table(page)
  await expect(table.question).toHaveText('Ann attacks or passes.')
  return table
}

const large = (page: Page): Locator => page.getByRole('complementary', { name: 'Card in large' })
const harrier = (page: Page): Locator => page.getByRole('button', { name: /^Slipstream Harrier, .*Active/ })
const bastion = (page: Page): Locator => page.getByRole('button', { name: /^Bastion of Quiet Bells, .*Bench 2/ })

/** A link opens its rule over the screen, which is as it was once the rule is closed. */
async function leadsTo(page: Page, link: Locator, title: string, id: string): Promise<void> {
  await link.click()
  await reads(page, title, id)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0)
  await expect(link).toBeFocused()
}

async function reads(page: Page, title: string, id: string): Promise<void> {
  const rule = page.getByRole('dialog', { name: title, exact: true })
  await expect(rule).toBeVisible()
  await expect(rule).toContainText(id)
}

test('every prompt leads to the rule that asks: on the curtain, in the setup, at the table', async ({
  page: first,
  context,
}) => {
  let page = first
  await page.goto('./#/new')
  await page.getByRole('radio', { name: 'Player A begins' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  const curtain = page.getByRole('dialog', { name: 'Pass the screen to Player A' })
  await leadsTo(
    page,
    curtain.getByRole('link', { name: /^Rule: Bench placement/ }),
    'Bench placement',
    'setup/bench-placement',
  )
  await curtain.getByRole('button').click()
  const head = page.getByRole('main', { name: 'Setup' }).locator('header')
  await leadsTo(
    page,
    head.getByRole('link', { name: /^Rule: Bench placement/ }).first(),
    'Bench placement',
    'setup/bench-placement',
  )

  // The match that runs on the first page would be asked about.
  page = await context.newPage()
  const table = await inTheAttackPhase(page)
  await leadsTo(
    page,
    table.decision.getByRole('link', { name: /^Rule: Attack Phase/ }),
    'Attack Phase',
    'turn-procedure/attack-phase',
  )
  const rail = page.getByRole('navigation', { name: 'Turn' })
  await expect(rail.getByRole('link')).toHaveCount(10)
  await leadsTo(page, rail.getByRole('link', { name: 'Rule: Flip Step' }), 'Flip Step', 'turn-procedure/flip-step')
  await expect(table.question).toHaveText('Ann attacks or passes.')
})

test('a card that is pointed at is shown large and takes no press from the table; a click keeps it, and its keywords lead to their rules', async ({
  page,
}) => {
  const table = await inTheAttackPhase(page)
  await bastion(page).hover()
  await expect(large(page)).toBeVisible()
  const through = await large(page).evaluate((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    return under !== null && !card.contains(under)
  })
  expect(through).toBe(true)
  await page.mouse.move(2, 2)
  await expect(large(page)).toHaveCount(0)

  await bastion(page).click()
  await large(page).hover()
  await leadsTo(page, large(page).getByRole('link', { name: 'Blocker' }), 'Blocker', 'keywords/blocker')
  await leadsTo(page, large(page).getByRole('link', { name: /^Rule: Monster/ }), 'Monster', 'game-state/monster')
  await page.getByRole('navigation', { name: 'Turn' }).click({ position: { x: 4, y: 4 } })
  await expect(large(page)).toHaveCount(0)
  // Keywords stand beside an Active Monster, too.
  await leadsTo(
    page,
    page.getByRole('main', { name: 'Table' }).getByRole('link', { name: 'Disruptor' }),
    'Disruptor',
    'keywords/disruptor',
  )
  await expect(table.question).toHaveText('Ann attacks or passes.')
})

test('the large card of what is selected leaves every target free', async ({ page }) => {
  const table = await inTheAttackPhase(page)
  await harrier(page).click()
  const targets = page.locator('.slot').getByRole('button', { name: /^Attack / })
  await expect(targets).toHaveCount(3)
  await expect(large(page)).toBeVisible()
  const covered = await large(page).evaluate((card) => {
    const box = card.getBoundingClientRect()
    return [...document.querySelectorAll('.slot .target-button')].filter((target) => {
      const { left, top, right, bottom } = target.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }).length
  })
  expect(covered).toBe(0)
  await leadsTo(page, large(page).getByRole('link', { name: 'Disruptor' }), 'Disruptor', 'keywords/disruptor')
  // It is still selected.
  await table.menu.getByRole('button', { name: /^Attack Nettle/ }).click()
  await expect(table.question).toHaveText('Ben may block the attack with a Blocker.')
})

test('the keywords of a card are reached by keyboard', async ({ page }) => {
  const table = await inTheAttackPhase(page)
  await bastion(page).focus()
  await page.keyboard.press('Enter')
  await expect(large(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(large(page).getByRole('link', { name: 'Blocker' })).toBeFocused()
  await page.keyboard.press('Enter')
  await reads(page, 'Blocker', 'keywords/blocker')
  await page.keyboard.press('Escape')
  await expect(large(page).getByRole('link', { name: 'Blocker' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(large(page)).toHaveCount(0)
  await expect(bastion(page)).toBeFocused()

  // An own card is selected by the key; its menu leads on to its text.
  await harrier(page).focus()
  await page.keyboard.press('Enter')
  await expect(table.menu.getByRole('button').first()).toBeFocused()
  const read = table.menu.getByRole('button', { name: 'Read the card' })
  for (let presses = 0; presses < 4 && !(await read.evaluate((button) => button === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(large(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await reads(page, 'Trigger', 'keywords/trigger')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(harrier(page)).toBeFocused()
  await expect(harrier(page)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a tap opens a card, its keywords are tapped, and a tap elsewhere closes it', async ({ page }) => {
    const table = await inTheAttackPhase(page)
    await bastion(page).tap()
    await large(page).getByRole('link', { name: 'Blocker' }).tap()
    await reads(page, 'Blocker', 'keywords/blocker')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(large(page)).toBeVisible()
    await page.getByRole('group', { name: 'Ben: Bench 3' }).tap()
    await expect(large(page)).toHaveCount(0)

    // There is no room beside the targets of an own card: its menu shows it instead of holding it.
    await harrier(page).tap()
    await expect(large(page)).toBeHidden()
    await table.menu.getByRole('button', { name: 'Read the card' }).tap()
    await large(page).getByRole('link', { name: 'Disruptor' }).tap()
    await reads(page, 'Disruptor', 'keywords/disruptor')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await large(page).getByRole('button', { name: 'Close the large card' }).tap()
    await expect(large(page)).toHaveCount(0)
    await expect(table.question).toHaveText('Ann attacks or passes.')
  })
})
