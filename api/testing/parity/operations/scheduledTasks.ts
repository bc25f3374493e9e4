import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const task =
  'id: uuid kind title instruction status recurrence interval date time days week timezone is_running: isRunning thread_id: threadUuid result_thread_id: resultThreadUuid'
const shown = ({ task: changed }: Input) => toTask(changed as Input)
const lowercase = (value: unknown) => String(value).toLowerCase()
/** The next run depends on the time of the call. */
const toTask = ({ next_run_at: _next, last_run_at: _last, created_at: _created, ...one }: Input): Input => ({
  ...one,
  kind: lowercase(one.kind),
  status: lowercase(one.status),
  recurrence: lowercase(one.recurrence),
})
const toInput = ({ id, recurrence, is_paused: isPaused, ...input }: Input) => ({
  taskId: globalId('ScheduledTask', id),
  ...input,
  ...(recurrence !== undefined && { recurrence: (recurrence as string).toUpperCase() }),
  ...(isPaused !== undefined && { isPaused }),
})

const proposed = ({ scheduledTasks }: World): Input => ({ id: scheduledTasks.proposedId })
const active = ({ scheduledTasks }: World): Input => ({ id: scheduledTasks.activeId })
const deleted = ({ scheduledTasks }: World): Input => ({ id: scheduledTasks.deletedId })

const strangers = (input: (world: World) => Input) =>
  [
    { title: 'is hidden from another user', as: 'other', input, status: 404 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
    { title: 'refuses an invalid ID', as: 'owner', input: (world) => ({ ...input(world), id: 'x' }), status: 404 },
  ] satisfies Operation['cases']

export const scheduledTaskOperations: Operation[] = [
  {
    call: 'GET /api/v1/scheduled-tasks',
    rest: rest(
      () => ['GET', '/scheduled-tasks'],
      ({ scheduled_tasks: tasks }) => (tasks as Input[]).map(toTask),
    ),
    graph: graph(
      `{ viewer { scheduledTasks { ${task} } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.scheduledTasks as Input[] | undefined)?.map(toTask),
    ),
    cases: [
      { title: 'lists active tasks', as: 'owner' },
      { title: 'lists nothing to another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/scheduled-tasks/{id}',
    rest: rest(({ id }) => ['GET', `/scheduled-tasks/${String(id)}`], toTask),
    graph: graph(
      `query ($id: String!) { viewer { scheduledTask(uuid: $id) { ${task} } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => viewer?.scheduledTask && toTask(viewer.scheduledTask as Input),
    ),
    cases: [
      { title: 'shows a proposed task', as: 'owner', input: proposed },
      { title: 'is hidden from another user', as: 'other', input: proposed, status: 404 },
      { title: 'needs a session', as: 'anyone', input: proposed, status: 401 },
    ],
  },
  {
    call: 'PATCH /api/v1/scheduled-tasks/{id}',
    rest: rest(({ id, ...changes }) => ['PATCH', `/scheduled-tasks/${String(id)}`, changes], toTask),
    graph: mutation('updateScheduledTask', `task { ${task} }`, toInput, shown),
    cases: [
      ...strangers((world) => ({ ...active(world), title: 'Tower log' })),
      { title: 'pauses it', as: 'owner', input: (world) => ({ ...active(world), is_paused: true }) },
      { title: 'resumes it', as: 'owner', input: (world) => ({ ...active(world), is_paused: false }) },
      { title: 'reschedules it', as: 'owner', input: (world) => ({ ...active(world), recurrence: 'weekly', days: [5], time: '07:15' }) },
      {
        title: 'reschedules it to every third week',
        as: 'owner',
        input: (world) => ({ ...active(world), interval: 3, date: '2099-01-02' }),
      },
      {
        title: 'reschedules it to the last Friday of the month',
        as: 'owner',
        input: (world) => ({ ...active(world), recurrence: 'monthly', interval: 1, days: [5], week: 5 }),
      },
      { title: 'reschedules it to a day of the month', as: 'owner', input: (world) => ({ ...active(world), days: [31], week: null }) },
      { title: 'refuses a sixth week', as: 'owner', input: (world) => ({ ...active(world), days: [5], week: 6 }), status: 400 },
      { title: 'refuses an interval of zero', as: 'owner', input: (world) => ({ ...active(world), interval: 0 }), status: 400 },
      { title: 'refuses a blank title', as: 'owner', input: (world) => ({ ...active(world), title: ' ' }), status: 400 },
      { title: 'refuses an invalid time', as: 'owner', input: (world) => ({ ...active(world), time: '24:00' }), status: 400 },
      { title: 'refuses to change a proposal', as: 'owner', input: (world) => ({ ...proposed(world), title: 'Tower' }), status: 404 },
    ],
  },
  {
    call: 'POST /api/v1/scheduled-tasks/{id}/run',
    rest: rest(
      ({ id }) => ['POST', `/scheduled-tasks/${String(id)}/run`],
      ({ id }) => ({ id }),
    ),
    graph: mutation('runScheduledTask', 'task { id: uuid }', toInput, ({ task: one }) => one),
    cases: [
      ...strangers(active),
      { title: 'refuses to run a proposal', as: 'owner', input: proposed, status: 404 },
      { title: 'runs it', as: 'owner', input: active },
    ],
  },
  {
    call: 'POST /api/v1/scheduled-tasks/{id}/confirm',
    rest: rest(({ id, ...changes }) => ['POST', `/scheduled-tasks/${String(id)}/confirm`, changes], toTask),
    graph: mutation('confirmScheduledTask', `task { ${task} }`, toInput, shown),
    cases: [
      ...strangers(proposed),
      {
        title: 'refuses a time in the past',
        as: 'owner',
        input: (world) => ({ ...proposed(world), recurrence: 'once', date: '2020-01-01' }),
        status: 400,
      },
      { title: 'refuses an unknown zone', as: 'owner', input: (world) => ({ ...proposed(world), timezone: 'Mars' }), status: 400 },
      { title: 'schedules it', as: 'owner', input: (world) => ({ ...proposed(world), timezone: 'Europe/Berlin' }) },
      { title: 'changes nothing the second time', as: 'owner', input: proposed },
    ],
  },
  {
    call: 'DELETE /api/v1/scheduled-tasks/{id}',
    rest: rest(({ id }) => ['DELETE', `/scheduled-tasks/${String(id)}`]),
    graph: mutation('deleteScheduledTask', 'deletedTaskId', toInput, ({ deletedTaskId }) => ({
      id: Buffer.from(String(deletedTaskId), 'base64').toString().split(':')[1],
    })),
    cases: [
      ...strangers(deleted),
      { title: 'deletes it', as: 'owner', input: deleted },
      { title: 'is gone', as: 'owner', input: deleted, status: 404 },
    ],
  },
]
