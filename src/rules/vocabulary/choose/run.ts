import { push } from '../../engine/work'
import type { Run } from '../verb'

export const choose: Run<'choose'> = (w, { modes }, context) => push(w, { kind: 'mode', seat: context.controller, modes, context })
