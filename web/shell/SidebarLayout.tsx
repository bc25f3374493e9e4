import { AppFrame } from '#design-system'
import { Suspense, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { RecentThreadsQuery } from '../__generated__/RecentThreadsQuery.graphql.ts'
import { lazyNamed } from '../lib/lazyNamed.ts'
import { sidebarCollapsed } from '../lib/storage.ts'
import type { CurrentUser } from '../session/session.ts'
import styles from './Header.module.css'
import { HeaderSlotContext } from './HeaderTitle.tsx'
import { Loading } from './Loading.tsx'
import { RouteTitle } from './RouteTitle.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useViewerEvents } from './useViewerEvents.ts'
import { useVoice } from './useVoice.ts'

// Menus are not needed to see the screen.
const AccountMenu = lazyNamed(() => import('./AccountMenu.tsx'), 'AccountMenu')

interface SidebarLayoutProps {
  user: CurrentUser
  threadsRef: PreloadedQuery<RecentThreadsQuery>
}

/** The frame of somebody who is signed in. */
export function SidebarLayout({ user, threadsRef }: SidebarLayoutProps) {
  const { pathname } = useLocation()
  const [isCollapsed, setCollapsed] = useState(sidebarCollapsed.get() === 'true')
  // Made before the header is there, so that a screen's title has its place from the first render on.
  const [titleElement] = useState(() => document.createElement('div'))
  useVoice('private')
  useViewerEvents()

  const handleCollapsedChange = (isNowCollapsed: boolean) => {
    sidebarCollapsed.set(String(isNowCollapsed))
    setCollapsed(isNowCollapsed)
  }

  return (
    <HeaderSlotContext value={{ titleElement, showsSubtitle: isCollapsed }}>
      <AppFrame
        place={pathname}
        isCollapsed={isCollapsed}
        onCollapsedChange={handleCollapsedChange}
        sidebar={<Sidebar threadsRef={threadsRef} ownUsername={user.username} />}
        header={
          <>
            <div ref={(slot) => slot?.append(titleElement)} className={styles.slot}>
              <RouteTitle />
            </div>
            <Suspense>
              <AccountMenu userRef={user} />
            </Suspense>
          </>
        }
      >
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </AppFrame>
    </HeaderSlotContext>
  )
}
