import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const folder = await mkdtemp(join(tmpdir(), 'twain-plans-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'plans.json')
const limits = {
  messages_per_day: 3,
  uploads_per_day: 2,
  upload_megabytes_per_day: 1,
  file_megabytes: 2,
  files_per_upload: 2,
  twin_messages_per_day: 2,
}
const team = {
  id: 'team',
  name: 'Team',
  description: 'For many.',
  price: '9 € a month',
  contact_url: 'mailto:sales@example.org',
  limits: { messages_per_day: null, uploads_per_day: 1 },
}
await writeFile(file, JSON.stringify([{ id: 'small', name: 'Small', limits }, team]))

const app = await testApp({ PLANS_FILE: file, MESSAGES_PER_DAY: '77' })
const { db } = app.platform

graphql(`fragment PlanFields on Plan {
  key name description price contactUrl isDefault
  limits { messagesPerDay uploadsPerDay uploadMegabytesPerDay fileMegabytes filesPerUpload twinMessagesPerDay } }`)
const plans = graphql(`query Plans { plans { ...PlanFields } }`)
const mine = graphql(`query Mine {
  viewer { plan { ...PlanFields } planUse { messages uploads uploadMegabytes twinMessages resetsAt } } }`)
async function getMine({ client }: Person) {
  const { viewer } = await client.ask(mine)
  if (!viewer) throw new Error('Nobody is signed in.')
  return viewer
}
const getUse = async (person: Person) => (await getMine(person)).planUse
const givePlan = ({ id }: Person, planId: string | null) => db.user.update({ where: { id }, data: { planId } })

interface Sent {
  thread_id: string
  error?: { message: string; code: string }
}
async function send(client: Client, path = '/api/v1/chat/stream', body: object = {}) {
  const begun = await client.fetch(path, {
    method: 'POST',
    body: JSON.stringify({ input: 'Hello', client_id: randomUUID(), ...body }),
    headers: { 'content-type': 'application/json' },
  })
  const text = await begun.text()
  return { status: begun.status, headers: begun.headers, text, error: begun.status === 200 ? null : (JSON.parse(text) as Sent).error }
}

async function upload({ client }: Person, ...sizes: number[]) {
  const form = new FormData()
  for (const size of sizes) form.append('files', new File(['x'.repeat(size)], 'text.txt', { type: 'text/plain' }))
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as { error?: { message: string } } }
}

test('lists plans with their enforced limits, without a session', async () => {
  expect((await app.anyone().ask(plans)).plans).toEqual([
    {
      key: 'small',
      name: 'Small',
      description: '',
      price: null,
      contactUrl: null,
      isDefault: true,
      limits: { messagesPerDay: 3, uploadsPerDay: 2, uploadMegabytesPerDay: 1, fileMegabytes: 2, filesPerUpload: 2, twinMessagesPerDay: 2 },
    },
    {
      key: 'team',
      name: 'Team',
      description: 'For many.',
      price: '9 € a month',
      contactUrl: 'mailto:sales@example.org',
      isDefault: false,
      limits: {
        messagesPerDay: null,
        uploadsPerDay: 1,
        uploadMegabytesPerDay: 2000,
        fileMegabytes: 250,
        filesPerUpload: 10,
        twinMessagesPerDay: 5000,
      },
    },
  ])
})

test('users have the first plan until assigned another, and again after it is removed', async () => {
  const ada = await createPerson(app)
  const getPlan = async () => (await getMine(ada)).plan.key
  expect(await getPlan()).toBe('small')
  await givePlan(ada, 'team')
  expect(await getPlan()).toBe('team')
  await givePlan(ada, 'gone')
  expect(await getPlan()).toBe('small')
  expect(await app.anyone().ask(mine)).toEqual({ viewer: null })
})

test('both APIs refuse messages over the daily limit, naming the limit and its end', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  for (let sent = 1; sent <= 3; sent++) {
    expect((await send(ada.client)).status).toBe(200)
    expect((await getUse(ada)).messages).toBe(sent)
  }
  const words = /^The plan Small includes 3 messages a day\. The limit resets in \d+ (hours?|minutes?), at 00:00 UTC\.$/
  const refused = await send(ada.client)
  expect(refused).toMatchObject({
    status: 429,
    error: { message: expect.stringMatching(words), code: expect.stringMatching(/^plan_\w+_used_up$/) },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const hello = graphql(`mutation SendHello {
    sendMessage(input: { text: "Hello", clientMessageId: "one" }) { __typename ... on UserError { message } }
  }`)
  expect(await ada.client.ask(hello)).toEqual({
    sendMessage: { __typename: 'RateLimitError', message: expect.stringMatching(words) },
  })
  expect((await send(bob.client)).status).toBe(200)
  await givePlan(ada, 'team')
  expect((await send(ada.client)).status).toBe(200)
})

test('the daily limit resets the next day, not by deleting conversations', async () => {
  const ada = await createPerson(app)
  for (let sent = 0; sent < 3; sent++) await send(ada.client)
  await db.thread.deleteMany({ where: { userId: ada.id } })
  expect((await send(ada.client)).status).toBe(429)
  await db.$executeRaw`UPDATE daily_uses SET day = day - 1 WHERE user_id = ${ada.id}::uuid`
  expect((await send(ada.client)).status).toBe(200)
})

test('a repeated send counts once and succeeds at the limit', async () => {
  const ada = await createPerson(app)
  const start = graphql(`mutation SendHelloAs($id: String!) {
    sendMessage(input: { text: "Hello", clientMessageId: $id }) { __typename ... on SendMessagePayload { run { id } } }
  }`)
  const first = await ada.client.ask(start, { id: 'one' })
  for (const id of ['two', 'three']) await ada.client.ask(start, { id })
  expect(await ada.client.ask(start, { id: 'one' })).toEqual(first)
  expect((await getUse(ada)).messages).toBe(3)
})

test('keeps the answer when regeneration hits the daily limit', async () => {
  const ada = await createPerson(app)
  for (let sent = 0; sent < 3; sent++) await send(ada.client)
  const run = await db.run.findFirstOrThrow({ where: { userId: ada.id } })
  const runId = Buffer.from(`Run:${run.id}`).toString('base64')
  const retry = graphql(`mutation RetryRun($runId: ID!) { retryRun(input: { runId: $runId, clientMessageId: "again" }) { __typename } }`)
  expect(await ada.client.ask(retry, { runId })).toEqual({ retryRun: { __typename: 'RateLimitError' } })
  expect(await db.step.count({ where: { id: run.assistantStepId } })).toBe(1)
})

test('limits uploads by count, file size and daily size', async () => {
  const [ada, bob, eve] = await Promise.all([createPerson(app), createPerson(app), createPerson(app)])
  expect((await upload(ada, 10)).status).toBe(201)
  expect((await upload(ada, 10)).status).toBe(201)
  const many = await upload(ada, 10)
  expect(many).toMatchObject({
    status: 429,
    body: { error: { message: expect.stringMatching(/^The plan Small includes 2 files a day\./) } },
  })
  expect(await getUse(ada)).toMatchObject({ uploads: 2, uploadMegabytes: 20 / 1024 / 1024 })

  const large = await upload(bob, 1_100_000)
  expect(large).toMatchObject({
    status: 429,
    body: { error: { message: expect.stringMatching(/^The plan Small includes 1 MB of uploads a day/) } },
  })
  expect(await upload(bob, 2_200_000)).toMatchObject({ status: 413, body: { error: { message: 'Files can be up to 2 MB.' } } })
  expect((await upload(bob, 10)).status).toBe(201)
  expect(await db.element.count({ where: { userId: bob.id } })).toBe(1)

  await givePlan(eve, 'team')
  expect((await upload(eve, 2_200_000)).status).toBe(201)
  expect((await upload(eve, 10)).status).toBe(429)
})

test('concurrent uploads cannot exceed the plan', async () => {
  const ada = await createPerson(app)
  const uploads = await Promise.all(Array.from({ length: 5 }, () => upload(ada, 10)))
  expect(uploads.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429])
  expect(await getUse(ada)).toMatchObject({ uploads: 2 })
})

test('the owner’s plan limits the messages of all visitors together', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  const path = `/api/v1/twin/${ada.username}/chat`
  expect((await send(app.anyone(), path)).status).toBe(200)
  expect((await send(bob.client, path)).status).toBe(200)
  expect(await send(app.anyone(), path)).toMatchObject({
    status: 429,
    error: { message: expect.stringMatching(/^This twin has reached its limit of 2 visitor messages a day\./) },
  })
  expect(await getUse(ada)).toMatchObject({ twinMessages: 2, messages: 0 })
  expect(await getUse(bob)).toMatchObject({ twinMessages: 0, messages: 1 })
})

test('messages refused by the sender’s limit do not count against the twin’s', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  for (let sent = 0; sent < 3; sent++) await send(bob.client)
  for (let tried = 0; tried < 3; tried++) {
    const refused = await send(bob.client, `/api/v1/twin/${ada.username}/chat`)
    expect(refused.error?.message).toMatch(/^The plan Small includes 3 messages a day/)
  }
  expect((await getUse(ada)).twinMessages).toBe(0)
})

test('days end at midnight UTC, and old counters are deleted', async () => {
  const ada = await createPerson(app)
  const { resetsAt } = await getUse(ada)
  expect(resetsAt).toMatch(/T00:00:00\.000Z$/)
  expect(Date.parse(resetsAt) - Date.now()).toBeLessThanOrEqual(86_400_000)
  const day = (age: number) => new Date(Date.now() - age * 86_400_000)
  await db.dailyUse.createMany({ data: [40, 20].map((age) => ({ userId: ada.id, day: day(age) })) })
  await app.services.plans.deleteOld(new Date())
  expect(await db.dailyUse.count({ where: { userId: ada.id } })).toBe(1)
})
