import { type Audience, EmptyState, Icon, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { DocumentList_viewer$key } from '../../../__generated__/DocumentList_viewer.graphql.ts'
import type { DocumentListPaginationQuery } from '../../../__generated__/DocumentListPaginationQuery.graphql.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { useOnReconnected } from '../../../relay/reconnection.ts'
import styles from './Documents.module.css'
import { AddWebPage } from './pages/AddWebPage.tsx'
import { AddDocuments } from '../../../shared/knowledge/AddDocuments.tsx'
import { DocumentRow } from './DocumentRow.tsx'

const pageSize = 20

interface DocumentListProps {
  viewer: DocumentList_viewer$key
  profileAudience: Audience
}

export function DocumentList({ viewer, profileAudience }: DocumentListProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<DocumentListPaginationQuery, DocumentList_viewer$key>(
    graphql`
      fragment DocumentList_viewer on Viewer
      @refetchable(queryName: "DocumentListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        documents(first: $count, after: $cursor) @required(action: THROW) @connection(key: "DocumentList_documents") {
          edges {
            node {
              id
              ...DocumentRow_item
            }
          }
        }
      }
    `,
    viewer,
  )
  const { revalidate } = useRevalidator()
  // A document may have been processed while offline.
  useOnReconnected(() => void revalidate())
  const { edges } = data.documents
  return (
    <>
      <div className={styles.add}>
        <AddDocuments />
        <AddWebPage />
      </div>
      {edges.length === 0 ? (
        <EmptyState title={t`Your documents will appear here`} mark={<Icon glyph={FileText} size="1.5rem" />}>
          <Trans>
            Add contracts, manuals, papers or minutes. Your private brain quotes them with page numbers. They stay private until you make
            them public.
          </Trans>
        </EmptyState>
      ) : (
        <div>
          <List label={t`Documents`} isDivided>
            {edges.map(({ node }) => (
              <ListItem key={node.id}>
                <DocumentRow item={node} profileAudience={profileAudience} />
              </ListItem>
            ))}
          </List>
          <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older documents`} />
        </div>
      )}
    </>
  )
}
