import { Icon, Link } from '#design-system'
import { ArrowLeft } from 'lucide-react'
import styles from './BackLink.module.css'

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <nav className={styles.nav}>
      <Link href={href} variant="quiet">
        <span className={styles.label}>
          <Icon glyph={ArrowLeft} />
          {children}
        </span>
      </Link>
    </nav>
  )
}
