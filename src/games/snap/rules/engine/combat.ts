/** Combat, stage by stage: block, declaration, comparison, result, defeat, Overdrive (`combat/*`). */
import { ACTIVE, opponentOf, type Seat } from '../model/ids'
import type { CombatOutcome } from '../model/events'
import { NO_STAND_INS, type Monster, type ObjectRef } from '../model/state'
import type { CombatStage } from '../model/tasks'
import { declare } from './chain'
import { findObject } from './field'
import { currentImp, hasKeyword } from './imp'
import { commit, push, type Work } from './work'

export const refOf = (monster: Monster): ObjectRef => ({ card: monster.card, object: monster.object })

export function fight(w: Work, stage: CombatStage): void {
  const combat = w.s.combat
  if (!combat) return
  switch (stage) {
    case 'block':
      return push(w, { kind: 'block', seat: opponentOf(combat.attackerSeat) }, { kind: 'combat', stage: 'declare' })
    case 'declare':
      push(w, { kind: 'combat', stage: 'compare' })
      return declare(w, { kind: 'attack', seat: combat.attackerSeat }, [])
    case 'compare':
      return compare(w)
    case 'result': {
      if (combat.prevented) return close(w, 'prevented')
      const loser = combat.loser
      if (!loser || !findObject(w.s, loser.object)) return close(w, 'the loser left')
      const by = loser.object === combat.attacker.object ? combat.defender : combat.attacker
      return push(
        w,
        { kind: 'defeat', victims: [loser], cause: 'combat', by, standIns: NO_STAND_INS, chosen: [] },
        { kind: 'combat', stage: 'finish' },
      )
    }
    case 'finish':
      return finish(w)
    default:
      return stage satisfies never
  }
}

export function passBlock(w: Work, seat: Seat): void {
  commit(w, { type: 'blockPassed', seat })
}

/** The lower current IMP would be defeated; equal IMP defeats nobody (`combat/equal-imp`). */
function compare(w: Work): void {
  const combat = w.s.combat
  if (!combat) return
  if (combat.negated) return close(w, 'negated')
  const attacker = findObject(w.s, combat.attacker.object)
  const defender = findObject(w.s, combat.defender.object)
  if (!attacker || !defender) return close(w, 'a Monster left')
  const attackerImp = currentImp(w.s, attacker.monster)
  const defenderImp = currentImp(w.s, defender.monster)
  const loser = attackerImp === defenderImp ? null : attackerImp < defenderImp ? attacker : defender
  commit(w, { type: 'compared', attackerImp, defenderImp, loser: loser && refOf(loser.monster) })
  if (!loser) return close(w, 'equal')
  push(w, { kind: 'combat', stage: 'result' })
  declare(w, { kind: 'combat result', seat: loser.seat }, [])
}

/** After the defeat, its state-based checks and its promotion: Overdrive looks back (`combat/overdrive`). */
function finish(w: Work): void {
  const combat = w.s.combat
  if (!combat?.loser) return
  const { defeated } = combat
  const attacker = findObject(w.s, combat.attacker.object)
  const { overdrive } = w.s.sides[combat.attackerSeat].thisTurn
  if (
    defeated &&
    combat.loser.object !== combat.attacker.object &&
    combat.first &&
    overdrive === 0 &&
    attacker?.slot === ACTIVE &&
    hasKeyword(w.s, attacker.monster, 'Overdrive')
  ) {
    commit(w, { type: 'overdriveGained', seat: combat.attackerSeat, card: attacker.monster.card })
  }
  close(w, defeated ? 'defeat' : 'replaced')
}

/** "During this combat" ends with it (`card-text/duration-language`). */
function close(w: Work, outcome: CombatOutcome): void {
  const ids = w.s.modifiers
    .filter((modifier) => modifier.duration === 'during this combat')
    .map((modifier) => modifier.id)
  if (ids.length > 0) commit(w, { type: 'modifiersEnded', ids })
  commit(w, { type: 'combatEnded', outcome })
}
