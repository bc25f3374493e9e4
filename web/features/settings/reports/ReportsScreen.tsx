import { EmptyState, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ReportsScreen_viewer$key } from '../../../__generated__/ReportsScreen_viewer.graphql.ts'
import type { ReportsScreenPaginationQuery } from '../../../__generated__/ReportsScreenPaginationQuery.graphql.ts'
import reportsQuery, { type ReportsScreenQuery } from '../../../__generated__/ReportsScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { Report } from './Report.tsx'

const pageSize = 20

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<ReportsScreenQuery>(context, reportsQuery, {})
}

export function ReportsScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<ReportsScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the reports`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery {
        viewer {
          operator {
            __typename
          }
          ...ReportsScreen_viewer
        }
      }
    `,
    useRouteQuery<ReportsScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage title={t`Reports`}>
      <Reports viewer={viewer} />
    </OperatorPage>
  )
}

function Reports({ viewer }: { viewer: ReportsScreen_viewer$key }) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ReportsScreenPaginationQuery, ReportsScreen_viewer$key>(
    graphql`
      fragment ReportsScreen_viewer on Viewer
      @refetchable(queryName: "ReportsScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        operator {
          answerReports(first: $count, after: $cursor) @required(action: THROW) @connection(key: "ReportsScreen_answerReports") {
            edges {
              node {
                id
                ...Report_report
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const reports = data.operator?.answerReports.edges.map(({ node }) => node) ?? []
  if (reports.length === 0) {
    return (
      <EmptyState title={t`No reports`} size="small">
        <Trans>Answers that visitors report appear here.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Reports`} isDivided>
        {reports.map((report) => (
          <ListItem key={report.id}>
            <Report report={report} />
          </ListItem>
        ))}
      </List>
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older reports`} />
    </>
  )
}
