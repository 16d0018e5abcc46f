/** What stands on the table, as a person reads it from the page and as the rules say it should be. */
import { promptOf, resultText } from '@/match/wording/prompts'
import { possessive, STEP_SHORT_NAMES } from '@/match/wording/words'
import { SEATS, type View } from '@/rules'
import type { Page } from '@playwright/test'
import { cardName, choiceName, isKnown, monsterName, placeAt, slotName, zoneName } from './names'

export interface Reading {
  /** Every named place with the cards that can be read in it. */
  readonly places: Readonly<Record<string, readonly string[]>>
  /** The cards in play: the Spell and the Counters on it. */
  readonly inPlay: readonly string[]
  /** Who is asked and what for. */
  readonly asked: readonly string[]
  readonly turn: readonly string[]
  readonly happened: string
}

/** Reads the page once. */
export function readTable(page: Page, names: readonly string[]): Promise<Reading> {
  return page.evaluate((players) => {
    const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const label = (element: Element): string => element.getAttribute('aria-label') ?? ''
    const cardsIn = (place: Element): string[] => [...place.querySelectorAll('button[aria-label]')].map(label).filter((name) => /, (?:Active|Bench \d|Flex|in hand|locked|in play|in lineup)(?:,|$)/.test(name))
    const places = [...document.querySelectorAll('[role=group][aria-label]')].filter((group) => players.some((name) => label(group).startsWith(`${name}: `)))
    const play = document.querySelector('[role=group][aria-label="Play area"]')
    const rail = document.querySelector('nav[aria-label=Turn]')
    return {
      places: Object.fromEntries(places.map((group) => [label(group), cardsIn(group)])),
      inPlay: play === null ? [] : cardsIn(play),
      asked: [...document.querySelectorAll('section[aria-label=Decision] > p')].map(text),
      turn: rail === null ? [] : [...rail.querySelectorAll('p > span'), ...rail.querySelectorAll('[aria-current=step]')].map(text),
      happened: text(document.querySelector('[role=log][aria-label="What happened last"]')),
    }
  }, names)
}

/** What a reader should find during the game. */
export function tableOf(view: View, happened: string, folded = false): Reading {
  const places: Record<string, readonly string[]> = {}
  for (const seat of SEATS) {
    const side = view.seats[seat]
    for (const { slot, monster } of side.field) places[slotName(view, seat, slot)] = monster === null ? [] : [monsterName(monster, placeAt(view, seat, slot))]
    for (const zone of ['hand', 'locked'] as const) {
      const laidOut = zone === 'hand' || !folded
      places[zoneName(view, seat, zone)] = laidOut ? side[zone].filter(isKnown).map((card) => cardName(card, zone)) : []
    }
    for (const zone of ['deck', 'graveyard', 'reserve'] as const) places[zoneName(view, seat, zone)] = []
  }
  const chain = view.chain === null ? [] : [view.chain.card, ...view.chain.links.map(({ card }) => card)]
  const prompt = promptOf(view)
  const optional = ['spell', 'evolution', 'prime', 'attack', 'swap'].includes(view.step)
  return {
    places,
    inPlay: chain.flatMap((card) => (card === null ? [] : [cardName(card, 'chain')])),
    asked: prompt === null ? [`The game is over. ${resultText(view) ?? ''}`] : [`${prompt.who} ${prompt.title}`, prompt.text],
    turn: [`Round ${view.round}`, `${possessive(view.seats[view.turn].name)} turn`, `${STEP_SHORT_NAMES[view.step]}${optional ? ' (optional)' : ''}`],
    happened,
  }
}

/** What a reader should find during a seat's private setup. */
export function setupOf(view: View, happened: string): Reading {
  const places: Record<string, readonly string[]> = {}
  const seat = view.viewer
  if (seat !== 'table') {
    const side = view.seats[seat]
    for (const { slot, monster } of side.field) places[slotName(view, seat, slot)] = monster === null ? [] : [monsterName(monster, placeAt(view, seat, slot))]
    for (const zone of ['hand', 'locked'] as const) places[choiceName(view, seat, zone)] = side[zone].filter(isKnown).map((card) => cardName(card, zone))
    places[zoneName(view, seat, 'lineup')] = side.lineup.filter(isKnown).map((card) => cardName(card, 'lineup'))
    places[zoneName(view, seat, 'deck')] = []
    places[zoneName(view, seat, 'reserve')] = []
  }
  return { places, inPlay: [], asked: [], turn: [], happened }
}
