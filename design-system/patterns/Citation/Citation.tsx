import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../../components/Link/Link.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './Citation.module.css'

export interface CitationProps extends StyleProps {
  /** One-based position among the sources. */
  number: number
  /** Title of the source. */
  title: string
  /** URL of the source. */
  href?: string
  /** Quoted passage. */
  children: ReactNode
}

export function Citation({ number, title, href, children, className }: CitationProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Source ${number}: ${title}`}
      trigger={
        <Button aria-label={t`Source ${number}`} className={clsx(styles.Number, className)}>
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

export interface CitationPlaceholderProps extends StyleProps {
  /** One-based position among the sources. */
  number: number
}

export function CitationPlaceholder({ number, className }: CitationPlaceholderProps) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={t`Source ${number}`} data-waiting className={clsx(styles.Number, className)}>
      {number}
    </span>
  )
}
