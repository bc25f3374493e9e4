import { EmptyState, FormError, Heading, LiveRegion } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import jobsQuery, { type JobsScreenQuery } from '../../../__generated__/JobsScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import styles from '../Operator.module.css'
import { FailedJobs } from './FailedJobs.tsx'
import { QueueTable } from './QueueTable.tsx'
import { useRetryJobs } from './useRetryJobs.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<JobsScreenQuery>(context, jobsQuery, {})
}

export function JobsScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<JobsScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load background jobs`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { retrying, failure, isDone } = useRetryJobs()
  const { viewer } = usePreloadedQuery<JobsScreenQuery>(
    graphql`
      query JobsScreenQuery {
        viewer {
          operator {
            jobs @required(action: THROW) {
              queues {
                waitingCount
                runningCount
                failedCount
                ...QueueTable_queues
              }
              failed {
                ...FailedJobs_jobs
              }
            }
          }
        }
      }
    `,
    useRouteQuery<JobsScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  const { queues, failed } = viewer.operator.jobs
  const busy = queues.filter((queue) => queue.waitingCount + queue.runningCount + queue.failedCount > 0)
  const idle = queues.length - busy.length
  return (
    <OperatorPage title={t`Jobs`}>
      <FormError>{failure}</FormError>
      <LiveRegion>{isDone ? <Trans>Queued again</Trans> : null}</LiveRegion>
      <section aria-label={t`Queues`} className={styles.section}>
        <Heading level={2} size="section">
          <Trans>Queues</Trans>
        </Heading>
        {busy.length > 0 ? <QueueTable queues={busy} {...retrying} /> : <EmptyState title={t`No jobs`} size="small" />}
        {busy.length > 0 && idle > 0 && (
          <p className={styles.note}>
            <Plural value={idle} one="# other queue is empty." other="# other queues are empty." />
          </p>
        )}
      </section>
      {failed.length > 0 && <FailedJobs jobs={failed} {...retrying} />}
    </OperatorPage>
  )
}
