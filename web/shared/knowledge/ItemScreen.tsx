import { PageColumn, Skeleton, StatusLine } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { getFailureText } from '../../relay/requestError.ts'
import { BackLink } from '../screen/BackLink.tsx'
import { RouteLoadingFailed } from '../screen/LoadingFailed.tsx'
import { ScreenTitle } from '../screen/ScreenTitle.tsx'
import { focusHeading } from '../screen/useFocusOnNavigation.ts'
import styles from './Item.module.css'
import { useItemView, type ItemListPath } from './itemAddress.ts'

interface ItemScreenProps {
  listPath: ItemListPath
  listName: string
  resetKey: unknown
  children: ReactNode
}

export function ItemScreen({ listPath, listName, resetKey, children }: ItemScreenProps) {
  const view = useItemView()
  const isReturn = useNavigationType() === NavigationType.Pop
  const shown = view.type === 'item' ? `${view.uuid} ${view.isEditing}` : view.type
  const seen = useRef(shown)
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    const main = document.querySelector('main')
    // Back restores the position, see useScrollOnNavigation.
    if (main && !isReturn) main.scrollTop = 0
    focusHeading()
  }, [shown, isReturn])

  return (
    <PageColumn>
      {view.type === 'list' ? <ScreenTitle>{listName}</ScreenTitle> : <BackLink href={listPath}>{listName}</BackLink>}
      <ErrorBoundary FallbackComponent={ItemsFailed} resetKeys={[resetKey]}>
        <Suspense fallback={<ItemsLoading />}>{children}</Suspense>
      </ErrorBoundary>
    </PageColumn>
  )
}

function ItemsLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.loading}>
      <StatusLine>{t`Loading...`}</StatusLine>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </div>
  )
}

function ItemsFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return <RouteLoadingFailed title={getFailureText(error, t`Couldn’t load your notes and stories`)} />
}
