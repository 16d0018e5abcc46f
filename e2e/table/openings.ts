/** A game between the two built-in decks and how it begins, for tests that need some beginning and say what follows. */
import type { Layout } from './game'
import type { Players } from './mirror'

export const ANN = 0
export const BEN = 1

export const ANN_AND_BEN: Players = { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] }

const ANNS: Layout = {
  field: ['Ironvow Penitent', 'Cinderjaw Outrider', 'Nettle of the Ninth Hour', 'Gravewax Lictor'],
  hand: ['Kindling Covenant', 'Cinder Rally', 'Furnace Oath'],
  locked: ['Burn the Furnace White', 'Word Cut Short', 'Through the Shieldwall'],
}

const BENS: Layout = {
  field: ['Eddy Courier', 'Lumen Weftkeeper', 'Slipstream Harrier', 'Mirrorgill Diviner', 'Bastion of Quiet Bells'],
  hand: ['Chime of Renewal', 'Mantle of Foam', 'Spared by the Ebb'],
  locked: ['Patient Archive', 'Stillwater Edict', 'Answering Melody'],
}

export const OPENING = [ANNS, BENS] as const
