const queue = {
  __typename: 'JobQueue',
  name: 'index-passages',
  waitingCount: 0,
  runningCount: 0,
  failedCount: 0,
  oldestDueAt: null as string | null,
}

export const idleQueues = [queue, { ...queue, name: 'rename-document' }]
export const busyQueues = [
  { ...queue, name: 'deliver-to-new-webhooks', waitingCount: 1204, runningCount: 4, oldestDueAt: '2026-03-01T09:00:00.000Z' },
  { ...queue, name: 'send-mail', waitingCount: 3, failedCount: 2, oldestDueAt: '2026-03-01T10:00:00.000Z' },
]

export const failedJob = {
  __typename: 'FailedJob',
  uuid: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
  queue: 'send-mail',
  attempts: 4,
  error: 'Error EENVELOPE 550',
  failedAt: '2026-03-01T10:00:00.000Z',
}
export const otherFailedJob = {
  ...failedJob,
  uuid: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b48',
  attempts: 1,
  error: 'TypeError: Error ECONNREFUSED',
}

export const toJobs = (queues: (typeof queue)[], failed: (typeof failedJob)[] = []) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', operator: { __typename: 'Operator', jobs: { __typename: 'Jobs', queues, failed } } },
})
