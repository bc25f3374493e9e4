import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import knowledgeQuery, { type KnowledgeScreenQuery } from '../../__generated__/KnowledgeScreenQuery.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { toItemVariables, parseItemView } from '../../shared/knowledge/itemAddress.ts'
import { ItemOrList } from '../../shared/knowledge/ItemOrList.tsx'
import { ItemScreen } from '../../shared/knowledge/ItemScreen.tsx'
import { preloadItemText } from '../../shared/knowledge/ItemText.tsx'
import { parseDocumentPlace } from './documents/documentAddress.ts'
import { KnowledgeTabs } from './KnowledgeTabs.tsx'
import { toAudience } from '../../shared/audience.ts'

const loadDocument = () => import('./documents/DocumentPage.tsx')
const DocumentPage = lazyNamed(loadDocument, 'DocumentPage')

export function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const view = parseItemView(address)
  if (view.type === 'item') preloadItemText()
  const query = view.type === 'list' ? (address.get('q')?.trim() ?? '') : ''
  const tab = query === '' ? address.get('view') : null
  const shown = { isSearch: query !== '', isDocuments: tab === 'documents', isMemories: tab === 'memories', isSummary: tab === 'summary' }
  const variables = { ...toItemVariables(view), ...parseDocumentPlace(address), ...shown, query }
  return loadRouteQuery<KnowledgeScreenQuery>(context, knowledgeQuery, variables)
}

export function KnowledgeScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<KnowledgeScreenQuery>()
  return (
    <ItemScreen listPath="/knowledge" listName={t`Knowledge`} resetKey={queryRef}>
      <Knowledge queryRef={queryRef} />
    </ItemScreen>
  )
}

function Knowledge({ queryRef }: { queryRef: PreloadedQuery<KnowledgeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<KnowledgeScreenQuery>(
    graphql`
      query KnowledgeScreenQuery(
        $uuid: String!
        $isItem: Boolean!
        $passage: Int
        $from: Int!
        $query: String!
        $isSearch: Boolean!
        $isDocuments: Boolean!
        $isMemories: Boolean!
        $isSummary: Boolean!
      ) {
        viewer {
          profile {
            audience
          }
          knowledgeItem(uuid: $uuid) @include(if: $isItem) {
            kind
            ...DocumentPage_item @arguments(passage: $passage, from: $from)
          }
          ...ItemOrList_viewer @arguments(uuid: $uuid, isItem: $isItem)
          ...KnowledgeTabs_viewer
            @arguments(query: $query, isSearch: $isSearch, isDocuments: $isDocuments, isMemories: $isMemories, isSummary: $isSummary)
        }
      }
    `,
    queryRef,
  )
  const item = viewer?.knowledgeItem
  if (item?.kind === 'DOCUMENT') {
    return (
      <Suspense>
        <DocumentPage key={queryRef.variables.uuid} item={item} profileAudience={toAudience(viewer?.profile.audience ?? 'PRIVATE')} />
      </Suspense>
    )
  }
  return (
    viewer && (
      <ItemOrList viewer={viewer} listPath="/knowledge">
        <KnowledgeTabs viewer={viewer} query={queryRef.variables.query} profileAudience={toAudience(viewer.profile.audience)} />
      </ItemOrList>
    )
  )
}
