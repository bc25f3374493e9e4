import { PageColumn, SegmentedControl, AudienceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import monitoringQuery, { type MonitoringScreenQuery } from '../../__generated__/MonitoringScreenQuery.graphql.ts'
import { getFirstDay } from '../../lib/firstDay.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { UsageReport } from './UsageReport.tsx'

const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]

export function loader({ context, request }: LoaderFunctionArgs) {
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const variables = { from: getFirstDay(Number(parsePeriod(new URL(request.url).searchParams)), new Date(), timezone), timezone }
  return loadRouteQuery<MonitoringScreenQuery>(context, monitoringQuery, variables)
}

export function MonitoringScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<MonitoringScreenQuery>()
  const [address, setAddress] = useSearchParams()
  return (
    <PageColumn
      width="wide"
      title={t`Monitoring`}
      mark={<AudienceMark audience="private">{t`Only you`}</AudienceMark>}
      description={<Trans>How you and your visitors use Twain. Deleted conversations are not counted.</Trans>}
      actions={
        <SegmentedControl
          label={t`Period`}
          items={periods.map((days): { value: Period; label: string } => ({ value: days, label: t`${days} days` }))}
          value={parsePeriod(address)}
          onChange={(days) => setAddress({ days }, { replace: true })}
        />
      }
    >
      <ScreenTitle>{t`Monitoring`}</ScreenTitle>
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load your usage`}>
        <Report queryRef={queryRef} days={parsePeriod(address)} />
      </RouteBoundary>
    </PageColumn>
  )
}

function Report({ queryRef, days }: { queryRef: PreloadedQuery<MonitoringScreenQuery>; days: Period }) {
  const { viewer } = usePreloadedQuery<MonitoringScreenQuery>(
    graphql`
      query MonitoringScreenQuery($from: String, $timezone: String) {
        viewer {
          usage(from: $from, timezone: $timezone) @required(action: THROW) {
            ...UsageReport_usage
          }
        }
      }
    `,
    queryRef,
  )
  return viewer && <UsageReport usage={viewer.usage} days={days} />
}

export function parsePeriod(address: URLSearchParams): Period {
  return periods.find((days) => days === address.get('days')) ?? '30'
}
