import { readFile } from 'node:fs/promises'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../app.ts'
import { startProvider } from '../modelProvider.ts'
import { checkAll } from '../checkAll.ts'
import type { Client } from '../client.ts'
import { type Caller, createWorld, comparable, type Operation, type Outcome, type World } from './parity.ts'
import { DescribedCalls, type Document } from './describedCalls.ts'
import { audienceOperations } from './operations/audiences.ts'
import { accountOperations } from './operations/account.ts'
import { modelChoiceOperations } from './operations/modelChoices.ts'
import { modelOperations } from './operations/models.ts'
import { speechOperations } from './operations/speech.ts'
import { notificationOperations } from './operations/notifications.ts'
import { chatOperations } from './operations/chat.ts'
import { correctionOperations } from './operations/corrections.ts'
import { sharingOperations } from './operations/sharing.ts'
import { takeoverOperations } from './operations/takeover.ts'
import { emailChangeOperations } from './operations/emailChange.ts'
import { exportOperations } from './operations/exports.ts'
import { importOperations } from './operations/imports.ts'
import { itemOperations } from './operations/items.ts'
import { knowledgeOperations } from './operations/knowledge.ts'
import { laterListOperations, listOperations } from './operations/lists.ts'
import { memoryOperations } from './operations/memories.ts'
import { memorySummaryOperations } from './operations/memorySummary.ts'
import { memoryTransferOperations } from './operations/memoryTransfer.ts'
import { inboxOperations } from './operations/inbox.ts'
import { registrationOperations } from './operations/registration.ts'
import { serverStateOperations } from './operations/serverState.ts'
import { reportOperations } from './operations/reports.ts'
import { peopleOperations } from './operations/people.ts'
import { productOperations } from './operations/product.ts'
import { projectOperations } from './operations/projects.ts'
import { savedPromptOperations } from './operations/savedPrompts.ts'
import { scheduledTaskOperations } from './operations/scheduledTasks.ts'
import { passkeyOperations } from './operations/passkeys.ts'
import { profileOperations } from './operations/profile.ts'
import { comparisonOperations } from './operations/comparisons.ts'
import { contextOperations } from './operations/context.ts'
import { questionOperations } from './operations/questions.ts'
import { queueOperations } from './operations/queue.ts'
import { runOperations } from './operations/runs.ts'
import { leavingOperations, settingsOperations } from './operations/settings.ts'
import { signInLinkOperations } from './operations/signInLinks.ts'
import { twoFactorOperations } from './operations/twoFactor.ts'
import { twinOperations } from './operations/twin.ts'
import { webhookOperations } from './operations/webhooks.ts'
import { onRestAlone, sameOnRest } from './sameOnRest.ts'

/** Section 7 of the specification, and two stream paths. */
const specified = `
POST /api/v1/auth/register
POST /api/v1/auth/login
GET /api/v1/auth/me
POST /api/v1/auth/refresh
POST /api/v1/auth/logout
POST /api/v1/auth/check-username
POST /api/v1/auth/check-email
POST /api/v1/auth/forgot-password
GET /api/v1/chat/threads
POST /api/v1/chat/threads
GET /api/v1/chat/threads/{id}/count
GET /api/v1/chat/threads/{id}/history
GET /api/v1/chat/threads/{id}/history?limit=5
GET /api/v1/chat/threads/search
DELETE /api/v1/chat/threads/{id}
GET /api/v1/chat/stream
POST /api/v1/upload/files
POST /api/v1/chat/start
POST /api/v1/chat/profile-pal
GET /api/v1/profile
PUT /api/v1/profile
GET /api/v1/profile/public/{username}
POST /api/v1/profile/upload-picture
POST /api/v1/profile/update-from-stories
GET /api/v1/twin/{username}
GET /api/v1/notifications
GET /api/v1/notifications/stats
POST /api/v1/notifications/{id}/read`
  .trim()
  .split('\n')

// Jobs would change the compared data.
const speech = await startProvider()
speech.handle = ({ path }, response) =>
  void (path === '/v1/audio/speech'
    ? response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('audio')
    : response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"Hello."}'))
afterAll(() => speech.close())
const app = await testApp({
  ROLES: 'web',
  VERIFY_EMAIL: 'true',
  WEB_PAGES: 'any',
  SPEECH_BASE_URL: speech.url,
  SPEECH_MODEL: 'kokoro',
  TRANSCRIPTION_BASE_URL: speech.url,
  TRANSCRIPTION_MODEL: 'whisper',
})

const operations: Operation[] = [
  ...accountOperations,
  ...notificationOperations,
  ...settingsOperations,
  ...twoFactorOperations,
  ...passkeyOperations,
  ...emailChangeOperations(app),
  ...signInLinkOperations(app),
  ...exportOperations,
  ...webhookOperations,
  ...comparisonOperations,
  ...queueOperations,
  ...modelChoiceOperations,
  ...modelOperations,
  ...speechOperations,
  ...knowledgeOperations,
  ...itemOperations,
  ...memoryOperations,
  ...memoryTransferOperations,
  ...memorySummaryOperations(app),
  ...profileOperations,
  ...audienceOperations,
  ...sharingOperations,
  ...twinOperations,
  ...inboxOperations,
  ...reportOperations,
  ...correctionOperations,
  ...takeoverOperations,
  ...productOperations,
  ...contextOperations,
  ...questionOperations,
  ...runOperations,
  ...listOperations,
  ...projectOperations,
  ...savedPromptOperations,
  ...scheduledTaskOperations,
  ...chatOperations,
  ...importOperations,
  ...laterListOperations,
  ...registrationOperations,
  ...serverStateOperations,
  ...peopleOperations,
  ...leavingOperations,
]

const worlds = { rest: await createWorld(app), graph: await createWorld(app) }
const described = new DescribedCalls((await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')).body)
const { owner, other, newcomer, program, guest } = worlds.rest
for (const client of [owner.client, other.client, newcomer.client, program, guest]) described.watch(client)

test('every operation of the specification has parity rows', () => {
  expect(specified.filter((call) => !operations.some((operation) => operation.call === call))).toEqual([])
})

test('every documented operation has parity rows', async () => {
  const described = (await describedCalls()).map((call) => call.replace(' ', ' /api/v1'))
  expect(described.filter((call) => !operations.some((operation) => operation.call === call))).toEqual([])
})

test('GraphQL and REST offer the same operations', async () => {
  const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
  const fields = ['Query', 'Viewer', 'Mutation', 'Subscription'].flatMap((type) =>
    Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => `${type}.${field}`),
  )
  expect(Object.keys(sameOnRest).toSorted()).toEqual(fields.toSorted())
  const named = Object.values(sameOnRest).flatMap((row) => ('because' in row ? [] : row))
  expect([...new Set([...named, ...onRestAlone])].toSorted()).toEqual((await describedCalls()).toSorted())
})

async function describedCalls(): Promise<string[]> {
  const { body } = await app.anyone().rest<{ paths: Record<string, object> }>('GET', '/api/v1/openapi.json')
  return Object.entries(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
}

test('parity rows cover success and failure of every operation', () => {
  const oneSided = operations.filter(({ cases }) => !cases.some(({ status }) => status) || cases.every(({ status }) => status))
  expect(oneSided.map(({ call }) => call)).toEqual([
    'POST /api/v1/auth/logout',
    'POST /api/v1/auth/check-username',
    'POST /api/v1/auth/check-email',
    'POST /api/v1/auth/passkey/options',
    'GET /api/v1/discover/interests',
    'GET /api/v1/roadmap',
    'GET /api/v1/plans',
    'GET /api/v1/model',
    'GET /api/v1/auth/registration',
  ])
})

test('both APIs answer every operation alike', { timeout: 240_000 }, async () => {
  const rows = operations.flatMap(({ call, rest, graph, cases }) => cases.map((row) => ({ call, rest, graph, ...row })))
  await checkAll(
    rows,
    ({ call, title, as }) => `${call}, ${title}, for ${as}`,
    async ({ rest, graph, as, input, status }) => {
      await waitForTwinAnswers()
      const [viaRest, viaGraph] = await Promise.all([
        rest(pickClient(worlds.rest, as), input?.(worlds.rest) ?? {}),
        graph(pickClient(worlds.graph, as), input?.(worlds.graph) ?? {}),
      ])
      expect('failed' in viaRest ? viaRest.failed.status : undefined).toBe(status)
      expect(shown(viaGraph, viaRest)).toEqual(shown(viaRest, viaGraph))
    },
  )
})

/** Answers of earlier rows count as steps once they end. */
async function waitForTwinAnswers() {
  const running = () => app.platform.db.run.count({ where: { status: { in: ['queued', 'running'] }, thread: { agentType: 'twin' } } })
  await vi.waitFor(async () => expect(await running()).toBe(0), 20_000)
}

// Runs after the calls of all rows.
test('all requests and responses match the OpenAPI document', () => {
  expect([...described.violations]).toEqual([])
})

function pickClient(world: World, caller: Caller): Client {
  if (caller === 'anyone') return world === worlds.rest ? described.watch(app.anyone()) : app.anyone()
  return caller === 'guest' || caller === 'program' ? world[caller] : world[caller].client
}

function shown(outcome: Outcome, other: Outcome) {
  if ('data' in outcome) return comparable(outcome.data)
  return 'failed' in other && other.failed.code === undefined ? { status: outcome.failed.status } : outcome.failed
}
