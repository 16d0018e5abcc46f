/**
 * `npm start`: from a fresh clone to a table in the browser.
 *
 *     npm start -- --port 5000        another port (the next free one is taken)
 *     npm start -- --host             for other devices of the network, too
 *     npm start -- --host 192.0.2.7   on this address only
 */
import { parseArgs } from 'node:util'
import { nextFreePort } from './port.mjs'
import { PlainFailure, installPackages, isBuilt, npm, plainly, requireNode } from './toolchain.mjs'

const everyAddress = '0.0.0.0'

/** @returns {{ port: number, host: string }} */
function readOptions() {
  // A bare --host means every address; parseArgs wants a value for each option that may have one.
  const args = process.argv.slice(2).flatMap((arg, at, all) => {
    const next = all[at + 1]
    return arg === '--host' && (next === undefined || next.startsWith('-')) ? [arg, everyAddress] : [arg]
  })
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } })
    const port = Number(values.port ?? '4173')
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError(`--port ${values.port ?? ''}`)
    return { port, host: values.host ?? '127.0.0.1' }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new PlainFailure(`npm start understands --port <1 to 65535> and --host [address], but not this: ${what}`)
  }
}

async function build() {
  if (isBuilt()) return
  console.log('Building the page ...')
  if ((await npm(['run', '--silent', 'build'])) !== 0) {
    throw new PlainFailure('The page could not be built; the messages above say where it failed.')
  }
}

/**
 * @param {number} wanted
 * @param {string} host
 */
async function choosePort(wanted, host) {
  let port
  try {
    port = await nextFreePort(wanted, host)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new PlainFailure(
      `This machine cannot listen on ${host} (${what}). Leave --host out, or name another address.`,
    )
  }
  if (port === undefined) {
    throw new PlainFailure(`No port is free from ${wanted} on. Name another one: npm start -- --port 8000`)
  }
  if (port !== wanted) console.log(`Port ${wanted} is taken, so this is port ${port}.`)
  return port
}

await plainly(async () => {
  requireNode()
  const options = readOptions()
  await installPackages()
  await build()

  const { preview } = await import('vite')
  const port = await choosePort(options.port, options.host)
  const server = await preview({ logLevel: 'warn', preview: { host: options.host, port, strictPort: true } })
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`\nSnap Table is ready: ${local[0] ?? network[0] ?? `http://${options.host}:${port}/`}`)
  for (const address of local.length > 0 ? network : network.slice(1)) console.log(`On the network:      ${address}`)
  console.log('Ctrl+C ends it.\n')
})
