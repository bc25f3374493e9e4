import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { ButtonSize } from '../Button/Button.tsx'
import buttonStyles from '../Button/Button.module.css'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'

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
    className: buttonStyles.Button,
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
