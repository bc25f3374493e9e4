import { EmptyState, Icon, Link, LinkButton, PageColumn, Skeleton, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, useFragment } from 'react-relay'
import type { ItemScreen_item$key } from '../../__generated__/ItemScreen_item.graphql.ts'
import { failureText } from '../../relay/requestError.ts'
import { RouteLoadingFailed } from '../LoadingFailed.tsx'
import { focusHeading } from '../useFocusOnNavigation.ts'
import { EditItem } from './EditItem.tsx'
import styles from './Item.module.css'
import { ItemPage } from './ItemPage.tsx'
import { useItemView, type ItemRoom } from './itemAddress.ts'

interface ItemScreenProps {
  room: ItemRoom
  /** Where the way back from one item leads. */
  roomName: string
  /** Changes with what is loaded, and with another try. */
  resetKey: unknown
  children: ReactNode
}

/** The frame of a screen with a list, of which one item at a time is opened. The address says which. */
export function ItemScreen({ room, roomName, resetKey, children }: ItemScreenProps) {
  const view = useItemView()
  const shown = view.type === 'item' ? `${view.uuid} ${view.isEditing}` : view.type
  const seen = useRef(shown)
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    const main = document.querySelector('main')
    if (main) main.scrollTop = 0
    focusHeading()
  }, [shown])

  return (
    <PageColumn>
      {view.type !== 'list' && (
        <nav>
          <Link href={room} variant="quiet">
            <span className={styles.back}>
              <Icon glyph={ArrowLeft} />
              {roomName}
            </span>
          </Link>
        </nav>
      )}
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
  return <RouteLoadingFailed title={failureText(error, t`What you wrote could not be loaded`)} />
}

interface OpenedItemProps {
  /** Null when the viewer has none of that id. */
  item: ItemScreen_item$key | null | undefined
  room: ItemRoom
  isEditing: boolean
  isProfilePublic: boolean
}

export function OpenedItem({ item: itemRef, room, isEditing, isProfilePublic }: OpenedItemProps) {
  const { t } = useLingui()
  const item = useFragment(
    graphql`
      fragment ItemScreen_item on KnowledgeItem {
        ...ItemPage_item
        ...EditItem_item
      }
    `,
    itemRef,
  )
  if (!item) {
    return (
      <EmptyState
        title={t`It is not here any more`}
        level={1}
        action={
          <LinkButton href={room}>
            <Trans>See what is here</Trans>
          </LinkButton>
        }
      >
        <Trans>There is nothing of yours at this address. It may have been deleted.</Trans>
      </EmptyState>
    )
  }
  const Opened = isEditing ? EditItem : ItemPage
  return <Opened item={item} room={room} isProfilePublic={isProfilePublic} />
}
