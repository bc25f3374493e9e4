import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import storyQuery, { type StoryScreenQuery } from '../../__generated__/StoryScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { itemVariables, itemViewOf } from '../../domain/knowledge/itemAddress.ts'
import { ItemOrList } from '../../domain/knowledge/ItemOrList.tsx'
import { ItemScreen } from '../../domain/knowledge/ItemScreen.tsx'
import { preloadItemText } from '../../domain/knowledge/ItemText.tsx'
import { StoryList } from './StoryList.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const view = itemViewOf(new URL(request.url).searchParams)
  if (view.type === 'item') preloadItemText()
  return loadRouteQuery<StoryScreenQuery>(context, storyQuery, itemVariables(view))
}

/** What people tell of their life: all of it, or one story to read or write. */
export function StoryScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<StoryScreenQuery>()
  return (
    <ItemScreen listPath="/story" listName={t`My Story`} resetKey={queryRef}>
      <Stories queryRef={queryRef} />
    </ItemScreen>
  )
}

function Stories({ queryRef }: { queryRef: PreloadedQuery<StoryScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StoryScreenQuery>(
    graphql`
      query StoryScreenQuery($uuid: String!, $isItem: Boolean!) {
        viewer {
          profile {
            isPublic
          }
          ...ItemOrList_viewer @arguments(uuid: $uuid, isItem: $isItem)
          ...StoryList_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    viewer && (
      <ItemOrList viewer={viewer} listPath="/story">
        <StoryList viewer={viewer} isProfilePublic={viewer.profile.isPublic} />
      </ItemOrList>
    )
  )
}
