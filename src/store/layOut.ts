/** Lays a scenario out for the table. Apart from the store, so that a table without one does not load what reads them. */
import { officialLine, type Moment, type Remark } from '@/match/line'
import { snapGame } from '@/games/snap'
import type { RuleId, Scenario, SnapGame } from '@/games/snap/rules'
import type { FaultSentence, LineMoment } from './contract'
import type { LaidOut } from './contract'
import { wordedRefusals } from './wordedRefusals'

export function layOut(scenario: Scenario): LaidOut {
  const { id, names } = scenario.file
  const line = officialLine(snapGame, scenario)
  const { format } = line.moments[0].match.constants
  return {
    config: { names, decks: ['', ''], format, askOnlyWhenPossible: false },
    line,
    shown: { id, moments: line.moments.map(momentView), outcome: line.outcome, at: 0, playingOn: false },
  }
}

const sentenceOf = ({ text, rule }: Remark<RuleId>): FaultSentence => ({ sentence: text, rule })

const momentView = ({ kind, by, what, why, happened, facts, refusals, match }: Moment<SnapGame>): LineMoment => ({
  kind,
  by,
  what,
  why: why === null ? null : sentenceOf(why),
  happened,
  facts: facts.map(sentenceOf),
  refusals: wordedRefusals(refusals, match.constants).map(({ sentence, rule }) => ({ sentence, rule })),
})
