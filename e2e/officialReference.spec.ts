/** The official reference beside ours. Its sentences are not ours to copy, so the file is read where it lies: beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RULE_IDS } from '@/games/snap/rules'
import { expect, test } from './fixtures'

const OFFICIAL = fileURLToPath(new URL('../../shared/sources/snap-reference.json', import.meta.url))

test('the official reference is taken as it is, and stands beside ours entry by entry', async ({ page }) => {
  test.skip(!existsSync(OFFICIAL), `There is no reference at ${OFFICIAL}.`)
  await page.goto('./#/rules/compare')
  await page.getByLabel('Reference file').setInputFiles(OFFICIAL)
  // It is the version that our wording follows.
  await expect(page.getByText(/^No entry has changed since v0\.6\.3\S*\.$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: /^unchanged/ }).click()
  await expect(page.getByRole('article')).toHaveCount(RULE_IDS.length)
  const { chapters } = JSON.parse(readFileSync(OFFICIAL, 'utf8')) as {
    readonly chapters: readonly { readonly entries: readonly { readonly body: string }[] }[]
  }
  const shown = page.getByRole('article', { name: 'scope-authority/reference-purpose' })
  await expect(shown).toContainText(chapters[0]?.entries[0]?.body ?? '?')
})

test('a later version of it lists exactly the entry in which a Round changed', async ({ page }) => {
  test.skip(!existsSync(OFFICIAL), `There is no reference at ${OFFICIAL}.`)
  const later = JSON.parse(readFileSync(OFFICIAL, 'utf8')) as {
    version: string
    readonly chapters: readonly { readonly id: string; readonly entries: { readonly title: string; body: string }[] }[]
  }
  later.version = 'v0.7.0'
  const schedule = later.chapters
    .find(({ id }) => id === 'ref-support-access')
    ?.entries.find(({ title }) => title === 'Opening Unlock schedule')
  if (schedule === undefined) throw new Error('no entry on the schedule')
  schedule.body = schedule.body.replace('Rounds 2, 3', 'Rounds 3, 4')
  await page.goto('./#/rules/compare')
  await page.getByLabel('Or its text').fill(JSON.stringify(later))
  await page.getByRole('button', { name: 'Read and compare' }).click()
  await expect(page.getByText(/^1 of 109 entries has changed since v0\.6\.3/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'support-access/opening-unlock-schedule' })).toContainText(
    schedule.body,
  )
})
