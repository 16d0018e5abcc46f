/** What can be meant where (`card-text/digital-readability`): each function says in a sentence why something cannot, or null. */
import type { Ability, Instruction, MonsterRef, Side, TriggerEvent, Verb } from '../model/effects'

/** What a PASSIVE that simply applies can do. */
const STATIC_VERBS: readonly Verb[] = ['gain', 'lose', 'grant', 'restrict', 'permit']

/** A Counter that is played while a combat goes on. */
export function inCombat(ability: Ability): boolean {
  if (ability.kind !== 'counter') return false
  const { what } = ability.answers
  return what === 'attack' || what === 'combat result' || what === 'Counter'
}

/** A Counter whose answered action is a card on the Chain. */
export const answersCard = (ability: Ability): boolean =>
  ability.kind === 'counter' && (ability.answers.what === 'Spell' || ability.answers.what === 'Counter')

/** Why this verb cannot stand under this ability's label; null if it can. */
export function misplaced(ability: Ability, verb: Verb): string | null {
  if (ability.kind === 'static' && !STATIC_VERBS.includes(verb))
    return 'A PASSIVE without “When” can only change IMP, keywords and what a Monster can do; write “When …,” before this.'
  if ((verb === 'move' || verb === 'return') && !('targets' in ability))
    return 'Nothing is chosen under this text, so that no card can be named in a Graveyard; leave this out.'
  if (verb === 'negate' && ability.kind !== 'counter') return 'Only a Counter negates; move this to a COUNTER text.'
  if (
    verb === 'prevent' &&
    ability.kind !== 'replacement' &&
    !(ability.kind === 'counter' && ability.answers.what === 'combat result')
  )
    return 'Here is no defeat to prevent; answer an allied combat result, or write “If this Monster would be defeated, instead …”.'
  if (verb === 'redirect' && !(ability.kind === 'counter' && ability.answers.what === 'attack'))
    return 'Only a Counter that answers an attack can redirect it; write “COUNTER: Answer an opposing attack.” before this.'
  return null
}

/** Why this reference means nobody in this ability; null if it can mean somebody. */
export function meaningless(ability: Ability, who: MonsterRef): string | null {
  switch (who.ref) {
    case 'self':
      return ability.kind === 'spell' || ability.kind === 'counter'
        ? 'A Support is no Monster; name the Monster that is meant, for example as a target.'
        : null
    case 'target':
      return 'targets' in ability
        ? null
        : 'Nothing is chosen under this text, so it cannot have a target; write “each …” or “your Active Monster”.'
    case 'attacker':
    case 'defender':
      return inCombat(ability)
        ? null
        : 'Outside a combat nobody attacks or defends; only a Counter that answers an attack or a combat result can say so.'
    case 'loser':
      return ability.kind === 'counter' && ability.answers.what === 'combat result'
        ? null
        : 'Only a combat result has a losing Monster; answer one with a Counter to name it.'
    case 'event':
      return ability.kind === 'trigger' && hasMonster(ability.when)
        ? null
        : '“that Monster” names nobody here; name the Monster that is meant.'
    case 'each':
      return null
    default:
      return who satisfies never
  }
}

/** Why the attack cannot be redirected to this; null if it can. It goes to one face-up Monster of the player who is attacked. */
export function notADefender(ability: Ability, who: MonsterRef): string | null {
  const attacked = ability.kind === 'counter' ? ATTACKED[ability.answers.side] : 'any'
  const words = attacked === 'any' ? 'target Bench Monster' : `target ${attacked} Bench Monster`
  const spec = who.ref === 'target' && 'targets' in ability ? ability.targets[who.index] : null
  const filter =
    spec?.kind === 'monster' ? spec.filter : who.ref === 'each' && who.filter.place === 'active' ? who.filter : null
  if (filter === null) return `An attack goes to one Monster; write “${words}”.`
  if (filter.faceDown) return `A face-down Monster cannot be attacked; write “${words}”.`
  return attacked === 'any' || filter.side === attacked
    ? null
    : `An attack stays with the player who is attacked; write “${words}”.`
}

/** Whose Monsters are attacked, seen from the Counter that answers the attack of … */
const ATTACKED: Record<Side, Side> = { opposing: 'allied', allied: 'opposing', any: 'any' }

/** Why this verb or reference means nothing any more at the end of the turn; null if it does. */
export function tooLate(what: Verb | MonsterRef['ref']): string | null {
  if (what === 'negate')
    return 'At the end of the turn there is no Chain left to negate anything on; negate it at once.'
  return OF_COMBAT.includes(what)
    ? 'At the end of the turn the combat is over; do this at once, or name a target.'
    : null
}

/** Why this lasts no time at all at the end of the turn; null if it does. */
export const lateDuration = (instruction: Instruction): string | null =>
  'duration' in instruction && instruction.duration === 'during this combat'
    ? 'At the end of the turn there is no combat that this could last for; write “until your next turn”.'
    : null

/** Why nothing ever comes of this instruction; null if something can. */
export function withoutEffect(instruction: Instruction): string | null {
  if ('count' in instruction && instruction.count === 0)
    return '“0” does nothing; write how many, or leave the sentence out.'
  if (instruction.verb === 'move' && instruction.to === 'graveyard')
    return 'The card lies in the Graveyard already; name the hand or the Support Deck.'
  if (instruction.verb === 'grant' && instruction.keyword === 'Trigger')
    return 'Trigger only says that a Monster has a text of this kind; a Monster that gains the word gains no text.'
  return null
}

const OF_COMBAT: readonly (Verb | MonsterRef['ref'])[] = ['prevent', 'redirect', 'attacker', 'defender', 'loser']

/** Why this reference means nobody in a condition that is asked before anything is done; null if it can mean somebody. */
export function beforehand(ability: Ability, who: MonsterRef): string | null {
  if (who.ref === 'target' && 'targets' in ability)
    return 'Whether this may be played is asked before a target is chosen; name a class of Monsters, such as “your Active Monster”.'
  return who.ref === 'self' && ability.kind === 'primeCondition'
    ? 'A Prime Singular is not on the field while its condition is asked; name another Monster.'
    : null
}

/** The event is about a Monster that "that Monster" can name. */
function hasMonster(event: TriggerEvent): boolean {
  switch (event.event) {
    case 'defeatsInCombat':
    case 'defeated':
    case 'evolves':
    case 'becomesActive':
      return true
    case 'unlocks':
    case 'locks':
    case 'plays':
      return false
    default:
      return event satisfies never
  }
}
