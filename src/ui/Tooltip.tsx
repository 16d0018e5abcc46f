import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Stands once around the app: tooltips that follow each other quickly then open at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Radix.Provider delayDuration={350}>{children}</Radix.Provider>
}

/** A few words on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-70 max-w-xs rounded-sm border bg-surface-4 px-2.5 py-1 text-xs text-ink-1 shadow-low"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
