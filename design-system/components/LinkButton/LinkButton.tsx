import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import buttonStyles from '../Button/Button.module.css'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  href: string
  children: ReactNode
  variant?: Exclude<ButtonVariant, 'danger'>
  size?: ButtonSize
  icon?: IconGlyph
  /** Fills the width of its container. */
  isWide?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link that carries the weight of a button: it goes somewhere, it changes nothing. */
export function LinkButton({ children, variant = 'secondary', size = 'medium', icon, isWide, ...props }: LinkButtonProps) {
  return (
    <AriaLink {...props} className={buttonStyles.Button} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaLink>
  )
}
