import { useLingui } from '@lingui/react/macro'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  /** Whether there is another page. Without one, nothing is rendered. */
  hasMore: boolean
  /** Whether the next page is loading. */
  isLoading: boolean
  /** The error of the last attempt. Changes the label to "Retry". */
  failure?: string | null
  /** Called to load or retry. */
  onLoadMore: () => void
  /** The label: "Show older conversations". */
  label?: string
}

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
