import { lazy, Suspense, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

/** Screens that the table does not need: they come when somebody goes there. */
export const RulesScreen = lazy(() =>
  import('@/screens/rules/RulesScreen').then((module) => ({ default: module.RulesScreen })),
)
export const RulingsScreen = lazy(() =>
  import('@/screens/rulings/RulingsScreen').then((module) => ({ default: module.RulingsScreen })),
)
export const RulingScreen = lazy(() =>
  import('@/screens/rulings/RulingScreen').then((module) => ({ default: module.RulingScreen })),
)

/** Stands in while a screen comes, and when it does not. */
export function Lazily({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <Waiting>
          <p role="alert" className="mb-4 text-lg text-ink-1">
            This screen could not be loaded.
          </p>
          <div className="flex justify-center gap-3">
            {/* Going back keeps a match that runs; loading the page anew does not. */}
            <Button onClick={() => history.back()}>Go back</Button>
            <Button onClick={() => document.location.reload()}>Load the page anew</Button>
          </div>
        </Waiting>
      )}
    >
      <Suspense
        fallback={
          <Waiting>
            <p role="status" className="text-lg text-ink-3">
              One moment …
            </p>
          </Waiting>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return <main className="grid min-h-dvh place-content-center bg-surface-0 p-6 text-center">{children}</main>
}
