import { opponentOf } from '@/rules'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'

/** A draw on offer, until the other player answers it. */
export function DrawOffer() {
  const offered = useMatch((store) => store.view?.drawOffer ?? null)
  const names = useMatch((store) => store.config?.names ?? null)
  const over = useMatch((store) => (store.view?.result ?? null) !== null)
  const act = useMatch((store) => store.act)
  if (offered === null || names === null || over) return null
  const seat = opponentOf(offered)
  return (
    <section aria-label="Draw offer" className="flex items-center justify-center gap-x-4 gap-y-2 bg-surface-3 px-3 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:flex-wrap max-lg:border-b max-lg:py-2 max-lg:shadow-high lg:rounded">
      <p role="status" className="text-sm wrap-anywhere text-ink-1">
        {names[offered]} offers a draw. {names[seat]}, do you accept?
      </p>
      <RuleLink rule="game-end/immediate-ending" />
      <div className="flex gap-2">
        <Button size="small" look="quiet" onClick={() => act({ type: 'withdrawDraw', seat: offered })}>
          {names[offered]} takes it back
        </Button>
        <Button size="small" onClick={() => act({ type: 'declineDraw', seat })}>
          Decline
        </Button>
        <Button size="small" look="primary" onClick={() => act({ type: 'acceptDraw', seat })}>
          Accept the draw
        </Button>
      </div>
    </section>
  )
}
