import { afterEach } from 'vitest'

// Only the files that asked for a page (happy-dom) pay for the component library.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
