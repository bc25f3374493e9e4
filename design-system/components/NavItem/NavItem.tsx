import { clsx } from 'clsx'
import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Button, ButtonContext } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './NavItem.module.css'

export interface NavItemProps extends StyleProps {
  /** One line, truncated with an ellipsis if there is an `action`. */
  children: string
  /** Decorative icon before the label. */
  icon?: IconGlyph
  /** A Badge at the end. */
  badge?: ReactNode
  /** Whether this is the current page. */
  isCurrent?: boolean
  /** An IconButton, shown on hover, focus and touch screens. By keyboard, → leads to it and Shift+F10 presses it. */
  action?: ReactNode
  /** Without it the item is a button and needs `onPress`. */
  href?: string
  /** Called on press, for links too. */
  onPress?: () => void
  /** Called when a drag starts; adds data for a drop target. Links only. */
  onDragStart?: (event: DragEvent) => void
  /** Accepts dragged data of a type. Offer another way for touch screens and keyboards. */
  drop?: { type: string; onDrop: (data: string) => void }
}

export function NavItem({
  children,
  icon,
  badge,
  isCurrent,
  action,
  href,
  onPress,
  onDragStart,
  drop,
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
  const actionRef = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const button = actionRef.current?.querySelector('button')
    const { target } = event
    // Key presses in the action's menu bubble through its portal.
    if (!button || !(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
    const isRightToLeft = getComputedStyle(button).direction === 'rtl'
    const [forwards, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (isMenuKey) button.click()
    else if (event.key === forwards) button.focus()
    else if (event.key === back) event.currentTarget.querySelector<HTMLElement>(`.${styles.Target}`)?.focus()
    else return
    event.preventDefault()
  }
  const dropTarget = useDropTarget(drop)
  return (
    <div
      role="presentation"
      onDragStart={onDragStart}
      {...dropTarget}
      className={clsx(styles.NavItem, className)}
      data-current={isCurrent || undefined}
      onKeyDown={action ? handleKeyDown : undefined}
    >
      {href === undefined ? (
        <Button onPress={onPress} aria-current={current} className={styles.Target}>
          {content}
        </Button>
      ) : (
        <Link
          href={href}
          onPress={onPress}
          aria-current={current}
          aria-keyshortcuts={action ? 'Shift+F10' : undefined}
          className={styles.Target}
        >
          {content}
        </Link>
      )}
      {action && (
        <div ref={actionRef} className={styles.Action}>
          {/* One tab stop per row. */}
          <ButtonContext value={{ excludeFromTabOrder: true }}>{action}</ButtonContext>
        </div>
      )}
    </div>
  )
}

function useDropTarget(drop: NavItemProps['drop']) {
  const [isOver, setOver] = useState(false)
  if (!drop) return {}
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(drop.type)) return
    // Allows the drop.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(true)
  }
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const handleDrop = (event: DragEvent) => {
    setOver(false)
    const data = event.dataTransfer.getData(drop.type)
    if (data === '') return
    event.preventDefault()
    drop.onDrop(data)
  }
  return { 'data-drop-target': isOver || undefined, onDragOver: handleDragOver, onDragLeave: handleDragLeave, onDrop: handleDrop }
}
