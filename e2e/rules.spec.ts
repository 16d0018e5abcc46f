/** The reference in the app: reading, searching, linking, printing, taking it along and comparing it. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { RULE_IDS } from '@/rules'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

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
  const unlock = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'support-access/unlock-step', exact: true }) })
  await expect(unlock).toBeInViewport()
  await expect(unlock.locator(':focus')).toHaveCount(1)
  await unlock.getByRole('region', { name: 'Refers to' }).getByRole('link', { name: 'Opening Unlock schedule' }).click()
  await expect(page).toHaveURL(/#\/rules\/support-access\/opening-unlock-schedule$/)
  const schedule = entry(page, 'Opening Unlock schedule')
  await expect(schedule).toBeInViewport()
  await schedule.getByRole('region', { name: 'Referred to by' }).getByRole('link', { name: 'Unlock Step (Support Access Details)' }).click()
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
  const colours = await page.evaluate(() => [getComputedStyle(document.querySelector('.rules-screen')!).backgroundColor, getComputedStyle(document.querySelector('.entry-text')!).color])
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await expect(entry(page, 'Prime Evolution naming')).toBeVisible()
  const pages = textOperators(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(10)
  for (const [index, count] of pages.entries()) expect(count, `text on page ${index + 1} of ${pages.length}`).toBeGreaterThan(3)
})

/** How often each page of a PDF shows text. Its content streams stand in the order of its pages. */
function textOperators(pdf: Buffer): readonly number[] {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/<<[^<>]*\/Filter \/FlateDecode[^<>]*>>\s*stream\r?\n/g)].map((match) => {
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
  combat.entries = [...combat.entries.filter(({ title }) => title !== 'Disruptor'), { title: 'Wager', body: 'A new entry.' }]
  await page.goto('./#/rules/compare')
  await page.getByLabel('Or its text').fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Read and compare' }).click()
  await expect(page.getByText('3 of 110 entries differ.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'combat/equal-imp' }).locator('mark')).toHaveText(/The attacker wins a tie from now on\.$/)
  await expect(page.getByRole('article', { name: 'combat/wager' })).toContainText('only theirs')
  await expect(page.getByRole('article', { name: 'combat/disruptor' })).toContainText('only ours')
  await expect(page.getByRole('article', { name: 'combat/blocker' })).toHaveCount(0)
  await page.getByRole('button', { name: /^the same/ }).click()
  await expect(page.getByRole('article', { name: 'combat/blocker' })).toBeVisible()
})

test('every fault of a file that is no reference is told in a sentence', async ({ page }) => {
  await page.goto('./#/rules/compare')
  await page.getByLabel('Or its text').fill('{"rules_layer": "snap_comprehensive_reference", "format": "Chess", "chapters": [{"id": "zones", "entries": []}]}')
  await page.getByRole('button', { name: 'Read and compare' }).click()
  const faults = page.getByRole('alert').getByRole('listitem')
  await expect(faults.filter({ hasText: 'Chess' })).toHaveCount(1)
  expect(await faults.count()).toBeGreaterThan(4)
  for (const fault of await faults.allTextContents()) expect(fault).toMatch(/[.]$/)
})

test('from a match a rule opens over the table, which stays as it is', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('radio', { name: 'Player A begins' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.getByRole('button', { name: 'I am Player A — show my cards' }).click()
  const link = page.getByRole('link', { name: /Rule: Bench placement/ })
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
