/**
 * Which browser the browser tests use. `node scripts/browser.mjs` prints it, or exits with 1 when there is none.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PlainFailure } from './toolchain.mjs'

/**
 * Playwright's own Chromium is started by channel: by path alone, its headless mode would want a second download.
 *
 * @typedef {{ executablePath: string, channel?: never } | { channel: 'chromium', executablePath?: never }} Browser
 */

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What to do when there is no browser. */
export const noBrowser =
  'The browser tests need Chromium, and none was found. Do one of these, then try again:\n' +
  '  - install it with the system: `apt-get install chromium` (Debian), `brew install --cask chromium` (macOS);\n' +
  "  - fetch Playwright's own: `npx playwright install chromium`;\n" +
  '  - name one that is there: PW_CHROMIUM=/path/to/chromium npm test'

/** @returns {Promise<string | undefined>} the path of the Chromium that Playwright has downloaded */
async function ownPath() {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    // Not installed yet, or not for this system: then it has no browser of its own either.
    return undefined
  }
}

/**
 * PW_CHROMIUM if it is set, else Playwright's own, else the system's.
 *
 * @returns {Promise<Browser | undefined>}
 * @throws {PlainFailure} when PW_CHROMIUM names no file
 */
export async function findBrowser() {
  const named = process.env.PW_CHROMIUM
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named }
    throw new PlainFailure(`PW_CHROMIUM is ${named}, and there is no such file.`)
  }
  if ((await ownPath()) !== undefined) return { channel: 'chromium' }
  const executablePath = systemPaths.find((path) => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findBrowser()
  if (browser === undefined) {
    console.error(noBrowser)
    process.exitCode = 1
  } else {
    console.log(browser.executablePath ?? (await ownPath()))
  }
}
