/** How this game reads its scenarios: a position by names, what players do in names, and what is true then. */
import type { NamedResult, ScenarioCodec } from '@/kernel/scenario'
import { opponentOf, type Seat } from '@/kernel/seats'
import type { Table } from '@/kernel/ruleset'
import type { SpellSpeedGame } from '../game'
import type { Action } from '../model/actions'
import type { CardId, ObjectId } from '../model/state'
import { failureOf } from './facts'
import { cardsNamed, objectOf, unknownName } from './names'
import { tableOf } from './position'
import type { DuelScenario } from './read'
import type { Do, Fact } from './schema'

export const duelScenarios: ScenarioCodec<SpellSpeedGame, DuelScenario, Do, Fact> = {
  open: (scenario) => ({ table: tableOf(scenario), events: [] }),
  line: ({ file }) => file.line,
  outcome: ({ file }) => file.outcome,
  names: ({ file }) => file.names,
  action: actionNamed,
  failure: failureOf,
}

/** The action that is meant, legal or not. */
function actionNamed({ constants: c, state: s }: Table<SpellSpeedGame>, seat: Seat, act: Do): NamedResult<Action> {
  const faults: string[] = []
  const card = (name: string): CardId => {
    const [found] = cardsNamed(c, s, name, seat)
    if (found === undefined) faults.push(unknownName(c, name))
    return found?.card ?? -1
  }
  const object = (name: string, first: Seat): ObjectId => {
    const named = cardsNamed(c, s, name, first)
    const objects = named.flatMap((one) => objectOf(s, one) ?? [])
    if (named.length === 0) faults.push(unknownName(c, name))
    else if (objects.length === 0) faults.push(`“${name}” is not on the field.`)
    return objects[0] ?? -1
  }
  const made = build(seat, act, card, object)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, action: made }
}

function build(
  seat: Seat,
  act: Do,
  card: (name: string) => CardId,
  object: (name: string, first: Seat) => ObjectId,
): Action {
  const targets = (names: readonly string[] = []) => names.map((name) => object(name, opponentOf(seat)))
  switch (act.type) {
    case 'summon':
    case 'set':
      return { type: act.type, seat, card: card(act.card) }
    case 'activate': {
      const { card: name, effect = 1, discards = [] } = act
      return {
        type: 'activate',
        seat,
        card: card(name),
        effect: effect - 1,
        targets: targets(act.targets),
        discards: discards.map(card),
      }
    }
    case 'attack': {
      const target = act.target === undefined ? null : object(act.target, opponentOf(seat))
      return { type: 'attack', seat, attacker: object(act.monster, seat), target }
    }
    case 'choose':
      return { type: 'choose', seat, targets: targets(act.targets) }
    case 'endPhase':
    case 'no':
    case 'resolve':
    case 'decline':
    case 'concede':
    case 'offerDraw':
      return { type: act.type, seat }
    default:
      return act satisfies never
  }
}
