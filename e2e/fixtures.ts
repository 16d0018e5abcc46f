import { test as base } from '@playwright/test'

/**
 * The `test` of every browser test: it fails, too, when any page logs an error or lets an exception or a rejection
 * go unhandled, whatever else the test saw.
 */
export const test = base.extend<{
  /** What went wrong in the pages so far, in sentences. A test that provokes a trouble looks at it and empties the list. */
  troubles: string[]
}>({
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console error: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (trouble) => {
        const error = trouble.error()
        troubles.push(`unhandled: ${error.stack ?? error.message}`)
      })
      await use(troubles)
      if (troubles.length > 0) throw new Error(`The page was not quiet.\n${troubles.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
