import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps, type PressEvent } from 'react-aria-components/Button'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What happens when it is pressed, in words. */
  children: ReactNode
  /** One primary button a view at most; `danger` is for what cannot be undone. */
  variant?: ButtonVariant
  /** `large` for the one button of a page that a visitor comes to. */
  size?: ButtonSize
  /** Stands before the words and repeats them. */
  icon?: IconGlyph
  /** Called when it is pressed with the mouse, a finger, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Cannot be pressed now. Say nearby why not, or leave the button out. */
  isDisabled?: boolean
  /** What it was pressed for is being done. It keeps its focus and its place, and another press does nothing. */
  isPending?: boolean
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset'
  /** Replaces the words while `isPending`, for example "Saving...". */
  pendingLabel?: string
  /** Its words are a sentence, which may break into lines. */
  wraps?: boolean
  /** Fills the width of its container. */
  isWide?: boolean
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>
}

export function Button({ children, variant = 'secondary', size = 'medium', icon, pendingLabel, wraps, isWide, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={styles.Button}
      data-variant={variant}
      data-size={size}
      data-wraps={wraps || undefined}
      data-wide={isWide || undefined}
    >
      {icon && <Icon glyph={icon} />}
      {props.isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  )
}
