import { IconButton, Table, type TableColumn } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { QueueTable_queues$data, QueueTable_queues$key } from '../../../__generated__/QueueTable_queues.graphql.ts'
import { formatTimeAgo } from '../../../lib/timeWords.ts'
import type { RetryJobs } from './useRetryJobs.ts'

type Queue = QueueTable_queues$data[number]

export function QueueTable({ queues, isRetrying, onRetry }: { queues: QueueTable_queues$key } & RetryJobs) {
  const { t, i18n } = useLingui()
  const shown = useFragment(
    graphql`
      fragment QueueTable_queues on JobQueue @relay(plural: true) {
        name
        waitingCount
        runningCount
        failedCount
        oldestDueAt
      }
    `,
    queues,
  )
  const columns: TableColumn<Queue & { id: string }>[] = [
    { id: 'name', name: t({ message: 'Queue', context: 'jobs' }), render: ({ name }) => <code>{name}</code> },
    { id: 'waiting', name: t`Waiting`, align: 'end', render: ({ waitingCount }) => i18n.number(waitingCount) },
    { id: 'running', name: t`Running`, align: 'end', render: ({ runningCount }) => i18n.number(runningCount) },
    { id: 'failed', name: t`Failed`, align: 'end', render: ({ failedCount }) => i18n.number(failedCount) },
    { id: 'oldest', name: t`Oldest due`, render: ({ oldestDueAt }) => oldestDueAt && formatTimeAgo(oldestDueAt) },
    {
      id: 'actions',
      name: t`Actions`,
      align: 'end',
      isActions: true,
      render: ({ name, failedCount }) =>
        failedCount > 0 && (
          <IconButton
            icon={RotateCcw}
            label={t`Retry all failed jobs: ${name}`}
            isDisabled={isRetrying}
            onPress={() => onRetry({ queue: name })}
          />
        ),
    },
  ]
  return <Table label={t`Queues`} columns={columns} rows={shown.map((queue) => ({ ...queue, id: queue.name }))} />
}
