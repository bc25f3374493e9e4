import { EmptyState, List, ListItem, Select, ToggleButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useTransition } from 'react'
import { graphql, usePaginationFragment, useSubscribeToInvalidationState } from 'react-relay'
import type { Inbox_viewer$key } from '../../../__generated__/Inbox_viewer.graphql.ts'
import type { InboxPaginationQuery } from '../../../__generated__/InboxPaginationQuery.graphql.ts'
import { useOnReconnected } from '../../../relay/reconnection.ts'
import { inboxConnections, type inboxKinds } from '../../../shared/inbox.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { InboxEntry } from './InboxEntry.tsx'
import styles from './Inbox.module.css'

const pageSize = 20

interface InboxProps {
  viewer: Inbox_viewer$key
  onOpen: (conversationUuid: string) => void
}

type Shown = 'ALL' | (typeof inboxKinds)[number]

export function Inbox({ viewer, onOpen }: InboxProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<InboxPaginationQuery, Inbox_viewer$key>(
    graphql`
      fragment Inbox_viewer on Viewer
      @refetchable(queryName: "InboxPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        kind: { type: "InboxEntryKind" }
        unreadOnly: { type: "Boolean", defaultValue: false }
      ) {
        user {
          viewerCanReplyByEmail
        }
        inbox(first: $count, after: $cursor, kind: $kind, unreadOnly: $unreadOnly)
          @required(action: THROW)
          @connection(key: "Inbox_inbox") {
          edges {
            node {
              id
              ...InboxEntry_entry
            }
          }
        }
      }
    `,
    viewer,
  )
  const [shown, setShown] = useState<Shown>('ALL')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const [, startTransition] = useTransition()
  const load = (kind: Shown, unreadOnly: boolean) => {
    setShown(kind)
    setUnreadOnly(unreadOnly)
    startTransition(() => {
      refetch({ kind: kind === 'ALL' ? null : kind, unreadOnly }, { fetchPolicy: 'network-only' })
    })
  }
  const reload = () => load(shown, isUnreadOnly)
  useSubscribeToInvalidationState(inboxConnections, reload)
  useOnReconnected(reload)
  const entries = data.inbox.edges.map(({ node }) => node).filter((entry) => entry != null)
  if (entries.length === 0 && shown === 'ALL' && !isUnreadOnly) {
    return (
      <EmptyState title={t`Your inbox is empty`} size="small">
        <Trans>When your twin can’t answer, visitors can send you the question or leave a message.</Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles.inbox}>
      <div className={styles.filters}>
        <Select
          label={t`Type`}
          isLabelHidden
          value={shown}
          onChange={(kind) => load(kind, isUnreadOnly)}
          items={[
            { value: 'ALL', label: t`All types` },
            { value: 'APPROVAL', label: t`Approvals` },
            { value: 'QUESTION', label: t`Questions` },
            { value: 'MESSAGE', label: t`Messages` },
            { value: 'LEAD', label: t`Leads` },
          ]}
        />
        <ToggleButton isSelected={isUnreadOnly} onChange={(unreadOnly) => load(shown, unreadOnly)}>
          <Trans>Unread</Trans>
        </ToggleButton>
      </div>
      {data.user.viewerCanReplyByEmail && (
        <p className={styles.note}>
          <Trans>You can also reply by email.</Trans>
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState title={t`No matches`} size="small" />
      ) : (
        <List label={t`Inbox`} isDivided>
          {entries.map((entry) => (
            <ListItem key={entry.id}>
              <InboxEntry entry={entry} onOpen={onOpen} />
            </ListItem>
          ))}
        </List>
      )}
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older entries`} />
    </div>
  )
}
