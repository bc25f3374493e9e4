import { Link, SkipLink } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Loading } from './Loading.tsx'
import styles from './PlainLayout.module.css'
import { RouteTitle } from './RouteTitle.tsx'
import { useViewerEvents } from './useViewerEvents.ts'
import { useVoice } from './useVoice.ts'

/** For screens that need the whole window: their name, a way back, and nothing else around them. */
export function PlainLayout() {
  useVoice('private')
  useViewerEvents()
  return (
    <div className={styles.page}>
      <SkipLink targetId="content" />
      <header className={styles.header}>
        <Link href="/chat" variant="quiet">
          <Trans>Back to chat</Trans>
        </Link>
        <RouteTitle />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}
