import { randomUUID } from 'node:crypto'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { compileQuery } from 'graphql-jit'
import { createYoga } from 'graphql-yoga'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDocuments } from './documents.ts'
import { schema } from '../schema.ts'

vi.mock('graphql-jit', { spy: true })
beforeEach(() => {
  vi.mocked(compileQuery).mockClear()
})

const ours = 'query Ours { __typename }'
const documents = createDocuments([ours])
const yoga = createYoga({ schema, plugins: [documents.plugin], parserAndValidationCache: documents.cache, logging: false })

async function send(query: string, operationName?: string, times = 1) {
  let answer: unknown
  for (let count = 0; count < times; count += 1) {
    const body = JSON.stringify({ query, operationName })
    const response = await yoga.fetch('http://twain/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    answer = await response.json()
  }
  return answer
}

test('persisted operations are compiled once, at first use', async () => {
  expect(await send(ours, undefined, 3)).toEqual({ data: { __typename: 'Query' } })
  expect(compileQuery).toHaveBeenCalledOnce()
})

test('other operations are compiled after repeated use', async () => {
  const unknownQuery = 'query Theirs { __typename }'
  await send(unknownQuery, undefined, 5)
  expect(compileQuery).not.toHaveBeenCalled()
  expect(await send(unknownQuery, undefined, 3)).toEqual({ data: { __typename: 'Query' } })
  expect(compileQuery).toHaveBeenCalledOnce()
})

test('operations that are slow to compile are never compiled', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `a${index}: node(id: "") { id __typename }`)
  await send(`{ ${ids.join(' ')} }`, undefined, 8)
  expect(compileQuery).not.toHaveBeenCalled()
})

test('each operation of a document is executed under its own name', async () => {
  const two = 'query One { __typename } query Two { name: __typename }'
  await send(two, 'One', 8)
  expect(await send(two, 'Two')).toEqual({ data: { name: 'Query' } })
})

test('persisted operations stay compiled regardless of other documents', async () => {
  await send(ours)
  for (let count = 0; count < 10; count += 1) await send(`{ a${count}: __typename } # ${'x'.repeat(99_000)}`)
  vi.mocked(compileQuery).mockClear()
  await send(ours)
  expect(compileQuery).not.toHaveBeenCalled()
})

test('subscriptions are compiled once for all their events', async () => {
  const followed = `subscription Followed($threadId: ID!) { chatStream(threadId: $threadId) { cursor ... on ChatDelta { delta } } }`
  const threadId = randomUUID()
  const toEvent = (delta: string) => ({ cursor: delta, runId: '', stepId: '', threadId, event: { type: 'delta', delta } })
  const read = vi.fn(async function* () {
    yield [toEvent('Hel'), toEvent('lo')]
  })
  const ofFollower = createDocuments([followed])
  const server = createYoga({
    schema,
    plugins: [ofFollower.plugin],
    context: { participant: { userId: randomUUID() }, services: { runReader: { read } } },
    logging: false,
  })
  const body = JSON.stringify({ query: followed, variables: { threadId: encodeGlobalID('Thread', threadId) } })
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const response = await server.fetch('http://twain/graphql', { method: 'POST', body, headers })
  const events = (await response.text()).match(/^data: {.*$/gm)?.map((line) => JSON.parse(line.slice(6)) as unknown)
  expect(events).toEqual(['Hel', 'lo'].map((delta) => ({ data: { chatStream: { cursor: delta, delta } } })))
  expect(read).toHaveBeenCalledExactlyOnceWith(expect.anything(), { threadId, after: null, clientMessageId: null })
  expect(compileQuery).toHaveBeenCalledOnce()
})
