/** The positions that show the page on Chains and Spell Speeds, in its order; loaded when somebody opens one. */
import { POOL } from '@/games/spell-speed/cards/pool'
import { readScenario, type DuelScenario, type RuleId } from '@/games/spell-speed/rules'

export interface GalleryEntry {
  /** The file’s name. */
  readonly id: string
  readonly title: string
  /** The rules that it shows, the first one foremost. */
  readonly rules: readonly RuleId[]
  readonly load: () => Promise<{ readonly default: unknown }>
}

export const GALLERY: readonly GalleryEntry[] = [
  {
    id: 'top-of-the-pile-first',
    title: 'Top of the pile first',
    rules: ['spell/chain/resolution', 'spell/chain/opponents-chance', 'spell/chain/link-one'],
    load: () => import('./top-of-the-pile-first.json'),
  },
  {
    id: 'slow-cards-do-not-meet',
    title: 'Slow cards do not meet',
    rules: ['spell/speed/one-never-answers', 'spell/speed/kinds'],
    load: () => import('./slow-cards-do-not-meet.json'),
  },
  {
    id: 'too-slow-for-the-last-word',
    title: 'Too slow for the last word',
    rules: ['spell/speed/equal-or-greater', 'spell/chain/negated'],
    load: () => import('./too-slow-for-the-last-word.json'),
  },
  {
    id: 'three-speeds-three-links',
    title: 'Three speeds, three links',
    rules: ['spell/speed/equal-or-greater', 'spell/chain/resolution', 'spell/chain/negated'],
    load: () => import('./three-speeds-three-links.json'),
  },
  {
    id: 'three-against-three',
    title: 'Three against three',
    rules: ['spell/speed/equal-or-greater', 'spell/chain/no-target', 'spell/duel/costs'],
    load: () => import('./three-against-three.json'),
  },
  {
    id: 'not-the-turn-it-was-set',
    title: 'Not the turn it was set',
    rules: ['spell/duel/set-cards', 'spell/chain/resolution', 'spell/chain/newest-link'],
    load: () => import('./not-the-turn-it-was-set.json'),
  },
  {
    id: 'the-word-comes-back',
    title: 'The word comes back',
    rules: ['spell/chain/newest-link', 'spell/window/again', 'spell/window/events'],
    load: () => import('./the-word-comes-back.json'),
  },
  {
    id: 'you-must-ask',
    title: 'You must ask',
    rules: ['spell/chain/must-ask', 'spell/chain/opponents-chance'],
    load: () => import('./you-must-ask.json'),
  },
]

/** Null: there is none of this id. */
export async function loadScenario(id: string): Promise<DuelScenario | null> {
  const entry = GALLERY.find((one) => one.id === id)
  if (entry === undefined) return null
  const read = readScenario((await entry.load()).default, POOL)
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'))
  return read.scenario
}
