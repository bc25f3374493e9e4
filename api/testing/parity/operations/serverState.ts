import { type Call, graph, type Input, mutation, type Operation, rest } from '../parity.ts'
import { denied } from './models.ts'

const queue = 'name waiting_count: waitingCount running_count: runningCount failed_count: failedCount oldest_due_at: oldestDueAt'
const nameQueues = ({ queues, failed }: Input) => ({ queues: (queues as { name: string }[]).map(({ name }) => name), failed })
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
/** Sizes differ from one moment to the next. */
const nameSizes = (storage: Input) =>
  Object.entries(storage).map(([name, value]) => [name, Array.isArray(value) ? Object.keys(value[0] as Input).toSorted() : typeof value])

const ofOperator = (selection: string, kept: (operator: Input) => unknown): Call =>
  graph(
    `{ viewer { operator { ${selection} } } }`,
    () => ({}),
    ({ viewer }) => viewer?.operator && kept(viewer.operator as Input),
  )

const announcement = 'announcement { text ends_at: endsAt published_at: publishedAt }'

const planLimits = `messages_per_day: messagesPerDay uploads_per_day: uploadsPerDay upload_megabytes_per_day: uploadMegabytesPerDay
  file_megabytes: fileMegabytes files_per_upload: filesPerUpload twin_messages_per_day: twinMessagesPerDay`
const planSettings = `plans { key name limits { ${planLimits} } defaults { ${planLimits} } }`
const showPlans = (operator: Input) => operator.plans

export const serverStateOperations: Operation[] = [
  {
    call: 'PATCH /api/v1/operator/plans/{key}',
    rest: rest(
      ({ key, messages_per_day, file_megabytes }) => ['PATCH', `/operator/plans/${String(key)}`, { messages_per_day, file_megabytes }],
      (plan) => [plan],
    ),
    graph: mutation(
      'updatePlanLimits',
      `viewer { operator { ${planSettings} } }`,
      ({ key, messages_per_day, file_megabytes }) => ({
        key,
        messagesPerDay: messages_per_day,
        ...(file_megabytes !== undefined && { fileMegabytes: file_megabytes }),
      }),
      ({ viewer }) => showPlans((viewer as { operator: Input }).operator),
    ),
    cases: [
      ...denied(() => ({ key: 'free', messages_per_day: 900 })),
      { title: 'changes a limit', as: 'owner', input: () => ({ key: 'free', messages_per_day: 900 }) },
      { title: 'removes a limit', as: 'owner', input: () => ({ key: 'free', messages_per_day: null }) },
      { title: 'resets a limit', as: 'owner', input: () => ({ key: 'free', messages_per_day: 1000 }) },
      { title: 'refuses a negative limit', as: 'owner', input: () => ({ key: 'free', messages_per_day: -1 }), status: 400 },
      {
        title: 'requires a file size',
        as: 'owner',
        input: () => ({ key: 'free', messages_per_day: 1000, file_megabytes: null }),
        status: 400,
      },
      { title: 'refuses an unknown plan', as: 'owner', input: () => ({ key: 'none', messages_per_day: 1 }), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/operator/plans',
    rest: rest(
      () => ['GET', '/operator/plans'],
      ({ plans }) => plans,
    ),
    graph: ofOperator(planSettings, showPlans),
    cases: [{ title: 'shows limits and defaults', as: 'owner' }, ...denied()],
  },
  {
    call: 'PUT /api/v1/operator/announcement',
    rest: rest(({ text, ends_at }) => ['PUT', '/operator/announcement', { text, ends_at }]),
    graph: mutation(
      'publishAnnouncement',
      `viewer { ${announcement} }`,
      ({ text, ends_at }) => ({ text, endsAt: ends_at }),
      ({ viewer }) => (viewer as Input).announcement,
    ),
    cases: [
      ...denied(() => ({ text: 'Maintenance at noon.' })),
      { title: 'publishes it', as: 'owner', input: () => ({ text: 'Maintenance at noon.', ends_at: '2999-01-01T12:00:00Z' }) },
      { title: 'refuses an empty text', as: 'owner', input: () => ({ text: ' ' }), status: 400 },
      { title: 'refuses a long text', as: 'owner', input: () => ({ text: 'x'.repeat(501) }), status: 400 },
      { title: 'refuses an end in the past', as: 'owner', input: () => ({ text: 'Done.', ends_at: '2020-01-01T12:00:00Z' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/announcement',
    rest: rest(() => ['GET', '/announcement']),
    graph: graph(
      `{ viewer { ${announcement} } }`,
      () => ({}),
      ({ viewer }) => viewer,
    ),
    cases: [
      { title: 'shows it to users', as: 'other' },
      { title: 'shows it to programs', as: 'program' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'DELETE /api/v1/operator/announcement',
    rest: rest(
      () => ['DELETE', '/operator/announcement'],
      () => true,
    ),
    graph: graph(
      'mutation { result: removeAnnouncement { __typename ... on UserError { message code params } } }',
      () => ({}),
      ({ result }) => result && true,
    ),
    cases: [...denied(), { title: 'removes it', as: 'owner' }, { title: 'can be repeated', as: 'owner' }],
  },
  {
    call: 'GET /api/v1/operator/jobs',
    rest: rest(() => ['GET', '/operator/jobs'], nameQueues),
    graph: ofOperator(`jobs { queues { ${queue} } failed { id: uuid queue attempts error failed_at: failedAt } }`, ({ jobs }) =>
      nameQueues(jobs as Input),
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
  {
    call: 'GET /api/v1/operator/storage',
    rest: rest(() => ['GET', '/operator/storage'], nameSizes),
    graph: ofOperator(
      `storage { database_bytes: databaseBytes file_count: fileCount file_bytes: fileBytes pending_passages: pendingPassages
        pending_embeddings: pendingEmbeddings tables { name estimated_rows: estimatedRows bytes } indexes { name table bytes } }`,
      ({ storage }) => nameSizes(storage as Input),
    ),
    cases: [{ title: 'shows sizes', as: 'owner' }, ...denied()],
  },
  {
    call: 'GET /api/v1/operator/webhooks',
    rest: rest(() => ['GET', '/operator/webhooks']),
    graph: ofOperator(
      `webhookHealth { delivered_count: deliveredCount pending_count: pendingCount failed_count: failedCount
        failures { status_code: statusCode count } }`,
      ({ webhookHealth }) => webhookHealth,
    ),
    cases: [{ title: 'shows deliveries', as: 'owner' }, ...denied()],
  },
  {
    call: 'GET /api/v1/operator/settings',
    rest: rest(
      () => ['GET', '/operator/settings'],
      ({ settings }) => settings,
    ),
    graph: ofOperator('settings { name value source is_secret: isSecret is_set: isSet }', ({ settings }) => settings),
    cases: [{ title: 'shows the settings', as: 'owner' }, ...denied()],
  },
]
