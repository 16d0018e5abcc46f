/** Log lines of combat and defeat. */
import type { ViewedEvent } from '@/games/snap/rules'
import { line, type Wording } from './log-line'
import type { Scene } from './scene'
import { listed } from './words'

type CombatEvent = Extract<
  ViewedEvent,
  {
    type:
      | 'attackDeclared'
      | 'blocked'
      | 'blockPassed'
      | 'redirected'
      | 'compared'
      | 'defeatPrevented'
      | 'combatEnded'
      | 'defeated'
      | 'defeatReplaced'
      | 'overdriveGained'
  }
>

/** Words an event of combat; null: it needs no line. */
export function combatLine(event: CombatEvent, scene: Scene): Wording | null {
  switch (event.type) {
    case 'attackDeclared':
      return line(
        event.attacker.seat,
        'combat/attack-declaration',
        `${scene.monsterAt(event.attacker)} attacks ${scene.monsterAt(event.target)}.`,
        event.attacker,
        event.target,
      )
    case 'blocked':
      return line(event.seat, 'combat/blocker', `${scene.monsterAt(event)} blocks the attack.`, event)
    case 'blockPassed':
      return null
    case 'redirected':
      return line(
        event.to.seat,
        'combat/attack-declaration',
        `The attack now goes against ${scene.monsterAt(event.to)}.`,
        event.to,
      )
    case 'compared': {
      const imp = `${event.attackerImp} IMP against ${event.defenderImp} IMP`
      return event.loser === null
        ? line(null, 'combat/equal-imp', `${imp}: equal, so nobody is defeated.`)
        : line(
            null,
            'combat/imp-comparison',
            `${imp}: ${scene.monsterOf(event.loser.object)} has the lower IMP.`,
            scene.placeOf(event.loser.object),
          )
    }
    case 'defeatPrevented':
      return line(
        null,
        'combat/defeat-timing',
        `${scene.cardName(event.card)} is not defeated: the defeat is prevented.`,
        { card: event.card },
      )
    case 'combatEnded':
      return endLine(event)
    case 'defeated': {
      const victims = event.victims.map((victim) => scene.monsterAt(victim))
      return line(
        event.victims.length === 1 ? (event.victims[0]?.seat ?? null) : null,
        'combat/defeat-timing',
        `${listed(victims)} ${victims.length === 1 ? 'is' : 'are'} defeated${event.cause === 'effect' ? ' by an effect' : ''}.`,
        ...event.victims.flatMap((victim) => victim.cards.map((card) => ({ card }))),
      )
    }
    case 'defeatReplaced':
      return line(
        event.seat,
        'combat/defeat-timing',
        `${scene.monsterAt(event)} is not defeated: its text does something else instead.`,
        event,
      )
    case 'overdriveGained':
      return line(
        event.seat,
        'keywords/overdrive',
        `Overdrive: ${scene.cardName(event.card)} may attack once more this turn.`,
        { card: event.card },
      )
    default: {
      const never: never = event
      return never
    }
  }
}

/** Only an end that the events before it have not told already. */
function endLine({ outcome }: Extract<ViewedEvent, { type: 'combatEnded' }>): Wording | null {
  switch (outcome) {
    case 'defeat':
    case 'equal':
    case 'prevented':
    case 'replaced':
      return null
    case 'negated':
      return line(null, 'chains/negated-original-effect', 'The attack was negated; nothing is compared.')
    case 'a Monster left':
      return line(
        null,
        'timing/resolution-finality',
        'A Monster of this combat has left the field; nothing is compared.',
      )
    case 'the loser left':
      return line(
        null,
        'timing/resolution-finality',
        'The Monster with the lower IMP has left the field already; the combat defeats nobody.',
      )
    default: {
      const never: never = outcome
      return never
    }
  }
}
