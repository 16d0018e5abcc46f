/** Defeat, its replacement effects, and the state-based checks after every Monster that moves (`game-end/*`). */
import type { Victim } from '../model/events'
import { ACTIVE, opponentOf } from '../model/ids'
import type { Standing, UsedMark } from '../model/state'
import type { StandIn, Task } from '../model/tasks'
import { contextOf } from './context'
import { definitionOf, findObject, isOut, stackOf } from './field'
import { askOrder, firstGroup } from './order'
import { isUsed } from './triggers'
import { commit, endGame, push, type Work } from './work'

type DefeatTask = Extract<Task, { kind: 'defeat' }>

/**
 * Defeats Monsters together. A replacement effect of its own stands in for the defeat of a Monster; where several could, its controller
 * chooses, the turn player first (`timing/simultaneous-effects`).
 */
export function defeat(w: Work, task: DefeatTask): void {
  const standing = task.victims.flatMap(({ object }) => findObject(w.s, object) ?? [])
  const replaced: { readonly standing: Standing; readonly mark: UsedMark }[] = []
  for (const seat of [w.s.turn, opponentOf(w.s.turn)]) {
    for (const victim of standing) {
      if (victim.seat !== seat) continue
      const marks = replacementsOf(w, victim, task)
      const mark = marks.length > 1 ? task.chosen.find(({ object }) => object === victim.monster.object) : marks[0]
      if (mark !== undefined) replaced.push({ standing: victim, mark })
      else if (marks.length > 1) {
        push(w, task)
        return askOrder(
          w,
          seat,
          'replacement',
          marks.map(({ card: source, ability }) => ({ source, ability })),
        )
      }
    }
  }
  const effects = replaced.map(({ standing: saved, mark }) => replace(w, saved, mark, task.standIns))
  const victims = standing.filter((one) => !replaced.some((other) => other.standing === one)).map(victimOf)
  if (victims.length > 0) commit(w, { type: 'defeated', victims, cause: task.cause, by: task.by })
  if (effects.length > 0) push(w, { kind: 'instead', effects })
  // The checks come at once: whoever is out by this has lost before anything that stands in for a defeat happens.
  push(w, { kind: 'sweep' })
}

const victimOf = ({ seat, slot, monster }: Standing): Victim => ({
  seat,
  slot,
  cards: stackOf(monster),
  object: monster.object,
})

/** The replacement effects of this Monster that apply. None applies to a defeat that comes of itself, or two of them would go on for ever. */
function replacementsOf(w: Work, { monster }: Standing, { cause, standIns }: DefeatTask): readonly UsedMark[] {
  if (!monster.faceUp) return []
  const { object, card } = monster
  return definitionOf(w.s, card).abilities.flatMap((ability, index) => {
    if (ability.kind !== 'replacement' || (ability.would === 'be defeated in combat' && cause !== 'combat')) return []
    if (standIns.some((mark) => mark.object === object && mark.card === card && mark.ability === index)) return []
    return ability.oncePerTurn && isUsed(w.s, monster, index) ? [] : [{ object, card, ability: index }]
  })
}

/** The defeat does not happen; what stands in for it is to be done. */
function replace(w: Work, { seat, slot, monster }: Standing, mark: UsedMark, standIns: readonly UsedMark[]): StandIn {
  const ability = definitionOf(w.s, mark.card).abilities[mark.ability]
  if (ability?.kind !== 'replacement') throw new Error('What stands in for a defeat is a replacement effect')
  if (ability.oncePerTurn) commit(w, { type: 'used', mark })
  commit(w, { type: 'defeatReplaced', seat, slot, card: monster.card })
  return {
    context: contextOf(seat, mark.card, { ability: mark.ability, object: mark.object, standIns: [...standIns, mark] }),
    body: ability.body,
  }
}

/** What stands in for several defeats: one after the other, each player ordering their own. */
export function standIn(w: Work, effects: readonly StandIn[]): void {
  const group = firstGroup(w.s.turn, effects, ({ context }) => context.controller)
  const [first, second] = group
  if (first === undefined) return
  push(w, { kind: 'instead', effects: second ? effects : effects.filter((effect) => effect !== first) })
  if (second)
    askOrder(
      w,
      first.context.controller,
      'replaced defeats',
      group.map(({ context }) => context),
      group.map((effect) => effects.indexOf(effect)),
    )
  else push(w, { kind: 'run', ...first, at: 0 })
}

/**
 * State-based checks: an empty Active Slot is filled first, the turn player's before the opponent's; then whoever
 * has no Monster has lost, both at once is a draw (`game-end/active-promotion`, `game-end/defeat-condition-check`).
 */
export function sweep(w: Work): void {
  for (const seat of [w.s.turn, opponentOf(w.s.turn)]) {
    const side = w.s.sides[seat]
    if (side.field[ACTIVE] === null && !isOut(side)) return push(w, { kind: 'promote', seat }, { kind: 'sweep' })
  }
  const [first, second] = w.s.sides.map(isOut)
  if (first && second) endGame(w, { winner: null, reason: 'both last Monsters' })
  else if (first || second) endGame(w, { winner: first ? 1 : 0, reason: 'last Monster' })
}
