import { List, ListItem } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  const [changed, setChanged] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (!changed || document.activeElement !== document.body) return
    // The button that had focus is gone with its memory.
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const row = rows[changed.index] ?? rows.at(-1)
    Array.from(row?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
  }, [changed])
  if (edges.length === 0) return <NoMemories />
  return (
    <>
      {views}
      <div ref={list}>
        <List label={t`Memories`} isDivided>
          {edges.map(({ node }, index) => (
            <ListItem key={node.id}>
              <MemoryRow memory={node} others={all.filter(({ id }) => id !== node.id)} onChanged={() => setChanged({ index })} />
            </ListItem>
          ))}
        </List>
      </div>
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older memories`} />
    </>
  )
}
