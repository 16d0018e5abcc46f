import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classes } from './classes'
import { IconButton } from './IconButton'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence below the title. */
  readonly description: string
  readonly wide?: boolean
  readonly children?: ReactNode
  /** Buttons at the end; what is meant comes last. */
  readonly actions?: ReactNode
}

/** A window over the screen: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ open, onOpenChange, title, description, wide = false, children, actions }: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-surface-0/80" />
        <Radix.Content
          // The dialog itself, not its first button: what it says comes before what it asks.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          // The library gives the focus back to a trigger of its own, which these windows do not have.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          // The key closes the window only, not what stands open behind it.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          className={classes(
            'outline-none fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg border bg-surface-2 shadow-high',
            wide ? 'max-w-2xl' : 'max-w-md',
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div>
              <Radix.Title className="font-display text-xl text-ink-1">{title}</Radix.Title>
              <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" size="small" className="-mr-2 shrink-0">
                <X aria-hidden size={18} />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 pb-6 pt-4">{children}</div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">{actions}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
