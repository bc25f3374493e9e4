import type { ReactNode, Ref } from 'react'
import { ToggleButton as AriaToggleButton, type ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton'
import buttonStyles from '../Button/Button.module.css'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style'> {
  /** The label, the same in both states. */
  children: ReactNode
  /** A decorative icon before the label. */
  icon?: IconGlyph
  /** Whether the button is pressed (controlled). */
  isSelected?: boolean
  /** Whether the button is pressed initially (uncontrolled). */
  defaultSelected?: boolean
  /** Called when the state changes. */
  onChange?: (isSelected: boolean) => void
  /** Disables the button. */
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
