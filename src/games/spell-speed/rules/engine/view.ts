/** The gate of secrecy: a view is built field by field, so that what a viewer may not know is not in it. */
import { entriesOf } from '@/kernel/response'
import type { Seat, Viewer } from '@/kernel/seats'
import type { DuelEvent, SeenEvent } from '../model/events'
import type { CardId, DuelConstants, DuelState, Monster, Support } from '../model/state'
import type { CardView, DuelView, Face, LinkView, MonsterView, SideView, SupportView } from '../model/views'
import { askOf, taskOf } from './asked'
import { definitionOf, linkOf, powerOf } from './table'

export function viewOf(c: DuelConstants, s: DuelState, viewer: Viewer): DuelView {
  const task = s.agenda.findLast(({ kind }) => kind === 'window')
  return {
    viewer,
    turn: s.turn,
    player: s.player,
    phase: s.phase,
    sides: [sideView(c, s, viewer, 0), sideView(c, s, viewer, 1)],
    chain: chainView(c, s),
    ready: readyView(c, s),
    window: task?.kind === 'window' ? task.event : null,
    attack: s.attack,
    ask: askOf(s),
    drawOffer: s.drawOffer,
    result: s.result,
  }
}

function sideView(c: DuelConstants, s: DuelState, viewer: Viewer, seat: Seat): SideView {
  const { life, monsters, supports, hand, deck, graveyard, summons } = s.sides[seat]
  const own = viewer === seat
  return {
    seat,
    name: c.names[seat],
    life,
    monsters: monsters.map((at) => at && monsterView(c, at)),
    supports: supports.map((at) => at && supportView(c, s, at, own)),
    hand: hand.map((card, index) => (own ? known(c, card) : { key: `hand-${seat}-${index}`, face: null })),
    deck: deck.length,
    graveyard: graveyard.map((card) => known(c, card)),
    summons,
  }
}

const known = (c: DuelConstants, card: CardId): CardView => ({ key: `card-${card}`, face: faceOf(c, card) })

function faceOf(c: DuelConstants, card: CardId): Face {
  const { name, kind, power, text } = definitionOf(c, card)
  return { card, name, kind, power: power ?? null, text }
}

function monsterView(c: DuelConstants, monster: Monster): MonsterView {
  const { object, card, attacked, used } = monster
  return { key: `object-${object}`, object, face: faceOf(c, card), power: powerOf(c, monster), attacked, used }
}

/** Its controller may look at a set card (`spell/duel/set-cards`). */
function supportView(
  c: DuelConstants,
  s: DuelState,
  { object, card, faceUp, setOn }: Support,
  own: boolean,
): SupportView {
  const face = faceUp || own ? faceOf(c, card) : null
  return { key: `object-${object}`, object, face, faceUp, setThisTurn: !faceUp && setOn === s.turn }
}

const chainView = (c: DuelConstants, s: DuelState): readonly LinkView[] =>
  entriesOf(s.stack).map(({ id, seat, speed, answers, negated }) => {
    const { card, effect, object, targets } = linkOf(s, id)
    return { id, seat, face: faceOf(c, card), effect, speed, object, targets, answers, negated }
  })

function readyView(c: DuelConstants, s: DuelState): DuelView['ready'] {
  const task = taskOf(s)
  const ids = task?.kind === 'form' ? [...task.formed, ...task.left] : s.stack.waiting.map(({ id }) => id)
  return ids.map((id) => {
    const { seat, card, effect } = linkOf(s, id)
    return { id, seat, face: faceOf(c, card), effect }
  })
}

/** What a viewer sees happen: the opponent’s drawn and set cards are backs. */
export const seenBy = (events: readonly DuelEvent[], viewer: Viewer): readonly SeenEvent[] =>
  events.map((event) =>
    (event.type === 'drew' || event.type === 'set') && event.seat !== viewer ? { ...event, card: null } : event,
  )
