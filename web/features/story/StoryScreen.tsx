import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import storyQuery, { type StoryScreenQuery } from '../../__generated__/StoryScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ItemScreen, OpenedItem } from '../../shell/knowledge/ItemScreen.tsx'
import { itemViewOf, useItemView } from '../../shell/knowledge/itemAddress.ts'
import { NewItem } from '../../shell/knowledge/NewItem.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { StoryList } from './StoryList.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const view = itemViewOf(new URL(request.url).searchParams)
  const variables = view.type === 'item' ? { uuid: view.uuid, isItem: true } : { uuid: '', isItem: false }
  return loadRouteQuery<StoryScreenQuery>(context, storyQuery, variables)
}

/** What people tell of their life: all of it, or one story to read or write. */
export function StoryScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<StoryScreenQuery>()
  return (
    <ItemScreen room="/story" roomName={t`My Story`} resetKey={queryRef}>
      <Stories queryRef={queryRef} />
    </ItemScreen>
  )
}

function Stories({ queryRef }: { queryRef: PreloadedQuery<StoryScreenQuery> }) {
  const { t } = useLingui()
  const view = useItemView()
  const { viewer } = usePreloadedQuery<StoryScreenQuery>(
    graphql`
      query StoryScreenQuery($uuid: String!, $isItem: Boolean!) {
        viewer {
          profile {
            isPublic
          }
          knowledgeItem(uuid: $uuid) @include(if: $isItem) {
            ...ItemScreen_item
          }
          ...StoryList_viewer
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
          kind="STORY"
          room="/story"
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
          room="/story"
          isEditing={view.isEditing}
          isProfilePublic={isProfilePublic}
        />
      )
    case 'list':
      return (
        <>
          <ScreenTitle>{t`My Story`}</ScreenTitle>
          <StoryList viewer={viewer} isProfilePublic={isProfilePublic} />
        </>
      )
  }
}
