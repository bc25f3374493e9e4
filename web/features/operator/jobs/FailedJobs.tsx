import { Heading, IconButton, Table, type TableColumn } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { FailedJobs_jobs$data, FailedJobs_jobs$key } from '../../../__generated__/FailedJobs_jobs.graphql.ts'
import styles from '../Operator.module.css'
import type { RetryJobs } from './useRetryJobs.ts'

type FailedJob = FailedJobs_jobs$data[number]

export function FailedJobs({ jobs, isRetrying, onRetry }: { jobs: FailedJobs_jobs$key } & RetryJobs) {
  const { t, i18n } = useLingui()
  const shown = useFragment(
    graphql`
      fragment FailedJobs_jobs on FailedJob @relay(plural: true) {
        uuid
        queue
        attempts
        error
        failedAt
      }
    `,
    jobs,
  )
  const columns: TableColumn<FailedJob & { id: string }>[] = [
    {
      id: 'error',
      name: t`Error`,
      render: ({ error, uuid }) => (
        <div className={styles.name}>
          <code dir="ltr">{error}</code>
          <code className={styles.note}>{uuid}</code>
        </div>
      ),
    },
    { id: 'queue', name: t({ message: 'Queue', context: 'jobs' }), isInline: true, render: ({ queue }) => <code>{queue}</code> },
    {
      id: 'failed',
      name: t`Time`,
      isInline: true,
      render: ({ failedAt }) => <time dateTime={failedAt}>{i18n.date(failedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>,
    },
    {
      id: 'attempts',
      name: t`Attempts`,
      isInline: true,
      render: ({ attempts }) => <Plural value={attempts} one="# attempt" other="# attempts" />,
    },
    {
      id: 'actions',
      name: t`Actions`,
      align: 'end',
      isActions: true,
      render: ({ uuid, queue }) => (
        <IconButton
          icon={RotateCcw}
          label={t`Retry job: ${queue}`}
          isDisabled={isRetrying}
          onPress={() => onRetry({ queue, jobUuid: uuid })}
        />
      ),
    },
  ]
  return (
    <section aria-label={t`Newest failed jobs`} className={styles.section}>
      <Heading level={2} size="section">
        <Trans>Newest failed jobs</Trans>
      </Heading>
      <p className={styles.note}>
        <Trans>The server log has details under the job ID.</Trans>
      </p>
      <Table label={t`Newest failed jobs`} columns={columns} rows={shown.map((job) => ({ ...job, id: job.uuid }))} />
    </section>
  )
}
