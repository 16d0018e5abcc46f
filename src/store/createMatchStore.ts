/**
 * The running match. The rules' state stays in this file's closure: what the store shows is built for the eyes of the
 * moment, so no component, tool or attribute can hold what they may not see.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { act, matchFrom, type Match } from '@/match/match'
import {
  snap,
  type Action,
  type Deck,
  type GameEvent,
  type Seat,
  type SnapGame,
  type SnapState,
} from '@/games/snap/rules'
import type { LaidOut, MatchStore, TableConfig } from './contract'
import { createLogBook, NOTHING, project, type Core } from './matchProjection'
import { afterAction, askedIn, momentAt, openEyes } from './openTable'
import { namesAtTable } from './playerNames'
import { isPublicAnswer, privacyFor } from './privacy'
import { tableOf } from './tableFaults'
import { wordedRefusals } from './wordedRefusals'

/** A store with no match in it; `deckOf` finds the decks that a table names. */
export function createMatchStore(deckOf: (id: string) => Deck | null): StoreApi<MatchStore> {
  let core: Core | null = null
  /** The match that waits while a scenario lies on the table. */
  let aside: Core | null = null
  let log = createLogBook()
  let refusals = 0

  return createStore<MatchStore>((set, get) => {
    const show = (next: Core): void => {
      core = next
      set({ ...project(next, log), running: goesOn(next) || goesOn(aside), refused: null })
    }

    const clear = (): void => {
      core = null
      log = createLogBook()
      set({ ...NOTHING, running: goesOn(aside), refused: null })
    }

    return {
      ...NOTHING,
      running: false,
      refused: null,

      start(wanted) {
        const table = tableOf(wanted, deckOf)
        if (!table.ok) return table.faults
        const config = { ...wanted, names: namesAtTable(wanted.names) }
        log = createLogBook()
        aside = null
        const match = matchFrom(table.start)
        const asked = askedIn(match)
        show({
          config,
          match,
          // Whoever has just set up the match sits at the screen; the first player has to say so.
          privacy: { mode: 'curtain', seat: asked?.seat ?? 0 },
          lastEvents: [],
          turnings: 0,
          laid: null,
        })
        return []
      },

      faultsAgainst(config) {
        const table = tableOf(config, deckOf)
        return table.ok ? [] : table.faults
      },

      act(action) {
        if (core === null || !mayAct(core, action)) return false
        const result = act(snap, core.match, action)
        if (!result.ok) {
          refusals += 1
          set({ refused: { id: refusals, action, reasons: wordedRefusals(result.refusals, core.match.constants) } })
          return false
        }
        const { match, events } = passWhereNothingIsPossible(result.match, result.entry.events, core.config)
        show({
          ...core,
          match,
          lastEvents: events,
          turnings: core.turnings + 1,
          ...(core.laid === null
            ? { privacy: privacyFor(core.privacy, askedIn(match), (seat) => hasHidden(match.state, seat)) }
            : {
                privacy: { mode: 'open', seat: openEyes(match, core.privacy.seat) },
                laid: afterAction(core.laid, action),
              }),
        })
        return true
      },

      reasonsAgainst(action) {
        // Whoever does not see the cards is not told about them either.
        if (core === null || !mayAct(core, action)) return []
        return wordedRefusals(snap.check(core.match.constants, core.match.state, action), core.match.constants)
      },

      liftCurtain() {
        if (core?.privacy.mode === 'curtain') show({ ...core, privacy: { mode: 'open', seat: core.privacy.seat } })
      },

      lookAtHand() {
        if (core?.privacy.mode === 'quick') show({ ...core, privacy: { mode: 'curtain', seat: core.privacy.seat } })
      },

      dismissRefusal: () => set({ refused: null }),

      rematch() {
        if (core === null || isScenario(core)) return
        const { names, decks } = core.config
        get().start({ ...core.config, names: [names[1], names[0]], decks: [decks[1], decks[0]] })
      },

      leave() {
        if (isScenario(core)) get().closeScenario()
        else clear()
      },

      openScenario(laid) {
        if (!isScenario(core)) aside = core
        log = createLogBook()
        show(coreAt(laid, 0))
      },

      goToMoment(at) {
        if (!isScenario(core) || core.laid.line.moments[at] === undefined) return
        const { laid, turnings } = core
        const moment = momentAt(laid, at)
        // The next act of the line moves cards; any other moment is simply shown.
        const onward = moment.kind === 'act' && core.match === momentAt(laid, at - 1).match
        show({
          ...coreAt(laid, at),
          turnings: turnings + 1,
          lastEvents: onward ? (moment.match.history.at(-1)?.events ?? []) : [],
        })
        if (moment.kind !== 'refused' || moment.action === null) return
        refusals += 1
        set({
          refused: {
            id: refusals,
            action: moment.action,
            reasons: wordedRefusals(moment.refusals, moment.match.constants),
          },
        })
      },

      playOn() {
        if (isScenario(core)) show({ ...core, laid: { ...core.laid, shown: { ...core.laid.shown, playingOn: true } } })
      },

      closeScenario() {
        if (!isScenario(core)) return
        const back = aside
        aside = null
        clear()
        if (back !== null) show(back)
      },
    }
  })
}

/** A match between two people that has no result yet. */
const goesOn = (core: Core | null): boolean => core !== null && !isScenario(core) && askedIn(core.match) !== null

const isScenario = (core: Core | null): core is Core & { readonly laid: LaidOut } => core !== null && core.laid !== null

/** The open table at a moment of a scenario's line. */
function coreAt(laid: LaidOut, at: number): Core {
  const { match } = momentAt(laid, at)
  return {
    config: laid.config,
    match,
    privacy: { mode: 'open', seat: openEyes(match, match.state.turn) },
    lastEvents: [],
    turnings: 0,
    laid: { ...laid, shown: { ...laid.shown, at, playingOn: false } },
  }
}

const STANDING: ReadonlySet<Action['type']> = new Set(['concede', 'offerDraw', 'acceptDraw', 'declineDraw'])

/** Behind a curtain nobody decides; a quick response plays no Counter. Conceding and draws are open at any time. */
function mayAct(core: Core, action: Action): boolean {
  if (STANDING.has(action.type)) return true
  switch (core.privacy.mode) {
    case 'open':
      return true
    case 'quick':
      return isPublicAnswer(action)
    case 'curtain':
      return false
    default: {
      const never: never = core.privacy
      return never
    }
  }
}

/** Passes the Counter Windows of players who hold nothing to answer with, where the table wants it so. */
function passWhereNothingIsPossible(
  start: Match<SnapGame>,
  startEvents: readonly GameEvent[],
  config: TableConfig,
): { readonly match: Match<SnapGame>; readonly events: readonly GameEvent[] } {
  let match = start
  let events = startEvents
  while (config.askOnlyWhenPossible) {
    const options = askedIn(match)?.kind === 'window' ? snap.options(match.constants, match.state) : []
    const [pass] = options
    if (pass?.type !== 'pass' || options.length > 1) break
    const result = act(snap, match, pass)
    if (!result.ok) break
    match = result.match
    events = [...events, ...result.entry.events]
  }
  return { match, events }
}

/** Whether a seat's view has anything that the other seat's has not. */
function hasHidden(state: SnapState, seat: Seat): boolean {
  const side = state.sides[seat]
  return (
    side.hand.length + side.locked.length + side.deck.length + side.reserve.length + side.lineup.length > 0 ||
    side.field.some((monster) => monster?.faceUp === false)
  )
}
