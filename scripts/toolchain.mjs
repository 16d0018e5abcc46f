/**
 * What `npm start` and `npm test` need before anything is installed. Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A failure that the person at the terminal can understand and mend; it is printed without a stack. */
export class PlainFailure extends Error {}

/**
 * Runs a script's whole work, and turns a failure into one clear message and a non-zero exit.
 *
 * @param {() => Promise<void>} work
 */
export async function plainly(work) {
  try {
    await work()
  } catch (failure) {
    console.error(failure instanceof PlainFailure ? `\n${failure.message}` : failure)
    process.exitCode = 1
  }
}

/**
 * @param {string} file a JSON file, relative to the project
 * @returns {unknown}
 */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** Fails when this Node is older than what package.json asks for. */
export function requireNode() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (readJson('package.json'))
  const wanted = engines.node.replace('>=', '')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new PlainFailure(
    `Snap Table needs Node ${wanted} or newer, and this is Node ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  )
}

/**
 * Runs a program in the project's folder with this terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's own
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', fail)
    child.on('close', (code) => {
      done(code ?? 1)
    })
  })
}

/**
 * Runs npm: the one that started this script if there is one, so that nothing depends on how a system finds it.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env) {
  const starter = process.env.npm_execpath
  if (starter !== undefined && /npm-cli\.[cm]?js$/.test(starter)) return run(process.execPath, [starter, ...args], env)
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], env) : run('npm', args, env)
}

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock
 */

/**
 * Is what package-lock.json names what lies in node_modules? npm keeps the answer in a lock file of its own. Versions
 * are compared, not times: a checkout touches files, and must not cost an installation.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = /** @type {Lock} */ (readJson('package-lock.json'))
  const present = /** @type {Lock} */ (readJson('node_modules/.package-lock.json'))
  return Object.entries(wanted.packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional === true || devOptional === true || present.packages[path]?.version === version,
  )
}

/** Installs the packages unless exactly they are there. */
export async function installPackages() {
  if (isInstalled()) return
  console.log('Installing the packages that package-lock.json names (half a minute or so) ...')
  // A NODE_ENV of "production" would leave out what building and testing need.
  if ((await npm(['ci', '--include=dev'])) === 0) return
  throw new PlainFailure(
    'The packages could not be installed; npm says why above. Most often the network or the npm registry is out of ' +
      'reach: check the connection (and `npm config get registry`), then run the same command again.',
  )
}

const buildInputs = [
  'src',
  'public',
  'index.html',
  'package-lock.json',
  'tailwind.config.js',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * The last change of a file, or of anything in a folder; a folder's own time tells of files that were removed.
 *
 * @param {string} path
 * @returns {number} milliseconds since 1970
 */
function lastChange(path) {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}

/** Is the built page in dist newer than everything it is made of? */
export function isBuilt() {
  const page = join(root, 'dist/index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  return buildInputs.every((input) => lastChange(join(root, input)) < built)
}
