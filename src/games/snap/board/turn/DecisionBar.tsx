import { matchStore, useMatch } from '@/store/matchStore'
import { promptOf, resultRule, resultText } from '@/games/snap/words/prompts'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'
import { answering } from '@/ui/settled'
import { Eye } from 'lucide-react'
import { useAnswers } from '../askedStore'
import { heldStore, trayAsked, useHeldStore } from '../heldStore'
import { ZONE_WORDS } from '../names'
import { actionKey } from '../dnd/actionKey'
import { decisionButtons } from './decisionButtons'
import { HeldPrompt } from './HeldPrompt'
import { RecentLog } from './RecentLog'
import { ModeTexts } from './ModeTexts'

/** Who is asked and what for, and the answers that name nothing on the table. */
export function DecisionBar() {
  const view = useMatch((store) => store.view)
  const options = useMatch((store) => store.options)
  const quick = useMatch((store) => store.privacy.mode === 'quick')
  const answers = useAnswers()
  if (view === null) return null
  const prompt = promptOf(view)
  if (prompt === null) {
    return (
      <section className="decision" aria-label="Decision">
        <p className="decision-text">{`The game is over. ${resultText(view) ?? ''}`}</p>
        {view.result !== null && <RuleLink rule={resultRule(view.result.reason)} className="decision-rule" />}
      </section>
    )
  }
  const { primary, others, endTurn } = decisionButtons(view.decision, options, view)
  const act = matchStore.getState().act
  return (
    <section className="decision" aria-label="Decision" data-seat={prompt.seat} tabIndex={-1}>
      <p className="decision-who">
        <b>{prompt.who}</b> <span>{prompt.title}</span>
      </p>
      <RuleLink rule={prompt.rule} className="decision-rule" />
      <p className="decision-text">{prompt.text}</p>
      <HeldPrompt />
      <ModeTexts />
      <div className="decision-buttons">
        <OpenAskedTray />
        {others.map(({ label, action }) => (
          <Button key={actionKey(action)} className="decision-button" {...answering(answers, () => act(action))}>
            {label}
          </Button>
        ))}
        {primary !== null && (
          <Button look="primary" className="decision-primary" {...answering(answers, () => act(primary.action))}>
            {primary.label}
          </Button>
        )}
        {quick && (
          <Button className="decision-button" {...answering(answers, () => matchStore.getState().lookAtHand())}>
            <Eye aria-hidden size={16} /> Look at my hand
          </Button>
        )}
      </div>
      {endTurn !== null && (
        <div className="decision-end">
          <Button className="decision-end-turn" {...answering(answers, () => act(endTurn.action))}>
            {endTurn.label}
          </Button>
        </div>
      )}
      <RecentLog />
    </section>
  )
}

/** The pile that the decision is about, for whoever has closed it. */
function OpenAskedTray() {
  const folded = useHeldStore((store) => store.folded)
  const asked = useMatch((store) => trayAsked(store.decision, store.eyes, folded)?.zone ?? null)
  const seat = useMatch((store) => store.decision?.seat ?? 0)
  const open = useHeldStore((store) => store.tray !== null && store.tray.zone === asked)
  const answers = useAnswers()
  if (asked === null || open) return null
  return (
    <Button
      look="primary"
      className="decision-primary"
      {...answering(answers, () => heldStore.getState().openTray({ seat, zone: asked }))}
    >
      {`Open ${ZONE_WORDS[asked]}`}
    </Button>
  )
}
