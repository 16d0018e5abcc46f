import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react'
import type { OpenScenario } from '@/store/contract'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { MomentText } from './MomentText'

/** What the moment is about, and the ways on: along the line, back, or one's own. */
export function LineControls() {
  const scenario = useMatch((store) => store.scenario)
  const goTo = useMatch((store) => store.goToMoment)
  const playOn = useMatch((store) => store.playOn)
  if (scenario === null) return null
  const { at, moments, playingOn } = scenario
  const last = moments.length - 1
  return (
    <section
      aria-label="The official line"
      className="ruling-controls border-t bg-surface-2 lg:border-l lg:border-t-0 xl:border-t"
    >
      <div role="status" className="ruling-moment">
        {playingOn ? <PlayingOn scenario={scenario} /> : <MomentText scenario={scenario} />}
      </div>
      <div className="ruling-buttons">
        <IconButton label="Restart" look="plain" disabled={at === 0 && !playingOn} onClick={() => goTo(0)}>
          <RotateCcw aria-hidden size={16} />
        </IconButton>
        {playingOn ? (
          <Button look="primary" className="grow" onClick={() => goTo(at)}>
            Back to the line
          </Button>
        ) : (
          <>
            <IconButton label="Back" look="plain" disabled={at === 0} onClick={() => goTo(at - 1)}>
              <ArrowLeft aria-hidden size={16} />
            </IconButton>
            <Button
              look="primary"
              className="grow whitespace-nowrap px-3!"
              aria-disabled={at === last}
              onClick={() => (at < last ? goTo(at + 1) : undefined)}
            >
              <span>{at === last ? 'End of line' : 'Next step'}</span>
              {at < last && <ArrowRight aria-hidden size={16} />}
            </Button>
            <Button className="whitespace-nowrap px-3!" onClick={playOn}>
              Play on
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function PlayingOn({ scenario: { at } }: { readonly scenario: OpenScenario }) {
  return (
    <>
      <p className="text-xs text-ink-3">Off the line</p>
      <p className="text-base text-ink-1">{`You play on from ${at === 0 ? 'the position' : `step ${at}`}, both sides.`}</p>
    </>
  )
}
