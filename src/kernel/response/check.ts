/** Why a reply may not be added: every reason at once, with the facts of the sentence. */
import type { Seat } from '../seats'
import type { ResponseSettings } from './settings'
import { entriesOf, newestOf, type Reply, type Stack } from './stack'

export type Objection<Id> =
  /** Nobody is being asked: nothing is open, or it resolves. */
  | { readonly code: 'closed' }
  | { readonly code: 'notAsked'; readonly asked: Seat }
  /** The slowest speed never answers. */
  | { readonly code: 'slowest'; readonly speed: number }
  | { readonly code: 'tooSlow'; readonly speed: number; readonly needed: number }
  /** It is about another entry than a reply may answer now, or about none. */
  | { readonly code: 'outOfReach'; readonly answers: Id | null; readonly newest: Id }
  | { readonly code: 'stackFull'; readonly cap: number }
  | { readonly code: 'seatFull'; readonly cap: number }

/** Every reason against a reply; none: it may be added. */
export function check<Id>(settings: ResponseSettings, stack: Stack<Id>, reply: Reply<Id>): readonly Objection<Id>[] {
  const newest = newestOf(stack)
  if (stack.phase !== 'asking' || newest === null) return [{ code: 'closed' }]
  const objections: Objection<Id>[] = []
  if (reply.seat !== stack.speaker) objections.push({ code: 'notAsked', asked: stack.speaker })
  objections.push(...tooSlow(settings, stack, reply))
  if (!reaches(settings, stack, reply))
    objections.push({ code: 'outOfReach', answers: reply.answers, newest: newest.id })
  const { stack: whole, seat: own } = settings.cap
  const [one, other] = stack.replies
  if (whole !== null && one + other >= whole && !reply.exceedsCap) objections.push({ code: 'stackFull', cap: whole })
  if (own !== null && stack.replies[reply.seat] >= own) objections.push({ code: 'seatFull', cap: own })
  return objections
}

function tooSlow<Id>({ speed }: ResponseSettings, stack: Stack<Id>, reply: Reply<Id>): readonly Objection<Id>[] {
  if (speed === null) return []
  if (reply.speed <= speed.slowest) return [{ code: 'slowest', speed: reply.speed }]
  const needed = stack.groups.at(-1)?.speed ?? 0
  return reply.speed < needed ? [{ code: 'tooSlow', speed: reply.speed, needed }] : []
}

function reaches<Id>({ reach }: ResponseSettings, stack: Stack<Id>, { answers }: Reply<Id>): boolean {
  switch (reach) {
    case 'newest':
      return newestOf(stack)?.id === answers
    case 'named':
      return entriesOf(stack).some(({ id }) => id === answers)
    case 'none':
      return true
    default:
      return reach satisfies never
  }
}
