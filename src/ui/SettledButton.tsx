import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from './Button'
import { answering, useSettledHere } from './settled'

interface SettledButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly onPress: (event: MouseEvent) => void
}

/** A button that appears where somebody may just be pressing something else: it counts only presses that began after it had been there for a moment. */
export function SettledButton({ onPress, ...rest }: SettledButtonProps) {
  const settled = useSettledHere()
  return <Button {...rest} {...answering(settled, onPress)} />
}
