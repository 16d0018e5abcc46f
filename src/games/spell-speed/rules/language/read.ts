/** Card text to effects: piece by piece, each piece by the first wording that fits. */
import type { CardDefinition, CardKind, Cost, Effect, Instruction, Label, Only, PrintedCard } from '../model/cards'
import { COSTS, INSTRUCTIONS, LABELS, ONLIES, WHILE_ON_FIELD } from './grammar'
import { nearest } from './nearest'
import type { Wording } from './wording'

type FaultCode =
  /** No wording that may stand here. */
  | 'unknownWording'
  /** A known wording with something right behind it. */
  | 'noEnd'
  /** A monster’s text that begins without a label. */
  | 'noLabel'
  /** It begins and does nothing. */
  | 'nothingDone'
  /** “Negate it” without “Only against”, “negate the attack” without one, “this gains” where “this” is no monster. */
  | 'aboutNothing'
  /** Power on a Spell or Trap, or a monster without it. */
  | 'power'

/** What cannot be read, and where: characters `from` to `to` of the text. */
export interface TextFault {
  readonly code: FaultCode
  readonly from: number
  readonly to: number
  /** The nearest known wording, if one is near. */
  readonly nearest: string | null
}

export type ReadCard =
  { readonly ok: true; readonly card: CardDefinition } | { readonly ok: false; readonly faults: readonly TextFault[] }

type Piece =
  | { readonly is: 'label'; readonly value: Label }
  | { readonly is: 'while'; readonly value: true }
  | { readonly is: 'only'; readonly value: Only }
  | { readonly is: 'cost'; readonly value: Cost }
  | { readonly is: 'does'; readonly value: Instruction }

interface Placed {
  readonly piece: Piece
  readonly from: number
  readonly to: number
}

/** A card with the effects that its text means, or every fault of the text. */
export function readCard(printed: PrintedCard): ReadCard {
  const { text, kind, power } = printed
  const faults: TextFault[] = []
  if ((power === undefined) === (kind === 'monster')) faults.push({ code: 'power', from: 0, to: 0, nearest: null })
  const pieces = piecesOf(text, kind === 'monster', faults)
  const effects = faults.length > 0 ? [] : effectsOf(pieces, kind, text, faults)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, card: { ...printed, effects } }
}

function piecesOf(text: string, labelled: boolean, faults: TextFault[]): readonly Placed[] {
  const pieces: Placed[] = []
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const rest = text.slice(at)
    const found = pieceAt(rest, labelled)
    const end = at + (found?.length ?? 0)
    if (found === null || !/^(?:\s|$)/.test(text.slice(end))) {
      const to = sentenceEnd(text, at)
      const known = found !== null
      faults.push({
        code: known ? 'noEnd' : 'unknownWording',
        from: at,
        to,
        nearest: known ? null : nearest(text.slice(at, to), samples(labelled)),
      })
      at = skipSpace(text, to)
      continue
    }
    pieces.push({ piece: found.piece, from: at, to: end })
    at = skipSpace(text, end)
  }
  return pieces
}

/** The piece with the signs behind it. */
function pieceAt(text: string, labelled: boolean): { readonly piece: Piece; readonly length: number } | null {
  const label = labelled ? first(LABELS, text) : null
  if (label !== null) return { piece: { is: 'label', value: label.value }, length: label.length }
  const lasting = WHILE_ON_FIELD.read(text)
  if (lasting !== null) return { piece: { is: 'while', value: true }, length: lasting.length }
  const only = first(ONLIES, text)
  if (only !== null) return { piece: { is: 'only', value: only.value }, length: only.length }
  const cost = first(COSTS, text)
  if (cost !== null && /^[;.]/.test(text.slice(cost.length)))
    return { piece: { is: 'cost', value: cost.value }, length: cost.length + 1 }
  const does = first(INSTRUCTIONS, text)
  if (does !== null && text[does.length] === '.')
    return { piece: { is: 'does', value: does.value }, length: does.length + 1 }
  return null
}

function first<T>(
  wordings: readonly Wording<T>[],
  text: string,
): { readonly value: T; readonly length: number } | null {
  for (const one of wordings) {
    const found = one.read(text)
    if (found !== null) return found
  }
  return null
}

/** What is written up to the end of the clause, its sign included. A comma within a number or a label ends nothing. */
function sentenceEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[.:;](?:\s|$)/)
  return end < 0 ? text.length : from + end + 1
}

const skipSpace = (text: string, from: number): number => from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)

const samples = (labelled: boolean): readonly string[] => [
  ...[...(labelled ? LABELS : []), WHILE_ON_FIELD, ...ONLIES].flatMap(({ samples }) => samples),
  ...[...COSTS, ...INSTRUCTIONS].flatMap(({ samples }) => samples.map((sample) => `${sample}.`)),
]

/** Pieces to effects: a label begins another one. */
function effectsOf(pieces: readonly Placed[], kind: CardKind, text: string, faults: TextFault[]): readonly Effect[] {
  const effects: Effect[] = []
  let open: Effect | null = kind === 'monster' ? null : begun({ kind: 'card' })
  let from = 0
  const fault = (code: FaultCode, at: number, to: number): void => {
    faults.push({ code, from: at, to, nearest: null })
  }
  const close = (to: number): void => {
    if (open === null) return
    if (open.does.length === 0) fault('nothingDone', from, to)
    else if (isAboutNothing(open, kind)) fault('aboutNothing', from, to)
    effects.push(open)
  }
  for (const { piece, from: at, to } of pieces) {
    if (piece.is === 'label') {
      close(at)
      open = begun(piece.value)
      from = at
    } else if (open === null) fault('noLabel', at, to)
    else {
      const next = added(open, piece)
      if (next === null) fault('unknownWording', at, to)
      else open = next
    }
  }
  close(text.length)
  return effects
}

const begun = (label: Label): Effect => ({ label, whileOnField: false, costs: [], only: null, does: [] })

/** In the order of the text: costs, what it needs, what it does. Null: out of order, or twice. */
function added(effect: Effect, piece: Exclude<Piece, { is: 'label' }>): Effect | null {
  const { label, costs, only, whileOnField, does } = effect
  if (piece.is === 'does') return { ...effect, does: [...does, piece.value] }
  if (does.length > 0 || whileOnField) return null
  if (piece.is === 'while') return { ...effect, whileOnField: true }
  // What becomes ready costs nothing and answers nothing.
  if (only !== null || label.kind === 'ready') return null
  return piece.is === 'cost' ? { ...effect, costs: [...costs, piece.value] } : { ...effect, only: piece.value }
}

function isAboutNothing({ only, does }: Effect, kind: CardKind): boolean {
  return does.some(
    (one) =>
      (one.verb === 'negateLink' && only?.kind !== 'against') ||
      (one.verb === 'negateAttack' && only?.kind !== 'attack') ||
      (one.verb === 'power' && one.target === null && kind !== 'monster'),
  )
}
