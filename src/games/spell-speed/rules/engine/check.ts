/** Legality: why an action is refused. What is listed is what has no refusal, so that both cannot differ. */
import { opponentOf } from '@/kernel/seats'
import type { Action, ActionOf } from '../model/actions'
import type { Refusal } from '../model/refusals'
import type { DuelConstants, DuelState } from '../model/state'
import { checkActivation, isMain, targetRefusals } from './activation'
import { askOf, taskOf } from './asked'
import { refusal, unless } from './refuse'
import { effectOf, findMonster, freeSlot, linkOf, monstersOf } from './table'

/** Every reason against an action; none: it is legal. */
export function check(c: DuelConstants, s: DuelState, action: Action): readonly Refusal[] {
  if (s.result !== null) return [refusal('gameOver', 'spell/duel/end', { winner: s.result.winner })]
  const { seat } = action
  switch (action.type) {
    case 'summon':
      return [...goesOn(s, action), ...mainOnly(s), ...summonRefusals(c, s, action)]
    case 'set':
      return [...goesOn(s, action), ...mainOnly(s), ...setRefusals(c, s, action)]
    case 'activate':
      return checkActivation(c, s, action)
    case 'attack':
      return [...goesOn(s, action), ...attackRefusals(c, s, action)]
    case 'endPhase':
      return goesOn(s, action)
    case 'resolve':
      return resolveRefusals(s)
    case 'no':
      return noRefusals(s, action)
    case 'choose':
    case 'decline':
      return readyRefusals(c, s, action)
    case 'concede':
      return []
    case 'offerDraw':
      return unless(s.drawOffer !== seat, 'drawOffered', 'spell/duel/end', { seat })
    default:
      return action satisfies never
  }
}

/** The turn player goes on, and nobody has to be asked before (`spell/chain/must-ask`). */
function goesOn(s: DuelState, { seat }: Action): readonly Refusal[] {
  const ask = askOf(s)
  return [
    ...unless(seat === s.player, 'notYourTurn', 'spell/duel/main-phase', { player: s.player }),
    ...(ask !== null && ask.kind !== 'act' ? [refusal('mustAsk', 'spell/chain/must-ask', { asked: ask.seat })] : []),
  ]
}

/** No player resolves anything: it resolves when everybody who has to be asked has said no. */
function resolveRefusals(s: DuelState): readonly Refusal[] {
  const ask = askOf(s)
  return ask === null || ask.kind === 'act'
    ? [refusal('chainClosed', 'spell/chain/closed', { cap: null })]
    : [refusal('mustAsk', 'spell/chain/must-ask', { asked: ask.seat })]
}

const mainOnly = (s: DuelState): readonly Refusal[] =>
  unless(isMain(s), 'wrongPhase', 'spell/duel/main-phase', { phase: s.phase })

function summonRefusals(
  c: DuelConstants,
  s: DuelState,
  { seat, card }: ActionOf<'summon' | 'set'>,
): readonly Refusal[] {
  const side = s.sides[seat]
  const isThere = side.hand.includes(card) && c.cards[card]?.kind === 'monster'
  const limit = c.format.summons
  return [
    ...unless(isThere, 'notThere', 'spell/duel/summon', { needed: 'monster in hand' }),
    ...unless(side.summons < limit, 'summonUsed', 'spell/duel/summon', { limit }),
    ...unless(freeSlot(side.monsters) !== null, 'noFreeZone', 'spell/duel/zones', { zone: 'monster' }),
  ]
}

function setRefusals(c: DuelConstants, s: DuelState, { seat, card }: ActionOf<'summon' | 'set'>): readonly Refusal[] {
  const side = s.sides[seat]
  const kind = c.cards[card]?.kind
  const isThere = side.hand.includes(card) && kind !== undefined && kind !== 'monster'
  return [
    ...unless(isThere, 'notThere', 'spell/duel/set-cards', { needed: 'Spell or Trap in hand' }),
    ...unless(freeSlot(side.supports) !== null, 'noFreeZone', 'spell/duel/zones', { zone: 'Spell or Trap' }),
  ]
}

function attackRefusals(c: DuelConstants, s: DuelState, action: ActionOf<'attack'>): readonly Refusal[] {
  const { seat, attacker, target } = action
  const found = findMonster(s, attacker)
  const own = found?.seat === seat ? found.at : null
  return [
    ...unless(s.phase === 'battle', 'wrongPhase', 'spell/duel/battle-phase', { phase: s.phase }),
    ...unless(s.turn > 1 || c.format.firstTurn.attacks, 'firstTurnPeace', 'spell/duel/battle-phase', { turn: s.turn }),
    ...unless(own !== null, 'notThere', 'spell/duel/battle-phase', { needed: 'monster on the field' }),
    ...unless(own?.attacked !== true, 'attackUsed', 'spell/duel/battle-phase', { attacker }),
    ...unless(isAttackable(s, action), 'illegalTarget', 'spell/duel/battle-phase', { target }),
  ]
}

/** A monster of the opponent, or the player if there is none. */
function isAttackable(s: DuelState, { seat, target }: ActionOf<'attack'>): boolean {
  const opponent = opponentOf(seat)
  return target === null ? monstersOf(s, opponent).length === 0 : findMonster(s, target)?.seat === opponent
}

/** Only a question is answered with no, by whoever is asked. */
function noRefusals(s: DuelState, { seat }: Action): readonly Refusal[] {
  const ask = askOf(s)
  const asked = ask?.kind === 'window' || ask?.kind === 'chain' ? ask.seat : null
  return unless(seat === asked, 'notAsked', 'spell/chain/opponents-chance', { asked })
}

/** The player of the ready effect that is next says what becomes of it (`spell/chain/ready`). */
function readyRefusals(c: DuelConstants, s: DuelState, action: ActionOf<'choose' | 'decline'>): readonly Refusal[] {
  const task = taskOf(s)
  const first = task?.kind === 'form' ? task.left[0] : undefined
  const link = first === undefined ? null : linkOf(s, first)
  if (link?.seat !== action.seat) return [refusal('notAsked', 'spell/chain/ready', { asked: link?.seat ?? null })]
  const effect = effectOf(c, link)
  if (action.type === 'choose') return targetRefusals(s, { action, effect })
  const optional = effect.label.kind === 'ready' && effect.label.optional
  return unless(optional, 'mustAsk', 'spell/chain/ready', { asked: link.seat })
}
