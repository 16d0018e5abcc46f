/** What must hold at every moment of every game, whatever cards are played: each tells what is wrong, or nothing. */
import type { GameEvent } from '../model/events'
import type { CardId } from '../model/ids'
import type { GameState } from '../model/state'
import { viewEvents, viewFor } from '../engine/view'

/** Every place where a card instance lies, once for each place. */
export function places(state: GameState): readonly CardId[] {
  return [
    ...state.sides.flatMap((side) => [
      ...side.field.flatMap((monster) => (monster ? [monster.card, ...monster.under] : [])),
      ...side.deck,
      ...side.locked,
      ...side.hand,
      ...side.reserve,
      ...side.graveyard,
      ...side.lineup,
    ]),
    ...(state.chain?.cards ?? []),
  ]
}

/** Cards that are in no zone, or in two (`game-state/card`). */
export function strays(state: GameState): readonly string[] {
  const counts = new Map<number, number>()
  for (const card of places(state)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return state.match.cards.flatMap((card, id) =>
    counts.get(id) === 1 ? [] : [`“${card.name}” is in ${counts.get(id) ?? 0} zones`],
  )
}

/** Events that name a card to a viewer who may not know it (`support-access/open-log`). */
export function leaks(before: GameState, events: readonly GameEvent[], after: GameState): readonly string[] {
  const faults: string[] = []
  for (const viewer of [0, 1, 'table'] as const) {
    const known = new Set<number>()
    for (const at of [before, after]) collectKnown(viewFor(at, viewer), known)
    // A card may pass through a public place within one action: the Graveyard, the Chain, a reveal.
    for (const event of events) {
      if (event.type === 'defeated')
        for (const victim of event.victims) for (const card of victim.cards) known.add(card)
      if (event.type === 'moved' && [event.from, event.to].some((zone) => zone === 'graveyard' || zone === 'chain'))
        known.add(event.card)
      if (event.type === 'declared' && event.origin.kind === 'Spell') known.add(event.origin.card)
      if (event.type === 'counterPlayed') known.add(event.link.card)
      if (event.type === 'revealed') known.add(event.card)
    }
    for (const event of viewEvents(events, viewer))
      for (const card of cardsNamed(event))
        if (!known.has(card)) faults.push(`${JSON.stringify(event)} tells ${viewer} of a hidden card`)
  }
  return faults
}

/** Every card id that an event names, however deep: targets, links, Triggers, references to Monsters. */
function cardsNamed(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'number' && ['card', 'source', 'onto', 'replaced'].includes(key)
      ? [part]
      : key === 'cards'
        ? (part as readonly number[])
        : cardsNamed(part),
  )
}

/** Every card id that a view shows, wherever it shows it. */
function collectKnown(value: unknown, known: Set<number>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectKnown(item, known)
  } else if (value !== null && typeof value === 'object') {
    if ('known' in value && value.known === true && 'card' in value && typeof value.card === 'number')
      known.add(value.card)
    for (const [key, item] of Object.entries(value)) if (key !== 'definition') collectKnown(item, known)
  }
}
