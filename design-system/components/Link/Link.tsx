import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import styles from './Link.module.css'

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Where it leads. */
  href: string
  /** Says where it leads, also to whoever hears nothing but the links of a page. */
  children: ReactNode
  /** `quiet` takes the colour of the text around it; use it in footers and headers. */
  variant?: 'standard' | 'quiet'
  /** The link element, for focus. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link in running text. Client-side navigation comes from the RouterProvider around it. */
export function Link({ variant = 'standard', ...props }: LinkProps) {
  return <AriaLink {...props} className={styles.Link} data-variant={variant} />
}
