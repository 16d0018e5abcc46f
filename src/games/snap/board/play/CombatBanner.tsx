import type { CombatView, FieldPlace, View } from '@/games/snap/rules'
import { ShieldCheck, Skull, Swords } from 'lucide-react'
import { monsterAt } from '../dnd/lookup'
import { placeWord } from '../names'

const word = (place: FieldPlace | null, view: View): string =>
  place === null ? 'A Monster that left' : placeWord(view, place.seat, place.slot)

/** `Verdant Caretaker attacks Bloodbound Initiate. Verdant Caretaker would be defeated.` */
export function combatWords({ attacker, defender, blocked, loser, outcome }: CombatView, view: View): string {
  const deed = blocked
    ? `${word(defender, view)} blocks ${word(attacker, view)}.`
    : `${word(attacker, view)} attacks ${word(defender, view)}.`
  if (outcome.negated) return `${deed} The attack is negated.`
  if (outcome.prevented) return `${deed} The defeat is prevented.`
  return loser === null ? deed : `${deed} ${word(loser, view)} would be defeated.`
}

interface CombatBannerProps {
  readonly combat: CombatView
  readonly view: View
}

/** Between the Actives: IMP against IMP, and who would be defeated. */
export function CombatBanner({ combat, view }: CombatBannerProps) {
  return (
    <div className="combat" role="group" aria-label={`Combat: ${combatWords(combat, view)}`}>
      <Fighter place={combat.attacker} seat={combat.attackerSeat} combat={combat} view={view} />
      <Swords aria-hidden size={18} />
      <Fighter place={combat.defender} seat={combat.attackerSeat === 0 ? 1 : 0} combat={combat} view={view} />
    </div>
  )
}

interface FighterProps extends CombatBannerProps {
  readonly place: FieldPlace | null
  readonly seat: 0 | 1
}

function Fighter({ place, seat, combat, view }: FighterProps) {
  const imp = place === null ? null : (monsterAt(view, place.seat, place.slot)?.imp ?? null)
  const loses = combat.loser !== null && combat.loser.seat === seat
  return (
    <span aria-hidden className="combat-side" data-seat={seat}>
      {loses && (combat.outcome.prevented ? <ShieldCheck size={16} /> : <Skull size={16} />)}
      <span>{imp ?? '–'}</span>
    </span>
  )
}
