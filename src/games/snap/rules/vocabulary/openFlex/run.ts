import { commit } from '../../engine/work'
import type { Run } from '../verb'

export const openFlex: Run<'openFlex'> = (w, _instruction, context) => {
  if (!w.s.sides[context.controller].flexOpen) commit(w, { type: 'flexOpened', seat: context.controller })
}
