import { AppFrame } from '#design-system'
import { Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment, type PreloadedQuery } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import type { SidebarLayout_user$key } from '../../__generated__/SidebarLayout_user.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { sidebarCollapsed } from '../../lib/storage.ts'
import { AccountButton } from '../sidebar/AccountButton.tsx'
import styles from '../../domain/screen/Header.module.css'
import { HeaderSlotContext } from '../../domain/screen/HeaderTitle.tsx'
import { RouteTitle } from './RouteTitle.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { Shortcuts, type Overlay } from '../shortcuts/Shortcuts.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { TwinLink } from '../sidebar/TwinLink.tsx'
import { useCatchUp } from '../live/useCatchUp.ts'
import { useViewerEvents } from '../live/useViewerEvents.ts'
import { useVoice } from './useVoice.ts'

// None of these is needed to see the screen.
const EmailNotice = lazyNamed(() => import('../sidebar/EmailNotice.tsx'), 'EmailNotice')
const NotificationBell = lazyNamed(() => import('../notifications/NotificationBell.tsx'), 'NotificationBell')
const SearchDialog = lazyNamed(() => import('../search/SearchDialog.tsx'), 'SearchDialog')

interface SidebarLayoutProps {
  userRef: SidebarLayout_user$key
  threadsRef: PreloadedQuery<RecentThreadsQuery>
}

/** The frame of somebody who is signed in. */
export function SidebarLayout({ userRef, threadsRef }: SidebarLayoutProps) {
  const user = useFragment(
    graphql`
      fragment SidebarLayout_user on User {
        username
        viewerCanVerifyEmail
        ...AccountButton_user
        ...EmailNotice_user
      }
    `,
    userRef,
  )
  const { key } = useLocation()
  const [isCollapsed, setCollapsed] = useState(sidebarCollapsed.get() === 'true')
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Made before the header is there, so that a screen's title has its place from the first render on.
  const [titleElement] = useState(() => document.createElement('div'))
  useVoice('private')
  useViewerEvents()
  useCatchUp()

  const handleCollapsedChange = (isNowCollapsed: boolean) => {
    sidebarCollapsed.set(String(isNowCollapsed))
    setCollapsed(isNowCollapsed)
  }
  const close = () => setOverlay(null)

  return (
    <HeaderSlotContext value={{ titleElement, showsSubtitle: isCollapsed }}>
      <AppFrame
        // Each way here has its own, also one that leads to where the person is.
        place={key}
        isCollapsed={isCollapsed}
        onCollapsedChange={handleCollapsedChange}
        toggleRef={toggle}
        sidebar={<Sidebar threadsRef={threadsRef} ownUsername={user.username} onSearch={() => setOverlay('search')} />}
        notice={
          user.viewerCanVerifyEmail && (
            <Suspense>
              <EmailNotice user={user} />
            </Suspense>
          )
        }
        header={
          <>
            <div ref={(slot) => slot?.append(titleElement)} className={styles.slot}>
              <RouteTitle />
            </div>
            {user.username && <TwinLink username={user.username} />}
            <Suspense fallback={<span className={styles.tools} />}>
              <NotificationBell />
            </Suspense>
            <AccountButton userRef={user} onShowShortcuts={() => setOverlay('shortcuts')} />
          </>
        }
      >
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </AppFrame>
      <ErrorBoundary fallback={null} resetKeys={[overlay, threadsRef]}>
        <Suspense>{overlay === 'search' && <SearchDialog threadsRef={threadsRef} onClose={close} />}</Suspense>
      </ErrorBoundary>
      <Shortcuts overlay={overlay} onOverlayChange={setOverlay} onToggleSidebar={() => toggle.current?.click()} />
    </HeaderSlotContext>
  )
}
