import type { ReactElement, ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import popoverStyles from '../Popover/Popover.module.css'
import styles from './Menu.module.css'

export interface MenuProps {
  /** Which side of its trigger it opens to, if there is space. */
  placement?: PopoverProps['placement']
  /** The button that opens the menu. It names the menu as well. */
  trigger: ReactElement
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode
  /** Opens with its first appearance, where its code was loaded by the press. */
  isOpenAtFirst?: boolean
}

export function Menu({ trigger, placement = 'bottom end', children, isOpenAtFirst }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <Popover placement={placement} offset={6} className={popoverStyles.Popover}>
        <AriaMenu className={styles.Menu}>{children}</AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export interface MenuItemProps {
  /** What it does, or where it leads. Typing its first letters goes to it. */
  children: string
  /** Stands before the words and repeats them. */
  icon?: IconGlyph
  /** Makes the item a link. */
  href?: string
  /** The link leads to a file that is to be kept. */
  isDownload?: boolean
  /** Called when it is chosen. */
  onAction?: () => void
  /** Cannot be chosen now. */
  isDisabled?: boolean
  /** For what cannot be undone. */
  isDangerous?: boolean
}

export function MenuItem({ children, icon, isDangerous, isDownload, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      download={isDownload}
      textValue={children}
      className={styles.Item}
      data-variant={isDangerous ? 'danger' : undefined}
    >
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps {
  /** Stands above the items and names their group. */
  title: string
  /** MenuItem elements. */
  children: ReactNode
}

/** Items under a line of text, such as whose account it is. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={styles.SectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

export function MenuSeparator() {
  return <Separator className={styles.Separator} />
}
