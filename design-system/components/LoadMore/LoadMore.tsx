import { useLingui } from '@lingui/react/macro'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  /** Nothing is rendered when there is no more. */
  hasMore: boolean
  /** More is on its way. */
  isLoading: boolean
  /** Why the last attempt failed. The button then reads Retry. */
  failure?: string | null
  /** Called when more is asked for, also to retry. */
  onLoadMore: () => void
  /** What will come: "Show older conversations". */
  label?: string
}

/** Stands at the end of a list that has more to show. */
export function LoadMore({ hasMore, isLoading, failure, onLoadMore, label }: LoadMoreProps) {
  const { t } = useLingui()
  if (!hasMore) return null
  return (
    <div className={styles.LoadMore}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button isPending={isLoading} pendingLabel={t`Loading...`} onPress={onLoadMore}>
        {failure ? t`Retry` : (label ?? t`Show more`)}
      </Button>
    </div>
  )
}
