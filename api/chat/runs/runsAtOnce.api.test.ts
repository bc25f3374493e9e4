import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ RUNS_PER_PERSON: '3', RUNS_PER_GUEST: '2', RUNS_PER_TWIN: '3' })
const { db } = app.platform
const slowly = 'Slowly [[interval:50]] [[tokens:400]]'
const send = graphql(`mutation SendAtOnce($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on SendMessagePayload { run { uuid } } ... on TooManyRunsError { code message } } }`)

async function ask(client: Client, clientMessageId = randomUUID() as string) {
  return (await client.ask(send, { input: { text: slowly, clientMessageId } })).sendMessage
}

const refused = {
  __typename: 'TooManyRunsError',
  code: 'TOO_MANY_RUNS',
  message: 'You have 3 answers in progress. Wait until one is finished.',
}

test('starts concurrent messages up to the limit and writes nothing for the others', async () => {
  const { client, id } = await createPerson(app)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(client)))
  expect(answers.filter(({ __typename }) => __typename === 'SendMessagePayload')).toHaveLength(3)
  expect(answers.filter(({ __typename }) => __typename !== 'SendMessagePayload')).toEqual(Array.from({ length: 9 }, () => refused))
  expect(await db.thread.count({ where: { userId: id } })).toBe(3)
  expect(await db.step.count({ where: { userId: id } })).toBe(6)
  expect(await db.dailyUse.findFirst({ where: { userId: id } })).toMatchObject({ messages: 3 })
})

test('both APIs refuse messages over the limit, return repeated ones, and free a place when an answer ends', async () => {
  const { client } = await createPerson(app)
  const first = await ask(client, 'first')
  await ask(client)
  await ask(client)
  expect(await ask(client)).toEqual(refused)
  expect(await ask(client, 'first')).toEqual(first)
  const overRest = await client.rest('POST', '/api/v1/chat/stream', { input: slowly })
  expect(overRest).toMatchObject({ status: 429, body: { error: { code: 'too_many_runs', message: refused.message } } })

  if (first.__typename !== 'SendMessagePayload') throw new Error('It was refused.')
  await client.rest('POST', `/api/v1/chat/runs/${first.run.uuid}/stop`)
  await expect.poll(async () => (await ask(client)).__typename, { timeout: 5_000 }).toBe('SendMessagePayload')
})

test('refuses a retry over the limit and keeps the previous answer', async () => {
  const { client, id } = await createPerson(app)
  const done = await client.fetch('/api/v1/chat/stream?input=Hello', { headers: { accept: 'text/event-stream' } })
  await done.text()
  for (let count = 0; count < 3; count += 1) await ask(client)
  const run = await db.run.findFirstOrThrow({ where: { userId: id, status: 'completed' } })
  const { status, body } = await client.rest('POST', `/api/v1/chat/runs/${run.id}/retry`)
  expect([status, body]).toMatchObject([429, { error: { code: 'too_many_runs' } }])
  expect(await db.step.count({ where: { threadId: run.threadId } })).toBe(2)
})

test('limits guests to two answers and visitors of a twin to three in total, but not its owner', async () => {
  const owners = await Promise.all(Array.from({ length: 3 }, () => createPerson(app)))
  for (const { client } of owners) await client.rest('PUT', '/api/v1/profile', { public: true })
  const begun = [200, undefined]
  const talk = async (client: Client, owner = owners[0]) => {
    const { status, body } = await client.rest<{ detail?: string }>('POST', `/api/v1/twin/${owner?.username}/chat`, { input: slowly })
    return [status, body.detail]
  }
  const [first, second, third, late] = [app.anyone(), app.anyone(), (await createPerson(app)).client, app.anyone()]
  expect([await talk(first), await talk(first, owners[1])]).toEqual([begun, begun])
  expect(await talk(first, owners[2])).toEqual([429, 'You have 2 answers in progress. Wait until one is finished.'])
  expect([await talk(second), await talk(third)]).toEqual([begun, begun])
  expect(await talk(late)).toEqual([429, 'This twin is answering many people right now. Try again in a moment.'])
  expect(await talk(owners[0]?.client ?? late)).toEqual(begun)
})
