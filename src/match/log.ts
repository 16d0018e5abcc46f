/** The log of a match, as one viewer may read it. */
import { viewEvents, type Seat, type RuleId, type Viewer } from '@/games/snap/rules'
import type { Turning } from './match'
import { wordEvent } from '@/games/snap/words/log'
import { sceneOf, type Mark } from '@/games/snap/words/scene'

export interface Line {
  readonly text: string
  readonly rule: RuleId
  readonly seat: Seat | null
  readonly round: number
  readonly marks: readonly Mark[]
}

/** What one action did, in sentences; nothing in them that the viewer may not know. */
export function linesOf(turning: Turning, viewer: Viewer): readonly Line[] {
  const scene = sceneOf(turning.before, turning.after, viewer)
  const lines: Line[] = []
  for (const event of viewEvents(turning.events, viewer)) {
    const wording = wordEvent(event, scene)
    scene.follow(event)
    if (wording !== null) lines.push({ ...wording, round: scene.round })
  }
  return lines
}
