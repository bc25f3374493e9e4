import { AppFrame, IconButton, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUser, MessagesSquare } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { graphql, useFragment, type PreloadedQuery } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts'
import type { AppLayout_user$key } from '../../__generated__/AppLayout_user.graphql.ts'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import styles from '../../shared/screen/Header.module.css'
import { HeaderSlotContext, HeaderTitle, RouteTitle } from '../../shared/screen/HeaderTitle.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { useVoice } from '../../shared/screen/VoiceRegion.tsx'
import { useDeletedThread } from '../../shared/threads/deletedThread.ts'
import { useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { sidebarCollapsed } from '../../lib/storage.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { Announcement } from '../announcement/Announcement.tsx'
import { useCatchUp } from '../live/useCatchUp.ts'
import { useViewerEvents } from '../live/useViewerEvents.ts'
import { Shortcuts, type Overlay } from '../shortcuts/Shortcuts.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { BareLayout } from './BareLayout.tsx'
import { OfflineMark } from './OfflineMark.tsx'
import { useTimezone } from './useTimezone.ts'

const EmailNotice = lazyNamed(() => import('../sidebar/EmailNotice.tsx'), 'EmailNotice')
const DeletedThreadNotice = lazyNamed(() => import('../live/DeletedThreadNotice.tsx'), 'DeletedThreadNotice')
const loadAccountMenu = () => import('../sidebar/AccountMenu.tsx')
const AccountMenu = lazyNamed(loadAccountMenu, 'AccountMenu')
const NotificationBell = lazyNamed(() => import('../notifications/NotificationBell.tsx'), 'NotificationBell')
const SearchDialog = lazyDialog(() => import('../search/SearchDialog.tsx'), 'SearchDialog')

export function AppLayout() {
  const user = useCurrentUser()
  const threadsRef = useRouteQuery<RecentThreadsQuery>()
  return user ? <SidebarLayout userRef={user} threadsRef={threadsRef} /> : <BareLayout />
}

interface SidebarLayoutProps {
  userRef: AppLayout_user$key
  threadsRef: PreloadedQuery<RecentThreadsQuery>
}

function SidebarLayout({ userRef, threadsRef }: SidebarLayoutProps) {
  const user = useFragment(
    graphql`
      fragment AppLayout_user on User {
        username
        email
        viewerCanVerifyEmail
        timezone
        ...AccountMenu_user
        ...EmailNotice_user
      }
    `,
    userRef,
  )
  const { key } = useLocation()
  const [isCollapsed, setCollapsed] = useState(sidebarCollapsed.get() === 'true')
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [titleElement] = useState(() => document.createElement('div'))
  useVoice('private')
  useViewerEvents()
  useCatchUp()
  useTimezone(user.timezone)
  const deletedThread = useDeletedThread()

  const handleCollapsedChange = (isNowCollapsed: boolean) => {
    sidebarCollapsed.set(String(isNowCollapsed))
    setCollapsed(isNowCollapsed)
  }

  return (
    <HeaderSlotContext value={{ titleElement, showsSubtitle: isCollapsed }}>
      <AppFrame
        // Each navigation has its own key, even to the same path.
        locationKey={key}
        isCollapsed={isCollapsed}
        onCollapsedChange={handleCollapsedChange}
        toggleRef={toggle}
        sidebar={<Sidebar threadsRef={threadsRef} ownUsername={user.username} onSearch={() => setOverlay('search')} />}
        notice={
          <>
            <Announcement />
            {deletedThread && (
              <Suspense>
                <DeletedThreadNotice {...deletedThread} />
              </Suspense>
            )}
            {user.viewerCanVerifyEmail && (
              <Suspense>
                <EmailNotice user={user} />
              </Suspense>
            )}
          </>
        }
        header={
          <>
            <div ref={(slot) => slot?.append(titleElement)} className={styles.slot}>
              <RouteTitle />
            </div>
            <OfflineMark>{user.username && <TwinLink username={user.username} />}</OfflineMark>
            <Suspense fallback={<span className={styles.tools} />}>
              <NotificationBell />
            </Suspense>
            <AccountButton user={user} onShowShortcuts={() => setOverlay('shortcuts')} />
          </>
        }
      >
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </AppFrame>
      {overlay === 'search' && <SearchDialog threadsRef={threadsRef} onClose={() => setOverlay(null)} />}
      <Shortcuts overlay={overlay} onOverlayChange={setOverlay} onToggleSidebar={() => toggle.current?.click()} />
    </HeaderSlotContext>
  )
}

function ScreenLoading() {
  const { t } = useLingui()
  const isConversation = useCurrentThreadUuid() !== null
  return (
    <>
      {isConversation && <HeaderTitle title={t`Loading...`} />}
      <Loading />
    </>
  )
}

function TwinLink({ username }: { username: string }) {
  return (
    <LinkButton variant="quiet" icon={MessagesSquare} href={`/twin/${username}/chat`}>
      <span className={styles.long}>
        <Trans>Chat with your Twin</Trans>
      </span>
      <span className={styles.short}>
        <Trans>Twin</Trans>
      </span>
    </LinkButton>
  )
}

interface AccountButtonProps {
  user: AccountMenu_user$key & { readonly email: string }
  onShowShortcuts: () => void
}

/** Loads on hover or focus: menus weigh more than the rest of the layout. */
function AccountButton({ user, onShowShortcuts }: AccountButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      icon={CircleUser}
      label={user.email}
      aria-haspopup="menu"
      onHoverStart={() => void loadAccountMenu()}
      onFocus={() => void loadAccountMenu()}
      onPress={() => setWanted(true)}
    />
  )
  return <Suspense fallback={button}>{isWanted ? <AccountMenu userRef={user} onShowShortcuts={onShowShortcuts} /> : button}</Suspense>
}
