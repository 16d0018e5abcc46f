import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { textAlone } from './scripts/lint/textAlone.mjs'

const tests = ['**/*.test.{ts,tsx}', 'e2e/**']

const outside = 'The rules are a pure function of state and action, the same on every machine.'
const clock = `${outside} They have no clock: whatever depends on time is the caller's, in src/match or above.`
const page = `${outside} They know no page: return data (a view, an event, a refusal) and let the board show it.`
const world = `${outside} They reach nothing outside themselves: take what you need as an argument, or return it as data.`
const chance = `${outside} Take a seeded generator as an argument.`

const impure = {
  ...Object.fromEntries(
    ['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'].map((name) => [
      name,
      clock,
    ]),
  ),
  ...Object.fromEntries(['window', 'document', 'navigator', 'location', 'localStorage'].map((name) => [name, page])),
  ...Object.fromEntries(
    ['globalThis', 'self', 'process', 'console', 'fetch', 'Worker', 'indexedDB'].map((name) => [name, world]),
  ),
  crypto: chance,
}

const notTheState = {
  regex: '(^@|/)/?rules(/index)?$',
  importNames: ['GameState'],
  message: 'The state holds what a seat must not see. Show a View (viewFor), which the match store keeps.',
}

export default defineConfig(
  globalIgnores(['dist', 'reports', 'test-results', 'playwright-report', 'coverage']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message:
            'No enums: write `const steps = ["unlock", "flip"] as const` and `type Step = (typeof steps)[number]`.',
        },
      ],
      eqeqeq: 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Both are clear; which one reads better is the author's choice.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/games/*/reference/**', 'src/games/*/{cards,scenarios}/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { table: { rules: { 'text-alone': textAlone } } },
    rules: {
      'table/text-alone': 'error',
      'max-lines-per-function': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/{app,screens,ui,store,games/*/board}/**/*.ts'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/{app,screens,ui,games/*/board}/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [notTheState] }] },
  },
  {
    files: ['src/games/*/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...Object.entries(impure).map(([name, message]) => ({ name, message }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: chance }],
    },
  },
  {
    files: tests,
    rules: {
      // A test may insist: where it is wrong, it fails, and that is its purpose.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
