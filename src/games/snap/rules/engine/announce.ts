/**
 * A text is announced in this order: its effects are chosen, then the targets of those, then it is declared, so that whoever may answer
 * knows both (`card-text/targets-before-resolution`; that modes come first is our reading).
 */
import type { TargetPick } from '../model/actions'
import type { Seat } from '../model/ids'
import type { PendingTrigger, Use } from '../model/state'
import { declare, playCounter } from './chain'
import { contextOf } from './context'
import { assign, nextChoice, withModes } from './demands'
import { abilityOf, definitionOf } from './field'
import { possibleModes } from './modes'
import type { ActionOf } from './requirements/requirement'
import { usableAnswers } from './requirements/supports'
import { abilityUsed, chooserFor, chosenFirst } from './uses'
import { commit, push, type Work } from './work'

export const announceTrigger = (w: Work, trigger: PendingTrigger, targets: readonly TargetPick[]): void =>
  begin(w, trigger.controller, { of: 'Trigger', trigger }, targets)

export function announceSpell(w: Work, { seat, card, targets }: ActionOf<'play'>): void {
  begin(w, seat, { of: 'Spell', card, ability: abilityOf(definitionOf(w.s, card), 'spell')?.index ?? 0 }, targets)
}

/** A card with several COUNTER abilities that could be used asks by which it is played. */
export function announceCounter(w: Work, { seat, card, answers, targets }: ActionOf<'counter'>): void {
  const usable = usableAnswers(w.s, seat, card, answers)
  const abilities = usable.map(({ index }) => index)
  const [first, another] = abilities
  if (first !== undefined && another === undefined)
    return begin(w, seat, { of: 'Counter', card, ability: first, answers }, targets)
  push(w, {
    kind: 'mode',
    seat,
    source: card,
    modes: usable.map(({ ability }) => ability.body),
    offered: usable.map((_, index) => index),
    then: { do: 'counter', card, answers, abilities },
  })
}

/** Where an effect of the text is to be chosen, no target has been named yet. */
function begin(w: Work, seat: Seat, use: Use, targets: readonly TargetPick[]): void {
  const ability = abilityUsed(w.s, use)
  announce(w, seat, use, [], ability !== null && chosenFirst(ability) === null ? null : targets)
}

/** Asks for what is still to be chosen, or declares the text. */
export function announce(
  w: Work,
  seat: Seat,
  use: Use,
  modes: readonly number[],
  picks: readonly TargetPick[] | null = null,
): void {
  const ability = abilityUsed(w.s, use)
  if (ability === null) return
  const chooser = chooserFor(seat, use)
  const choice = nextChoice(ability.body, modes.length)
  if (choice !== null) {
    const offered = possibleModes(w.s, ability, modes, chooser)
    return push(w, {
      kind: 'mode',
      seat,
      source: chooser.source,
      modes: choice.modes,
      offered,
      then: { do: 'announce', use, modes },
    })
  }
  const { asked, bound } = assign(w.s, ability, modes, chooser, picks ?? [])
  if (picks === null && asked.length > 0) return push(w, { kind: 'aim', seat, use, modes })
  switch (use.of) {
    case 'Spell':
      return declare(w, { kind: 'Spell', seat, card: use.card, modes, targets: bound }, picks ?? [])
    case 'Counter': {
      const link = {
        seat,
        card: use.card,
        ability: use.ability,
        answers: use.answers,
        modes,
        targets: bound,
        negated: false,
        destination: null,
        resolved: false,
      }
      return playCounter(w, link, picks ?? [])
    }
    case 'Trigger': {
      const { trigger } = use
      commit(w, { type: 'triggerResolved', trigger, outcome: 'resolved' })
      const context = contextOf(seat, trigger.source, {
        ability: trigger.ability,
        object: trigger.object,
        targets: bound,
        event: trigger.event,
      })
      return push(w, { kind: 'run', context, body: withModes(ability.body, modes), at: 0 })
    }
    default:
      return use satisfies never
  }
}
