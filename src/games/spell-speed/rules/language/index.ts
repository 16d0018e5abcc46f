/** The language of this game's cards: text to effects, and back. */
export { printText } from './print'
export { readCard, type ReadCard, type TextFault } from './read'
