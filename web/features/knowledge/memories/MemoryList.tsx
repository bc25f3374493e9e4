import { List, ListItem } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { MemoryList_viewer$key } from '../../../__generated__/MemoryList_viewer.graphql.ts'
import type { MemoryListPaginationQuery } from '../../../__generated__/MemoryListPaginationQuery.graphql.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { MemoryRow } from './MemoryRow.tsx'
import { NoMemories } from './NoMemories.tsx'

const pageSize = 20

interface MemoryListProps {
  viewer: MemoryList_viewer$key
  /** Switches to the summary. */
  views: ReactNode
}

export function MemoryList({ viewer, views }: MemoryListProps) {
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
  if (edges.length === 0) return <NoMemories />
  return (
    <>
      {views}
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
