/** What our reference is, which version of it this is, and which official one it follows. */
import { OFFICIAL } from './official'

/** Changes when an entry of ours does. */
export const OUR_VERSION = '1.1.0'
export const OUR_TITLE = 'Snap Table: the Snap reference in our own words'
export const OUR_STATUS = 'What this table plays; not an official text'
export const OUR_LANGUAGE = 'en'
/** The version of the official reference whose rules our wording follows. */
export const FOLLOWED_VERSION = OFFICIAL.version
