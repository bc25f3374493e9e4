import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { OperatorType } from '../operator.graph.ts'
import { failedJobBody, jobQueueBody } from './jobBodies.ts'
import type { FailedJob, JobOverview, JobQueue } from './jobs.service.ts'

const QueueType = builder.objectRef<JobQueue>('JobQueue').implement({
  description: 'Queue of background jobs, for operators.',
  fields: (t) => exposeFields(t, jobQueueBody),
})

const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'Background job that failed on its last attempt, for operators. Deleted after a week.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST and in the log.' }),
    ...exposeFields(t, failedJobBody, ['id']),
  }),
})

const JobsType = builder.objectRef<JobOverview>('Jobs').implement({
  description: 'Background jobs, for operators.',
  fields: (t) => ({
    queues: t.field({ type: [QueueType], description: 'All queues, by name.', resolve: ({ queues }) => [...queues] }),
    failed: t.field({ type: [FailedJobType], description: 'Newest failed jobs, at most 50.', resolve: ({ failed }) => [...failed] }),
  }),
})

builder.objectField(OperatorType, 'jobs', (t) =>
  t.field({
    type: JobsType,
    nullable: true,
    description: 'Background jobs of the server.',
    resolve: (viewer, _args, { services }) => services.operatorJobs.get(viewer),
  }),
)

const RetryInputType = builder.inputType('RetryJobsInput', {
  description: 'Failed jobs to retry.',
  fields: (t) => ({
    queue: t.string({ required: true, description: 'Name of the queue.' }),
    jobUuid: t.string({ description: 'ID of one job; by default all failed jobs of the queue, at most 1,000.' }),
  }),
})

const RetryPayload = builder.objectRef<{ count: number; viewer: Viewer }>('RetryJobsPayload').implement({
  description: 'The jobs wait for another attempt.',
  fields: (t) => ({
    retriedCount: t.exposeInt('count', { description: 'Number of retried jobs.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer after the change.' }),
  }),
})

defineMutations('operator', (t) => ({
  retryJobs: t.withAuth({ signedIn: true }).field({
    type: RetryPayload,
    errors: { types: [NotFoundError] },
    description: 'Queues failed jobs again with all attempts, as an operator.',
    args: { input: t.arg({ type: RetryInputType, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      count: await services.operatorJobs.retry(viewer, { queue: input.queue, jobId: input.jobUuid }),
      viewer,
    }),
  }),
}))
