import { Button, Link, Logo, NavItem, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Compass, Feather, History, Search, SquarePen, UsersRound } from 'lucide-react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { RouteLoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import { ProfilePalEntry, ProfilePalLink } from './ProfilePalEntry.tsx'
import { Projects } from './Projects.tsx'
import { RecentThreads } from './RecentThreads.tsx'
import styles from './Sidebar.module.css'
import { useStartThread } from '../../shared/threads/useStartThread.ts'

interface SidebarProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
  ownUsername: string
  onSearch: () => void
}

export function Sidebar({ threadsRef, ownUsername, onSearch }: SidebarProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [startThread, isStarting] = useStartThread()
  const toLink = (href: string) => ({ href, isCurrent: pathname === href })
  return (
    <div className={styles.sidebar}>
      <div className={styles.brand}>
        <Link href="/chat" variant="quiet">
          <Logo />
        </Link>
      </div>
      <Button icon={SquarePen} isWide isPending={isStarting} onPress={() => void startThread()}>
        <Trans>New Chat</Trans>
      </Button>
      <NavItem icon={Search} onPress={onSearch}>
        {t`Search`}
      </NavItem>
      <nav aria-label={t`Places`} className={styles.places}>
        <ErrorBoundary fallback={<ProfilePalLink />} resetKeys={[threadsRef]}>
          <Suspense fallback={<ProfilePalLink />}>
            <ProfilePalEntry threadsRef={threadsRef} />
          </Suspense>
        </ErrorBoundary>
        <NavItem icon={BookOpen} {...toLink('/knowledge')}>
          {t`Knowledge`}
        </NavItem>
        <NavItem icon={Feather} {...toLink('/story')}>
          {t`My Story`}
        </NavItem>
        {ownUsername && (
          <NavItem icon={UsersRound} {...toLink('/twin')}>
            {t`My Twin`}
          </NavItem>
        )}
        <NavItem icon={Compass} {...toLink('/discover')}>
          {t`Discover`}
        </NavItem>
      </nav>
      <ErrorBoundary fallback={null} resetKeys={[threadsRef]}>
        <Suspense>
          <Projects threadsRef={threadsRef} />
        </Suspense>
      </ErrorBoundary>
      <nav aria-labelledby="recent-threads" className={styles.recent}>
        <h2 id="recent-threads" className={styles.caption}>
          <Trans>Recent</Trans>
        </h2>
        <NavItem icon={History} href="/history">
          {t`All conversations`}
        </NavItem>
        <ErrorBoundary FallbackComponent={ThreadsFailed} resetKeys={[threadsRef]}>
          <Suspense
            fallback={
              <div className={styles.loading}>
                <StatusLine>{t`Loading...`}</StatusLine>
              </div>
            }
          >
            <RecentThreads threadsRef={threadsRef} ownUsername={ownUsername} />
          </Suspense>
        </ErrorBoundary>
      </nav>
    </div>
  )
}

function ThreadsFailed() {
  const { t } = useLingui()
  return <RouteLoadingFailed title={t`Failed to fetch threads`} level={3} />
}
