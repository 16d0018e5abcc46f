// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FORMAT_FIELDS, SNAP_STANDARD, type Format } from '@/games/snap/rules'
import { TooltipProvider } from '@/ui/Tooltip'
import { FormatRow } from './FormatRow'

let now: Format = SNAP_STANDARD

function Bench() {
  const [format, setFormat] = useState<Format>(SNAP_STANDARD)
  return (
    <TooltipProvider>
      <FormatRow
        format={format}
        onChange={(next) => {
          now = next
          setFormat(next)
        }}
      />
    </TooltipProvider>
  )
}

const open = async () => {
  const user = userEvent.setup()
  render(<Bench />)
  await user.click(screen.getByRole('button', { name: 'Format: Snap Standard' }))
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Format' })) }
}

describe('the format panel', () => {
  beforeEach(() => {
    now = SNAP_STANDARD
  })

  it('opens at the value that the rules have named', () => {
    render(
      <TooltipProvider>
        <FormatRow field="chainCap" format={SNAP_STANDARD} onChange={() => undefined} />
      </TooltipProvider>,
    )
    expect(document.activeElement?.textContent).toBe('Chain cap')
  })

  it('stays closed for a value that no format has', () => {
    render(
      <TooltipProvider>
        <FormatRow field="constructor" format={SNAP_STANDARD} onChange={() => undefined} />
      </TooltipProvider>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has every field, with its meaning, its range and its rule', async () => {
    const { dialog } = await open()
    for (const field of FORMAT_FIELDS) {
      const control =
        field.kind === 'switch'
          ? dialog.getByRole('switch', { name: field.label })
          : dialog.getByRole('spinbutton', { name: field.label })
      expect(control).toBeTruthy()
      expect(dialog.getByText(field.meaning)).toBeTruthy()
      expect(dialog.getAllByText(field.rule).length).toBeGreaterThan(0)
      if (field.kind === 'number')
        expect(dialog.getAllByText(new RegExp(`^${field.least} to ${field.most}`)).length).toBeGreaterThan(0)
    }
  })

  it('steps, switches, drops a limit, says what changed, and goes back to the standard', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Attacks a turn: more' }))
    await user.click(dialog.getByRole('switch', { name: 'Peace in Round 1' }))
    await user.click(dialog.getByRole('checkbox', { name: 'any number: Spells in Round 1' }))
    await user.click(dialog.getByRole('checkbox', { name: 'no limit: Hand limit' }))
    expect(now).toMatchObject({ attacks: 2, firstRoundPeace: false, firstRoundSpells: null, handLimit: 3 })
    expect(dialog.getByRole('status').textContent).toBe('4 changes')
    await user.click(dialog.getByRole('button', { name: 'Hand limit: back to no limit' }))
    expect(now.handLimit).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Reset to standard' }))
    expect(now).toEqual(SNAP_STANDARD)
    expect(dialog.getByRole('status').textContent).toBe('Snap Standard, nothing changed')
  })

  it('says in a sentence what is wrong with a value that is typed', async () => {
    const { user, dialog } = await open()
    const cap = dialog.getByRole('spinbutton', { name: 'Chain cap' })
    await user.clear(cap)
    expect(dialog.getByRole('alert').textContent).toBe('“Chain cap” is a whole number from 1 to 6.')
    await user.type(cap, '12')
    expect(dialog.getByRole('alert').textContent).toBe('“Chain cap” is a whole number from 1 to 6.')
    expect(dialog.getByRole('status').textContent).toBe('1 value to mend')
    await user.clear(cap)
    await user.type(cap, '5')
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(now.chainCap).toBe(5)
  })
})
