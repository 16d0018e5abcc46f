/**
 * Which folder may import which. Each rule's comment is what its author reads when it fails: it says what to do instead.
 * Type imports count: a type that leaks ties two layers together as firmly as a function does.
 */

/** Tests may look anywhere. */
const TEST = '\\.test\\.tsx?$'

/** Only tests may use what stands here: scenario builders, matchers, generators. */
const TESTING = '/testing/'

/** Files that something other than an import starts. */
const ENTRIES = ['^src/app/main\\.tsx$', '\\.worker\\.ts$', '\\.d\\.ts$', TEST]

/** A room of whatever game: `$1` is the game in the `to` of a rule. @param {string} room */
const ofTheGame = (room) => `^src/games/$1/${room}/`

/**
 * The layers, each with those of ours that it may use. The order app > screens > board > store > match never turns
 * round, and everybody stands on the kernel; `match` and `ai` know no game, `ui` not even that there are games.
 *
 * @type {Record<string, { may: string[], instead: string }>}
 */
const LAYERS = {
  kernel: {
    may: [],
    instead: 'The kernel is what every game shares: take what belongs to a game as a type parameter or an argument.',
  },
  app: {
    may: ['kernel', 'screens', 'games', 'store', 'match', 'ai', 'ui'],
    instead: 'app is the shell; it may use every layer.',
  },
  screens: {
    may: ['kernel', 'games', 'store', 'match', 'ai', 'ui'],
    instead:
      'A screen is given what the shell knows (routes, providers) as props or context; shared parts go to src/ui.',
  },
  store: {
    may: ['kernel', 'match', 'ai', 'games/snap/index.ts', 'games/snap/rules', 'games/snap/cards', 'games/snap/words'],
    instead: 'The store holds what is true, not how it looks: let the board or the screen subscribe to it.',
  },
  match: {
    may: ['kernel'],
    instead: 'A match is plain data and functions, with no player of its own and no interface: let the store drive it.',
  },
  ai: {
    may: ['kernel'],
    instead: 'A player sees a view and answers with one of the legal actions, both through the door of the rules.',
  },
  ui: {
    may: [],
    instead: 'A shared primitive knows nothing of the game: take words, numbers and callbacks as props.',
  },
}

/**
 * The rooms of a game, each with those of its own that it may use, and what else of ours.
 *
 * @type {Record<string, { rooms: string[], may: string[], instead: string }>}
 */
const ROOMS = {
  rules: {
    rooms: [],
    may: ['kernel'],
    instead:
      'The rules know nobody: take it as an argument, return it as data (a view, an event, a refusal), or move the part ' +
      'that is a rule into the rules.',
  },
  reference: {
    rooms: ['rules'],
    may: ['kernel'],
    instead: 'The reference says the rules in our words; it takes values from the door of the rules.',
  },
  cards: {
    rooms: ['rules'],
    may: ['kernel'],
    instead: 'A card is data: its text, as printed. What it does belongs to the vocabulary of the rules.',
  },
  scenarios: {
    rooms: ['rules', 'cards'],
    may: ['kernel'],
    instead: 'A scenario is a position and a line, as data.',
  },
  words: {
    rooms: ['rules'],
    may: ['kernel'],
    instead: 'Words say what events, refusals and prompts mean: take these as arguments.',
  },
  board: {
    rooms: ['rules', 'cards', 'words'],
    may: ['kernel', 'store', 'match', 'ui'],
    instead:
      'The board shows a view and turns gestures into actions, on any screen and against anyone: take the rest as props ' +
      'or from the store.',
  },
}

/** Folders, and doors that are one file. @param {readonly string[]} layers */
const foldersOf = (layers) => layers.map((layer) => (layer.endsWith('.ts') ? `^src/${layer}$` : `^src/${layer}/`))

const directions = Object.entries(LAYERS).map(([layer, { may, instead }]) => ({
  name: `direction-${layer}`,
  severity: 'error',
  comment: `src/${layer} may import ${may.length > 0 ? `only ${may.join(', ')}` : 'nothing of ours but itself'}. ${instead}`,
  from: { path: foldersOf([layer]), pathNot: [TEST, TESTING] },
  to: { path: ['^src/', '^scripts/', '^e2e/'], pathNot: foldersOf([layer, ...may]) },
}))

const rooms = Object.entries(ROOMS).map(([room, { rooms: own, may, instead }]) => ({
  name: `room-${room}`,
  severity: 'error',
  comment: `The ${room} of a game may import ${[...own, ...may].join(', ') || 'nothing of ours but itself'}. ${instead}`,
  from: { path: `^src/games/([^/]+)/${room}/`, pathNot: [TEST, TESTING] },
  to: { path: ['^src/', '^scripts/', '^e2e/'], pathNot: [...[room, ...own].map(ofTheGame), ...foldersOf(may)] },
}))

/** Paths between rooms are written from '@'. @type {readonly [name: string, from: { path: string, pathNot?: string }, own: string][]} */
const HOMES = [
  ['by-alias', { path: '^src/([^/]+)/', pathNot: '^src/games/' }, '^src/$1/'],
  ['by-alias-in-games', { path: '^src/games/([^/]+)/([^/]+)/' }, '^src/games/$1/$2/'],
]

const byAlias = HOMES.map(([name, from, own]) => ({
  name,
  severity: 'error',
  comment:
    "Into another top folder of src, or another room of a game, write '@/ui/button', '@/games/snap/rules' ...; relative " +
    'paths stay inside one.',
  from,
  to: { path: '^src/', pathNot: own, dependencyTypesNot: ['aliased'] },
}))

/** Everybody comes into the rules of a game by this door, and into its reference, which is large and loaded lazily, by that. */
const DOOR = '^src/games/[^/]+/(?:rules|reference)/index\\.ts$'
/** Cards, which the language reads and writes, also by these. */
const CARD_DOORS = [
  DOOR,
  '^src/games/[^/]+/rules/(?:model|language|format)/',
  '^src/games/[^/]+/rules/vocabulary/[^/]+/grammar(?:\\.ts$|/)',
]

/** A package, as npm lays it out. @param {...string} names */
const npm = (...names) => `node_modules/(?:${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    ...rooms,

    {
      name: 'no-game-into-another',
      severity: 'error',
      comment:
        'Games share nothing but the kernel: what both want is written by each, and moved to src/kernel when that is shorter.',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },

    ...byAlias,
    {
      name: 'rules-by-the-door',
      severity: 'error',
      comment:
        'Come into the rules of a game by their index.ts. Is the name not there? Ask whether a view, an action, an event or a ' +
        'refusal already says it; if not, export it there on purpose.',
      from: { path: '^(?:src|scripts)/', pathNot: ['^src/games/[^/]+/(?:rules|cards)/', TEST, TESTING] },
      to: { path: '^src/games/[^/]+/rules/', pathNot: [DOOR, TESTING] },
    },
    {
      name: 'rules-by-the-door-cards',
      severity: 'error',
      comment:
        'Cards know the types and the language of the rules (model, language, format, the grammars of the vocabulary, ' +
        'index), never the engine: a card that needs it is text that the language cannot say yet.',
      from: { path: '^src/games/[^/]+/cards/', pathNot: [TEST, TESTING] },
      to: { path: '^src/games/[^/]+/rules/', pathNot: CARD_DOORS },
    },
    {
      name: 'rules-by-the-door-e2e',
      severity: 'error',
      comment: 'A browser test does what a person does. Of the rules it may use their index.ts and testing.',
      from: { path: '^e2e/' },
      to: {
        path: '^src/',
        pathNot: [DOOR, TESTING, '^src/games/[^/]+/(?:cards|scenarios|words)/', '^src/(?:match|kernel)/'],
      },
    },
    {
      name: 'interface-sees-views',
      severity: 'error',
      comment:
        'The state holds what a seat must not see. Show a view (viewFor), whose types come from the door of the rules.',
      from: { path: '^src/(?:app|screens|ui|games/[^/]+/board)/', pathNot: [TEST, TESTING] },
      to: { path: '^src/games/[^/]+/rules/model/state(?:\\.ts$|/)' },
    },
    {
      name: 'engine-without-language',
      severity: 'error',
      comment:
        'The engine runs effect trees and reads no text: import the tree (rules/model) and the run beside each verb, ' +
        'not the language, the grammars or the parser.',
      from: { path: '^src/games/[^/]+/rules/engine/', pathNot: [TEST, TESTING] },
      to: {
        path: [
          '^src/games/[^/]+/rules/language/',
          '^src/games/[^/]+/rules/vocabulary/[^/]+/grammar(?:\\.ts$|/)',
          npm('chevrotain'),
        ],
      },
    },
    {
      name: 'rules-packages',
      severity: 'error',
      comment:
        'The rules stand on their own: besides zod, and chevrotain for card text, no package. Take what you need as an ' +
        'argument, or write the few lines.',
      from: { path: '^src/games/[^/]+/rules/', pathNot: [TEST, TESTING] },
      to: { path: 'node_modules/', pathNot: npm('zod', 'chevrotain') },
    },
    {
      name: 'kernel-packages',
      severity: 'error',
      comment: 'The kernel stands on its own: besides a generator of chance and a hash, no package.',
      from: { path: '^src/kernel/', pathNot: [TEST, TESTING] },
      to: { path: 'node_modules/', pathNot: npm('pure-rand', '@noble/hashes') },
    },
    {
      name: 'rules-parser-package',
      severity: 'error',
      comment: 'Parsing stays in the language and the vocabulary of the rules; elsewhere use the effect tree.',
      from: { path: '^src/', pathNot: [TEST, TESTING, '^src/games/[^/]+/rules/(?:language|vocabulary)/'] },
      to: { path: npm('chevrotain') },
    },

    {
      name: 'testing-only-from-tests',
      severity: 'error',
      comment:
        'A testing folder is for tests (*.test.ts), e2e and the commands of scripts. Move what the product needs out of it.',
      from: { path: '^src/', pathNot: [TEST, TESTING] },
      to: { path: TESTING },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      comment: 'A test file is nobody’s library: move what is shared into a testing folder or beside what it tests.',
      from: {},
      to: { path: [TEST, '\\.spec\\.ts$'] },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'What the page ships is a dependency: move the package in package.json, or the import into a test.',
      from: { path: '^src/', pathNot: [TEST, TESTING] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-node-in-the-page',
      severity: 'error',
      comment: 'src runs in a browser, which has no modules of Node: put it into scripts, or use what the web offers.',
      from: { path: '^src/', pathNot: [TEST, TESTING] },
      to: { dependencyTypes: ['core'] },
    },

    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one idea, or hide a third: join them, or move what both need out.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      comment:
        'Two files whose types need each other are one idea, or hide a third: join them, or move what both need out. ' +
        '(Only the model may: its data is recursive.)',
      from: { pathNot: '^src/games/[^/]+/rules/model/' },
      to: { circular: true, via: { dependencyTypes: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports this file. Use it or delete it; what is started otherwise goes into ENTRIES.',
      module: { path: '^src/', pathNot: ENTRIES, numberOfDependentsLessThan: 1 },
      from: {},
    },
    {
      name: 'no-unknown-imports',
      severity: 'error',
      comment: 'This path leads nowhere: mend it, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(?:worker|raw|url)$' },
    },
    {
      name: 'no-nameless-places',
      severity: 'error',
      comment: 'A file called utils, helpers or manager collects what nobody has named: name it after its one idea.',
      from: {},
      to: { path: '[/-](?:utils?|helpers?|manager)[./]', pathNot: 'node_modules/' },
    },
  ],

  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
}
