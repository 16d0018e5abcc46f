import { useEffect, useRef } from 'react'
import type { ScenarioFile } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { Dialog } from '@/ui/Dialog'
import { RuleLink } from '@/ui/RuleLink'
import { MomentList } from './MomentList'

interface StoryProps {
  readonly file: ScenarioFile
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The situation, the ruling and the whole line: beside the table where there is room, else in a window. */
export function Story({ file, open, onOpenChange }: StoryProps) {
  const story = useRef<HTMLElement>(null)
  const at = useMatch((store) => store.scenario?.at ?? 0)
  useEffect(() => {
    story.current?.querySelector('[aria-current=step]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <>
      <aside ref={story} aria-label="Story" className="ruling-story border-l bg-surface-1 p-5 max-xl:hidden">
        <h2 className="text-balance font-display text-xl text-ink-1">{file.title}</h2>
        <StoryText file={file} />
      </aside>
      <Dialog open={open} onOpenChange={onOpenChange} title={file.title} description={file.situation}>
        <StoryText file={file} told onGo={() => onOpenChange(false)} />
      </Dialog>
    </>
  )
}

function StoryText({
  file,
  told = false,
  onGo,
}: {
  readonly file: ScenarioFile
  readonly told?: boolean
  readonly onGo?: () => void
}) {
  return (
    <>
      {!told && <p className="mt-3 text-sm text-ink-2">{file.situation}</p>}
      <h3 className="mt-5 text-sm font-semibold text-ink-1">What is ruled</h3>
      <p className="mt-1 text-sm text-ink-2">{file.explanation}</p>
      <ul className="mt-3 grid grid-cols-1 justify-items-start gap-0.5">
        {file.rules.map((rule) => (
          <li key={rule} className="max-w-full">
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
      <h3 className="mb-1 mt-5 text-sm font-semibold text-ink-1">The line</h3>
      <MomentList {...(onGo === undefined ? {} : { onGo })} />
    </>
  )
}
