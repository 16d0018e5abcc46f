import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

/** A screen that breaks does not take the app with it, nor the match that runs. */
export function KeepScreen({ children }: { readonly children: ReactNode }) {
  const [, go] = useLocation()
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <main className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-surface-0 p-6 text-center">
          <p role="alert" className="text-lg text-ink-1">
            This screen could not be drawn. A match that runs is kept.
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              onClick={() => {
                go('/')
                retry()
              }}
            >
              Home
            </Button>
            <Button look="primary" onClick={retry}>
              Show it again
            </Button>
          </div>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
