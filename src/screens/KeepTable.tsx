import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

/** What breaks inside takes only the picture of the table with it: what lies on it is in the store, and is drawn anew on demand. */
export function KeepTable({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <main className="grid h-full min-h-[60dvh] place-content-center justify-items-center gap-4 bg-surface-0 p-6 text-center">
          <p role="alert" className="text-lg text-ink-1">
            The table could not be drawn. Nothing on it is lost.
          </p>
          <Button look="primary" onClick={retry}>
            Show the table again
          </Button>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
