import { graph, type Input, mutation, type Operation, rest } from '../parity.ts'
import { denied } from './models.ts'

const queue = 'name waiting_count: waitingCount running_count: runningCount failed_count: failedCount oldest_due_at: oldestDueAt'
const nameQueues = ({ queues, failed }: Input) => ({ queues: (queues as { name: string }[]).map(({ name }) => name), failed })
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'

export const jobOperations: Operation[] = [
  {
    call: 'GET /api/v1/operator/jobs',
    rest: rest(() => ['GET', '/operator/jobs'], nameQueues),
    graph: graph(
      `{ viewer { operator { jobs { queues { ${queue} } failed { id: uuid queue attempts error failed_at: failedAt } } } } }`,
      () => ({}),
      ({ viewer }) => viewer?.operator && nameQueues((viewer.operator as { jobs: Input }).jobs),
    ),
    cases: [{ title: 'shows the queues', as: 'owner' }, ...denied()],
  },
  {
    call: 'POST /api/v1/operator/jobs/retry',
    rest: rest(({ queue: name, job_id }) => ['POST', '/operator/jobs/retry', { queue: name, job_id }]),
    graph: mutation('retryJobs', 'retried_count: retriedCount', ({ queue: name, job_id }) => ({ queue: name, jobUuid: job_id })),
    cases: [
      ...denied(() => ({ queue: 'rename-document' })),
      { title: 'retries none', as: 'owner', input: () => ({ queue: 'rename-document' }) },
      { title: 'refuses an unknown queue', as: 'owner', input: () => ({ queue: 'none' }), status: 404 },
      { title: 'refuses an unknown job', as: 'owner', input: () => ({ queue: 'rename-document', job_id: unknownId }), status: 404 },
    ],
  },
]
