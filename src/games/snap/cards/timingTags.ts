/** `timing_tags` of the published record: the labels, then the durations, that a card's text uses. */
import { DURATIONS, TIMING_LABELS } from '@/games/snap/rules/model/effects'
import type { Ability } from '@/games/snap/rules/model/effects'
import { printEffect } from '@/games/snap/rules/language'

/** For example `on_reveal`, `until_end_of_turn`, in the order of the language. */
export function timingTags(abilities: readonly Ability[]): string[] {
  const texts = abilities.map(printEffect)
  const labels = TIMING_LABELS.filter((label) => texts.some((text) => text.startsWith(`${label}:`)))
  const durations = DURATIONS.filter((duration) => texts.some((text) => text.includes(duration)))
  return [...labels.map((label) => tag(label.toLowerCase())), ...durations.map(tag)]
}

const tag = (words: string): string => words.replace(/ /g, '_')
