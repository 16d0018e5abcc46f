/** The official reference beside ours. Its sentences are not ours to copy, so the file is read where it lies: beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RULE_IDS } from '@/rules'
import { expect, test } from './fixtures'

const OFFICIAL = fileURLToPath(new URL('../../shared/sources/snap-reference.json', import.meta.url))

test('the official reference is taken as it is, and stands beside ours entry by entry', async ({ page }) => {
  test.skip(!existsSync(OFFICIAL), `There is no reference at ${OFFICIAL}.`)
  await page.goto('./#/rules/compare')
  await page.getByLabel('Reference file').setInputFiles(OFFICIAL)
  // Both have the same entries; ours says each in its own words.
  await expect(page.getByText(`${RULE_IDS.length} of ${RULE_IDS.length} entries differ.`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(RULE_IDS.length)
  const { chapters } = JSON.parse(readFileSync(OFFICIAL, 'utf8')) as { readonly chapters: readonly { readonly entries: readonly { readonly body: string }[] }[] }
  const shown = page.getByRole('article', { name: 'scope-authority/reference-purpose' })
  await expect(shown).toContainText(chapters[0]?.entries[0]?.body ?? '?')
  for (const only of ['only ours', 'only theirs']) await expect(page.getByRole('article').filter({ hasText: only })).toHaveCount(0)
})
