/** A fingerprint of plain data: equal values, equal fingerprints, on any machine. */
import { blake3 } from '@noble/hashes/blake3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const BYTES = 16

/** 32 hex digits (128 bits) of a JSON value; in which order the fields of an object were written does not count. */
export const hashOf = (value: unknown): string => bytesToHex(blake3(utf8ToBytes(canonical(value)), { dkLen: BYTES }))

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
