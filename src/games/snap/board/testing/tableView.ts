/** A table in mid-game, made by hand: for tests of what the board does with a view. */
import type {
  Ability,
  Action,
  CardClass,
  CardDefinition,
  CardId,
  CardType,
  CardView,
  Keyword,
  KnownCard,
  MonsterView,
  Seat,
  SeatView,
  Slot,
  SlotView,
  View,
} from '@/games/snap/rules'

export const id = (value: number): CardId => value as CardId
export const at = (value: number): Slot => value as Slot

const anyMonster = {
  kind: 'monster',
  filter: { side: 'any', place: 'field', cardClass: null, keyword: null, other: false, faceDown: false, maxImp: null },
} as const

const spell = (targets: number): Ability => ({
  kind: 'spell',
  condition: null,
  targets: Array.from({ length: targets }, () => anyMonster),
  body: [],
})
const counter = (targets: number): Ability => ({
  kind: 'counter',
  answers: { what: 'Spell', side: 'opposing' },
  resonance: false,
  exceedsCap: false,
  targets: Array.from({ length: targets }, () => anyMonster),
  body: [],
})
const reveal: Ability = { kind: 'reveal', optional: true, targets: [anyMonster], body: [] }

interface Printed {
  readonly keywords?: readonly Keyword[]
  readonly abilities?: readonly Ability[]
  readonly text?: string
  readonly evolvesFrom?: string
}

function printed(
  name: string,
  cardClass: CardClass,
  cardType: CardType,
  imp: number | null,
  more: Printed = {},
): CardDefinition {
  return {
    id: `T1-${cardClass.slice(0, 3).toUpperCase()}-${name.replace(/\W/g, '').slice(0, 6)}`,
    name,
    cardClass,
    archetype: 'Bloodbound',
    cardType,
    template: 'BM',
    imp,
    keywords: more.keywords ?? [],
    text: more.text ?? '',
    abilities: more.abilities ?? [],
    evolvesFrom: more.evolvesFrom ?? null,
  }
}

export const CARDS = [
  printed('Bloodbound Initiate', 'Coreon', 'Monster', 2400, {
    keywords: ['Trigger'],
    abilities: [reveal],
    text: 'ON REVEAL: You may choose target opposing Monster. It loses 500 IMP until end of turn.',
  }),
  printed('Emberline Sentinel', 'Coreon', 'Monster', 2800, { keywords: ['Blocker'] }),
  printed('Tidewoven Courier', 'Fluxion', 'Monster', 2200, { keywords: ['Swap', 'Trigger'] }),
  printed('Verdant Caretaker', 'Synaphera', 'Monster', 3000, { keywords: ['Blocker', 'Overdrive'] }),
  printed('Nightglass Harrier', 'Obscura', 'Monster', 3200, { keywords: ['Disruptor'] }),
  printed('Dawn Archivist', 'Aetherion', 'Monster', 2600),
  printed('Ashen Titan', 'Coreon', 'Monster (Prime Singular)', 7000, {
    text: 'PRIME CONDITION: 2 or more Monsters are in your Graveyard.',
  }),
  printed('Bloodbound Champion', 'Coreon', 'Evolution', 4200, { evolvesFrom: 'Bloodbound Initiate' }),
  printed('Rally', 'Coreon', 'Spell', null, {
    abilities: [spell(1)],
    text: 'SPELL: Target allied Monster gains 500 IMP until end of turn.',
  }),
  printed('Crossed Embers', 'Coreon', 'Spell', null, {
    abilities: [spell(2)],
    text: 'SPELL: Target allied Monster gains 500 IMP until end of turn. Target opposing Monster loses 500 IMP until end of turn.',
  }),
  printed('Deep Breath', 'Fluxion', 'Spell', null, {
    abilities: [spell(0)],
    text: 'SPELL: Unlock 1 of your Locked Supports.',
  }),
  printed('Veil of Silence', 'Obscura', 'Counter', null, {
    abilities: [counter(0)],
    text: 'COUNTER: Negate target opposing Spell.',
  }),
] as const

/** Enough Supports for a deck. */
const SUPPORT_NAMES = [
  'Gather Sparks',
  'Second Wind',
  'Ironwall Oath',
  'Mirror Current',
  'Root Bargain',
  'Umbral Step',
  'Aurora Writ',
  'Cinder Script',
  'Low Tide',
  'Grove Signal',
  'Hollow Bell',
  'Sunlit Ledger',
  'Backdraft',
  'Undertow',
]
const CLASSES = ['Coreon', 'Fluxion', 'Synaphera', 'Obscura', 'Aetherion'] as const
export const SUPPORTS = SUPPORT_NAMES.map((name, index) =>
  printed(name, CLASSES[index % 5] ?? 'Coreon', index % 3 === 2 ? 'Counter' : 'Spell', null, {
    abilities: [index % 3 === 2 ? counter(0) : spell(1)],
    text: 'SPELL: Target allied Monster recovers 1000 IMP.',
  }),
)

const ALL: readonly CardDefinition[] = [...CARDS, ...SUPPORTS]

export const numberOf = (name: string, owner: Seat = 0): CardId => {
  const index = ALL.findIndex((card) => card.name === name)
  if (index < 0) throw new Error(`the fixture has no card ${name}`)
  return id(owner * 100 + index)
}

export function known(name: string, owner: Seat = 0): KnownCard {
  const card = numberOf(name, owner)
  const definition = ALL[card % 100]
  if (definition === undefined) throw new Error(`the fixture has no card ${name}`)
  return { known: true, key: `c${card}`, card, definition, owner }
}

export const back = (owner: Seat, zone: string, index: number): CardView => ({
  known: false,
  key: `${owner}-${zone}-${index}`,
  owner,
})
const backs = (owner: Seat, zone: string, count: number): readonly CardView[] =>
  Array.from({ length: count }, (_, index) => back(owner, zone, index))

export function monster(seat: Seat, slot: number, name: string | null, more: Partial<MonsterView> = {}): MonsterView {
  const card = name === null ? null : known(name, seat)
  const base = card?.definition.imp ?? null
  return {
    seat,
    slot: at(slot),
    key: `m${seat}${slot}`,
    faceUp: true,
    card,
    under: [],
    imp: base,
    baseImp: base,
    loss: 0,
    keywords: card?.definition.keywords ?? [],
    modifiers: [],
    newlyEvolved: false,
    enteredThisTurn: false,
    spent: false,
    ...more,
  }
}

export function field(monsters: readonly (MonsterView | null)[], flexOpen = false): readonly SlotView[] {
  return Array.from({ length: 5 }, (_, slot) => ({
    slot: at(slot),
    kind: slot === 0 ? 'active' : slot === 4 ? 'flex' : 'bench',
    open: slot < 4 || flexOpen,
    monster: monsters[slot] ?? null,
  }))
}

function side(seat: Seat, name: string, more: Partial<SeatView>): SeatView {
  return {
    seat,
    name,
    field: field([]),
    deck: [],
    locked: [],
    hand: [],
    reserve: [],
    graveyard: [],
    lineup: [],
    ready: true,
    attacksLeft: 1,
    swapsLeft: 1,
    ...more,
  }
}

/** Ann (seat 0) is in her Spell Phase in Round 4 and looks at the table. */
export function tableView(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    round: 4,
    turn: 0,
    turnNumber: 7,
    step: 'spell',
    seats: [
      side(0, 'Ann', {
        field: field([
          monster(0, 0, 'Bloodbound Initiate', {
            imp: 2900,
            modifiers: [
              {
                source: known('Rally').definition,
                controller: 0,
                duration: 'until end of turn',
                imp: 500,
                keyword: null,
                note: null,
              },
            ],
          }),
          monster(0, 1, 'Emberline Sentinel'),
          monster(0, 2, 'Tidewoven Courier', { faceUp: false }),
        ]),
        hand: [known('Rally'), known('Crossed Embers'), known('Deep Breath'), known('Veil of Silence')],
        locked: [known('Gather Sparks'), known('Second Wind')],
        deck: SUPPORT_NAMES.slice(2).map((name) => known(name)),
        reserve: [known('Ashen Titan'), known('Bloodbound Champion')],
        graveyard: [known('Dawn Archivist')],
      }),
      side(1, 'Ben', {
        field: field(
          [
            monster(1, 0, 'Verdant Caretaker', { imp: 2500, loss: 500 }),
            monster(1, 1, 'Nightglass Harrier'),
            monster(1, 2, null, { faceUp: false }),
            monster(1, 3, null, { faceUp: false }),
            monster(1, 4, null, { faceUp: false }),
          ],
          true,
        ),
        hand: backs(1, 'hand', 3),
        locked: backs(1, 'locked', 3),
        deck: backs(1, 'deck', 11),
        reserve: backs(1, 'reserve', 2),
        graveyard: [known('Low Tide', 1), known('Hollow Bell', 1)],
      }),
    ],
    chain: null,
    combat: null,
    pending: [],
    decision: {
      seat: 0,
      kind: 'step',
      step: 'spell',
      source: null,
      ability: -1,
      optional: true,
      purpose: null,
      among: null,
      choices: [],
      modes: [],
      agreed: false,
    },
    drawOffer: null,
    result: null,
    ...change,
  }
}

/** What the rules would offer Ann in `tableView()`. */
export function spellOptions(): readonly Action[] {
  const seat = 0
  const own = [0, 1].map((slot) => ({ seat, slot: at(slot) }) as const)
  const other = [0, 1].map((slot) => ({ seat: 1, slot: at(slot) }) as const)
  return [
    ...own.map((target): Action => ({ type: 'play', seat, card: numberOf('Rally'), targets: [target] })),
    ...own.flatMap((first) =>
      other.map((second): Action => ({
        type: 'play',
        seat,
        card: numberOf('Crossed Embers'),
        targets: [first, second],
      })),
    ),
    { type: 'play', seat, card: numberOf('Deep Breath'), targets: [] },
    ...(['evolution', 'prime', 'attack', 'swap', 'lockIn', 'end'] as const).map((to): Action => ({
      type: 'pass',
      seat,
      to,
    })),
  ]
}
