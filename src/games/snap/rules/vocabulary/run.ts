/** How each verb runs: the type checker shows a verb that is missing here. */
import type { Work } from '../engine/work'
import type { Instruction, Verb } from '../model/effects'
import type { EffectContext } from '../model/state'
import { choose } from './choose/run'
import { defeat } from './defeat/run'
import { delay } from './delay/run'
import { extraSwap } from './extraSwap/run'
import { gain } from './gain/run'
import { grant } from './grant/run'
import { runIf } from './if/run'
import { lock } from './lock/run'
import { lose } from './lose/run'
import { move } from './move/run'
import { moveLocked } from './moveLocked/run'
import { negate } from './negate/run'
import { openFlex } from './openFlex/run'
import { permit } from './permit/run'
import { prevent } from './prevent/run'
import { recover } from './recover/run'
import { redirect } from './redirect/run'
import { restrict } from './restrict/run'
import { returnMonster } from './return/run'
import { reveal } from './reveal/run'
import { swap } from './swap/run'
import { unlock } from './unlock/run'
import type { Run } from './verb'

const RUNS: { readonly [V in Verb]: Run<V> } = {
  choose,
  defeat,
  delay,
  extraSwap,
  gain,
  grant,
  if: runIf,
  lock,
  lose,
  move,
  moveLocked,
  negate,
  openFlex,
  permit,
  prevent,
  recover,
  redirect,
  restrict,
  return: returnMonster,
  reveal,
  swap,
  unlock,
}

export function runInstruction(w: Work, instruction: Instruction, context: EffectContext): void {
  // Each row of RUNS takes its own verb; the compiler cannot follow that through an index.
  const run = RUNS[instruction.verb] as Run<Verb>
  run(w, instruction, context)
}
