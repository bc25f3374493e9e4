import { EmptyState, List, ListItem, LoadMore } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment } from 'react-relay'
import type { TwinConversations_viewer$key } from '../../__generated__/TwinConversations_viewer.graphql.ts'
import type { TwinConversationsPaginationQuery } from '../../__generated__/TwinConversationsPaginationQuery.graphql.ts'
import styles from './MyTwinScreen.module.css'
import { useVisitorName } from './useVisitorName.ts'

const pageSize = 20

interface TwinConversationsProps {
  viewer: TwinConversations_viewer$key
  onOpen: (uuid: string) => void
}

/** What visitors said to the twin. Its owner reads; nobody writes here. */
export function TwinConversations({ viewer, onOpen }: TwinConversationsProps) {
  const { t, i18n } = useLingui()
  const visitorName = useVisitorName()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TwinConversationsPaginationQuery, TwinConversations_viewer$key>(
    graphql`
      fragment TwinConversations_viewer on Viewer
      @refetchable(queryName: "TwinConversationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        twinConversations(first: $count, after: $cursor) @connection(key: "TwinConversations_twinConversations") {
          edges {
            node {
              id
              uuid
              visitorKind
              visitorUsername
              firstQuestion
              stepCount
              updatedAt
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges } = data.twinConversations
  if (edges.length === 0) {
    return (
      <EmptyState title={t`Conversations with your twin will be here`} size="small">
        <Trans>Make your profile public and share its link. You can read what visitors ask; who they are stays with them.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Conversations with your twin`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <button type="button" className={styles.conversation} onClick={() => onOpen(node.uuid)}>
              <span className={styles.conversationTitle}>{node.firstQuestion ?? t`Without words`}</span>
              <span className={styles.note}>
                {visitorName(node)} · <Plural value={node.stepCount} one="# message" other="# messages" /> ·{' '}
                {i18n.date(node.updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </button>
          </ListItem>
        ))}
      </List>
      <LoadMore hasMore={hasNext} isLoading={isLoadingNext} onLoadMore={() => loadNext(pageSize)} label={t`Show older conversations`} />
    </>
  )
}
