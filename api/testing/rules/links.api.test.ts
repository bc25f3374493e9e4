import { encodeGlobalID } from '@pothos/plugin-relay'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { say } from '../parity/parity.ts'
import { createPerson } from '../people.ts'

const app = await testApp({ ROLES: 'web' })
const { db } = app.platform

const links = `query ($id: ID!) { node(id: $id) {
  ... on Step { uuid thread { uuid } run { uuid thread { uuid } step { uuid } userStep { uuid } } }
  ... on Run { uuid thread { uuid } step { uuid thread { uuid } run { uuid } } userStep { uuid input } }
  ... on Webhook { uuid deliveries(first: 1) { edges { node { uuid webhook { uuid } } } } }
  ... on WebhookDelivery { uuid webhook { uuid } }
  ... on Viewer { id user { username } }
} }`

async function loadNode(client: Client, type: string, id: string): Promise<unknown> {
  const { body } = await client.graphqlText<{ node: unknown }>(links, { id: encodeGlobalID(type, id) })
  expect(body.errors).toBeUndefined()
  return body.data?.node
}

async function findExchange(where: { userId: string } | { thread: { guestId: { not: null }; twinOwnerId: string } }) {
  const { id, threadId, userStepId, assistantStepId } = await db.run.findFirstOrThrow({ where })
  return { runId: id, threadId, userStepId, stepId: assistantStepId }
}

test('both APIs link a message, its run and their conversation', async () => {
  const { client, id: userId } = await createPerson(app)
  await say(client, { input: 'Hello' })
  const { runId, threadId, userStepId, stepId } = await findExchange({ userId })
  const thread = { uuid: threadId }
  expect(await loadNode(client, 'Step', stepId)).toEqual({
    uuid: stepId,
    thread,
    run: { uuid: runId, thread, step: { uuid: stepId }, userStep: { uuid: userStepId } },
  })
  expect(await loadNode(client, 'Run', runId)).toEqual({
    uuid: runId,
    thread,
    step: { uuid: stepId, thread, run: { uuid: runId } },
    userStep: { uuid: userStepId, input: 'Hello' },
  })
  const step = await client.rest<object>('GET', `/api/v1/chat/steps/${stepId}`)
  const history = await client.rest<{ steps: object[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(step.body).toEqual(history.body.steps[1])
  const run = await client.rest('GET', `/api/v1/chat/runs/${runId}`)
  expect(run.body).toMatchObject({ id: runId, thread_id: threadId, assistant_step_id: stepId, status: 'completed' })
})

test('a message that was just sent has its links', async () => {
  const { client } = await createPerson(app)
  const { body } = await client.graphqlText(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ... on SendMessagePayload {
      assistantStepEdge { node { thread { uuid } run { step { uuid } } } } run { thread { uuid } step { uuid } } thread { uuid } } } }`,
    { input: { text: 'Hello', clientMessageId: crypto.randomUUID() } },
  )
  expect(body.errors).toBeUndefined()
  const { threadId, assistantStepId } = await db.run.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  const [thread, step] = [{ uuid: threadId }, { uuid: assistantStepId }]
  expect(body.data).toEqual({ sendMessage: { assistantStepEdge: { node: { thread, run: { step } } }, run: { thread, step }, thread } })
})

test('only their guest can read the messages and runs of a guest conversation', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps a lighthouse.' })
  const guest = app.anyone()
  const { body } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })
  const { runId, stepId } = await findExchange({ thread: { guestId: { not: null }, twinOwnerId: ada.id } })
  const thread = { uuid: body.thread_id }
  expect(await loadNode(guest, 'Run', runId)).toMatchObject({ thread, step: { uuid: stepId } })
  for (const path of [`/api/v1/chat/steps/${stepId}`, `/api/v1/chat/runs/${runId}`]) {
    expect((await guest.rest('GET', path)).body).toMatchObject({ thread_id: body.thread_id })
    for (const client of [ada.client, (await createPerson(app)).client]) expect((await client.rest('GET', path)).status, path).toBe(404)
  }
  for (const client of [ada.client, app.anyone()]) {
    expect(await loadNode(client, 'Run', runId)).toBeNull()
    expect(await loadNode(client, 'Step', stepId)).toBeNull()
  }
})

test('webhooks and deliveries link to each other, only for their owner', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  await db.user.update({ where: { id: ada.id }, data: { emailVerified: true } })
  const { body } = await ada.client.rest<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', {
    url: 'https://example.org/hook',
    event_types: ['answer.finished'],
  })
  const uuid = body.webhook.id
  const sent = (await ada.client.rest<{ id: string }>('POST', `/api/v1/webhooks/${uuid}/test`)).body.id
  expect(await loadNode(ada.client, 'Webhook', uuid)).toEqual({
    uuid,
    deliveries: { edges: [{ node: { uuid: sent, webhook: { uuid } } }] },
  })
  expect(await loadNode(ada.client, 'WebhookDelivery', sent)).toEqual({ uuid: sent, webhook: { uuid } })
  expect(await loadNode(ben.client, 'Webhook', uuid)).toBeNull()
  expect(await loadNode(ben.client, 'WebhookDelivery', sent)).toBeNull()
})

test('node refetches the viewer and no other user', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  expect(await loadNode(ada.client, 'Viewer', ada.id)).toEqual({ id: encodeGlobalID('Viewer', ada.id), user: { username: ada.username } })
  for (const client of [ben.client, app.anyone()]) expect(await loadNode(client, 'Viewer', ada.id)).toBeNull()
})
