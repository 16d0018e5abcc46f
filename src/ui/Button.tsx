import type { ComponentProps } from 'react'
import { classes } from './classes'

/** `primary` is what the screen is about, `plain` everything beside it, `quiet` has no box, `danger` ends something. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
}

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-transparent bg-ink-1 text-ink-on-accent font-semibold hover:bg-ink-2',
  plain: 'border-line-strong bg-surface-3 text-ink-1 hover:bg-surface-4',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-surface-3 hover:text-ink-1',
  danger: 'border-illegal bg-transparent text-illegal hover:bg-illegal hover:text-ink-on-accent',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-8 gap-1.5 px-3 text-sm rounded-sm',
  medium: 'min-h-10 gap-2 px-4 text-sm rounded',
  large: 'min-h-13 gap-2.5 px-6 text-lg rounded',
}

/** A button in the house's look. A disabled one should have its reason beside it. */
export function Button({ look = 'plain', size = 'medium', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(
        'inline-flex items-center justify-center border text-center transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-50',
        LOOKS[look],
        SIZES[size],
        className,
      )}
      {...rest}
    />
  )
}
