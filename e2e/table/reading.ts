/** What stands on the table, as a person reads it from the page and as the rules say it should be. */
import { promptOf, resultText } from '@/games/snap/words/prompts'
import { possessive, STEP_SHORT_NAMES } from '@/games/snap/words/words'
import { OPTIONAL_STEPS, SEATS, type CardView, type Seat, type View } from '@/games/snap/rules'
import type { Page } from '@playwright/test'
import type { Mirror } from './mirror'
import { cardName, choiceName, isKnown, monsterName, placeAt, slotName, zoneName, type Zone } from './names'

export interface Reading {
  /** Every named place with the cards that can be read in it. */
  readonly places: Readonly<Record<string, readonly string[]>>
  /** The cards in play: the Spell and the Counters on it. */
  readonly inPlay: readonly string[]
  /** Who is asked and what for. */
  readonly asked: readonly string[]
  readonly turn: readonly string[]
  /** The last line of the log, as it is read aloud. */
  readonly happened: string
  /** The open decision, as it is read aloud. */
  readonly question: string
  /** What stands on the curtain: whom it waits for, and what for. */
  readonly curtain: readonly string[]
}

/** Reads the page once. */
export function readTable(page: Page, names: readonly string[]): Promise<Reading> {
  return page.evaluate((players) => {
    const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const label = (element: Element): string => element.getAttribute('aria-label') ?? ''
    const cardsIn = (place: Element): string[] =>
      [...place.querySelectorAll('button[aria-label]')]
        .map(label)
        .filter((name) => /, (?:Active|Bench \d|Flex|in hand|locked|in play|in lineup)(?:,|$)/.test(name))
    const places = [...document.querySelectorAll('[role=group][aria-label]')].filter((group) =>
      players.some((name) => label(group).startsWith(`${name}: `)),
    )
    const play = document.querySelector('[role=group][aria-label="Play area"]')
    const rail = document.querySelector('nav[aria-label=Turn]')
    return {
      places: Object.fromEntries(places.map((group) => [label(group), cardsIn(group)])),
      inPlay: play === null ? [] : cardsIn(play),
      asked: [...document.querySelectorAll('section[aria-label=Decision] > p')].map(text),
      turn:
        rail === null
          ? []
          : [...rail.querySelectorAll('p > span'), ...rail.querySelectorAll('[aria-current=step]')].map(text),
      happened: text(document.querySelector('[role=log][aria-label="What happened last"]')),
      question: text(document.querySelector('[role=status][aria-label="Open decision"]')),
      curtain: [...document.querySelectorAll('[role=dialog][aria-describedby]')]
        .map((dialog) =>
          ['aria-labelledby', 'aria-describedby'].map((part) =>
            text(document.getElementById(dialog.getAttribute(part) ?? '')),
          ),
        )
        .filter(([title]) => title?.startsWith('Pass the screen to ') === true)
        .flat(),
    }
  }, names)
}

/** What a reader should find. `folded`: on a narrow screen, where what is locked lies in a drawer. */
export function readingOf(mirror: Mirror, folded = false): Reading {
  const view = mirror.view()
  const prompt = promptOf(view)
  const question = prompt?.text ?? 'The game is over.'
  const { mode, seat } = mirror.screen
  const shown = view.step === 'setup' ? setUp(view) : table(view, folded)
  return {
    ...shown,
    happened: mirror.lastLine(),
    question,
    curtain: mode === 'curtain' ? [`Pass the screen to ${view.seats[seat].name}`, question] : [],
  }
}

type Shown = Pick<Reading, 'places' | 'inPlay' | 'asked' | 'turn'>

const slotsOf = (view: View, seat: Seat): Reading['places'] =>
  Object.fromEntries(
    view.seats[seat].field.map(({ slot, monster }) => [
      slotName(view, seat, slot),
      monster === null ? [] : [monsterName(monster, placeAt(view, seat, slot))],
    ]),
  )

const cardsOf = (view: View, seat: Seat, zone: Zone): readonly string[] =>
  (view.seats[seat][zone] as readonly CardView[]).filter(isKnown).map((card) => cardName(card, zone))

function table(view: View, folded: boolean): Shown {
  const places: Record<string, readonly string[]> = {}
  for (const seat of SEATS) {
    Object.assign(places, slotsOf(view, seat))
    for (const zone of ['hand', 'locked', 'deck', 'graveyard', 'reserve'] as const) {
      // What lies in a pile is only counted.
      const laidOut = zone === 'hand' || (zone === 'locked' && !folded)
      places[zoneName(view, seat, zone)] = laidOut ? cardsOf(view, seat, zone) : []
    }
  }
  const chain = view.chain === null ? [] : [view.chain.card, ...view.chain.links.map(({ card }) => card)]
  const prompt = promptOf(view)
  const optional = OPTIONAL_STEPS.some((step) => step === view.step)
  return {
    places,
    inPlay: chain.flatMap((card) => (card === null ? [] : [cardName(card, 'chain')])),
    asked:
      prompt === null
        ? [`The game is over. ${resultText(view) ?? ''}`]
        : [`${prompt.who} ${prompt.title}`, prompt.text],
    turn: [
      `Round ${view.round}`,
      `${possessive(view.seats[view.turn].name)} turn`,
      `${STEP_SHORT_NAMES[view.step]}${optional ? ' (optional)' : ''}`,
    ],
  }
}

/** A seat's private setup; nothing behind the curtain. */
function setUp(view: View): Shown {
  const places: Record<string, readonly string[]> = {}
  if (view.viewer !== 'table') {
    const seat = view.viewer
    Object.assign(places, slotsOf(view, seat))
    for (const zone of ['hand', 'locked'] as const) places[choiceName(view, seat, zone)] = cardsOf(view, seat, zone)
    places[zoneName(view, seat, 'lineup')] = cardsOf(view, seat, 'lineup')
    for (const zone of ['deck', 'reserve'] as const) places[zoneName(view, seat, zone)] = []
  }
  return { places, inPlay: [], asked: [], turn: [] }
}
