import { Button, ErrorState, Link, Logo, NavItem, StatusLine } from '#design-system'
import { Search, SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RecentThreadsQuery } from '../__generated__/RecentThreadsQuery.graphql.ts'
import { lazyNamed } from '../lib/lazyNamed.ts'
import { RecentThreads } from './RecentThreads.tsx'
import styles from './Sidebar.module.css'
import { useStartThread } from './useStartThread.ts'

const SearchDialog = lazyNamed(() => import('./SearchDialog.tsx'), 'SearchDialog')

interface SidebarProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
  ownUsername: string
}

export function Sidebar({ threadsRef, ownUsername }: SidebarProps) {
  const [startThread, isStarting] = useStartThread()
  const [isSearching, setSearching] = useState(false)
  return (
    <div className={styles.sidebar}>
      <div className={styles.brand}>
        <Link href="/chat" variant="quiet">
          <Logo />
        </Link>
      </div>
      <Button icon={SquarePen} isWide isPending={isStarting} onPress={() => void startThread()}>
        New Chat
      </Button>
      <NavItem icon={Search} onPress={() => setSearching(true)}>
        Search
      </NavItem>
      <nav aria-labelledby="recent-threads" className={styles.recent}>
        <h2 id="recent-threads" className={styles.caption}>
          Recent
        </h2>
        <ErrorBoundary FallbackComponent={ThreadsFailed} resetKeys={[threadsRef]}>
          <Suspense fallback={<StatusLine>Loading...</StatusLine>}>
            <RecentThreads threadsRef={threadsRef} ownUsername={ownUsername} />
            <Suspense>{isSearching && <SearchDialog threadsRef={threadsRef} onClose={() => setSearching(false)} />}</Suspense>
          </Suspense>
        </ErrorBoundary>
      </nav>
    </div>
  )
}

function ThreadsFailed() {
  const { revalidate } = useRevalidator()
  return <ErrorState title="Failed to fetch threads" level={3} action={<Button onPress={() => void revalidate()}>Retry</Button>} />
}
