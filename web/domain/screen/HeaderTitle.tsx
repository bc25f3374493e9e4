import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Header.module.css'
import { ScreenTitle } from './ScreenTitle.tsx'

interface HeaderSlot {
  /** Where the title goes; null where there is no header for it. */
  titleElement: HTMLElement | null
  showsSubtitle: boolean
}

export const HeaderSlotContext = createContext<HeaderSlot>({ titleElement: null, showsSubtitle: false })

interface HeaderTitleProps {
  title: string
  /** Shown while the sidebar is collapsed. */
  subtitle?: string | null
  /** Names the browser's tab in other words than the heading. */
  tab?: string
  /** A menu about what the title names. */
  actions?: ReactNode
}

/** The heading of a screen that has no room for one of its own, such as a conversation. It names the browser's tab as well. */
export function HeaderTitle({ title, subtitle = null, tab = title, actions }: HeaderTitleProps) {
  const { titleElement, showsSubtitle } = use(HeaderSlotContext)
  const heading = (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {showsSubtitle && subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions}
    </div>
  )
  return (
    <>
      <ScreenTitle>{tab}</ScreenTitle>
      {titleElement && createPortal(heading, titleElement)}
    </>
  )
}
