import { Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PublicItem_item$key } from '../../__generated__/PublicItem_item.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from './PublicProfilePage.module.css'

const Markdown = lazyNamed(() => import('../markdown/Markdown.tsx'), 'Markdown')

interface PublicItemProps {
  item: PublicItem_item$key
  level: 3 | 4
  control?: ReactNode
}

export function PublicItem({ item, level, control }: PublicItemProps) {
  const { t, i18n } = useLingui()
  const { title, excerpt, content, updatedAt } = useFragment(
    graphql`
      fragment PublicItem_item on PublicItem {
        title
        excerpt
        content
        updatedAt
      }
    `,
    item,
  )
  const [isOpen, setOpen] = useState(false)
  const Title = `h${level}` as const
  // The excerpt was cut off or flattened, such as a list.
  const hasMore = excerpt.endsWith('…') || content.trim().includes('\n')
  const beginning = (
    <p dir="auto" className={styles.text}>
      {excerpt}
    </p>
  )
  return (
    <article className={styles.card}>
      <Title dir="auto" className={styles.cardTitle}>
        {title}
      </Title>
      <p className={styles.date}>
        <time dateTime={updatedAt}>{i18n.date(updatedAt, { dateStyle: 'medium' })}</time>
      </p>
      {isOpen ? (
        <Suspense fallback={beginning}>
          <div className={styles.content}>
            <Markdown text={content} />
          </div>
        </Suspense>
      ) : (
        beginning
      )}
      {control}
      {hasMore && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={isOpen ? t`Show less of “${title}”` : t`Read more of “${title}”`}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans>Show less</Trans> : <Trans>Read more</Trans>}
          </Button>
        </div>
      )}
    </article>
  )
}
