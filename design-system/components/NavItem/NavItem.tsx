import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import styles from './NavItem.module.css'

export interface NavItemProps {
  /** One line; what does not fit is cut with an ellipsis. */
  children: string
  /** A second, quiet line. */
  detail?: string
  /** Stands before the label and repeats it. */
  icon?: IconGlyph
  /** A Badge at the end. */
  badge?: ReactNode
  /** The place where the person is. */
  isCurrent?: boolean
  /** An IconButton that shows when the item is pointed at or focused, and always on touch screens. */
  action?: ReactNode
  /** Where it leads. Without it the entry is a button, and `onPress` is needed. */
  href?: string
  /** Called when it is pressed; for a link besides, as to close the overlay that it stands in. */
  onPress?: () => void
}

/** An entry of a sidebar: a link, or a button where going there takes some work first. */
export function NavItem({
  children,
  detail,
  icon,
  badge,
  isCurrent,
  action,
  href,
  onPress,
}: NavItemProps & ({ href: string } | { onPress: () => void })) {
  const content = (
    <>
      {icon && <Icon glyph={icon} />}
      <span className={styles.Label}>
        {children}
        {detail && <span className={styles.Detail}>{detail}</span>}
      </span>
      {badge}
    </>
  )
  const current = isCurrent ? 'page' : undefined
  return (
    <div className={styles.NavItem} data-current={isCurrent || undefined}>
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
