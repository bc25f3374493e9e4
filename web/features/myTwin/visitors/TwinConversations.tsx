import { EmptyState, List, ListItem, LoadMore } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment } from 'react-relay'
import type { TwinConversations_viewer$key } from '../../../__generated__/TwinConversations_viewer.graphql.ts'
import type { TwinConversationsPaginationQuery } from '../../../__generated__/TwinConversationsPaginationQuery.graphql.ts'
import { TwinConversation } from './TwinConversation.tsx'

const pageSize = 20

interface TwinConversationsProps {
  viewer: TwinConversations_viewer$key
  onOpen: (uuid: string) => void
}

/** What visitors said to the twin. Its owner reads; nobody writes here. */
export function TwinConversations({ viewer, onOpen }: TwinConversationsProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TwinConversationsPaginationQuery, TwinConversations_viewer$key>(
    graphql`
      fragment TwinConversations_viewer on Viewer
      @refetchable(queryName: "TwinConversationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        twinConversations(first: $count, after: $cursor) @connection(key: "TwinConversations_twinConversations") {
          edges {
            node {
              id
              ...TwinConversation_conversation
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
      <EmptyState title={t`Conversations with your twin will appear here`} size="small">
        <Trans>Make your profile public and share its link. You can read what visitors ask; who they are stays with them.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Conversations with your twin`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <TwinConversation conversation={node} onOpen={onOpen} />
          </ListItem>
        ))}
      </List>
      <LoadMore hasMore={hasNext} isLoading={isLoadingNext} onLoadMore={() => loadNext(pageSize)} label={t`Show older conversations`} />
    </>
  )
}
