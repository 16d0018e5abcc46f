import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const source = fileURLToPath(new URL('./src', import.meta.url))

/** Matches a module of one of these packages, wherever npm has put it. */
const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

export default defineConfig({
  // Routes live in the hash, so the built page works from any folder of any host.
  base: './',
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': source } },
  build: {
    target: 'es2023',
    rolldownOptions: {
      // What stands in these folders only defines things; a page that uses none of a file's does not load the file.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]src[\\/](?:match[\\/]|games[\\/][^\\/]+[\\/](?!board))/, sideEffects: false },
        ],
      },
      output: {
        // Libraries change less often than the game: apart, they stay in the browser's cache. Only what the first
        // page needs anyway is named here; what is loaded lazily (yaml, chevrotain ...) keeps the chunk of its importer.
        codeSplitting: {
          groups: [
            { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 30 },
            { name: 'motion', test: packages('framer-motion', 'motion-dom', 'motion-utils'), priority: 20 },
            { name: 'drag', test: packages('@dnd-kit'), priority: 20 },
            // The gallery's positions are small, and its list shows something of each.
            { name: 'scenarios', test: /[\\/]src[\\/]games[\\/]snap[\\/]scenarios[\\/].*\.json$/, priority: 10 },
          ],
        },
      },
    },
  },
  test: {
    // A component test asks for a page in its first line: // @vitest-environment happy-dom
    environment: 'node',
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // A busy machine is slow, and no test is about time.
    testTimeout: 60_000,
    projects: [
      // Pure functions leave nothing behind: the rules are loaded once for all of their tests, which halves the time.
      {
        extends: true,
        test: { name: 'core', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], isolate: false },
      },
      // Components stand on a page and put other modules in the place of theirs: each file has its own.
      { extends: true, test: { name: 'page', include: ['src/**/*.test.tsx'] } },
    ],
  },
})
