import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import knowledgeQuery, { type KnowledgeScreenQuery } from '../../__generated__/KnowledgeScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { itemVariables, itemViewOf } from '../../domain/knowledge/itemAddress.ts'
import { ItemOrList } from '../../domain/knowledge/ItemOrList.tsx'
import { ItemScreen } from '../../domain/knowledge/ItemScreen.tsx'
import { preloadItemText } from '../../domain/knowledge/ItemText.tsx'
import { KnowledgeRooms } from './KnowledgeRooms.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const view = itemViewOf(address)
  if (view.type === 'item') preloadItemText()
  const query = view.type === 'list' ? (address.get('q')?.trim() ?? '') : ''
  const variables = { ...itemVariables(view), query, isSearch: query !== '' }
  return loadRouteQuery<KnowledgeScreenQuery>(context, knowledgeQuery, variables)
}

/** What the private brain can look up, and what of it the twin may tell. */
export function KnowledgeScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<KnowledgeScreenQuery>()
  return (
    <ItemScreen room="/knowledge" roomName={t`Knowledge`} resetKey={queryRef}>
      <Knowledge queryRef={queryRef} />
    </ItemScreen>
  )
}

function Knowledge({ queryRef }: { queryRef: PreloadedQuery<KnowledgeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<KnowledgeScreenQuery>(
    graphql`
      query KnowledgeScreenQuery($uuid: String!, $isItem: Boolean!, $query: String!, $isSearch: Boolean!) {
        viewer {
          profile {
            isPublic
          }
          ...ItemOrList_viewer @arguments(uuid: $uuid, isItem: $isItem)
          ...KnowledgeRooms_viewer @arguments(query: $query, isSearch: $isSearch)
        }
      }
    `,
    queryRef,
  )
  return (
    viewer && (
      <ItemOrList viewer={viewer} room="/knowledge">
        <KnowledgeRooms viewer={viewer} query={queryRef.variables.query} isProfilePublic={viewer.profile.isPublic} />
      </ItemOrList>
    )
  )
}
