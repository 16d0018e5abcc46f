/** The log of a match of Snap, as one viewer may read it. */
import type { HistoryEntry } from '@/kernel/ruleset'
import {
  together,
  viewEvents,
  type MatchConstants,
  type RuleId,
  type Seat,
  type SnapGame,
  type Viewer,
} from '@/games/snap/rules'
import { wordEvent } from './log'
import { sceneOf, type Mark } from './scene'

export interface Line {
  readonly text: string
  readonly rule: RuleId
  readonly seat: Seat | null
  readonly round: number
  readonly marks: readonly Mark[]
}

/** What one action did, in sentences; nothing in them that the viewer may not know. */
export function linesOf(match: MatchConstants, entry: HistoryEntry<SnapGame>, viewer: Viewer): readonly Line[] {
  const scene = sceneOf(together(match, entry.before), together(match, entry.after), viewer)
  const lines: Line[] = []
  for (const event of viewEvents(entry.events, viewer)) {
    const wording = wordEvent(event, scene)
    scene.follow(event)
    if (wording !== null) lines.push({ ...wording, round: scene.round })
  }
  return lines
}
