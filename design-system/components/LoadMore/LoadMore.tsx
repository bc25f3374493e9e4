import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './LoadMore.module.css'

export interface LoadMoreProps extends StyleProps {
  /** Without another page, nothing is rendered. */
  hasMore: boolean
  /** Whether the next page is loading. */
  isLoading: boolean
  /** Changes the label to "Retry". */
  failure?: string | null
  /** Called to load or retry. */
  onLoadMore: () => void
  /** "Show older conversations". */
  label?: string
}

export function LoadMore({ hasMore, isLoading, failure, onLoadMore, label, className }: LoadMoreProps) {
  const { t } = useLingui()
  if (!hasMore) return null
  return (
    <div className={clsx(styles.LoadMore, className)}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button isPending={isLoading} pendingLabel={t`Loading...`} onPress={onLoadMore}>
        {failure ? t`Retry` : (label ?? t`Show more`)}
      </Button>
    </div>
  )
}
