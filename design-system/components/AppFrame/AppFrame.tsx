import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { PanelLeft } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react'
import { IconButton } from '../Button/Button.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import type { StyleProps } from '../styleProps.ts'
import { useMediaQuery } from '../../useMediaQuery.ts'
import styles from './AppFrame.module.css'

const contentId = 'content'
/** Keep in sync with AppFrame.module.css. */
const narrow = '(width < 720px)'

// Wide screens need no overlays.
const Sheet = lazy(async () => ({ default: (await import('../Sheet/Sheet.tsx')).Sheet }))

export interface AppFrameProps extends StyleProps {
  /** Shown in a sheet on narrow screens. */
  sidebar: ReactNode
  /** Top bar, after the sidebar button. */
  header: ReactNode
  /** Below the top bar. */
  notice?: ReactNode
  /** Scrolls on its own. */
  children: ReactNode
  /** On wide screens. */
  isCollapsed: boolean
  /** On wide screens. */
  onCollapsedChange: (isCollapsed: boolean) => void
  /** The router's location key; a change closes the sheet. */
  locationKey: string
  /** The button that toggles the sidebar. */
  toggleRef?: Ref<HTMLButtonElement>
}

export function AppFrame({
  sidebar,
  header,
  notice,
  children,
  isCollapsed,
  onCollapsedChange,
  locationKey,
  toggleRef,
  className,
}: AppFrameProps) {
  const { t } = useLingui()
  const isNarrow = useMediaQuery(narrow)
  const [isSheetWanted, setSheetWanted] = useState(false)
  const [shownKey, setShownKey] = useState(locationKey)
  // Not derived: returning to a locationKey where the sheet was open must not reopen it.
  if (locationKey !== shownKey) {
    setShownKey(locationKey)
    setSheetWanted(false)
  }
  const isSheetOpen = isNarrow && isSheetWanted
  const isShown = isNarrow ? isSheetOpen : !isCollapsed

  const handleToggle = () => {
    if (isNarrow) setSheetWanted(true)
    else onCollapsedChange(!isCollapsed)
  }

  return (
    <div className={clsx(styles.AppFrame, className)} data-collapsed={isNarrow || isCollapsed || undefined}>
      <SkipLink targetId={contentId} />
      {isNarrow ? (
        <Suspense>
          <Sheet label={t`Sidebar`} isOpen={isSheetOpen} onOpenChange={setSheetWanted}>
            {sidebar}
          </Sheet>
        </Suspense>
      ) : (
        !isCollapsed && (
          <aside aria-label={t`Sidebar`} className={styles.Sidebar}>
            {sidebar}
          </aside>
        )
      )}
      <header className={styles.Header}>
        <IconButton
          ref={toggleRef}
          icon={PanelLeft}
          label={isShown ? t`Hide sidebar` : t`Show sidebar`}
          aria-expanded={isShown}
          onPress={handleToggle}
        />
        {header}
      </header>
      {notice && <div className={styles.Notice}>{notice}</div>}
      <main id={contentId} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
    </div>
  )
}
