import { EmptyState, List, ListItem, LoadMore } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { NoteList_viewer$key } from '../../__generated__/NoteList_viewer.graphql.ts'
import type { NoteListPaginationQuery } from '../../__generated__/NoteListPaginationQuery.graphql.ts'
import { ItemRow } from '../../domain/knowledge/ItemRow.tsx'

const pageSize = 20

interface NoteListProps {
  viewer: NoteList_viewer$key
  isProfilePublic: boolean
  firstStep: ReactNode
}

export function NoteList({ viewer, isProfilePublic, firstStep }: NoteListProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<NoteListPaginationQuery, NoteList_viewer$key>(
    graphql`
      fragment NoteList_viewer on Viewer
      @refetchable(queryName: "NoteListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        knowledge(first: $count, after: $cursor) @connection(key: "NoteList_knowledge") {
          edges {
            node {
              id
              ...ItemRow_item
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges } = data.knowledge
  if (edges.length === 0) {
    return (
      <EmptyState title={t`Your notes will appear here`} action={firstStep}>
        <Trans>Anything worth keeping: how you work, what you decided, what people ask you again and again.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Notes`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <ItemRow item={node} listPath="/knowledge" isProfilePublic={isProfilePublic} />
          </ListItem>
        ))}
      </List>
      <LoadMore hasMore={hasNext} isLoading={isLoadingNext} onLoadMore={() => loadNext(pageSize)} label={t`Show older notes`} />
    </>
  )
}
