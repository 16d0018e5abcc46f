/** Small words that every sentence of a match needs: names of steps, slots, zones and amounts. */
import type { Duration, PerSeat, Slot, Step } from '@/games/snap/rules'

/** Player names by seat. */
export type Names = PerSeat<string>

/** A step as the rules call it, `Spell Phase`. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  setup: 'Setup',
  unlock: 'Unlock Step',
  flip: 'Flip Step',
  trigger: 'Trigger Resolution',
  spell: 'Spell Phase',
  evolution: 'Evolution Step',
  prime: 'Prime Singular Step',
  attack: 'Attack Phase',
  swap: 'Swap Phase',
  lockIn: 'Lock-in Phase',
  end: 'End Phase',
}

/** A step where there is little room: turn rail, buttons. */
export const STEP_SHORT_NAMES: Readonly<Record<Step, string>> = {
  setup: 'Setup',
  unlock: 'Unlock',
  flip: 'Flip',
  trigger: 'Triggers',
  spell: 'Spells',
  evolution: 'Evolution',
  prime: 'Prime',
  attack: 'Attack',
  swap: 'Swap',
  lockIn: 'Lock-in',
  end: 'End',
}

/** `Ada's`, `Iris'`. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`)

/** A slot of the standard field: `Active Slot`, `Bench Slot 2`, `Flex Slot`. `last` is the number of the Flex Slot. */
export function slotName(slot: Slot, last: number): string {
  if (slot === 0) return 'Active Slot'
  return slot === last ? 'Flex Slot' : `Bench Slot ${slot}`
}

/** The same within a sentence: `the Active Slot`, `Bench Slot 2`. */
export const slotPhrase = (slot: Slot, last: number): string =>
  slot === 0 || slot === last ? `the ${slotName(slot, last)}` : slotName(slot, last)

/** “Until your next turn” is told to both players: it names whose. */
export const durationWords = (duration: Duration, controller: string | null): string =>
  duration === 'until your next turn' && controller !== null ? `until ${possessive(controller)} next turn` : duration

/** A signed amount with a true minus sign: `+500`, `−500`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** `1 Support`, `3 Supports`, `2 Prime entries`. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`

/** `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** First letter large, for the beginning of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
