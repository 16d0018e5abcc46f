/** Where each keyword is explained. */
import type { Keyword, KnownRuleId } from '@/games/snap/rules'

export const KEYWORD_RULES: Readonly<Record<Keyword, KnownRuleId>> = {
  Trigger: 'keywords/trigger',
  Blocker: 'keywords/blocker',
  Swap: 'keywords/swap',
  Disruptor: 'keywords/disruptor',
  Overdrive: 'keywords/overdrive',
}
