/** The steps of a turn, in order (`turn-procedure/*`). */
export const STEPS = [
  'unlock',
  'flip',
  'trigger',
  'spell',
  'evolution',
  'prime',
  'attack',
  'swap',
  'lockIn',
  'end',
] as const
/** `setup` is before the first turn. */
export type Step = (typeof STEPS)[number] | 'setup'

/** The steps in which the turn player may act or pass. */
export const OPTIONAL_STEPS = ['spell', 'evolution', 'prime', 'attack', 'swap'] as const
export type OptionalStep = (typeof OPTIONAL_STEPS)[number]

const ORDER = Object.fromEntries(STEPS.map((step, index) => [step, index])) as Record<(typeof STEPS)[number], number>

/** The step's place in the turn, from 0; setup is before all. */
export const stepIndex = (step: Step): number => (step === 'setup' ? -1 : ORDER[step])
