import { Button, ErrorState, PageColumn, SegmentedControl } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import monitoringQuery, { type MonitoringScreenQuery } from '../../__generated__/MonitoringScreenQuery.graphql.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'
import { Loading } from '../../shell/Loading.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { firstDay, periodOf, periods, type Period } from './period.ts'
import { UsageReport } from './UsageReport.tsx'

/** Days are those of the place where the person is. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const variables = { from: firstDay(periodOf(new URL(request.url).searchParams), new Date(), timezone), timezone }
  const { environment } = context.get(sessionContext)
  return loadQuery<MonitoringScreenQuery>(environment, monitoringQuery, variables, { fetchPolicy: 'store-and-network' })
}

/** What the assistant and the twin did, day by day. */
export function MonitoringScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<MonitoringScreenQuery>()
  const [address, setAddress] = useSearchParams()
  return (
    <PageColumn
      width="wide"
      title={t`Monitoring`}
      lead={<Trans>What your assistant and your twin did. Counted from your conversations; deleted ones are gone from here too.</Trans>}
      actions={
        <SegmentedControl
          label={t`Period`}
          options={periods.map((days): { value: Period; label: string } => ({ value: days, label: t`${days} days` }))}
          value={periodOf(address)}
          onChange={(days) => setAddress({ days }, { replace: true })}
        />
      }
    >
      <ScreenTitle>{t`Monitoring`}</ScreenTitle>
      <ErrorBoundary FallbackComponent={ReportFailed} resetKeys={[queryRef]}>
        <Suspense fallback={<Loading />}>
          <Report queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </PageColumn>
  )
}

function Report({ queryRef }: { queryRef: PreloadedQuery<MonitoringScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MonitoringScreenQuery>(
    graphql`
      query MonitoringScreenQuery($from: String, $timezone: String) {
        viewer {
          usage(from: $from, timezone: $timezone) {
            ...UsageReport_usage
          }
        }
      }
    `,
    queryRef,
  )
  return viewer && <UsageReport usage={viewer.usage} />
}

function ReportFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={failureText(error, t`The figures could not be counted`)}
      action={
        <Button onPress={() => void revalidate()} isPending={state === 'loading'} pendingLabel={t`Trying...`}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
