import { Logo } from '#design-system'
import type { ReactNode } from 'react'
import { useVoice } from '../../shared/screen/VoiceRegion.tsx'
import { Announcement } from '../announcement/Announcement.tsx'
import styles from './BareLayout.module.css'

/** Without links, since no other screen can be opened. */
export function LockedLayout({ children }: { children: ReactNode }) {
  useVoice('private')
  return (
    <div className={styles.page}>
      <div>
        <header className={styles.header}>
          <span className={styles.brand}>
            <Logo />
          </span>
        </header>
        <Announcement isInset />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
