import { EmptyState, Icon, LinkButton, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { MemoryList_viewer$key } from '../../../__generated__/MemoryList_viewer.graphql.ts'
import type { MemoryListPaginationQuery } from '../../../__generated__/MemoryListPaginationQuery.graphql.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { MemoryRow } from './MemoryRow.tsx'

const pageSize = 20

export function MemoryList({ viewer }: { viewer: MemoryList_viewer$key }) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MemoryListPaginationQuery, MemoryList_viewer$key>(
    graphql`
      fragment MemoryList_viewer on Viewer
      @refetchable(queryName: "MemoryListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        memories(first: $count, after: $cursor) @required(action: THROW) @connection(key: "MemoryList_memories") {
          edges {
            node {
              id
              content
              ...MemoryRow_memory
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges } = data.memories
  const all = edges.map(({ node: { id, content } }) => ({ id, content }))
  if (edges.length === 0) {
    return (
      <EmptyState
        title={t`What your private brain remembers will appear here`}
        mark={<Icon glyph={Lightbulb} size="1.5rem" />}
        action={
          <LinkButton href="/chat">
            <Trans>Start a conversation</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Tell your private brain something worth keeping, such as “Remember that I take my tea without sugar”. Only you can see your
          memories.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Memories`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <MemoryRow memory={node} others={all.filter(({ id }) => id !== node.id)} />
          </ListItem>
        ))}
      </List>
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older memories`} />
    </>
  )
}
