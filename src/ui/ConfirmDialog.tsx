import { AlertDialog } from 'radix-ui'
import { Button } from './Button'
import { SettledButton } from './SettledButton'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly description: string
  /** The words of the button that does it. */
  readonly confirm: string
  readonly cancel?: string
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-surface-0/80" />
        <AlertDialog.Content className="fixed left-1/2 top-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-lg border bg-surface-2 p-6 shadow-high">
          <AlertDialog.Title className="font-display text-xl text-ink-1">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-base text-ink-2">{description}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button>{cancel}</Button>
            </AlertDialog.Cancel>
            <SettledButton look={danger ? 'danger' : 'primary'} onPress={onConfirm}>
              {confirm}
            </SettledButton>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
