/** The Chain at work: the response machine says what is next, and this does it. */
import { answer, emptyStack, enter, entriesOf, next, open, pass, skipSilent } from '@/kernel/response'
import { chainOf } from '../format'
import type { ActionOf } from '../model/actions'
import { filtersOf, speedOf } from '../model/cards'
import type { Link, LinkId, ObjectId, Task } from '../model/state'
import { answeredBy } from './activation'
import { isSilent } from './asked'
import { resolveLink } from './resolve'
import { definitionOf, effectOf, findObject, freeSlot, linkOf, placeOf, targetChoices } from './table'
import { commit, newId, pop, push, type Work } from './work'

/** An effect is activated: its costs are paid, and it is Chain Link 1 or answers the newest link (`spell/chain/link-one`). */
export function activate(w: Work, { seat, card, effect: index, targets, discards }: ActionOf<'activate'>): void {
  const { kind } = definitionOf(w.c, card)
  const effect = effectOf(w.c, { card, effect: index })
  const object = show(w, { seat, card, effect: index })
  for (const cost of effect.costs)
    if (cost.kind === 'loseLife') commit(w, { type: 'lifeLost', seat, amount: cost.amount })
  for (const discarded of discards) commit(w, { type: 'discarded', seat, card: discarded })
  const id = newId(w)
  const settings = chainOf(w.c.format)
  const speed = speedOf(kind, effect)
  const answers = answeredBy(w.s, seat, effect.only)
  const isFirst = entriesOf(w.s.stack).length === 0
  const stack = isFirst
    ? { ...open(settings, w.s.player, { id, seat, speed }), waiting: w.s.stack.waiting }
    : answer(settings, w.s.stack, { id, seat, speed, answers, exceedsCap: false })
  if (isFirst) push(w, { kind: 'chain' })
  link(w, { id, seat, card, kind, effect: index, object, targets }, stack)
}

/** The card lies face-up on the field, or the monster has used its effect; by which number it is known there. */
function show(w: Work, { seat, card, effect }: Pick<Link, 'seat' | 'card' | 'effect'>): number {
  const place = placeOf(w.s, seat, card)
  if (place === null) throw new Error(`Card ${card} is nowhere to be activated`)
  switch (place.zone) {
    case 'monsters': {
      const { object } = place.at
      commit(w, { type: 'used', seat, card, object, effect })
      return object
    }
    case 'supports': {
      const { object } = place.at
      commit(w, { type: 'revealed', seat, card, object, slot: place.slot, from: 'set' })
      return object
    }
    case 'hand': {
      const object = newId(w)
      commit(w, { type: 'revealed', seat, card, object, slot: freeSlot(w.s.sides[seat].supports) ?? 0, from: 'hand' })
      return object
    }
    default:
      return place satisfies never
  }
}

function link(w: Work, made: Link, stack: Work['s']['stack']): void {
  const links = [...w.s.links.filter(({ id }) => id !== made.id), made]
  w.s = { ...w.s, stack, links }
  const { id, seat, card, object, effect, targets } = made
  const place = entriesOf(stack).findIndex((entry) => entry.id === id)
  const entry = entriesOf(stack)[place]
  const { speed = 1, answers = null } = entry ?? {}
  commit(w, { type: 'linked', link: id, place: place + 1, seat, card, object, effect, speed, answers, targets })
}

export function sayNo(w: Work): void {
  commit(w, { type: 'saidNo', seat: w.s.stack.speaker })
  w.s = { ...w.s, stack: pass(chainOf(w.c.format), w.s.stack) }
}

/** Goes on with the Chain; true: somebody has to be asked. */
export function advanceChain(w: Work): boolean {
  const settings = chainOf(w.c.format)
  const seen = skipSilent(settings, w.s.stack, ({ speaker }) => isSilent(w.c, w.s, speaker))
  const now = next(settings, seen)
  w.s = { ...w.s, stack: now.stack }
  switch (now.do) {
    case 'ask':
      return true
    case 'resolve':
      resolveLink(w, now.entry)
      return false
    case 'enter':
      finish(
        w,
        now.ready.map(({ id }) => id),
      )
      push(w, { kind: 'form', left: now.ready.map(({ id }) => id), formed: [] })
      return false
    case 'end':
      finish(w, [])
      w.s = { ...w.s, stack: emptyStack(w.s.player) }
      pop(w)
      return false
    default:
      return now satisfies never
  }
}

/** When the whole Chain has resolved, used cards go to the graveyard (`spell/chain/resolution`). */
function finish(w: Work, waiting: readonly LinkId[]): void {
  const done = w.s.links.filter(({ id }) => !waiting.includes(id))
  if (done.length === 0) return
  for (const { seat, card, object, kind } of done)
    if (kind !== 'monster' && findObject(w.s, object) !== null) commit(w, { type: 'spent', seat, card, object })
  w.s = { ...w.s, links: w.s.links.filter(({ id }) => waiting.includes(id)) }
  commit(w, { type: 'chainEnded' })
}

type Forming = Extract<Task, { kind: 'form' }>

/** Ready effects become links as far as they can; true: the player of the first one must say how (`spell/chain/ready`). */
export function advanceForm(w: Work, task: Forming): boolean {
  const [first] = task.left
  if (first === undefined) {
    pop(w)
    const links = task.formed.map((id) => linkOf(w.s, id))
    const stack = enter(
      chainOf(w.c.format),
      w.s.stack,
      links.map(({ id, seat }) => ({ id, seat, speed: 1 })),
    )
    for (const one of links) link(w, one, stack)
    w.s = { ...w.s, stack }
    return false
  }
  const ready = linkOf(w.s, first)
  const effect = effectOf(w.c, ready)
  const { label } = effect
  const choices = targetChoices(w.s, ready.seat, filtersOf(effect))
  const [only] = choices
  if (only === undefined) lapse(w, task, false)
  else if (choices.length > 1 || (label.kind === 'ready' && label.optional)) return true
  else settle(w, task, only)
  return false
}

/** The first ready effect has its targets. */
export function settle(w: Work, task: Forming, targets: readonly ObjectId[]): void {
  const [first, ...left] = task.left
  if (first === undefined) return
  w.s = { ...w.s, links: w.s.links.map((one) => (one.id === first ? { ...one, targets } : one)) }
  pop(w)
  push(w, { kind: 'form', left, formed: [...task.formed, first] })
}

/** The first ready effect forms no link. */
export function lapse(w: Work, task: Forming, declined: boolean): void {
  const [first, ...left] = task.left
  if (first === undefined) return
  const { id, seat, card, object } = linkOf(w.s, first)
  commit(w, { type: 'lapsed', link: id, seat, card, object, declined })
  w.s = { ...w.s, links: w.s.links.filter((one) => one.id !== first) }
  pop(w)
  push(w, { kind: 'form', left, formed: task.formed })
}
