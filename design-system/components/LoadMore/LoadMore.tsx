import { useLingui } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  /** Nothing is rendered when there is no more. */
  hasMore: boolean
  /** More is on its way. */
  isLoading: boolean
  /** Called when more is asked for. */
  onLoadMore: () => void
  /** What will come: "Show older conversations". */
  label?: string
}

/** Stands at the end of a list that has more to show. */
export function LoadMore({ hasMore, isLoading, onLoadMore, label }: LoadMoreProps) {
  const { t } = useLingui()
  if (!hasMore) return null
  return (
    <div className={styles.LoadMore}>
      <Button isPending={isLoading} pendingLabel={t`Loading...`} onPress={onLoadMore}>
        {label ?? t`Show more`}
      </Button>
    </div>
  )
}
