/** Reasons for our readings that several entries share. */

/** The reference leaves room for a text that the card language cannot say so far. */
export const NO_WORDING_YET =
  'The reference leaves room for an exception by card or rule; the card language gets a wording for it when a card needs one.'

/** What was declared is spent, whatever becomes of it. */
export const USED_UP =
  'The reference does not say whether a negated action may be tried again; used up, it makes the Counter worth its card.'

export const TURN_PLAYER_FIRST =
  'The reference lets each player order their own effects and is silent on the two players; the turn player goes first wherever both have to choose.'
