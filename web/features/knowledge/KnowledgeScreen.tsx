import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import knowledgeQuery, { type KnowledgeScreenQuery } from '../../__generated__/KnowledgeScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ItemScreen, OpenedItem } from '../../shell/knowledge/ItemScreen.tsx'
import { itemViewOf, useItemView } from '../../shell/knowledge/itemAddress.ts'
import { NewItem } from '../../shell/knowledge/NewItem.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { KnowledgeRooms } from './KnowledgeRooms.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const view = itemViewOf(address)
  const query = view.type === 'list' ? (address.get('q')?.trim() ?? '') : ''
  const item = view.type === 'item' ? { uuid: view.uuid, isItem: true } : { uuid: '', isItem: false }
  const variables = { ...item, query, isSearch: query !== '' }
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
  const { t } = useLingui()
  const view = useItemView()
  const { viewer } = usePreloadedQuery<KnowledgeScreenQuery>(
    graphql`
      query KnowledgeScreenQuery($uuid: String!, $isItem: Boolean!, $query: String!, $isSearch: Boolean!) {
        viewer {
          profile {
            isPublic
          }
          knowledgeItem(uuid: $uuid) @include(if: $isItem) {
            ...ItemScreen_item
          }
          ...KnowledgeRooms_viewer @arguments(query: $query, isSearch: $isSearch)
        }
      }
    `,
    queryRef,
  )
  if (!viewer) return null
  const isProfilePublic = viewer.profile.isPublic
  switch (view.type) {
    case 'new':
      return (
        <NewItem
          key={view.title}
          kind="NOTE"
          room="/knowledge"
          isProfilePublic={isProfilePublic}
          title={view.title}
          isPublic={view.isPublic}
        />
      )
    case 'item':
      return (
        <OpenedItem
          key={view.uuid}
          item={viewer.knowledgeItem}
          room="/knowledge"
          isEditing={view.isEditing}
          isProfilePublic={isProfilePublic}
        />
      )
    case 'list':
      return (
        <>
          <ScreenTitle>{t`Knowledge`}</ScreenTitle>
          <KnowledgeRooms viewer={viewer} query={queryRef.variables.query} isProfilePublic={isProfilePublic} />
        </>
      )
  }
}
