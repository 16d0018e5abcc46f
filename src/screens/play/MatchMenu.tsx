import { Menu as MenuIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useShallow } from 'zustand/react/shallow'
import { SEATS, type Action, type Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { preferences, usePreferences } from '@/store/preferences'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { LeaveDialog } from './LeaveDialog'

interface Question {
  readonly about: 'concede' | 'offerDraw'
  readonly seat: Seat
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm text-ink-1 outline-none data-[highlighted]:bg-surface-4'

/** What can be done beside the game: conceding, a draw, motion, leaving. */
export function MatchMenu() {
  const [, go] = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [leaving, setLeaving] = useState(false)
  const names = useMatch(useShallow((store) => store.view?.seats.map((seat) => seat.name) ?? []))
  const standing = useMatch((store) => store.standing)
  const act = useMatch((store) => store.act)
  const still = usePreferences((store) => store.motion === 'off')
  const can = (seat: Seat, type: Action['type']): boolean => standing[seat].some((action) => action.type === type)

  const confirm = (): void => {
    if (question === null) return
    setQuestion(null)
    act({ type: question.about, seat: question.seat })
  }

  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button size="small" look="quiet">
            <MenuIcon aria-hidden size={16} />
            Menu
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 min-w-56 rounded border bg-surface-3 p-1 shadow-high"
          >
            {SEATS.filter((seat) => can(seat, 'offerDraw')).map((seat) => (
              <DropdownMenu.Item
                key={`draw-${seat}`}
                className={ITEM}
                onSelect={() => setQuestion({ about: 'offerDraw', seat })}
              >
                {`${names[seat] ?? ''} offers a draw`}
              </DropdownMenu.Item>
            ))}
            {SEATS.filter((seat) => can(seat, 'concede')).map((seat) => (
              <DropdownMenu.Item
                key={`concede-${seat}`}
                className={ITEM}
                onSelect={() => setQuestion({ about: 'concede', seat })}
              >
                {`${names[seat] ?? ''} concedes`}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="my-1 h-px bg-line-strong" />
            <DropdownMenu.CheckboxItem
              className={ITEM}
              checked={!still}
              onCheckedChange={(moving) => preferences.getState().change({ motion: moving ? 'system' : 'off' })}
            >
              <span className="grow">Movement</span>
              <span className="text-ink-3">{still ? 'off' : 'on'}</span>
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.Item className={ITEM} onSelect={() => go('/rules')}>
              Rules
            </DropdownMenu.Item>
            <DropdownMenu.Item className={ITEM} onSelect={() => go('/rulings')}>
              Rulings
            </DropdownMenu.Item>
            <DropdownMenu.Item className={ITEM} onSelect={() => setLeaving(true)}>
              Leave the match
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ConfirmDialog
        open={question !== null}
        {...questionWords(question, names)}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      />
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={() => go('/')} />
    </>
  )
}

function questionWords(
  question: Question | null,
  names: readonly string[],
): { title: string; description: string; confirm: string; danger: boolean } {
  if (question === null) return { title: '', description: '', confirm: '', danger: false }
  switch (question.about) {
    case 'concede':
      return {
        title: `${names[question.seat] ?? ''} concedes?`,
        description: `The game ends at once and ${names[question.seat === 0 ? 1 : 0] ?? ''} wins.`,
        confirm: 'Concede',
        danger: true,
      }
    case 'offerDraw':
      return {
        title: `${names[question.seat] ?? ''} offers a draw?`,
        description: `${names[question.seat === 0 ? 1 : 0] ?? ''} can accept or decline. The game goes on meanwhile.`,
        confirm: 'Offer a draw',
        danger: false,
      }
    default: {
      const never: never = question.about
      return never
    }
  }
}
