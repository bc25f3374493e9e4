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

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Known by everybody, as a cross or a bin is. Otherwise words are better. */
  icon: IconGlyph
  /** What happens when it is pressed: its accessible name, and the words of its tooltip. */
  label: string
  /** As of a Button. */
  variant?: ButtonVariant
  /** Called when it is pressed with the mouse, a finger, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Cannot be pressed now. */
  isDisabled?: boolean
  /** What it was pressed for is being done; another press does nothing. */
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
  /** Where it leads. */
  href: string
  /** What is there, or what one does there. */
  children: ReactNode
  /** As of a Button; a link deletes nothing. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** `large` for the one button of a page that a visitor comes to. */
  size?: ButtonSize
  /** Stands before the words and repeats them. */
  icon?: IconGlyph
  /** Its words are a sentence, which may break into lines. */
  wraps?: boolean
  /** Fills the width of its container. */
  isWide?: boolean
  /** It stands in a picture of a page: looks as it will there and leads nowhere, and screen readers say so. */
  isPreview?: boolean
  /** The link element, for focus. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link that carries the weight of a button: it goes somewhere, it changes nothing. */
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
