import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { receiveWebhook, type WebhookEvent } from '../../docs/examples/webhooks.ts'
import { documentFile, addDocuments } from '../testing/files/documentFiles.ts'
import { say } from '../testing/parity/parity.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { verifyDelivery } from '../testing/webhookReceiver.ts'
import { transaction } from '../platform/database/database.ts'
import { eventTypes, recordEvent } from './webhookEvents.ts'
import { type Shown, openWebhooks } from '../testing/subjects/webhooks.ts'
import { finishJobs } from '../testing/jobs.ts'

const { app, db, deliverDue, receiver, aWebhook, happen } = await openWebhooks()
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.answer = (_received, response) => void response.end('ok')
})
interface Delivery {
  id: string
  event_id: string
  type: string
  status: string
  next_try_at: string | null
  attempts: { status_code: number | null; problem: string | null; response: string; duration_ms: number }[]
}

const listDeliveries = async ({ client }: Person, id: string) =>
  (await client.rest<{ deliveries: Delivery[] }>('GET', `/api/v1/webhooks/${id}/deliveries`)).body.deliveries

const told = (webhook: { path: string; secret: string }) =>
  receiver.at(webhook.path).map((received) => verifyDelivery(received, webhook.secret))

test('a finished answer is delivered to subscribed webhooks, signed and without content', async () => {
  const ada = await createPerson(app)
  const [wants, doesNot] = [await aWebhook(ada, ['answer.finished']), await aWebhook(ada, ['answer.failed'])]
  await say(ada.client, { input: 'Where is the lighthouse?' })
  await deliverDue()
  const run = await db.run.findFirstOrThrow({ where: { userId: ada.id } })
  expect(told(wants)).toEqual([
    {
      type: 'answer.finished',
      version: 1,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { run_id: run.id, thread_id: run.threadId, step_id: run.assistantStepId },
    },
  ])
  expect(receiver.at(doesNot.path)).toEqual([])
  expect(await listDeliveries(ada, wants.id)).toMatchObject([
    { type: 'answer.finished', status: 'delivered', next_try_at: null, attempts: [{ status_code: 200, problem: null, response: 'ok' }] },
  ])
})

test('delivers the other events too', async () => {
  const ada = await createPerson(app)
  const webhook = await aWebhook(ada)
  await say(ada.client, { input: 'Hello [[mode:error]] [[status:400]]' })

  const [{ id: documentId } = { id: '' }] = (await addDocuments(ada.client, documentFile('boat.md', '# Freya'))).body.documents
  await finishJobs(app, 'read-document')
  // A newer file could not be read.
  await db.document.update({ where: { itemId: documentId }, data: { newFilePath: 'newer' } })
  await db.document.update({ where: { itemId: documentId }, data: { newFilePath: null, replacementProblem: 'It is damaged.' } })

  const form = new FormData()
  form.append('files', new Blob(['# One\n\nIt rained.']), 'one.md')
  const { files } = (await (await ada.client.fetch('/api/v1/upload/files', { method: 'POST', body: form })).json()) as {
    files: { id: string }[]
  }
  await ada.client.rest('POST', '/api/v1/knowledge/stories/import', { file_ids: files.map(({ id }) => id), split: 'file' })

  const { id: answerStepId, threadId } = await db.step.findFirstOrThrow({ where: { userId: ada.id, stepType: 'assistant_message' } })
  await db.twinQuestion.create({ data: { ownerId: ada.id, answerStepId, key: 'abc' } })

  await ada.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps bees.' })
  const guest = app.anyone()
  const message = `[[tool:leave_message_for_owner ${JSON.stringify({ message: 'Call me about the hives.' })}]]`
  const visit = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${ada.username}/chat`, { input: message })
  for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${visit.body.thread_id}`)) if (data.includes('"type":"done"')) break

  await deliverDue()
  const events = told(webhook).map(({ type, data }) => ({ type, data }))
  expect(events).toContainEqual({ type: 'answer.failed', data: expect.objectContaining({ thread_id: threadId, code: expect.any(String) }) })
  const about = { document_id: documentId, status: 'ready', is_newer_file: false }
  expect(events).toContainEqual({ type: 'document.finished', data: about })
  expect(events).toContainEqual({ type: 'document.finished', data: { ...about, status: 'failed', is_newer_file: true } })
  expect(events).toContainEqual({ type: 'import.finished', data: { story_count: 1, known_count: 0, problem_count: 0 } })
  const question = { question_key: 'abc', conversation_id: threadId, step_id: answerStepId }
  expect(events).toContainEqual({ type: 'twin.question_unanswered', data: question })
  const left = { conversation_id: visit.body.thread_id, notification_id: expect.any(String) }
  expect(events).toContainEqual({ type: 'twin.message_left', data: left })
  expect(JSON.stringify(events)).not.toContain('hives')
  expect(events).toHaveLength(6)
})

test('deliveries match the OpenAPI document, and the example client handles each once', async () => {
  const ada = await createPerson(app)
  const webhook = await aWebhook(ada)
  await say(ada.client, { input: 'Hello' })
  await happen(ada)
  await ada.client.rest('POST', `/api/v1/webhooks/${webhook.id}/test`)
  await deliverDue()

  const { body: document } = await app.anyone().rest<{ webhooks: Record<string, object> }>('GET', '/api/v1/openapi.json')
  expect(Object.keys(document.webhooks).toSorted()).toEqual([...eventTypes, 'webhook.test'].toSorted())
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  const seen: string[] = []
  const handled: string[] = []
  const reading = {
    secret: webhook.secret,
    isNew: (id: string) => !seen.includes(id) && seen.push(id) > 0,
    handle: ({ type }: WebhookEvent) => void handled.push(type),
  }
  for (const received of receiver.at(webhook.path)) {
    const event = verifyDelivery(received, webhook.secret)
    const place = `openapi#/webhooks/${event.type}/post/requestBody/content/application~1json/schema`
    expect(ajv.validate({ $ref: place }, event), ajv.errorsText()).toBe(true)
    expect(ajv.validate({ $ref: place }, { ...event, data: {} })).toBe(false)
    expect(await receiveWebhook(received, reading)).toBe(204)
    expect(await receiveWebhook(received, reading)).toBe(204)
    expect(await receiveWebhook({ ...received, body: `${received.body} ` }, reading)).toBe(400)
  }
  expect(handled.toSorted()).toEqual(['answer.finished', 'import.finished', 'webhook.test'])
})

test('an event is stored in the transaction of its change', async () => {
  const ada = await createPerson(app)
  const { id: webhookId } = await aWebhook(ada)
  const undone = transaction(db, async (tx) => {
    await recordEvent(tx, ada.id, 'import.finished', {})
    throw new Error('The change failed.')
  })
  await expect(undone).rejects.toThrow('The change failed.')
  expect(await db.webhookDelivery.count({ where: { webhookId } })).toBe(0)
})

test('deliveries of a suspended account wait until it is restored', async () => {
  const [ada, operator] = [await createPerson(app), await createPerson(app)]
  await db.user.update({ where: { id: operator.id }, data: { isOperator: true } })
  const [webhook, other] = [await aWebhook(ada), await aWebhook(operator)]
  await operator.client.rest('POST', `/api/v1/operator/people/${ada.id}/suspend`)
  await happen(ada)
  await happen(operator)
  await deliverDue()
  expect([told(webhook).length, told(other).length]).toEqual([0, 1])
  await operator.client.rest('POST', `/api/v1/operator/people/${ada.id}/restore`)
  await deliverDue()
  expect(told(webhook)).toHaveLength(1)
})

test('retries failed deliveries with backoff, gives up and can be resent', async () => {
  const ada = await createPerson(app)
  const webhook = await aWebhook(ada)
  receiver.answer = (_received, response) => void response.writeHead(503).end('Busy '.repeat(500))
  await happen(ada)
  await deliverDue()
  const [failed] = await listDeliveries(ada, webhook.id)
  expect(failed).toMatchObject({ status: 'failed', next_try_at: null })
  expect(failed?.attempts.map(({ status_code }) => status_code)).toEqual([503, 503, 503])
  expect(failed?.attempts[0]?.response).toBe('Busy '.repeat(100))
  expect((await ada.client.rest('GET', `/api/v1/webhooks/${webhook.id}`)).body).toMatchObject({ failing_since: expect.any(String) })

  receiver.answer = (_received, response) => void response.end('ok')
  const again = await ada.client.rest<Delivery>('POST', `/api/v1/webhook-deliveries/${failed?.id}/resend`)
  expect(again.body).toMatchObject({ status: 'pending' })
  await deliverDue()
  expect((await listDeliveries(ada, webhook.id))[0]).toMatchObject({ status: 'delivered', event_id: failed?.event_id })
  expect(new Set(receiver.at(webhook.path).map(({ id }) => id))).toEqual(new Set([failed?.event_id]))
  expect((await ada.client.rest('GET', `/api/v1/webhooks/${webhook.id}`)).body).toMatchObject({ failing_since: null })
})

test('a redirect is not followed', async () => {
  const ada = await createPerson(app)
  const webhook = await aWebhook(ada)
  receiver.answer = (_received, response) => void response.writeHead(302, { location: receiver.url('/elsewhere') }).end()
  await happen(ada)
  await deliverDue()
  expect(receiver.at('/elsewhere')).toEqual([])
  expect((await listDeliveries(ada, webhook.id))[0]?.attempts[0]).toMatchObject({
    status_code: 302,
    problem: 'It redirects to another address. Redirects are not followed.',
  })
})

test('disables a webhook after five days of failures or 410 and notifies its owner', async () => {
  const ada = await createPerson(app)
  const [failing, gone] = [await aWebhook(ada, ['import.finished']), await aWebhook(ada, ['answer.finished'])]
  await db.webhook.update({ where: { id: failing.id }, data: { failingSince: new Date(Date.now() - 6 * 86_400_000) } })
  receiver.answer = ({ path }, response) => void response.writeHead(path === gone.path ? 410 : 500).end()
  await happen(ada)
  await say(ada.client, { input: 'Hello' })
  await deliverDue()
  const { webhooks } = (await ada.client.rest<{ webhooks: Shown['webhook'][] }>('GET', '/api/v1/webhooks')).body
  expect(webhooks.map(({ is_enabled, problem }) => `${is_enabled}: ${problem}`).toSorted()).toEqual([
    'false: Every delivery failed for 5 days.',
    'false: It answered 410 Gone.',
  ])
  const { body } = await ada.client.rest<{ notifications: { title: string }[] }>('GET', '/api/v1/notifications')
  expect(body.notifications.filter(({ title }) => title === 'A webhook was turned off')).toHaveLength(2)

  const { length } = receiver.at(failing.path)
  await happen(ada)
  await deliverDue()
  expect(receiver.at(failing.path)).toHaveLength(length)
  receiver.answer = (_received, response) => void response.end()
  await ada.client.rest('PATCH', `/api/v1/webhooks/${failing.id}`, { is_enabled: true })
  await deliverDue()
  expect((await listDeliveries(ada, failing.id)).map(({ status }) => status)).toEqual(['delivered'])
})

test('unresponsive webhooks do not delay others', async () => {
  const people = await Promise.all([createPerson(app), createPerson(app), createPerson(app)])
  const [ada, ...hostile] = people as [Person, ...Person[]]
  const webhook = await aWebhook(ada)
  await aWebhook(ada)
  const hanging: { end(): void }[] = []
  receiver.answer = ({ path }, response) => {
    if (path === webhook.path) response.end()
    else hanging.push(response)
  }
  for (const person of hostile) {
    for (let count = 0; count < 3; count += 1) {
      const { id } = await aWebhook(person)
      await db.webhook.update({ where: { id }, data: { failingSince: new Date() } })
    }
    for (let count = 0; count < 10; count += 1) await happen(person)
  }
  await happen(ada)
  const all = deliverDue()
  await expect.poll(() => receiver.at(webhook.path)).toHaveLength(1)
  await expect.poll(() => hanging).toHaveLength(17)
  await happen(ada)
  await expect.poll(() => receiver.at(webhook.path), { timeout: 5000 }).toHaveLength(2)
  await expect.poll(() => hanging).toHaveLength(18)

  receiver.answer = (_received, response) => void response.end()
  for (const response of hanging) response.end()
  await all
  expect(await db.webhookDelivery.count({ where: { status: 'pending', webhook: { userId: { in: people.map(({ id }) => id) } } } })).toBe(0)
})

test('a secret is shown once, stored sealed and valid for a day after rotation', async () => {
  const ada = await createPerson(app)
  const webhook = await aWebhook(ada)
  const { body } = await ada.client.rest<Shown>('POST', `/api/v1/webhooks/${webhook.id}/rotate-secret`)
  expect(body.secret).not.toBe(webhook.secret)
  await ada.client.rest('POST', `/api/v1/webhooks/${webhook.id}/test`)
  await deliverDue()
  const [received] = receiver.at(webhook.path)
  if (!received) throw new Error('Nothing came.')
  for (const secret of [webhook.secret, body.secret]) {
    expect(verifyDelivery(received, secret)).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhook.id } })
  }
  expect(() => verifyDelivery({ ...received, body: received.body.replace('test', 'toast') }, body.secret)).toThrow(
    'No matching signature found',
  )

  await db.webhook.update({ where: { id: webhook.id }, data: { previousSecretUntil: new Date() } })
  await ada.client.rest('POST', `/api/v1/webhooks/${webhook.id}/test`)
  await deliverDue()
  const later = receiver.at(webhook.path)[1]
  expect(() => later && verifyDelivery(later, webhook.secret)).toThrow('No matching signature found')

  const stored = JSON.stringify(await db.webhook.findMany({ where: { userId: ada.id } }))
  const shown = JSON.stringify([
    (await ada.client.rest('GET', '/api/v1/webhooks')).body,
    (await ada.client.rest('GET', `/api/v1/webhooks/${webhook.id}/deliveries`)).body,
    await (await ada.client.fetch('/api/v1/export')).text(),
  ])
  for (const secret of [webhook.secret, body.secret]) {
    expect(stored + shown).not.toContain(secret.replace('whsec_', ''))
  }
  expect(shown).toContain('webhooks.json')
})

test.each(['', 'nothing that can be opened'])(
  'a secret that cannot be read, such as “%s”, is a failed attempt like any other',
  async (secret) => {
    const ada = await createPerson(app)
    const webhook = await aWebhook(ada, ['import.finished'])
    await db.webhook.update({ where: { id: webhook.id }, data: { secret } })
    await happen(ada)
    const problem = 'Its signing secret can’t be read. Create a new one.'
    // An attempt may be due in the current millisecond.
    await vi.waitFor(async () => {
      await deliverDue()
      expect(await listDeliveries(ada, webhook.id)).toMatchObject([{ status: 'failed', attempts: [{ problem }, { problem }, { problem }] }])
    })
  },
)
