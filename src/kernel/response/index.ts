/** Answers and what they answer, whatever the game: one stack, and the settings that say how it grows and resolves. */
export { check, type Objection } from './check'
export { answer, enter, negate, next, open, pass, remove, skipSilent, trigger, type Next } from './machine'
export { SNAP_CHAIN, SPELL_SPEED_CHAIN, type ResponseSettings } from './settings'
export { emptyStack, entriesOf, newestOf, type Entry, type Ready, type Reply, type Stack } from './stack'
