import { type Audience, AudienceMark, Banner, Button, EmptyState, LinkButton, List, ListItem, PageHeader } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Feather, FileUp } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery, useSubscribeToInvalidationState, type PreloadedQuery } from 'react-relay'
import { useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import storyQuery, { type StoryScreenQuery } from '../../__generated__/StoryScreenQuery.graphql.ts'
import type { StoryScreen_viewer$key } from '../../__generated__/StoryScreen_viewer.graphql.ts'
import type { StoryScreenPaginationQuery } from '../../__generated__/StoryScreenPaginationQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { toItemVariables, parseItemView } from '../../shared/knowledge/itemAddress.ts'
import { ItemOrList } from '../../shared/knowledge/ItemOrList.tsx'
import { ItemScreen } from '../../shared/knowledge/ItemScreen.tsx'
import { preloadItemText } from '../../shared/knowledge/ItemText.tsx'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { getItemDraft, getNewItemDraftName } from '../../shared/knowledge/edit/itemDraft.ts'
import { ItemRow } from '../../shared/knowledge/ItemRow.tsx'
import { useOnReconnected } from '../../relay/reconnection.ts'
import { getItemConnection, getNewItemPath } from '../../shared/knowledge/knowledgeKinds.ts'
import { ShowMore } from '../../shared/screen/ShowMore.tsx'
import { ProfileFromStories } from './ProfileFromStories.tsx'
import { toAudience } from '../../shared/audience.ts'

const ImportDialog = lazyDialog(() => import('./ImportDialog.tsx'), 'ImportDialog')

const pageSize = 20

export function loader({ context, request }: LoaderFunctionArgs) {
  const view = parseItemView(new URL(request.url).searchParams)
  if (view.type === 'item') preloadItemText()
  return loadRouteQuery<StoryScreenQuery>(context, storyQuery, toItemVariables(view))
}

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
            audience
          }
          ...ItemOrList_viewer @arguments(uuid: $uuid, isItem: $isItem)
          ...StoryScreen_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    viewer && (
      <ItemOrList viewer={viewer} listPath="/story">
        <StoryList viewer={viewer} profileAudience={toAudience(viewer.profile.audience)} />
      </ItemOrList>
    )
  )
}

interface StoryListProps {
  viewer: StoryScreen_viewer$key
  profileAudience: Audience
}

function StoryList({ viewer, profileAudience }: StoryListProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<StoryScreenPaginationQuery, StoryScreen_viewer$key>(
    graphql`
      fragment StoryScreen_viewer on Viewer
      @refetchable(queryName: "StoryScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        ...ProfileFromStories_viewer
        stories(first: $count, after: $cursor) @required(action: THROW) @connection(key: "StoryList_stories") {
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
  const { edges } = data.stories
  const [isImporting, setImporting] = useState(false)
  const [isReading, setReading] = useState(false)
  useOnStoriesImported(() => setReading(false))
  const hasDraft = getItemDraft(getNewItemDraftName('STORY')).get() !== null

  const write = (
    <LinkButton icon={Feather} variant="primary" href={getNewItemPath('STORY')}>
      {hasDraft ? <Trans>Continue your story</Trans> : <Trans>Write a story</Trans>}
    </LinkButton>
  )
  const importButton = (
    <Button icon={FileUp} onPress={() => setImporting(true)}>
      <Trans>Import</Trans>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`My Story`}
        description={
          <Trans>Tell your life in stories. Your private brain knows all of them; your twin tells only the ones you share.</Trans>
        }
        mark={<AudienceMark audience="private">{t`Only you see this list`}</AudienceMark>}
        actions={
          edges.length > 0 && (
            <>
              {importButton}
              {write}
            </>
          )
        }
      />
      {isReading && !isImporting && (
        <Banner>
          <Trans>Your files are being read. The stories appear here as soon as they are ready.</Trans>
        </Banner>
      )}
      <ProfileFromStories viewer={data} hasStories={edges.length > 0} />
      {edges.length === 0 ? (
        <EmptyState
          title={t`Your stories will appear here`}
          action={
            <>
              {write} {importButton}
            </>
          }
        >
          <Trans>Write about where you come from, what you’ve built, or what you’d tell a friend.</Trans>
        </EmptyState>
      ) : (
        <div>
          <List label={t`Stories`} isDivided>
            {edges.map(({ node }) => (
              <ListItem key={node.id}>
                <ItemRow item={node} listPath="/story" profileAudience={profileAudience} />
              </ListItem>
            ))}
          </List>
          <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older stories`} />
        </div>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onReading={setReading} />}
    </>
  )
}

function useOnStoriesImported(onImported: () => void): void {
  const { revalidate } = useRevalidator()
  const handleImported = () => {
    onImported()
    void revalidate()
  }
  useSubscribeToInvalidationState([getItemConnection('STORY')], handleImported)
  useOnReconnected(handleImported)
}
