/** What a player does, or tries to do, by the names that a scenario gives: one sentence. */
import type { NamedAction } from '@/games/snap/rules'
import { listed, STEP_NAMES } from './words'

/** `Ann plays Rally on Verdant Caretaker.`; attempted: `Ann tries to play Rally on Verdant Caretaker.` */
export function attemptSentence(who: string, act: NamedAction, attempted = false): string {
  const { verb, rest } = predicate(act)
  const said = attempted ? `tries to ${verb}` : third(verb)
  return `${who} ${said}${rest === '' ? '' : ` ${rest}`}.`
}

/** `play` is `plays`, `pass` is `passes`, `put back` is `puts back`. */
function third(verb: string): string {
  const [first = '', ...others] = verb.split(' ')
  return [`${first}${/(?:s|sh|ch|x|o)$/.test(first) ? 'es' : 's'}`, ...others].join(' ')
}

const ordinal = (nth: number): string => ['first', 'second', 'third'][nth - 1] ?? `${nth}th`

interface Predicate {
  readonly verb: string
  readonly rest: string
}

const does = (verb: string, rest = ''): Predicate => ({ verb, rest })
const on = (targets: readonly string[] | undefined): string =>
  targets === undefined || targets.length === 0 ? '' : ` on ${listed(targets)}`

function predicate(act: NamedAction): Predicate {
  switch (act.type) {
    case 'place':
      return does('place', `${act.card} in ${act.to}`)
    case 'choose':
      return does(
        'choose',
        `${act.card} for ${act.to === 'hand' ? 'the starting hand' : act.to === 'locked' ? 'the Opening Lock-in' : 'the Support Deck'}`,
      )
    case 'confirm':
      return does('confirm', 'the setup')
    case 'unlock':
      return does('unlock', act.card)
    case 'flip':
      return does('reveal', act.monster)
    case 'order':
      return does('resolve', `${act.card}${act.nth === undefined ? '' : ` (its ${ordinal(act.nth)} effect)`} next`)
    case 'accept':
      return does('use', `the effect${on(act.targets)}`)
    case 'decline':
      return does('leave', 'the effect unused')
    case 'play':
      return does('play', `${act.card}${on(act.targets)}`)
    case 'counter':
      return does(
        act.answers === undefined ? 'counter' : 'answer',
        `${act.answers === undefined ? '' : `${act.answers} `}with ${act.card}${on(act.targets)}`,
      )
    case 'evolve':
      return does('evolve', `${act.onto} into ${act.card}`)
    case 'enter':
      return does('bring in', `${act.card} for ${act.replacing}`)
    case 'attack':
      return does('attack', act.target ?? '')
    case 'block':
      return does('block', `with ${act.monster}`)
    case 'swap':
      return does('swap', `with ${act.monster}`)
    case 'promote':
      return does('promote', act.monster)
    case 'lockIn':
      return does('lock', act.card)
    case 'pick':
      return does('choose', act.card)
    case 'mode':
      return does('choose', `effect ${act.mode}`)
    case 'pass':
      return act.to === undefined
        ? does('pass')
        : act.to === 'end'
          ? does('end', 'the turn')
          : does('pass', `to the ${STEP_NAMES[act.to]}`)
    case 'goOn':
      return does('go on', 'for one more Round')
    case 'agreeDraw':
      return does('agree', 'to a draw')
    case 'concede':
      return does('concede')
    case 'offerDraw':
      return does('offer', 'a draw')
    case 'withdrawDraw':
      return does('take', 'the offer of a draw back')
    case 'acceptDraw':
      return does('accept', 'the draw')
    case 'declineDraw':
      return does('decline', 'the draw')
    default: {
      const never: never = act
      return never
    }
  }
}
