import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps, type PressEvent } from 'react-aria-components/Button'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Button.module.css'

interface LabelProps extends StyleProps {
  /** Label. */
  children: ReactNode
  /** `large` for the main call to action of a public page. */
  size?: 'medium' | 'large'
  /** Decorative icon before the label. */
  icon?: IconGlyph
  /** Allows the label to wrap. */
  wraps?: boolean
  /** Fills the width of the container. */
  isWide?: boolean
}

interface ActionProps {
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Explain why nearby, or omit the button. */
  isDisabled?: boolean
  /** Keeps focus and ignores presses while the action is running. */
  isPending?: boolean
  /** The button element. */
  ref?: Ref<HTMLButtonElement>
}

export interface ButtonProps
  extends LabelProps, ActionProps, Omit<AriaButtonProps, keyof LabelProps | keyof ActionProps | 'className' | 'style'> {
  /** `danger` for actions that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** HTML button type. */
  type?: 'button' | 'submit' | 'reset'
  /** Label while `isPending`: "Saving...". */
  pendingLabel?: string
}

export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  pendingLabel,
  wraps,
  isWide,
  className,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} {...getLook({ variant, size, wraps, isWide, className })}>
      {icon && <Icon glyph={icon} />}
      {props.isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  )
}

function getLook({ variant, size, wraps, isWide, className }: Pick<ButtonProps, 'variant' | 'size' | 'wraps' | 'isWide' | 'className'>) {
  return {
    className: clsx(styles.Button, className),
    'data-variant': variant,
    'data-size': size,
    'data-wraps': wraps || undefined,
    'data-wide': isWide || undefined,
  }
}

export interface IconButtonProps
  extends StyleProps, ActionProps, Omit<AriaButtonProps, keyof ActionProps | 'children' | 'className' | 'style' | 'aria-label'> {
  /** A universally known icon. */
  icon: IconGlyph
  /** Accessible name and tooltip. */
  label: string
  /** Another way to use it, in the tooltip. */
  hint?: string
}

export function IconButton({ icon, label, hint, className, ...props }: IconButtonProps) {
  return (
    <Tooltip
      text={hint ? `${label} (${hint})` : label}
      trigger={
        <AriaButton {...props} aria-label={label} className={clsx(styles.Button, className)} data-variant="quiet" data-square>
          <Icon glyph={icon} />
        </AriaButton>
      }
    />
  )
}

export interface LinkButtonProps extends LabelProps, Omit<AriaLinkProps, keyof LabelProps | 'className' | 'style'> {
  /** Destination. */
  href: string
  /** Visual style. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** The link element. */
  ref?: Ref<HTMLAnchorElement>
}

export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  wraps,
  isWide,
  className,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} {...getLook({ variant, size, wraps, isWide, className })}>
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaLink>
  )
}
