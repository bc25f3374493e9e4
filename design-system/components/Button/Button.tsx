import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps, type PressEvent } from 'react-aria-components/Button'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** The label. */
  children: ReactNode
  /** At most one primary button per view. `danger` marks actions that cannot be undone. */
  variant?: ButtonVariant
  /** `large` is for the main call to action of a public page. */
  size?: ButtonSize
  /** A decorative icon before the label. */
  icon?: IconGlyph
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Disables the button. Explain why nearby, or omit the button. */
  isDisabled?: boolean
  /** Whether the action is running. The button keeps focus and ignores presses. */
  isPending?: boolean
  /** The HTML button type. */
  type?: 'button' | 'submit' | 'reset'
  /** The label while `isPending`, such as "Saving...". */
  pendingLabel?: string
  /** Allows the label to wrap. */
  wraps?: boolean
  /** Fills the width of the container. */
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

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** A universally known icon, such as a cross or a bin. */
  icon: IconGlyph
  /** The accessible name and tooltip. */
  label: string
  /** The visual style. */
  variant?: ButtonVariant
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Disables the button. */
  isDisabled?: boolean
  /** Whether the action is running. The button ignores presses. */
  isPending?: boolean
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip words={label}>
      <AriaButton {...props} aria-label={label} className={styles.Button} data-variant={variant} data-square>
        <Icon glyph={icon} />
      </AriaButton>
    </Tooltip>
  )
}

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** The destination. */
  href: string
  /** The label. */
  children: ReactNode
  /** The visual style. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** `large` is for the main call to action of a public page. */
  size?: ButtonSize
  /** A decorative icon before the label. */
  icon?: IconGlyph
  /** Allows the label to wrap. */
  wraps?: boolean
  /** Fills the width of the container. */
  isWide?: boolean
  /** Disables the link in a preview of a page and tells screen readers. */
  isPreview?: boolean
  /** The link element, for focus. */
  ref?: Ref<HTMLAnchorElement>
}

export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  wraps,
  isWide,
  isPreview,
  ...props
}: LinkButtonProps) {
  const look = {
    className: styles.Button,
    'data-variant': variant,
    'data-size': size,
    'data-wraps': wraps || undefined,
    'data-wide': isWide || undefined,
  }
  const words = (
    <>
      {icon && <Icon glyph={icon} />}
      {children}
    </>
  )
  if (!isPreview) {
    return (
      <AriaLink {...props} {...look}>
        {words}
      </AriaLink>
    )
  }
  return (
    <span {...look} role="link" aria-disabled="true" data-preview>
      {words}
      <VisuallyHidden>
        <Trans>(preview)</Trans>
      </VisuallyHidden>
    </span>
  )
}
