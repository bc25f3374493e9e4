import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { listControls } from '../../rememberFocus.ts'
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
  const control = useRef<HTMLElement>(null)
  const handlePress = () => {
    const controls = listControls(document)
    control.current = controls[controls.findIndex((one) => one === document.activeElement) - 1] ?? null
    onLoadMore()
  }
  useEffect(() => {
    if (!hasMore) focusNext(control.current)
  }, [hasMore])
  if (!hasMore) return null
  return (
    <div className={clsx(styles.LoadMore, className)}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button isPending={isLoading} pendingLabel={t`Loading...`} onPress={handlePress}>
        {failure ? t`Retry` : (label ?? t`Show more`)}
      </Button>
    </div>
  )
}

/** The first new item, instead of the top of the page. */
function focusNext(control: HTMLElement | null): void {
  // Tables render their rows later.
  requestAnimationFrame(() => {
    if (!control || document.activeElement !== document.body) return
    const controls = listControls(document)
    controls[controls.indexOf(control) + 1]?.focus()
  })
}
