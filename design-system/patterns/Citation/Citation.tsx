import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../../components/Link/Link.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import styles from './Citation.module.css'

export interface CitationProps {
  /** One-based position among the sources. */
  number: number
  /** Title of the source. */
  title: string
  /** URL of the source. */
  href?: string
  /** Quoted passage. */
  children: ReactNode
}

export function Citation({ number, title, href, children }: CitationProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Source ${number}: ${title}`}
      trigger={
        <Button aria-label={t`Source ${number}`} className={styles.Number}>
          {number}
        </Button>
      }
    >
      <figure className={styles.Card}>
        <figcaption className={styles.Title}>{href ? <Link href={href}>{title}</Link> : title}</figcaption>
        <blockquote className={styles.Passage}>{children}</blockquote>
      </figure>
    </Popover>
  )
}

export function CitationPlaceholder({ number }: Pick<CitationProps, 'number'>) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={t`Source ${number}`} data-waiting className={styles.Number}>
      {number}
    </span>
  )
}
