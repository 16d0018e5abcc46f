/** The field as a viewer may know it. */
import { KEYWORDS } from '../../model/cards'
import { ACTIVE, type Seat, type Slot } from '../../model/ids'
import type { GameState, Modifier, Monster } from '../../model/state'
import type { ModifierView, MonsterView, SlotView, Viewer } from '../../model/views'
import { definitionOf, flexSlot } from '../field'
import { baseImp, currentImp, eachPassive, hasKeyword } from '../imp'
import { attacksLeft } from '../requirements/combat'
import { knownCard } from './cards'

export function fieldView(state: GameState, viewer: Viewer, seat: Seat): readonly SlotView[] {
  const flex = flexSlot(state)
  return state.sides[seat].field.map((monster, index) => {
    const slot = index as Slot
    return {
      slot,
      kind: slot === ACTIVE ? 'active' : slot === flex ? 'flex' : 'bench',
      open: slot !== flex || state.sides[seat].flexOpen || monster !== null,
      monster: monster && monsterView(state, viewer, seat, slot, monster),
    }
  })
}

function monsterView(state: GameState, viewer: Viewer, seat: Seat, slot: Slot, monster: Monster): MonsterView {
  const base = { key: `m${monster.object}`, seat, slot, faceUp: monster.faceUp }
  if (!monster.faceUp && viewer !== seat) {
    return {
      ...base,
      card: null,
      under: [],
      imp: null,
      baseImp: null,
      loss: monster.loss,
      keywords: [],
      modifiers: state.modifiers
        .filter((modifier) => modifier.object === monster.object)
        .map((modifier) => modifierView(state, modifier)),
      newlyEvolved: false,
      enteredThisTurn: false,
      spent: false,
    }
  }
  const ownTurn = state.turn === seat && state.step !== 'setup'
  return {
    ...base,
    card: knownCard(state, monster.card),
    under: monster.under.map((card) => knownCard(state, card)),
    imp: currentImp(state, monster),
    baseImp: baseImp(state, monster),
    loss: monster.loss,
    // Face-down its owner reads the printed keywords; they count once it is revealed.
    keywords: monster.faceUp
      ? KEYWORDS.filter((keyword) => hasKeyword(state, monster, keyword))
      : definitionOf(state, monster.card).keywords,
    modifiers: modifiersOf(state, monster),
    newlyEvolved: monster.evolvedOn === state.turnNumber && monster.evolvedOn > 0,
    enteredThisTurn: monster.enteredOn === state.turnNumber && monster.enteredOn > 0,
    spent: ownTurn && slot === ACTIVE && state.sides[seat].thisTurn.attacks > 0 && attacksLeft(state, seat) === 0,
  }
}

function modifiersOf(state: GameState, monster: Monster): readonly ModifierView[] {
  const views = state.modifiers
    .filter((modifier) => modifier.object === monster.object)
    .map((modifier) => modifierView(state, modifier))
  eachPassive(state, monster, (instruction, card) => {
    const source = definitionOf(state, card)
    const plain = { source, controller: null, duration: null, imp: null, keyword: null, note: null } as const
    if (instruction.verb === 'gain') views.push({ ...plain, imp: instruction.amount })
    else if (instruction.verb === 'lose') views.push({ ...plain, imp: -instruction.amount })
    else if (instruction.verb === 'grant') views.push({ ...plain, keyword: instruction.keyword })
    else if (instruction.verb === 'restrict') views.push({ ...plain, note: `cannot ${instruction.act}` })
    else if (instruction.verb === 'permit') views.push({ ...plain, note: 'may attack though newly evolved' })
  })
  return views
}

function modifierView(state: GameState, modifier: Modifier): ModifierView {
  const plain = {
    source: definitionOf(state, modifier.source),
    controller: modifier.controller,
    duration: modifier.duration,
    imp: null,
    keyword: null,
    note: null,
  }
  switch (modifier.effect.kind) {
    case 'imp':
      return { ...plain, imp: modifier.effect.amount }
    case 'keyword':
      return { ...plain, keyword: modifier.effect.keyword }
    case 'restrict':
      return { ...plain, note: `cannot ${modifier.effect.act}` }
    case 'permit':
      return { ...plain, note: 'may attack though newly evolved' }
    default:
      return modifier.effect satisfies never
  }
}
