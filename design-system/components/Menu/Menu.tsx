import { clsx } from 'clsx'
import { cloneElement, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { useControlledState } from 'react-stately/useControlledState'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import type { OpenProps } from '../openState.ts'
import popoverStyles from '../Popover/Popover.module.css'
import type { StyleProps } from '../styleProps.ts'
import styles from './Menu.module.css'

export interface MenuProps extends StyleProps, OpenProps {
  /** The button that opens and names the menu. */
  trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode
}

export function Menu({ trigger, children, className, isOpen, defaultOpen = false, onOpenChange }: MenuProps) {
  const [isShown, setShown] = useControlledState(isOpen, false, onOpenChange)
  const button = useRef<HTMLButtonElement>(null)
  const openByDefault = useEffectEvent(() => {
    if (!defaultOpen) return
    // Closing restores focus to the trigger, which may have replaced the pressed button.
    button.current?.focus()
    setShown(true)
  })
  useLayoutEffect(() => openByDefault(), [])
  return (
    <MenuTrigger isOpen={isShown} onOpenChange={setShown}>
      {cloneElement(trigger, { ref: button })}
      <Popover placement="bottom end" offset={6} className={clsx(popoverStyles.Popover, className)}>
        <AriaMenu className={styles.Menu}>{children}</AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export interface MenuItemProps extends StyleProps {
  /** Label, also used for typeahead. */
  children: string
  /** Decorative icon before the label. */
  icon?: IconGlyph
  /** Renders a link. */
  href?: string
  /** Downloads the link target. */
  isDownload?: boolean
  /** Called when the item is selected. */
  onAction?: () => void
  /** Disables the item. */
  isDisabled?: boolean
  /** For actions that cannot be undone. */
  isDangerous?: boolean
}

export function MenuItem({ children, icon, isDangerous, isDownload, className, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      download={isDownload}
      textValue={children}
      className={clsx(styles.Item, className)}
      data-variant={isDangerous ? 'danger' : undefined}
    >
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps extends StyleProps {
  /** Heading and accessible name of the section. */
  title: string
  /** MenuItem elements. */
  children: ReactNode
}

export function MenuSection({ title, children, className }: MenuSectionProps) {
  return (
    <AriaMenuSection className={className}>
      <Header className={styles.SectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

export function MenuSeparator({ className }: StyleProps) {
  return <Separator className={clsx(styles.Separator, className)} />
}
