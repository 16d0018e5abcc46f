import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ruleTitle } from '@/games/snap/rules'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { RuleBookContext, type RuleBook } from '@/ui/RuleLink'

/** The texts of the rules come with the first one that is looked up. A lazy component never forgets a failure, so another attempt is another one. */
const attempt = () =>
  lazy(() => import('@/screens/rules/RuleDialog').then((module) => ({ default: module.RuleDialog })))

/** Gives every link to a rule its title and its place. Elsewhere than on the rules screen the rule opens over the screen. */
export function RuleBookProvider({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation()
  const [rule, setRule] = useState<string | null>(null)
  const [RuleDialog, setRuleDialog] = useState(attempt)
  const reading = location.startsWith('/rules')
  const book = useMemo<RuleBook>(
    () => ({ titleOf: ruleTitle, hrefOf: (id) => `#/rules/${id}`, open: reading ? null : setRule }),
    [reading],
  )
  const close = (): void => setRule(null)
  const again = (retry: () => void): void => {
    setRuleDialog(attempt)
    retry()
  }
  return (
    <RuleBookContext value={book}>
      {children}
      {rule !== null && (
        <ErrorBoundary fallback={(retry) => <NotLoaded rule={rule} onClose={close} onRetry={() => again(retry)} />}>
          <Suspense fallback={null}>
            <RuleDialog key={rule} rule={rule} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </RuleBookContext>
  )
}

function NotLoaded({
  rule,
  onClose,
  onRetry,
}: {
  readonly rule: string
  readonly onClose: () => void
  readonly onRetry: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={ruleTitle(rule) ?? 'The rule'}
      description="The rules could not be loaded. The match is not touched."
      actions={
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
