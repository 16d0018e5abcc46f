/** The card language: the printed text is the program (`card-text/digital-readability`). */
export { nextWordings, parseCardText } from './parse'
export type { ParsedText } from './parse'
export type { TextOwner } from './readText'
export { printBody, printCardText, printEffect } from './print'
export { nearest } from './nearest'
export type { TextFault, TextFaultCode } from './faults'
