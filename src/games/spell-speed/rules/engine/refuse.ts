/** A refusal, its facts typed by its code. */
import type { RuleId } from '../model/ruleIds'
import type { Refusal, RefusalCode, RefusalOf } from '../model/refusals'

type FactsOf<Code extends RefusalCode> = Omit<RefusalOf<Code>, 'code' | 'rule'>

export const refusal = <Code extends RefusalCode>(code: Code, rule: RuleId, facts: FactsOf<Code>): Refusal =>
  ({ code, rule, ...facts }) as unknown as Refusal

/** The refusal, unless what it asks for is so. */
export const unless = <Code extends RefusalCode>(
  met: boolean,
  code: Code,
  rule: RuleId,
  facts: FactsOf<Code>,
): readonly Refusal[] => (met ? [] : [refusal(code, rule, facts)])
