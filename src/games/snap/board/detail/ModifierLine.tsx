import type { ModifierView } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { KeywordText } from '../cards/KeywordLink'
import { modifierWords } from './modifierWords'

/** A live change on a Monster: what, by which card, and until when. */
export function ModifierLine({ modifier }: { readonly modifier: ModifierView }) {
  const { controller } = modifier
  const name = useMatch((store) => (controller === null ? null : (store.view?.seats[controller].name ?? null)))
  return <KeywordText text={modifierWords(modifier, name)} />
}
