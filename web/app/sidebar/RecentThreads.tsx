import { EmptyState, List, ListItem, LoadMore, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react'
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RecentThreads_pins$key } from '../../__generated__/RecentThreads_pins.graphql.ts'
import type { RecentThreads_viewer$key } from '../../__generated__/RecentThreads_viewer.graphql.ts'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import type { RecentThreadsPaginationQuery } from '../../__generated__/RecentThreadsPaginationQuery.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { isEmptyChat, isProfilePalName } from '../../lib/threadTitles.ts'
import { useNextPage } from '../../relay/useNextPage.ts'
import { groupByDate } from './dateGroups.ts'
import { useToday } from './useToday.ts'
import { RecentThread } from '../../shared/threads/RecentThread.tsx'
import styles from './Sidebar.module.css'
import { useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'
import { useJustArchived } from '../../shared/threads/UndoArchive.tsx'
import { threadConnections, useLeaveThread } from '../../shared/threads/recentThreadsConnection.ts'

const DeleteThreadDialog = lazyDialog(() => import('../../shared/threads/DeleteThreadDialog.tsx'), 'DeleteThreadDialog')

const pageSize = 20

export const recentThreadsQuery = graphql`
  query RecentThreadsQuery {
    viewer {
      ...RecentThreads_viewer
      ...RecentThreads_pins
      ...Projects_viewer
      ...SearchDialog_viewer
      ...SearchDialog_projects
      ...ProfilePalEntry_viewer
    }
  }
`

interface RecentThreadsProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
  ownUsername: string
}

export function RecentThreads({ threadsRef, ownUsername }: RecentThreadsProps) {
  const { viewer } = usePreloadedQuery<RecentThreadsQuery>(recentThreadsQuery, threadsRef)
  return viewer && <RecentThreadList viewerRef={viewer} ownUsername={ownUsername} />
}

function RecentThreadList({
  viewerRef,
  ownUsername,
}: {
  viewerRef: RecentThreads_viewer$key & RecentThreads_pins$key
  ownUsername: string
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<RecentThreadsPaginationQuery, RecentThreads_viewer$key>(
    graphql`
      fragment RecentThreads_viewer on Viewer
      @refetchable(queryName: "RecentThreadsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        threads(first: $count, after: $cursor) @required(action: THROW) @connection(key: "RecentThreads_threads") {
          edges {
            node {
              id
              uuid
              name
              threadType
              stepCount
              updatedAt
              isPinned
              isArchived
              ...RecentThread_thread
              ...search_thread
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { pinned } = useFragment<RecentThreads_pins$key>(
    graphql`
      fragment RecentThreads_pins on Viewer {
        pinned: threads(first: 100, filter: { isPinned: true })
          @required(action: THROW)
          @connection(key: "RecentThreads_pinned", filters: []) {
          edges {
            node {
              id
              uuid
              isPinned
              isArchived
              ...RecentThread_thread
              ...search_thread
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { t } = useLingui()
  const leaveThread = useLeaveThread()
  const currentUuid = useCurrentThreadUuid()
  const [justArchived, setJustArchived] = useJustArchived()
  const [movedId, setMovedId] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<{ id: string; uuid: string } | null>(null)
  const { edges } = data.threads
  const { failure, load } = useNextPage(loadNext, pageSize)
  const endRef = useOnVisible(() => {
    if (!isLoadingNext && !failure) load()
  }, edges.length)

  const isKept = (id: string, wasPinned: boolean) => justArchived?.id === id && justArchived.wasPinned === wasPinned
  const pins = pinned.edges.map(({ node }) => node).filter((node) => node.isPinned || (node.isArchived && isKept(node.id, true)))
  const threads = edges
    .map(({ node }) => node)
    .filter(
      ({ id, uuid, name, threadType, stepCount, isPinned, isArchived }) =>
        !isPinned &&
        (!isArchived || isKept(id, false)) &&
        !isProfilePalName(name) &&
        (uuid === currentUuid || !isEmptyChat({ threadType, stepCount })),
    )

  const dates = groupByDate(threads, ({ updatedAt }) => updatedAt, useToday())
  const groups = [...(pins.length > 0 ? [{ title: t`Pinned`, items: pins }] : []), ...dates]
  const handleDeleted = (uuid: string) => {
    setDeleting(null)
    if (currentUuid === null || currentUuid === uuid) leaveThread(uuid)
  }

  if (groups.length === 0 && !hasNext) {
    return (
      <EmptyState title={t`No conversations yet`} level={3} size="small">
        <Trans>Start a new chat to begin</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <div role="group" aria-label={t`Recent conversations`}>
        {groups.map((group) => (
          <Fragment key={group.title}>
            {(groups.length > 1 || pins.length > 0) && <h3 className={styles.date}>{group.title}</h3>}
            <List label={group.title}>
              {group.items.map((thread) => (
                <ListItem key={thread.id}>
                  <RecentThread
                    threadRef={thread}
                    ownUsername={ownUsername}
                    isCurrent={thread.uuid === currentUuid}
                    isMoved={thread.id === movedId}
                    onMove={(isMoving) => setMovedId(isMoving ? thread.id : null)}
                    justArchived={justArchived?.id === thread.id ? justArchived : null}
                    onArchived={setJustArchived}
                    onDelete={() => setDeleting({ id: thread.id, uuid: thread.uuid })}
                  />
                </ListItem>
              ))}
            </List>
          </Fragment>
        ))}
      </div>
      {hasNext && (
        <div ref={endRef} className={styles.loading}>
          {failure && <LoadMore hasMore isLoading={false} failure={failure} onLoadMore={load} />}
          {isLoadingNext && <StatusLine>{t`Loading...`}</StatusLine>}
        </div>
      )}
      {deleting && (
        <DeleteThreadDialog
          threadId={deleting.id}
          connections={threadConnections}
          onDeleted={() => handleDeleted(deleting.uuid)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}

/** Also called when `count` changes. */
function useOnVisible(onVisible: () => void, count: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onVisible)

  useEffect(() => {
    latest.current = onVisible
  })
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [count])

  return element
}
