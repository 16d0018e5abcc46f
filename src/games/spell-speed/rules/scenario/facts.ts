/** Whether something is as a scenario says, and in one sentence what it is instead. */
import { entriesOf } from '@/kernel/response'
import type { Table } from '@/kernel/ruleset'
import { seatOfPlayer, type Seat } from '@/kernel/seats'
import { askOf } from '../engine/asked'
import { findMonster, powerOf } from '../engine/table'
import type { SpellSpeedGame } from '../game'
import type { DuelEvent } from '../model/events'
import type { DuelState, LinkId } from '../model/state'
import { cardsNamed, objectOf, unknownName, type Named } from './names'
import type { Fact, ZONES } from './schema'

type Zone = (typeof ZONES)[number]

/** Null: it is so. */
export function failureOf(
  { constants: c, state: s }: Table<SpellSpeedGame>,
  events: readonly DuelEvent[],
  fact: Fact,
): string | null {
  const isSo = (what: string, is: string, wanted: string): string | null =>
    is === wanted ? null : `${what} is ${is}, not ${wanted}.`
  const who = (seat: Seat | null): string => (seat === null ? 'nobody' : c.names[seat])
  const player = (number: 1 | 2 | null): string => who(number === null ? null : seatOfPlayer(number))

  if ('life' in fact) {
    const [number, life] = fact.life
    return isSo(`The life of ${player(number)}`, String(s.sides[seatOfPlayer(number)].life), String(life))
  }
  if ('power' in fact) {
    const [name, power] = fact.power
    const [found] = cardsNamed(c, s, name, s.player)
    if (found === undefined) return unknownName(c, name)
    const monster = findMonster(s, objectOf(s, found) ?? -1)
    return monster === null
      ? `“${name}” is no monster on the field.`
      : isSo(`The Power of “${name}”`, String(powerOf(c, monster.at)), String(power))
  }
  if ('zone' in fact) {
    const [name, zone] = fact.zone
    const found = cardsNamed(c, s, name, s.player)
    if (found.length === 0) return unknownName(c, name)
    const zones = found.map((one) => zoneOf(s, one))
    return zones.includes(zone) ? null : `“${name}” is in ${zones.join(', ')}, not in ${zone}.`
  }
  if ('links' in fact) return isSo('The number of links', String(entriesOf(s.stack).length), String(fact.links))
  if ('asked' in fact) {
    const ask = askOf(s)
    const asked = ask === null || ask.kind === 'act' ? null : ask.seat
    return isSo('Whoever is asked', who(asked), player(fact.asked))
  }
  const cardOf = (id: LinkId): string => nameOfLink(events, id, (card) => c.cards[card]?.name ?? '')
  if ('negated' in fact) {
    const negated = events.flatMap((event) => (event.type === 'negated' ? [cardOf(event.link)] : []))
    return isSo('What has been negated', negated.join(', ') || 'nothing', fact.negated.join(', ') || 'nothing')
  }
  if ('order' in fact) {
    const order = events.flatMap((event) => (event.type === 'linkResolved' ? [cardOf(event.link)] : []))
    return isSo('The order', order.join(', ') || 'nothing', fact.order.join(', ') || 'nothing')
  }
  if ('happened' in fact) {
    const [type, count] = fact.happened
    return isSo(
      `How often ${type} has happened`,
      String(events.filter((one) => one.type === type).length),
      String(count),
    )
  }
  const { winner, reason } = fact.result
  const { result } = s
  const is = result === null ? 'open' : `${who(result.winner)} by ${result.reason}`
  return isSo('The result', is, `${player(winner)} by ${reason}`)
}

function nameOfLink(events: readonly DuelEvent[], id: LinkId, nameOf: (card: number) => string): string {
  const linked = events.find((event) => event.type === 'linked' && event.link === id)
  return linked?.type === 'linked' ? nameOf(linked.card) : ''
}

function zoneOf(s: DuelState, { seat, card }: Named): Zone {
  const { monsters, supports, hand, graveyard } = s.sides[seat]
  if (monsters.some((at) => at?.card === card)) return 'monsters'
  const lying = supports.find((at) => at?.card === card)
  if (lying) return lying.faceUp ? 'face-up' : 'set'
  if (hand.includes(card)) return 'hand'
  return graveyard.includes(card) ? 'graveyard' : 'deck'
}
