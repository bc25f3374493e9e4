import { Heading, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ProjectConversations_viewer$key } from '../../__generated__/ProjectConversations_viewer.graphql.ts'
import type { ProjectConversationsPaginationQuery } from '../../__generated__/ProjectConversationsPaginationQuery.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { ShowMore } from '../../shared/screen/ShowMore.tsx'
import { RecentThread } from '../../shared/threads/RecentThread.tsx'
import { threadConnections } from '../../shared/threads/recentThreadsConnection.ts'
import { useJustArchived } from '../../shared/threads/UndoArchive.tsx'
import styles from './Project.module.css'

const DeleteThreadDialog = lazyDialog(() => import('../../shared/threads/DeleteThreadDialog.tsx'), 'DeleteThreadDialog')

const pageSize = 20

export function ProjectConversations({ viewer, projectUuid }: { viewer: ProjectConversations_viewer$key; projectUuid: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProjectConversationsPaginationQuery,
    ProjectConversations_viewer$key
  >(
    graphql`
      fragment ProjectConversations_viewer on Viewer
      @refetchable(queryName: "ProjectConversationsPaginationQuery")
      @argumentDefinitions(uuid: { type: "String!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        threads(first: $count, after: $cursor, filter: { projectUuid: $uuid })
          @required(action: THROW)
          @connection(key: "ProjectConversations_threads", filters: ["filter"]) {
          __id
          edges {
            node {
              id
              isArchived
              projectUuid
              ...RecentThread_thread
            }
          }
        }
      }
    `,
    viewer,
  )
  const { t } = useLingui()
  const ownUsername = useCurrentUser()?.username ?? ''
  const [justArchived, setJustArchived] = useJustArchived()
  const [deletingId, setDeletingId] = useState<string | null>(null)
  const threads = data.threads.edges
    .map(({ node }) => node)
    .filter((thread) => thread.projectUuid === projectUuid && (!thread.isArchived || thread.id === justArchived?.id))
  const close = () => setDeletingId(null)
  return (
    <section className={styles.section}>
      <Heading level={2} size="section">
        {t`Conversations`}
      </Heading>
      {threads.length === 0 && !hasNext ? (
        <p className={styles.note}>
          <Trans>No conversations yet</Trans>
        </p>
      ) : (
        <List label={t`Conversations`}>
          {threads.map((thread) => (
            <ListItem key={thread.id}>
              <RecentThread
                threadRef={thread}
                ownUsername={ownUsername}
                isCurrent={false}
                justArchived={justArchived?.id === thread.id ? justArchived : null}
                onArchived={setJustArchived}
                onDelete={() => setDeletingId(thread.id)}
              />
            </ListItem>
          ))}
        </List>
      )}
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older conversations`} />
      {deletingId && (
        <DeleteThreadDialog
          threadId={deletingId}
          connections={[...threadConnections, data.threads.__id]}
          onDeleted={close}
          onClose={close}
        />
      )}
    </section>
  )
}
