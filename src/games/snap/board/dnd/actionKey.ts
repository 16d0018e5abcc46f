/** Actions as text, so that two of them can be compared and looked up. */
import type { Action, TargetPick } from '@/games/snap/rules'

export type TargetedAction = Extract<Action, { readonly targets: readonly TargetPick[] }>

export const isTargeted = (action: Action): action is TargetedAction => 'targets' in action

const pickKey = (pick: TargetPick): string => ('card' in pick ? `c${pick.card}` : `${pick.seat}.${pick.slot}`)

/** The same text for the same action, in whatever order its fields were written. */
export function actionKey(action: Action): string {
  const fields = Object.entries(action as Record<string, unknown>)
    .filter(([name]) => name !== 'targets')
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort()
  const targets = isTargeted(action) ? action.targets.map(pickKey) : []
  return [...fields, ...targets].join('|')
}

/** The keys of these actions and of every unfinished one that leads to them, one target after the other. */
export function keysWithBeginnings(options: readonly Action[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const action of options) {
    keys.add(actionKey(action))
    if (!isTargeted(action)) continue
    for (let count = 0; count < action.targets.length; count++)
      keys.add(actionKey({ ...action, targets: action.targets.slice(0, count) }))
  }
  return keys
}
