import { expect, test, vi } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform
const { taskExecution } = app.services

interface Task {
  id: string
  status: string
  date: string | null
  time: string
  timezone: string
  next_run_at: string | null
  is_running: boolean
  result_thread_id: string | null
  error: { code: string }
}
type Notice = { title: string; action_url: string; channel: object }

type Proposed = Record<string, unknown> & { instruction?: string }

const path = '/api/v1/scheduled-tasks'
const reminder = { kind: 'reminder', title: 'Call Ana', recurrence: 'once', date: '2099-03-02', time: '15:00' }
const weekly = {
  kind: 'task',
  title: 'Weekly summary',
  instruction: 'Summarise [[tokens:2]]',
  recurrence: 'weekly',
  days: [1],
  time: '08:00',
}

async function say(client: Client, input: string, more = {}) {
  let threadId = ''
  const body = JSON.stringify({ input, ...more })
  const events = client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  for await (const { data } of events) {
    const { run } = JSON.parse(data) as { run?: { thread_id: string } }
    threadId = run?.thread_id ?? threadId
  }
  return threadId
}
async function propose({ client, id: userId }: Person, { instruction = '', ...input }: Proposed) {
  const threadId = await say(client, `Plan it [[tokens:2]] [[tool:schedule_task ${JSON.stringify(input)}]]`)
  const { id } = await db.scheduledTask.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } })
  // The mock model reads directives in instructions.
  const task = await db.scheduledTask.update({ where: { id }, data: { ...(instruction && { instruction }) } })
  return { threadId, id, task }
}
const call = (client: Client, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', rest: string, body?: object) =>
  client.rest<Task>(method, `${path}/${rest}`, body)
async function schedule(person: Person, input: Proposed, timezone = 'Europe/Berlin') {
  const { id, threadId } = await propose(person, input)
  const { body } = await call(person.client, 'POST', `${id}/confirm`, { timezone })
  return { id, threadId, task: body, dueAt: new Date(body.next_run_at ?? 0) }
}
const listed = async (client: Client) => (await client.rest<{ scheduled_tasks: Task[] }>('GET', path)).body.scheduled_tasks
const told = async (client: Client) => (await client.rest<{ notifications: Notice[] }>('GET', '/api/v1/notifications')).body.notifications
const get = async (client: Client, id: string) => (await call(client, 'GET', id)).body
const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)
const runEnded = (id: string) =>
  vi.waitFor(async () => {
    const { run } = await db.scheduledTask.findUniqueOrThrow({ where: { id }, include: { run: true } })
    expect(run?.endedAt).toBeTruthy()
  })

test('schedules nothing until the owner confirms, in their time zone', async () => {
  const person = await createPerson(app)
  const { id, threadId } = await propose(person, reminder)
  expect(await listed(person.client)).toEqual([])
  await taskExecution.runDue(id, new Date('2100-01-01'))
  expect(await told(person.client)).toEqual([])
  expect(await get(person.client, id)).toMatchObject({ status: 'proposed', thread_id: threadId, next_run_at: null })
  const confirm = () => call(person.client, 'POST', `${id}/confirm`, { timezone: 'America/New_York' })
  const [{ body }] = await Promise.all([confirm(), confirm()])
  expect(body).toMatchObject({ status: 'active', timezone: 'America/New_York', next_run_at: '2099-03-02T20:00:00.000Z' })
  expect(await listed(person.client)).toMatchObject([{ id }])
})

test('counts an interval from the next run', async () => {
  const person = await createPerson(app)
  const { id, task } = await propose(person, { kind: 'reminder', title: 'Water the plants', recurrence: 'daily', interval: 2 })
  expect(task).toMatchObject({ interval: 2, date: expect.stringMatching(/^\d{4}-/) })
  const { body } = await call(person.client, 'POST', `${id}/confirm`, { timezone: 'Europe/Berlin', date: '2099-03-02', time: '09:00' })
  expect(body).toMatchObject({ interval: 2, date: '2099-03-02', next_run_at: '2099-03-02T08:00:00.000Z' })
  await taskExecution.runDue(id, new Date('2099-03-02T08:00:05Z'))
  expect((await get(person.client, id)).next_run_at).toBe('2099-03-04T08:00:00.000Z')
  const { body: daily } = await call(person.client, 'PATCH', id, { interval: 1 })
  expect(daily).toMatchObject({ interval: 1, date: null })
})

test('keeps the instant of “in ten minutes” in another time zone', async () => {
  const person = await createPerson(app)
  const { id, task } = await propose(person, { kind: 'reminder', title: 'Tea', inMinutes: 10 })
  const { body } = await call(person.client, 'POST', `${id}/confirm`, { timezone: 'Asia/Tokyo' })
  expect(body.next_run_at).toBe(task.nextRunAt?.toISOString())
  expect(body.timezone).toBe('Asia/Tokyo')
})

test('confirms with another time, and refuses past, incomplete and foreign ones', async () => {
  const [person, other] = await Promise.all([createPerson(app), createPerson(app)])
  const { id } = await propose(person, reminder)
  const refusals = await Promise.all([
    call(person.client, 'POST', `${id}/confirm`, { date: '2020-01-01' }),
    call(person.client, 'POST', `${id}/confirm`, { recurrence: 'weekly' }),
    call(person.client, 'POST', `${id}/confirm`, { time: '25:00' }),
    call(person.client, 'POST', `${id}/confirm`, { timezone: 'Mars/Olympus' }),
    call(other.client, 'POST', `${id}/confirm`, {}),
    call(other.client, 'POST', `${id}/run`),
    call(other.client, 'DELETE', id),
    call(person.client, 'POST', `${id}/run`),
    call(person.client, 'PATCH', id, { is_paused: true }),
  ])
  expect(refusals.map(({ body }) => body?.error?.code)).toEqual([
    'scheduled_in_past',
    'schedule_invalid',
    'schedule_invalid',
    'time_zone_unknown',
    ...Array<string>(5).fill('no_such_scheduled_task'),
  ])
  const { body } = await call(person.client, 'POST', `${id}/confirm`, {
    recurrence: 'weekly',
    days: [3, 1],
    time: '07:30',
    timezone: 'UTC',
  })
  expect(body).toMatchObject({ status: 'active', recurrence: 'weekly', days: [1, 3], date: null, time: '07:30' })
})

test('a time that has passed is refused with a reason and proposes nothing', async () => {
  const { client, id: userId } = await createPerson(app)
  await say(client, `Plan it [[tokens:2]] [[tool:schedule_task ${JSON.stringify({ ...reminder, date: '2020-01-01' })}]]`)
  expect(await db.scheduledTask.count({ where: { userId } })).toBe(0)
  const request = app.model.requests.findLast(({ messages }) => messages.at(-1)?.role === 'tool')
  expect(JSON.stringify(request?.messages.at(-1))).toContain('This time has passed.')
})

test('a reminder notifies once, with a link to its conversation, and is done', async () => {
  const person = await createPerson(app)
  const { id, threadId, dueAt } = await schedule(person, reminder)
  await taskExecution.runDue(id, new Date(dueAt.getTime() - 1))
  expect(await told(person.client)).toEqual([])
  await Promise.all([1, 2, 3].map(() => taskExecution.runDue(id, later(dueAt, 3))))
  expect(await told(person.client)).toMatchObject([{ title: 'Reminder: Call Ana', action_url: `/chat/${threadId}` }])
  expect(await get(person.client, id)).toMatchObject({ status: 'done', next_run_at: null })
  expect(await listed(person.client)).toEqual([])
})

test('a task asks the assistant in its own conversation, then notifies; missed occurrences run once', async () => {
  const person = await createPerson(app)
  const { id, dueAt } = await schedule(person, weekly)
  const now = later(dueAt, 30)
  await Promise.all([1, 2, 3].map(() => taskExecution.runDue(id, now)))
  await runEnded(id)
  await Promise.all([1, 2, 3].map(() => taskExecution.runDue(id, now)))
  const { status, result_thread_id: threadId, next_run_at: nextRunAt } = await get(person.client, id)
  expect(status).toBe('active')
  expect(new Date(nextRunAt ?? 0).getTime()).toBe(later(dueAt, 35).getTime())
  expect(await told(person.client)).toMatchObject([{ title: '“Weekly summary” is ready', action_url: `/chat/${threadId}` }])
  const sent = async () => {
    const { body } = await person.client.rest<{ steps: { input: string; output: string }[] }>(
      'GET',
      `/api/v1/chat/threads/${threadId}/history`,
    )
    return body.steps.map(({ input, output }) => input || output)
  }
  expect(await sent()).toEqual([weekly.instruction, 'tok0 tok1 '])
  expect(await db.thread.findUnique({ where: { id: threadId ?? '' } })).toMatchObject({ name: 'Weekly summary' })

  // The next one continues the conversation, unless it was deleted.
  await taskExecution.runDue(id, later(dueAt, 35))
  await runEnded(id)
  expect(await sent()).toHaveLength(4)
  await taskExecution.runDue(id, later(dueAt, 35))
  await person.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  await taskExecution.runDue(id, later(dueAt, 42))
  await runEnded(id)
  expect((await get(person.client, id)).result_thread_id).not.toBe(threadId)
})

test('runs on request, also while paused, and keeps the schedule', async () => {
  const person = await createPerson(app)
  const { id, task, dueAt } = await schedule(person, weekly)
  expect((await call(person.client, 'PATCH', id, { is_paused: true })).body).toMatchObject({ status: 'paused' })
  await taskExecution.runDue(id, later(dueAt, 1))
  expect(await told(person.client)).toEqual([])
  await Promise.all([1, 2, 3].map(() => call(person.client, 'POST', `${id}/run`)))
  await vi.waitFor(async () => expect(await told(person.client)).toHaveLength(1), { timeout: 20_000, interval: 100 })
  expect(await get(person.client, id)).toMatchObject({ status: 'paused', next_run_at: task.next_run_at, is_running: false })
  expect((await call(person.client, 'PATCH', id, { is_paused: false })).body).toMatchObject({ status: 'active' })
  expect((await call(person.client, 'PATCH', id, { title: 'Notes', time: '09:15' })).body).toMatchObject({ title: 'Notes', time: '09:15' })
}, 30_000)

test('retries a failed task twice, then pauses it and notifies', async () => {
  const person = await createPerson(app)
  const { id, dueAt } = await schedule(person, { ...weekly, instruction: 'Fail [[mode:error]] [[status:400]]' })
  const extra = async () => (await db.scheduledTask.findUniqueOrThrow({ where: { id } })).extraRunAt
  let now = dueAt
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await taskExecution.runDue(id, now)
    await runEnded(id)
    await taskExecution.runDue(id, now)
    now = (await extra()) ?? now
  }
  expect(now.getTime() - dueAt.getTime()).toBe(11 * 60_000)
  expect(await get(person.client, id)).toMatchObject({ status: 'paused', is_running: false })
  expect(await told(person.client)).toMatchObject([{ title: '“Weekly summary” is paused', action_url: '/settings/schedules' }])
  expect(await db.run.count({ where: { userId: person.id, userStep: { input: 'Fail [[mode:error]] [[status:400]]' } } })).toBe(3)
})

test('runs nothing for suspended and deleted accounts', async () => {
  const person = await createPerson(app)
  const { id, dueAt } = await schedule(person, reminder)
  await db.user.update({ where: { id: person.id }, data: { suspendedAt: new Date() } })
  await db.scheduledTask.update({ where: { id }, data: { nextRunAt: new Date(0) } })
  expect((await taskExecution.find()).map(({ key }) => key)).not.toContain(id)
  await taskExecution.runDue(id, later(dueAt, 1))
  expect(await db.notification.count({ where: { userId: person.id } })).toBe(0)
  await db.user.delete({ where: { id: person.id } })
  expect(await db.scheduledTask.count({ where: { id } })).toBe(0)
})

test('limits the number of tasks, and deletes old proposals', async () => {
  const person = await createPerson(app)
  const { id, task } = await propose(person, reminder)
  const others = Array.from({ length: 50 }, () => ({
    ...task,
    id: undefined,
    status: 'active' as const,
    nextRunAt: new Date('2099-01-01'),
  }))
  await db.scheduledTask.createMany({ data: others })
  expect((await call(person.client, 'POST', `${id}/confirm`, {})).body.error.code).toBe('too_many_scheduled_tasks')
  await taskExecution.deleteOld(later(new Date(), 31))
  expect((await call(person.client, 'GET', id)).status).toBe(404)
  expect(await listed(person.client)).toHaveLength(50)
})

test('confirms, changes and deletes over GraphQL, with live updates', async () => {
  const person = await createPerson(app)
  const { id } = await propose(person, weekly)
  const taskId = Buffer.from(`ScheduledTask:${id}`).toString('base64')
  const confirm = graphql(`mutation ConfirmTask($id: ID!) { confirmScheduledTask(input: { taskId: $id, timezone: "UTC" }) {
    __typename ... on ConfirmScheduledTaskPayload { task { status recurrence days } viewer { scheduledTasks { uuid } } } ... on UserError { message } } }`)
  expect(await person.client.mutate(confirm, { id: taskId })).toEqual({
    __typename: 'ConfirmScheduledTaskPayload',
    task: { status: 'ACTIVE', recurrence: 'WEEKLY', days: [1] },
    viewer: { scheduledTasks: [{ uuid: id }] },
  })
  const remove = graphql(`mutation DeleteTask($id: ID!) { deleteScheduledTask(input: { taskId: $id }) {
    __typename ... on DeleteScheduledTaskPayload { deletedTaskId viewer { scheduledTasks { uuid } } } ... on UserError { message } } }`)
  expect(await person.client.mutate(remove, { id: taskId })).toMatchObject({ deletedTaskId: taskId, viewer: { scheduledTasks: [] } })
})

test('neither twins nor temporary conversations get the tool', async () => {
  const person = await createPerson(app)
  await say(person.client, 'Temporary hello [[tokens:2]]', { is_temporary: true })
  await person.client.rest('PUT', '/api/v1/profile', { public: true })
  const visitor = app.anyone()
  const { body } = await visitor.rest<{ thread_id: string }>('POST', `/api/v1/twin/${person.username}/chat`, {
    input: 'Twin hello [[tokens:2]]',
  })
  for await (const _ of visitor.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`));
  for (const text of ['Temporary hello', 'Twin hello']) {
    const request = app.model.requests.findLast(({ messages }) => JSON.stringify(messages.at(-1)).includes(text))
    expect(request).toBeDefined()
    expect(JSON.stringify(request?.tools ?? [])).not.toContain('schedule_task')
  }
})
