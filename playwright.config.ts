import { defineConfig } from '@playwright/test'
import { findBrowser, noBrowser } from './scripts/browser.mjs'
import { nextFreePort } from './scripts/port.mjs'

const browser = await findBrowser()
if (browser === undefined) throw new Error(noBrowser)

// Each worker reads this file again, and must find the port that the first reading chose.
const host = '127.0.0.1'
const port = Number((process.env.SNAP_E2E_PORT ??= String((await nextFreePort(4300, host)) ?? 4300)))

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  // A busy machine is slow, and no test is about time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...(browser.channel !== undefined && { channel: browser.channel }),
    baseURL: `http://${host}:${port}/`,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    // Cards that fly keep a test waiting for what it has seen already.
    contextOptions: { reducedMotion: 'reduce' },
    // A page out of a worker's cache would hide what was just built; the offline tests allow it for themselves.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser.executablePath !== undefined && { executablePath: browser.executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run --silent preview -- --host ${host} --port ${port} --strictPort`,
    url: `http://${host}:${port}/`,
    reuseExistingServer: false,
  },
})
