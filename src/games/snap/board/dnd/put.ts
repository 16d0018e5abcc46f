/** Puts what is held on a place: the one way by which drags, clicks and menus act. */
import { matchStore } from '@/store/matchStore'
import { heldStore, letGo, type Held } from '../heldStore'
import { gesture, type Meaning } from './gesture'
import { HINTS } from './hints'
import { spotId, type Piece, type Spot } from './piece'
import { heldNow } from './reach'
import { isOffered } from './targets'
import { keysWithBeginnings } from './actionKey'

export function meaningOf(held: Held, spot: Spot): Meaning {
  const { view, options } = matchStore.getState()
  return view === null ? { kind: 'none', hint: null } : gesture(held.piece, spot, { view, options, begun: held.begun })
}

/** True: something was done or begun. */
export function put(held: Held, spot: Spot): boolean {
  heldStore.getState().tryAt(spotId(spot))
  return carryOut(held.piece, meaningOf(held, spot))
}

export function carryOut(piece: Piece, meaning: Meaning): boolean {
  const match = matchStore.getState()
  const hand = heldStore.getState()
  switch (meaning.kind) {
    case 'none':
      if (meaning.hint !== null) {
        match.dismissRefusal()
        hand.say(HINTS[meaning.hint])
      }
      return false
    case 'more':
      if (!isOffered(meaning, keysWithBeginnings(match.options))) return match.act(meaning.action)
      hand.hold({ piece, begun: meaning.action, by: 'click' })
      return true
    case 'act':
      hand.say(null)
      return match.act(meaning.action)
  }
}

/** A click on a place while something is held: puts it there, or lets go where that means nothing. */
export function putHeld(spot: Spot): void {
  const held = heldNow()
  if (held === null) return
  const meaning = meaningOf(held, spot)
  if (meaning.kind === 'none' && meaning.hint === null) letGo()
  else put(held, spot)
}
