import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button'
import { classes } from './classes'
import { Tooltip } from './Tooltip'

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** The button's name: read aloud, and shown on hover and focus. */
  readonly label: string
  readonly children: ReactNode
}

/** A button that shows only an icon, with its name in a tooltip. */
export function IconButton({ label, children, className, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button look={look} aria-label={label} className={classes('aspect-square px-0!', className)} {...rest}>
        {children}
      </Button>
    </Tooltip>
  )
}
