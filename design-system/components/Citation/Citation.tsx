import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../Link/Link.tsx'
import { Popover } from '../Popover/Popover.tsx'
import styles from './Citation.module.css'

export interface CitationProps {
  /** Its place among the sources of the answer, from 1. */
  number: number
  /** What the source is called. */
  title: string
  /** Where the source can be read whole. */
  href?: string
  /** The passage that was quoted. */
  children: ReactNode
}

/** A small number in the text that opens a card with the passage behind it. */
export function Citation({ number, title, href, children }: CitationProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Source ${number}: ${title}`}
      renderTrigger={(properties) => (
        <Button {...properties} aria-label={t`Source ${number}`} className={styles.Number}>
          {number}
        </Button>
      )}
    >
      <figure className={styles.Card}>
        <figcaption className={styles.Title}>{href ? <Link href={href}>{title}</Link> : title}</figcaption>
        <blockquote className={styles.Passage}>{children}</blockquote>
      </figure>
    </Popover>
  )
}

/** The same number while nobody knows yet what stands behind it: as large as the button that takes its place. */
export function CitationPlace({ number }: Pick<CitationProps, 'number'>) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={t`Source ${number}`} data-waiting className={styles.Number}>
      {number}
    </span>
  )
}
