/** How a verb runs: it proposes events and tasks; it never writes the table itself. */
import type { Work } from '../engine/work'
import type { Instruction, Verb } from '../model/effects'
import type { EffectContext } from '../model/state'

export type InstructionOf<V extends Verb> = Extract<Instruction, { readonly verb: V }>
export type Run<V extends Verb> = (w: Work, instruction: InstructionOf<V>, context: EffectContext) => void
