import type { ModifierView } from '@/rules'

/** `+500 IMP, Rally, until end of turn`. */
export function modifierWords({ source, duration, imp, keyword, note }: ModifierView): string {
  const what = imp !== null ? `${imp < 0 ? '−' : '+'}${Math.abs(imp)} IMP` : (keyword ?? note ?? '')
  return `${what}, ${source.name}, ${duration ?? 'as long as it applies'}`
}
