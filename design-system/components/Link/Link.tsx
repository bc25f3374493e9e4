import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import styles from './Link.module.css'

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Destination. */
  href: string
  /** Text that is clear out of context. */
  children: ReactNode
  /** `quiet` inherits the text colour. */
  variant?: 'standard' | 'quiet'
}

export function Link({ variant = 'standard', ...props }: LinkProps) {
  return <AriaLink {...props} className={styles.Link} data-variant={variant} />
}
