import { opponentOf } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { SettledButton } from '@/ui/SettledButton'

/** A draw on offer, until the other player answers it. */
export function DrawOffer() {
  const offered = useMatch((store) => store.view?.drawOffer ?? null)
  const names = useMatch((store) => store.config?.names ?? null)
  const over = useMatch((store) => (store.view?.result ?? null) !== null)
  const act = useMatch((store) => store.act)
  if (offered === null || names === null || over) return null
  const seat = opponentOf(offered)
  return (
    <section
      key={offered}
      aria-label="Draw offer"
      className="flex items-center justify-center gap-x-4 gap-y-2 bg-surface-3 px-3 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:flex-wrap max-lg:border-b max-lg:py-2 max-lg:shadow-high lg:rounded"
    >
      <p role="status" className="text-sm wrap-anywhere text-ink-1">
        {`${names[offered]} offers a draw. ${names[seat]}, do you accept?`}
      </p>
      <RuleLink rule="game-end/immediate-ending" />
      <div className="flex gap-2">
        <SettledButton size="small" look="quiet" onPress={() => act({ type: 'withdrawDraw', seat: offered })}>
          {`${names[offered]} takes it back`}
        </SettledButton>
        <SettledButton size="small" onPress={() => act({ type: 'declineDraw', seat })}>
          Decline
        </SettledButton>
        <SettledButton size="small" look="primary" onPress={() => act({ type: 'acceptDraw', seat })}>
          Accept the draw
        </SettledButton>
      </div>
    </section>
  )
}
