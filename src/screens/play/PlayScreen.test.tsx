// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { TooltipProvider } from '@/ui/Tooltip'
import { PlayScreen } from './PlayScreen'

const drawing = vi.hoisted(() => ({ breaks: false }))

// The table has tests of its own; this one breaks when it is told to.
vi.mock('@/games/snap/board/SetupTable', () => ({
  SetupTable: () => {
    if (drawing.breaks) throw new Error('The page is not what it was')
    return <main aria-label="Setup" />
  },
}))

const CONFIG = {
  names: ['Ada', 'Bo'],
  decks: ['pyre-verdict', 'tidal-concord'],
  format: SNAP_STANDARD,
  askOnlyWhenPossible: false,
} as const

const store = () => matchStore.getState()

beforeEach(() => {
  drawing.breaks = false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  store().start(CONFIG)
  store().liftCurtain()
})

it('a table that breaks is shown again with the match as it was', async () => {
  const { hook } = memoryLocation({ path: '/play' })
  render(
    <Router hook={hook}>
      <TooltipProvider>
        <PlayScreen />
      </TooltipProvider>
    </Router>,
  )
  expect(screen.getByRole('main', { name: 'Setup' })).toBeTruthy()
  drawing.breaks = true
  // The screen is drawn again.
  act(() => void store().start(CONFIG))
  act(() => store().liftCurtain())
  expect(screen.getByRole('alert').textContent).toContain('Nothing on it is lost.')
  expect(screen.queryByRole('main', { name: 'Setup' })).toBeNull()
  const before = store().view
  drawing.breaks = false
  await userEvent.click(screen.getByRole('button', { name: 'Show the table again' }))
  expect(screen.getByRole('main', { name: 'Setup' })).toBeTruthy()
  expect(store().view).toBe(before)
  expect(store().running).toBe(true)
})
