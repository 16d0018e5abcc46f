import { describe, expect, it } from 'vitest'
import { chapterTitle, RULE_CHAPTERS, RULE_IDS, ruleTitle } from './ruleIds'

describe('rule ids', () => {
  it('are the 109 entries of the 14 chapters, each once', () => {
    expect(Object.keys(RULE_CHAPTERS)).toHaveLength(14)
    expect(RULE_IDS).toHaveLength(109)
    expect(new Set(RULE_IDS.map(({ id }) => id)).size).toBe(109)
  })

  it('find their titles', () => {
    expect(ruleTitle('combat/equal-imp')).toBe('Equal IMP')
    expect(ruleTitle('combat/nothing')).toBeNull()
    expect(chapterTitle('combat/equal-imp')).toBe('Combat & IMP Clarifications')
    expect(chapterTitle('nothing/equal-imp')).toBeNull()
  })
})
