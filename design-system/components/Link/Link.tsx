import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import type { StyleProps } from '../styleProps.ts'
import styles from './Link.module.css'

export interface LinkProps extends StyleProps, Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Destination. */
  href: string
  /** Text that is clear out of context. */
  children: ReactNode
  /** `quiet` inherits the text color. */
  variant?: 'standard' | 'quiet'
}

export function Link({ variant = 'standard', className, ...props }: LinkProps) {
  return <AriaLink {...props} className={clsx(styles.Link, className)} data-variant={variant} />
}
