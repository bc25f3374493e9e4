import type { ReactNode, Ref } from 'react'
import { ToggleButton as AriaToggleButton, type ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton'
import buttonStyles from '../Button/Button.module.css'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style'> {
  /** Stays the same in both states; the pressed look tells which. */
  children: ReactNode
  /** Stands before the words and repeats them. */
  icon?: IconGlyph
  /** It is on. Leave it out, and the button remembers by itself. */
  isSelected?: boolean
  /** It is on at first, where the button remembers by itself. */
  defaultSelected?: boolean
  /** Called with whether it is on now. */
  onChange?: (isSelected: boolean) => void
  /** Cannot be pressed now. */
  isDisabled?: boolean
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>
}

export function ToggleButton({ children, icon, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={buttonStyles.Button} data-variant="secondary">
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaToggleButton>
  )
}
