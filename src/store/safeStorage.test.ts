import { describe, expect, it } from 'vitest'
import { safeStorage } from './safeStorage'

const refusing = (): Storage => {
  throw new DOMException('not here', 'SecurityError')
}

describe('safe storage', () => {
  it('remembers for the page when the browser refuses', () => {
    const storage = safeStorage(refusing)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
})
