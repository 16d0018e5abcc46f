/** Turns what a view knows of a card into what a card face shows. The same card gives the same object, so that faces stay as they are. */
import type { CardDefinition, MonsterView } from '@/games/snap/rules'
import type { CardFaceData, FieldState } from './cards/face'

const printed = new WeakMap<CardDefinition, CardFaceData>()

export function printedFace(definition: CardDefinition): CardFaceData {
  const kept = printed.get(definition)
  if (kept !== undefined) return kept
  const { id, name, cardClass, cardType, imp, keywords, text, archetype } = definition
  const face: CardFaceData = { id, name, cardClass, cardType, imp, baseImp: imp, keywords, text, archetype }
  printed.set(definition, face)
  return face
}

export interface MonsterFaceData {
  readonly face: CardFaceData
  readonly state: FieldState
}

const onField = new WeakMap<MonsterView, MonsterFaceData>()

/** Null: a face-down Monster that the viewer does not know. */
export function monsterFace(monster: MonsterView): MonsterFaceData | null {
  const kept = onField.get(monster)
  if (kept !== undefined) return kept
  if (monster.card === null) return null
  const { imp, baseImp, keywords, faceUp, newlyEvolved, spent, under } = monster
  const made: MonsterFaceData = {
    face: { ...printedFace(monster.card.definition), imp, baseImp, keywords },
    state: { faceDown: !faceUp, newlyEvolved, spent, stackCount: under.length + 1 },
  }
  onField.set(monster, made)
  return made
}
