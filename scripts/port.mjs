import { createServer } from 'node:net'

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether this process could listen there
 */
function isFree(port, host) {
  return new Promise((answer, fail) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') answer(false)
      else fail(error)
    })
    probe.listen(port, host, () => {
      probe.close(() => {
        answer(true)
      })
    })
  })
}

/**
 * @param {number} first the port that is wanted
 * @param {string} host
 * @returns {Promise<number | undefined>} the first free port from there on, or none among the next fifty
 */
export async function nextFreePort(first, host) {
  for (let port = first; port < Math.min(first + 50, 65_536); port += 1) {
    if (await isFree(port, host)) return port
  }
  return undefined
}
