// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CardBackFace } from './CardBackFace'
import { CardFace } from './CardFace'
import type { CardFaceData } from './face'
import { LargeCard } from './LargeCard'
import { splitText } from './rules-text'
import { describeCard, MINUS } from './words'

const monster: CardFaceData = {
  id: 'S1-SYN-BM-001',
  name: 'Verdant Caretaker',
  cardClass: 'Synaphera',
  cardType: 'Monster',
  imp: 2500,
  baseImp: 2000,
  keywords: ['Blocker', 'Swap'],
  text: 'ON REVEAL: This Monster gains 500 IMP until end of turn.\nPASSIVE: Your Active Monster has Blocker.',
}

describe('a small face', () => {
  it('names keywords, and says a raised IMP in words and with a sign', () => {
    const { container } = render(<CardFace face={monster} />)
    expect(
      within(screen.getByRole('list', { name: 'Keywords' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Blocker', 'Swap'])
    expect(screen.getByText('2500 IMP, raised by 500 from 2000')).toBeTruthy()
    expect(container.querySelector('.card-imp-amount')?.textContent).toBe('+500')
    expect(container.querySelector('[data-way="raised"] .card-imp-arrow')).not.toBeNull()
  })

  it('shows a lowered IMP with a minus sign', () => {
    const { container } = render(<CardFace face={{ ...monster, imp: 1000 }} />)
    expect(container.querySelector('.card-imp-amount')?.textContent).toBe(`${MINUS}1000`)
  })

  it('shows no IMP on a Support, but its type', () => {
    const { container } = render(
      <CardFace face={{ ...monster, cardType: 'Counter', imp: null, baseImp: null, keywords: [] }} />,
    )
    expect(container.querySelector('.card-imp')).toBeNull()
    expect(screen.getByText('Counter')).toBeTruthy()
  })

  it('says its state', () => {
    render(<CardFace face={monster} state={{ newlyEvolved: true, spent: true, stackCount: 2 }} />)
    expect(screen.getByText('newly evolved, no attack left, stack of 2 cards')).toBeTruthy()
  })
})

it('describes a card in one line', () => {
  expect(describeCard(monster, { faceDown: true })).toBe(
    'Verdant Caretaker, Synaphera Monster, 2500 IMP, raised by 500 from 2000, Blocker, Swap, face-down',
  )
  expect(
    describeCard({ ...monster, cardType: 'Monster (Prime Singular)', imp: 7000, baseImp: 7000, keywords: [] }),
  ).toBe('Verdant Caretaker, Synaphera Prime Singular, 7000 IMP')
})

it('shows a large card with its text, modifiers and links', () => {
  render(<LargeCard face={monster} modifiers={<li>+500 from Rally</li>} links={<li>card-text/duration-language</li>} />)
  expect(screen.getByRole('heading', { name: 'Verdant Caretaker' })).toBeTruthy()
  expect(screen.getByText('ON REVEAL').tagName).toBe('STRONG')
  expect(within(screen.getByRole('list', { name: 'Live modifiers' })).getByText('+500 from Rally')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Rules' })).getByText('card-text/duration-language')).toBeTruthy()
})

it('leads from each keyword to its rule, in the list and in the text', () => {
  render(<LargeCard face={monster} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Blocker', '#/rules/keywords/blocker'],
    ['Swap', '#/rules/keywords/swap'],
    ['Blocker', '#/rules/keywords/blocker'],
  ])
  expect(screen.getByText('Your Active Monster has', { exact: false }).parentElement?.textContent).toBe(
    'Your Active Monster has Blocker.',
  )
})

it('shows a back with a label only when there is one', () => {
  const { container, rerender } = render(<CardBackFace label="12" />)
  expect(container.textContent).toBe('12')
  rerender(<CardBackFace />)
  expect(container.textContent).toBe('')
})

describe('a printed text', () => {
  it.each([
    ['', []],
    ['Just words.', [{ label: null, text: 'Just words.' }]],
    ['SPELL: Lock it.', [{ label: 'SPELL', text: 'Lock it.' }]],
    [
      'ON REVEAL: One. PASSIVE: Two.',
      [
        { label: 'ON REVEAL', text: 'One.' },
        { label: 'PASSIVE', text: 'Two.' },
      ],
    ],
    [
      'PRIME CONDITION — You control 3 Monsters.\n  PRIME ENTRY: It gains 500 IMP.',
      [
        { label: 'PRIME CONDITION', text: 'You control 3 Monsters.' },
        { label: 'PRIME ENTRY', text: 'It gains 500 IMP.' },
      ],
    ],
    ['SPELL: A Monster loses 500 IMP: no more.', [{ label: 'SPELL', text: 'A Monster loses 500 IMP: no more.' }]],
  ])('%j is split at its labels', (text, parts) => {
    expect(splitText(text)).toEqual(parts)
  })
})
