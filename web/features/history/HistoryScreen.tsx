import { AudienceMark, LinkButton, PageColumn, PageHeader } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileInput } from 'lucide-react'
import { Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import historyQuery, { type HistoryScreenQuery } from '../../__generated__/HistoryScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ExportButton } from '../../shared/accountExport/ExportButton.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { RouteLoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { HistoryFilters, useHistoryFilter } from './HistoryFilters.tsx'
import { HistoryList } from './HistoryList.tsx'
import { readFilter, toThreadFilter, type HistoryFilter } from './historyFilter.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = toThreadFilter(readFilter(new URL(request.url).searchParams))
  return loadRouteQuery<HistoryScreenQuery>(context, historyQuery, { filter })
}

export function HistoryScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<HistoryScreenQuery>()
  const filters = useHistoryFilter()

  return (
    <PageColumn width="wide">
      <ScreenTitle>{t`History`}</ScreenTitle>
      <ErrorBoundary FallbackComponent={HistoryFailed} resetKeys={[queryRef]}>
        <Suspense fallback={<Head />}>
          <HeadWithExport queryRef={queryRef} />
        </Suspense>
        <HistoryFilters {...filters} />
        <Suspense fallback={<Loading />}>
          <Conversations queryRef={queryRef} filter={filters.filter} onShowAll={filters.showAll} />
        </Suspense>
      </ErrorBoundary>
    </PageColumn>
  )
}

const query = graphql`
  query HistoryScreenQuery($filter: ThreadFilter) {
    viewer {
      exportUrl
      ...HistoryList_viewer @arguments(filter: $filter)
    }
  }
`

interface ConversationsProps {
  queryRef: PreloadedQuery<HistoryScreenQuery>
  filter: HistoryFilter
  onShowAll: () => void
}

function Conversations({ queryRef, filter, onShowAll }: ConversationsProps) {
  const { viewer } = usePreloadedQuery<HistoryScreenQuery>(query, queryRef)
  return viewer && <HistoryList viewer={viewer} filter={filter} onShowAll={onShowAll} />
}

function HeadWithExport({ queryRef }: { queryRef: PreloadedQuery<HistoryScreenQuery> }) {
  const { viewer } = usePreloadedQuery<HistoryScreenQuery>(query, queryRef)
  return <Head exportUrl={viewer?.exportUrl} />
}

function Head({ exportUrl }: { exportUrl?: string }) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={t`History`}
      mark={<AudienceMark audience="private">{t`Only you see this list`}</AudienceMark>}
      description={<Trans>All your conversations with your private brain, Profile Pal and twins.</Trans>}
      actions={
        <>
          <LinkButton icon={FileInput} href="/settings#import">
            <Trans>Import conversations</Trans>
          </LinkButton>
          {/* Prevents a layout shift while the URL loads. */}
          <ExportButton url={exportUrl}>
            <Trans>Export everything</Trans>
          </ExportButton>
        </>
      }
    />
  )
}

function HistoryFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return (
    <>
      <Head />
      <RouteLoadingFailed title={getFailureText(error, t`Failed to fetch threads`)} />
    </>
  )
}
