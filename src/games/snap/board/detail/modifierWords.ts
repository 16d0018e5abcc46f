import { durationWords } from '@/games/snap/words/words'
import type { ModifierView } from '@/games/snap/rules'

/** `+500 IMP, Rally, until end of turn`. `controller`: the name of whoever's card it is. */
export function modifierWords(
  { source, duration, imp, keyword, note }: ModifierView,
  controller: string | null,
): string {
  const what = imp !== null ? `${imp < 0 ? '−' : '+'}${Math.abs(imp)} IMP` : (keyword ?? note ?? '')
  return `${what}, ${source.name}, ${duration === null ? 'as long as it applies' : durationWords(duration, controller)}`
}
