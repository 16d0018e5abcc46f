/** The table of a scenario: whoever’s turn it is acts, and nothing is open. */
import { emptyStack } from '@/kernel/response'
import type { Table } from '@/kernel/ruleset'
import { seatOfPlayer } from '@/kernel/seats'
import { emptySide, opening } from '../engine/create'
import { SPELL_STANDARD, type Format } from '../format'
import type { SpellSpeedGame } from '../game'
import type { CardDefinition } from '../model/cards'
import type { CardId, Monster, Side, Support } from '../model/state'
import type { DuelScenario } from './read'
import type { ScenarioSide } from './schema'

export function tableOf({ file, cards }: DuelScenario): Table<SpellSpeedGame> {
  const { position, names, skipEmptyAsk = false } = file
  const format: Format = { ...SPELL_STANDARD, chain: { ...SPELL_STANDARD.chain, skipEmptyAsk } }
  const player = seatOfPlayer(position.player ?? 1)
  const turn = position.turn ?? player + 3
  const dealt: CardDefinition[] = []
  let nextId = 1
  const deal = (name: string): CardId => {
    const card = cards.get(name)
    if (card === undefined)
      throw new Error(`No card “${name}”: a scenario is read with readScenario, which finds them all`)
    return dealt.push(card) - 1
  }

  function sideOf({ life, monsters = [], set = [], hand = [], deck = [], graveyard = [] }: ScenarioSide): Side {
    const empty = emptySide(format)
    const standing = monsters.map((name): Monster => ({
      object: nextId++,
      card: deal(name),
      changes: [],
      used: [],
      attacked: false,
    }))
    const lying = set.map((at): Support => {
      const { card, thisTurn } = typeof at === 'string' ? { card: at, thisTurn: false } : at
      return { object: nextId++, card: deal(card), faceUp: false, setOn: thisTurn ? turn : 0 }
    })
    return {
      ...empty,
      life: life ?? format.life,
      monsters: empty.monsters.map((_, slot) => standing[slot] ?? null),
      supports: empty.supports.map((_, slot) => lying[slot] ?? null),
      hand: hand.map(deal),
      deck: deck.toReversed().map(deal),
      graveyard: graveyard.map(deal),
    }
  }

  const sides = [sideOf(position.p1), sideOf(position.p2)] as const
  return {
    constants: { format, names, cards: dealt, seed: 0 },
    state: {
      ...opening(sides),
      turn,
      player,
      phase: position.phase ?? 'main1',
      stack: emptyStack(player),
      agenda: [{ kind: 'act' }],
      nextId,
    },
  }
}
