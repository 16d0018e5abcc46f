import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before the table of a match is left, by whatever way. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave the match?"
      description="It waits on this page until another match starts. Closing the page or loading it anew ends it without a result."
      confirm="Leave the match"
      cancel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
