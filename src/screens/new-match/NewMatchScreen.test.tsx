// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeDeckFile } from '@/games/snap/cards/deckFile'
import { PYRE_VERDICT } from '@/games/snap/cards/decks'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { preferences } from '@/store/preferences'
import { TooltipProvider } from '@/ui/Tooltip'
import { NewMatchScreen } from './NewMatchScreen'

const show = (): void => {
  render(
    <TooltipProvider>
      <NewMatchScreen />
    </TooltipProvider>,
  )
}

describe('a new match', () => {
  beforeEach(() => {
    matchStore.getState().leave()
    preferences
      .getState()
      .change({ names: ['Player A', 'Player B'], decks: [null, null], askOnlyWhenPossible: false, formatChanges: {} })
  })

  it('starts with the names and decks as chosen; whoever begins is Player 1', async () => {
    const user = userEvent.setup()
    show()
    const name = screen.getByLabelText('Name at seat B')
    await user.clear(name)
    await user.type(name, 'Bo')
    await user.click(screen.getByRole('radio', { name: 'Bo begins' }))
    await user.click(screen.getByRole('button', { name: 'Start match' }))
    expect(matchStore.getState().config).toEqual({
      names: ['Bo', 'Player A'],
      decks: ['tidal-concord', 'pyre-verdict'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    expect(preferences.getState().names).toEqual(['Player A', 'Bo'])
  })

  it('wants both names', async () => {
    const user = userEvent.setup()
    show()
    await user.clear(screen.getByLabelText('Name at seat A'))
    expect(screen.getByRole('button', { name: 'Start match' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Both players need a name.')).toBeTruthy()
  })

  it('wants names that differ', async () => {
    const user = userEvent.setup()
    show()
    await user.clear(screen.getByLabelText('Name at seat A'))
    await user.type(screen.getByLabelText('Name at seat A'), 'player b ')
    expect(screen.getByRole('button', { name: 'Start match' })).toHaveProperty('disabled', true)
    expect(screen.getByText('The two players need different names.')).toBeTruthy()
  })

  it('takes nothing unseen into a name', async () => {
    const user = userEvent.setup()
    show()
    const name = screen.getByLabelText<HTMLInputElement>('Name at seat A')
    await user.clear(name)
    await user.click(name)
    await user.paste('\u202eAda\u200b B\u0000')
    expect(name.value).toBe('Ada B')
  })

  it('tosses a coin and says who begins', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Start match' }))
    const go = await screen.findByRole('button', { name: 'Go to the setup' })
    expect(go).toHaveProperty('disabled', true)
    const dialog = within(screen.getByRole('dialog', { name: 'Coin toss' }))
    await dialog.findByText(/begins/, undefined, { timeout: 3000 })
    const said = dialog.getByRole('status').textContent
    await user.click(go)
    expect(said).toBe(`${matchStore.getState().config?.names[0] ?? ''} begins`)
  })

  it('plays by the format that was set, and remembers it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Format: Snap Standard' }))
    await user.click(screen.getByRole('button', { name: 'Bench Slots: more' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: 'Format: 1 change' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Player A begins' }))
    await user.click(screen.getByRole('button', { name: 'Start match' }))
    expect(matchStore.getState().config?.format.benchSlots).toBe(4)
    expect(preferences.getState().formatChanges).toEqual({ benchSlots: 4 })
  })

  it('tosses no coin and starts nothing with decks that the format does not allow', async () => {
    const user = userEvent.setup()
    preferences.getState().change({ formatChanges: { primeSingulars: 0 } })
    show()
    await user.click(screen.getByRole('button', { name: 'Start match' }))
    const [fault] = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(fault?.textContent).toContain('Player A, “Pyre Verdict”: The lineup has 1 Prime Singular')
    expect(screen.queryByRole('dialog', { name: 'Coin toss' })).toBeNull()
    expect(matchStore.getState().view).toBeNull()
  })

  it('lists all faults of a deck that is loaded, and takes none of it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Load a deck for seat A' }))
    await user.click(screen.getByLabelText('Or its text'))
    await user.paste('{"name": "Wrong", "cards": ["No Such Card"], "evolutions": []}')
    await user.click(screen.getByRole('button', { name: 'Check and use' }))
    const faults = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(faults.length).toBeGreaterThan(1)
    expect(faults[0]?.textContent).toContain('setup/deck-verification')
  })

  it('says before a file is chosen how large it may be, and what was read otherwise than written before the deck is used', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Load a deck for seat A' }))
    expect(screen.getByRole('dialog').textContent).toContain('At most 256 kB, with 200 names and 200 records.')
    await user.upload(
      screen.getByLabelText('Deck file'),
      new File([writeDeckFile({ ...PYRE_VERDICT, name: 'Pyre\u200b Verdict' })], 'deck.json'),
    )
    const notes = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(notes.map((note) => note.textContent)).toEqual([
      'The deck’s name has characters that nobody sees; it was read as “Pyre Verdict”.',
      'There is a deck “Pyre Verdict” already; this one will be called “Pyre Verdict (2)”.',
    ])
    expect(screen.queryByRole('radio', { name: /\(2\)/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use this deck' }))
    expect(
      within(screen.getByRole('region', { name: 'Seat A' }))
        .getByRole('radio', { name: /^Pyre Verdict \(2\)/ })
        .getAttribute('aria-checked'),
    ).toBe('true')
  })
})
