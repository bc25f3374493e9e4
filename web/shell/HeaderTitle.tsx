import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import { ScreenTitle } from './ScreenTitle.tsx'
import styles from './Header.module.css'

/** The header's place for a title. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null)

interface HeaderTitleProps {
  title: string
  /** Shown while the sidebar is collapsed. */
  subtitle?: string | null
}

/** The heading of a screen that has no room for one of its own, such as a conversation. */
export function HeaderTitle({ title, subtitle = null }: HeaderTitleProps) {
  const slot = use(HeaderSlotContext)
  const heading = (
    <>
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </>
  )
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {slot && createPortal(heading, slot)}
    </>
  )
}
