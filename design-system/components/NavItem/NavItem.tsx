import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './NavItem.module.css'

export interface NavItemProps extends StyleProps {
  /** One line, truncated with an ellipsis. */
  children: string
  /** Decorative icon before the label. */
  icon?: IconGlyph
  /** A Badge at the end. */
  badge?: ReactNode
  /** Whether this is the current page. */
  isCurrent?: boolean
  /** An IconButton, shown on hover, focus and touch screens. */
  action?: ReactNode
  /** Without it the item is a button and needs `onPress`. */
  href?: string
  /** Called on press, for links too. */
  onPress?: () => void
}

export function NavItem({
  children,
  icon,
  badge,
  isCurrent,
  action,
  href,
  onPress,
  className,
}: NavItemProps & ({ href: string } | { onPress: () => void })) {
  const content = (
    <>
      {icon && <Icon glyph={icon} />}
      <span className={styles.Label}>{children}</span>
      {badge}
    </>
  )
  const current = isCurrent ? 'page' : undefined
  return (
    <div className={clsx(styles.NavItem, className)} data-current={isCurrent || undefined}>
      {href === undefined ? (
        <Button onPress={onPress} aria-current={current} className={styles.Target}>
          {content}
        </Button>
      ) : (
        <Link href={href} onPress={onPress} aria-current={current} className={styles.Target}>
          {content}
        </Link>
      )}
      {action && <div className={styles.Action}>{action}</div>}
    </div>
  )
}
