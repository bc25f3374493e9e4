import { Link, LinkButton, Logo, SkipLink } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Loading } from '../../shared/screen/Loading.tsx'
import styles from './PlainLayout.module.css'
import { RouteTitle } from '../../shared/screen/HeaderTitle.tsx'
import { Announcement } from '../announcement/Announcement.tsx'
import { useViewerEvents } from '../live/useViewerEvents.ts'
import { useVoice } from '../../shared/screen/VoiceRegion.tsx'

export function PlainLayout() {
  useVoice('private')
  useViewerEvents()
  return (
    <div className={styles.page}>
      <SkipLink targetId="content" />
      <div>
        <header className={styles.header}>
          <Link href="/chat" variant="quiet" className={styles.brand}>
            <Logo />
          </Link>
          <div className={styles.place}>
            <RouteTitle />
          </div>
          <LinkButton href="/chat" variant="quiet" icon={ArrowLeft}>
            <Trans>Back to chat</Trans>
          </LinkButton>
        </header>
        <Announcement isInset />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}
