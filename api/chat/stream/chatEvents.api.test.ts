import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../graphql/schema.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { DescribedCalls, type Document } from '../../testing/parity/describedCalls.ts'
import { createPerson } from '../../testing/people.ts'
import { type ChatEventType, chatEvents } from '../engine/events/chatEvents.ts'

const app = await testApp({ LLM_CONTEXT_TOKENS: '2000' })
const { body: document } = await app.anyone().rest<Document & { components: Components }>('GET', '/api/v1/openapi.json')
const types = Object.keys(chatEvents) as ChatEventType[]
const getTypename = (type: ChatEventType) => chatEvents[type].typename

interface Described {
  type?: string
  enum?: string[]
  const?: string
  description?: string
  required?: string[]
  properties?: Record<string, Described>
  additionalProperties?: boolean
  discriminator?: { mapping: Record<string, string> }
}
interface Components {
  schemas: Record<string, Described>
}

test('each event has a GraphQL type', () => {
  const described = schema.getPossibleTypes(schema.getType('ChatEvent') as never)
  expect(described.map(({ name }) => name).toSorted()).toEqual(types.map(getTypename).toSorted())
  for (const type of types) {
    const { typename, description, fields } = chatEvents[type]
    const found = schema.getType(typename)
    expect(found?.description).toBe(description)
    const names = isObjectType(found) ? Object.keys(found.getFields()) : []
    expect(names.toSorted()).toEqual(['cursor', 'stepId', ...Object.keys(fields)].toSorted())
  }
})

test('each event has an OpenAPI schema', () => {
  const { schemas } = document.components
  const { mapping = {} } = schemas['ChatStreamEvent']?.discriminator ?? {}
  expect(Object.keys(mapping).toSorted()).toEqual(types.toSorted())
  for (const type of types) {
    const { typename, description, sent } = chatEvents[type]
    const component = schemas[mapping[type]?.replace('#/components/schemas/', '') ?? '']
    expect(component, type).toBe(schemas[`${typename}Event`])
    expect(component).toMatchObject({ description, required: sent ? ['type', type] : ['type'] })
    expect(Object.keys(component?.properties ?? {})).toEqual(sent ? ['type', type] : ['type'])
  }
  for (const method of ['get', 'post']) {
    const { content } = document.paths['/chat/stream']?.[method]?.responses[200] ?? {}
    const contentSchema = { $ref: '#/components/schemas/ChatStreamEvent' }
    expect(content).toMatchObject({ 'text/event-stream': { schema: { contentSchema } } })
  }
})

function strictly(described: typeof document): typeof document {
  const strict = structuredClone(described)
  for (const component of Object.values(strict.components.schemas)) forbidOthers(component)
  return strict
}

function forbidOthers(described: unknown): void {
  if (typeof described !== 'object' || described === null) return
  const { properties, additionalProperties } = described as Described
  if (properties && additionalProperties === undefined) (described as Described).additionalProperties = false
  for (const inner of Object.values(described)) forbidOthers(inner)
}

const calls = new DescribedCalls(strictly(document))

interface Heard {
  ids: string[]
  types: ChatEventType[]
  threadId: string
}

async function readEvents(client: Client, query: Record<string, string>, headers: Record<string, string> = {}): Promise<Heard> {
  const received: Heard = { ids: [], types: [], threadId: query['thread_id'] ?? '' }
  for await (const { id, data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams(query)}`, { headers })) {
    if (id) received.ids.push(id)
    if (!data) continue
    const { type, run } = JSON.parse(data) as { type: ChatEventType; run?: { thread_id: string } }
    received.types.push(type)
    received.threadId = run?.thread_id ?? received.threadId
  }
  return received
}

const follow = `subscription ($threadId: ID!, $after: String) { chatStream(threadId: $threadId, after: $after) { __typename cursor } }`

async function readFromGraphql(client: Client, threadId: string, after: string | undefined) {
  const variables = { threadId: Buffer.from(`Thread:${threadId}`).toString('base64'), after }
  const body = JSON.stringify({ query: follow, variables })
  const events: { __typename: string; cursor: string }[] = []
  for await (const { event, data } of client.sse('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })) {
    if (event === 'complete') break
    events.push((JSON.parse(data) as { data: { chatStream: { __typename: string; cursor: string } } }).data.chatStream)
  }
  return events
}

test('REST events match their OpenAPI schemas and the GraphQL events', async () => {
  const { client } = await createPerson(app)
  calls.watch(client)
  const seen = new Set<ChatEventType>()
  const compare = async ({ ids, types, threadId }: Heard, after = ids[0]?.replace(/:\d+:/, ':0:')) => {
    const events = await readFromGraphql(client, threadId, after)
    expect(events).toEqual(types.map((type, index) => ({ __typename: getTypename(type), cursor: ids[index] })))
    for (const type of types) seen.add(type)
  }

  const { threadId: thread_id, ...said } = await readEvents(client, { input: '[[mode:echo]]<think>A plan.</think>Hello.' })
  await compare({ ...said, threadId: thread_id })
  await compare(await readEvents(client, { thread_id, input: '[[tool:remember {"content":"I like tea."}]] Remember that.' }))
  await compare(await readEvents(client, { thread_id, input: '[[mode:error]] [[status:400]]' }))
  for (let message = 1; message < 4; message += 1) {
    await compare(await readEvents(client, { thread_id, input: `${message} ${'A long story about bees. '.repeat(120)}` }))
  }

  const last = await readEvents(client, { thread_id, input: 'Goodbye.' })
  await compare(last)
  const run = await app.platform.db.run.findFirstOrThrow({ where: { threadId: thread_id }, orderBy: { createdAt: 'desc' } })
  await app.platform.db.run.update({ where: { id: run.id }, data: { attempt: 2 } })
  const [after = ''] = last.ids
  await compare(await readEvents(client, { thread_id }, { 'last-event-id': after }), after)

  expect([...calls.violations]).toEqual([])
  expect(types.filter((type) => !seen.has(type))).toEqual([])
})
