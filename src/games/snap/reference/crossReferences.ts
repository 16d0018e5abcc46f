/** Which entries lead to which, both ways. */
import { entries } from './chapters'
import type { KnownRuleId } from '@/games/snap/rules'
import { parseReferenceText } from './text'

const NONE: readonly KnownRuleId[] = []

const LEADS_TO: ReadonlyMap<KnownRuleId, readonly KnownRuleId[]> = new Map(
  entries().map(({ id, text }) => [
    id,
    [
      ...new Set(
        parseReferenceText(text).flatMap((part) => (typeof part === 'string' || !('id' in part) ? [] : [part.id])),
      ),
    ],
  ]),
)

const LED_TO_FROM: ReadonlyMap<KnownRuleId, readonly KnownRuleId[]> = (() => {
  const from = new Map<KnownRuleId, KnownRuleId[]>()
  for (const [id, targets] of LEADS_TO)
    for (const target of targets) from.set(target, [...(from.get(target) ?? []), id])
  return from
})()

/** The entries that this one's text leads to, in the order of its sentences, each once. */
export const referencesOf = (id: KnownRuleId): readonly KnownRuleId[] => LEADS_TO.get(id) ?? NONE

/** The entries whose texts lead to this one, in the reference's order. */
export const referencedBy = (id: KnownRuleId): readonly KnownRuleId[] => LED_TO_FROM.get(id) ?? NONE
