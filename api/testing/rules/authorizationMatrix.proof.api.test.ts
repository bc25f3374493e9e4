import { randomUUID } from 'node:crypto'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schema } from '../../graphql/schema.ts'
import { sample } from '../../../scripts/testing/proof.ts'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import type { Client } from '../client.ts'
import { type Schema, valid } from '../fromSchema.ts'
import { createPerson } from '../people.ts'
import { plantRows } from '../subjects/ownersRows.ts'

// Jobs would change the compared data.
const app = await testApp({ ROLES: 'web', REQUESTS_PER_MINUTE: '1000000', LLM_PROVIDER: 'builtin' })
const { db } = app.platform

interface DescribedOperation {
  'x-scopes': string[]
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}
interface Operation {
  call: string
  method: string
  path: string
  operation: DescribedOperation
}
interface Document {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, Schema> }
}

const operator = await createPerson(app)
const { owner, ids } = await plantRows(app)
const { body: document } = await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')
const find = (ref: string) => document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {}
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    path.includes('{id}') && operation.security?.length !== 0 && !path.startsWith('/roadmap/')
      ? { call: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation }
      : [],
  ),
)

const userId = owner.id
const { id: documentId } = await db.knowledgeItem.findFirstOrThrow({ where: { userId, kind: 'document' } })
/** IDs by the path before the ID. */
const rows: Record<string, string | undefined> = {
  '/account/access-tokens': ids.AccessToken,
  '/account/passkeys': ids.Passkey,
  '/account/sessions': ids.Session,
  '/chat/imports': ids.ConversationImport,
  '/chat/projects': ids.ChatProject,
  '/chat/queue': ids.QueuedMessage,
  '/chat/runs': ids.Run,
  '/chat/steps': ids.Step,
  '/chat/threads': ids.Thread,
  '/chat/threads/{id}/changes': ids.TwinConversation,
  '/files': ids.FileElement,
  '/inbox': ids.InboxEntry,
  '/knowledge/documents': documentId,
  '/knowledge/items': ids.KnowledgeItem,
  '/memories': ids.Memory,
  '/memory-proposals': ids.MemoryProposal,
  '/memory-rules': ids.MemoryRule,
  '/notifications': ids.Notification,
  '/operator/invitations': ids.RegistrationInvitation,
  '/operator/models': ids.ConnectedModel,
  '/operator/models/connections': ids.ModelServer,
  '/operator/people': ids.Person,
  '/operator/reports': ids.AnswerReport,
  '/profile/chosen-people': ids.ChosenPerson,
  '/profile/proposals': ids.ProfileProposal,
  '/saved-prompts': ids.SavedPrompt,
  '/scheduled-tasks': ids.ScheduledTask,
  '/shared-conversations': ids.SharedConversation,
  '/twin-checks': ids.TwinCheck,
  '/twin-conversations': ids.TwinConversation,
  '/twin-receipts': owner.answerId,
  '/webhook-deliveries': ids.WebhookDelivery,
  '/webhooks': ids.Webhook,
}

const guest = app.anyone()
await guest.rest('POST', `/api/v1/twin/${owner.username}/chat`, { input: 'Hello' })
const insider = await createPerson(app)
const { id: invitationId } = await db.invitationLink.create({ data: { ownerId: userId } })
await db.chosenPerson.create({ data: { ownerId: userId, userId: insider.id, invitationId } })
const suspended = await createPerson(app)
await db.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } })
const roles = {
  'another member': (await createPerson(app)).client,
  'an operator': operator.client,
  'a guest of the twin': guest,
  'an insider of the twin': insider.client,
  'a suspended account': suspended.client,
}

async function exported() {
  const response = await owner.client.fetch('/api/v1/export')
  const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

async function answers(client: Client, { method, path, operation }: Operation, id: string) {
  const one = (value: Schema) => fc.sample(valid(value, find), { numRuns: 1, seed: 1 })[0]
  const json = operation.requestBody?.content?.['application/json']?.schema
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = new URLSearchParams(query.map(({ name, schema: value }) => [name, String(one(value))]))
  const response = await client.fetch(`/api/v1${path.replace('{id}', id).replaceAll(/\{\w+\}/g, owner.itemId)}?${search}`, {
    method,
    ...(json && { body: JSON.stringify(one(json)), headers: { 'content-type': 'application/json' } }),
  })
  if (response.ok) {
    await response.body?.cancel()
    return { status: response.status }
  }
  const { error } = (await response.json()) as { error: { code: string } }
  return { status: response.status, code: error.code }
}

const getId = ({ path }: Operation) => rows[path] ?? rows[path.slice(0, path.indexOf('/{id}'))] ?? ''

const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name)

test('every path with an ID and every node that is not public has a row', () => {
  const missing = operations.filter((operation) => !getId(operation))
  expect(missing.map(({ call: name }) => name)).toEqual([])
  expect(nodeTypes.filter((name) => !ids[name])).toEqual(['OtherElement', 'PublicProfile', 'RoadmapItem', 'Twin', 'Viewer'])
})

test.each(Object.entries(roles))(
  '%s gets the same answer for rows of others as for unknown IDs',
  { timeout: 240_000 },
  async (role, client) => {
    const before = await exported()
    await checkAll(
      sample(
        operations.filter(({ operation }) => role !== 'an operator' || operation['x-scopes'][0] !== 'operator'),
        20,
      ),
      ({ call: name }) => name,
      async (operation) => {
        const [known, unknown] = [await answers(client, operation, getId(operation)), await answers(client, operation, randomUUID())]
        expect(known).toEqual(unknown)
        expect([400, 401, 404]).toContain(known.status)
      },
    )
    expect(await exported()).toEqual(before)
  },
)

test.each(Object.entries(roles))('%s reads no nodes of others', async (role, client) => {
  const forOperators = ['AuditEntry', 'AnswerReport', 'ConnectedModel', 'ModelServer', 'Person', 'RegistrationInvitation']
  const types = nodeTypes.filter((name) => ids[name])
  const { body } = await client.graphqlText<{ nodes: ({ __typename: string } | null)[] }>(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
    { ids: types.map((type) => encodeGlobalID(type, ids[type] ?? '')) },
  )
  const seen = (body.data?.nodes ?? []).flatMap((node) => node?.__typename ?? [])
  expect(seen.toSorted()).toEqual(role === 'an operator' ? forOperators.toSorted() : [])
})

test('the owner and operators reach the rows', async () => {
  await checkAll(
    sample(
      operations.filter(({ method }) => method === 'GET'),
      10,
    ),
    ({ call: name }) => name,
    async (operation) => {
      const client = operation.operation['x-scopes'][0] === 'operator' ? operator.client : owner.client
      const [known, unknown] = [await answers(client, operation, getId(operation)), await answers(client, operation, randomUUID())]
      expect(known).not.toEqual(unknown)
    },
  )
})
