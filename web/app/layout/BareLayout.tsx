import { Link, LinkButton, Logo, SkipLink, type Voice } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { Announcement } from '../announcement/Announcement.tsx'
import styles from './BareLayout.module.css'
import { Loading } from '../../shared/screen/Loading.tsx'
import { useVoice } from '../../shared/screen/VoiceRegion.tsx'

interface BareLayoutProps {
  voice?: Voice
}

export function BareLayout({ voice = 'public' }: BareLayoutProps) {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  useVoice(voice)
  return (
    <div className={styles.page}>
      <SkipLink targetId="content" />
      <div>
        <header className={styles.header}>
          <Link href="/" variant="quiet" className={styles.brand}>
            <span className={user ? undefined : styles.wide}>
              <Logo />
            </span>
            {!user && (
              <span className={styles.narrow}>
                <Logo isMarkOnly />
              </span>
            )}
          </Link>
          {!user && (
            <nav aria-label={t`Account`} className={styles.nav}>
              <LinkButton variant="quiet" href="/pricing">
                <Trans>Pricing</Trans>
              </LinkButton>
              <LinkButton variant="quiet" href="/accounts/login">
                <Trans>Sign in</Trans>
              </LinkButton>
              <LinkButton href="/accounts/signup">
                <Trans>Get Started</Trans>
              </LinkButton>
            </nav>
          )}
        </header>
        {user && <Announcement isInset />}
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      {/* Keyed by path so that the footer does not jump between screens. */}
      <footer key={pathname} className={styles.footer}>
        <Link href="/terms" variant="quiet">
          <Trans>Terms</Trans>
        </Link>
        <Link href="/privacy" variant="quiet">
          <Trans>Privacy</Trans>
        </Link>
      </footer>
    </div>
  )
}

export function PrivateBareLayout() {
  return <BareLayout voice="private" />
}
