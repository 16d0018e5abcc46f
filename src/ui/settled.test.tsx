// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answering, useSettled } from './settled'

/** One button that stays where it is while what it means changes. */
function Pass({ shown, onPass }: { readonly shown: number; readonly onPass: () => void }) {
  return <button {...answering(useSettled(shown), onPass)}>Pass</button>
}

const button = (): HTMLElement => screen.getByRole('button')
const ready = () => waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())

/** Presses with the mouse; what happens while the button is down comes between. */
function press(meanwhile: () => void = () => undefined): void {
  fireEvent.pointerDown(button())
  meanwhile()
  fireEvent.pointerUp(button())
  fireEvent.click(button())
}

function show(onPass: () => void): { readonly anew: () => void } {
  const now = () => <Pass shown={performance.now()} onPass={onPass} />
  const { rerender } = render(now())
  return { anew: () => rerender(now()) }
}

describe('a button whose meaning changes in its place', () => {
  it('takes no press for a moment, and shows when it does', async () => {
    const passed = vi.fn()
    const { anew } = show(passed)
    press()
    expect(passed).not.toHaveBeenCalled()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await ready()
    press()
    expect(passed).toHaveBeenCalledOnce()
    anew()
    press()
    expect(passed).toHaveBeenCalledOnce()
    expect(button().hasAttribute('data-settling')).toBe(true)
    await ready()
  })

  it('takes no press that began before, however late it ends', async () => {
    const passed = vi.fn()
    const { anew } = show(passed)
    await ready()
    fireEvent.pointerDown(button())
    anew()
    await ready()
    fireEvent.click(button())
    expect(passed).not.toHaveBeenCalled()
  })

  it('takes no key that is still down, and the next one again', async () => {
    const passed = vi.fn()
    const { anew } = show(passed)
    await ready()
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.click(button())
    act(anew)
    await ready()
    expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false)
    fireEvent.click(button())
    expect(passed).toHaveBeenCalledOnce()
    fireEvent.keyUp(button(), { key: 'Enter' })
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.click(button())
    expect(passed).toHaveBeenCalledTimes(2)
    fireEvent.keyUp(button(), { key: 'Enter' })
  })

  it('takes a click without a press, as a screen reader makes it', async () => {
    const passed = vi.fn()
    show(passed)
    await ready()
    button().click()
    expect(passed).toHaveBeenCalledOnce()
  })
})
