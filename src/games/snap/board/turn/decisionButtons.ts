/** The answers that name nothing on the table, as buttons of the decision bar. */
import { stepIndex, type Action, type ActionType, type DecisionView, type View } from '@/games/snap/rules'
import { answerLabel, passLabel } from '@/games/snap/words/prompts'
import { actionWords } from '../actionWords'

export interface DecisionButton {
  readonly label: string
  readonly action: Action
}

export interface DecisionButtons {
  /** The one thing that goes on: a pass to the next step, "No Counter", "Use the effect". */
  readonly primary: DecisionButton | null
  /** Other answers to the same question. */
  readonly others: readonly DecisionButton[]
  /** Ends the turn. It has a place of its own, where nothing else ever stands. */
  readonly endTurn: DecisionButton | null
}

type Pass = Extract<Action, { type: 'pass' }>

const isPass = (action: Action): action is Pass => action.type === 'pass'

/** Passes from the nearest step on. */
export function passesInOrder(options: readonly Action[]): readonly Pass[] {
  return options.filter(isPass).sort((one, other) => order(one) - order(other))
}
const order = ({ to }: Pass): number => (to === null ? -1 : stepIndex(to))

/** A pass behind which no further step of this turn asks its player. */
const endsTurn = ({ to }: Pass): boolean => to === 'end'

/** What no gesture on the table says. */
const isAnswer = (action: Action): boolean =>
  action.type === 'accept' ? action.targets.length === 0 : ANSWERS.some((type) => type === action.type)
const ANSWERS = [
  'decline',
  'mode',
  'order',
  'block',
  'confirm',
  'goOn',
  'agreeDraw',
  'acceptDraw',
  'declineDraw',
] as const satisfies readonly ActionType[]

export function decisionButtons(
  decision: DecisionView | null,
  options: readonly Action[],
  view: View,
): DecisionButtons {
  if (decision === null) return { primary: null, others: [], endTurn: null }
  const passes = passesInOrder(options)
  const next = passes.find((pass) => !endsTurn(pass))
  const end = passes.find(endsTurn)
  const button = (action: Action, label: string): DecisionButton => ({ action, label })
  const answers = options
    .filter(isAnswer)
    .map((action) =>
      button(action, action.type === 'accept' ? answerLabel(action, decision) : actionWords(action, view)),
    )
  const pass = next === undefined ? null : button(next, passLabel(next, decision))
  const use = answers.find(({ action }) => action.type === 'accept')
  const primary = pass ?? use ?? null
  return {
    primary,
    others: answers.filter((answer) => answer !== primary),
    endTurn: end === undefined ? null : button(end, passLabel(end, decision)),
  }
}
