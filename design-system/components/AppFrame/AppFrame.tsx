import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react'
import { IconButton } from '../Button/Button.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import styles from './AppFrame.module.css'

const contentId = 'content'
/** The width in AppFrame.module.css at which the sidebar stops being a column. */
const narrow = '(width < 720px)'

// Overlays are half of what this component weighs, and wide screens need none.
const Sheet = lazy(async () => ({ default: (await import('../Sheet/Sheet.tsx')).Sheet }))

export interface AppFrameProps {
  /** The sidebar's content. On narrow screens it is shown in a sheet. */
  sidebar: ReactNode
  /** What stands in the bar at the top, after the sidebar's button. */
  header: ReactNode
  /** A Banner about the whole account, between the bar and the screen. */
  notice?: ReactNode
  /** The screen itself. It scrolls; the bar and the sidebar stay. */
  children: ReactNode
  /** The sidebar is out of sight on a wide screen. */
  isCollapsed: boolean
  /** Called when the sidebar is shown or hidden on a wide screen. */
  onCollapsedChange: (isCollapsed: boolean) => void
  /** Names the last navigation, such as the key of the router's location. The sheet closes when it changes. */
  place: string
  /** The button that shows and hides the sidebar. */
  toggleRef?: Ref<HTMLButtonElement>
}

/** The frame of a signed-in application: sidebar, bar at the top, content. */
export function AppFrame({ sidebar, header, notice, children, isCollapsed, onCollapsedChange, place, toggleRef }: AppFrameProps) {
  const { t } = useLingui()
  const isNarrow = useIsNarrow()
  const [isSheetWanted, setSheetWanted] = useState(false)
  const [shownPlace, setShownPlace] = useState(place)
  // Not derived from the place: going back to where the sheet was opened must not open it again.
  if (place !== shownPlace) {
    setShownPlace(place)
    setSheetWanted(false)
  }
  const isSheetOpen = isNarrow && isSheetWanted
  const isShown = isNarrow ? isSheetOpen : !isCollapsed

  const handleToggle = () => {
    if (isNarrow) setSheetWanted(true)
    else onCollapsedChange(!isCollapsed)
  }

  return (
    <div className={styles.AppFrame} data-collapsed={isNarrow || isCollapsed || undefined}>
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

function useIsNarrow() {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(narrow).matches,
  )
}
