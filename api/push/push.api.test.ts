import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { finishJobs } from '../testing/jobs.ts'
import { say } from '../testing/parity/parity.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { type Received, startReceiver } from '../testing/webhookReceiver.ts'
import { readPushKeys } from './pushKeys.ts'

const app = await testApp({ WEBHOOK_PRIVATE_NETWORKS: 'true' })
const { db } = app.platform
const service = await startReceiver()
beforeAll(() => app.platform.jobs.start())
afterAll(() => service.close())
beforeEach(() => {
  service.answer = (_received, response) => void response.writeHead(201).end()
})

let browsers = 0

function createBrowser() {
  const path = `/browser${(browsers += 1)}`
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16)
  const subscription = { endpoint: service.url(path), p256dh, auth: auth.toString('base64url'), kinds: ['answers', 'chat'] }
  const received = () => service.at(path).map(({ bytes }) => JSON.parse(decrypt(bytes)) as unknown)
  return { subscription, received, requests: () => service.at(path) }

  /** RFC 8291 */
  function decrypt(bytes: Buffer): string {
    const salt = bytes.subarray(0, 16)
    const start = 21 + (bytes[20] ?? 0)
    const sender = bytes.subarray(21, start)
    const derive = (key: Uint8Array, by: Uint8Array, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, by, info, length))
    const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
    const secret = derive(keys.computeSecret(sender), auth, context, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const padded = Buffer.concat([decipher.update(bytes.subarray(start, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}

async function subscribe({ client }: Person, browser = createBrowser()) {
  expect((await client.rest('PUT', '/api/v1/notifications/push', browser.subscription)).status).toBe(200)
  return browser
}

/** The answer is looked at again after its end. */
async function ask({ client, id }: Person, message: object = {}): Promise<void> {
  await say(client, { input: 'Where is the lighthouse?', ...message })
  const run = await db.run.findFirstOrThrow({ where: { userId: id }, orderBy: { createdAt: 'desc' } })
  const count = () => db.$queryRaw<unknown[]>`SELECT FROM jobs.job WHERE name = 'find-push-subscriptions' AND singleton_key = ${run.id}`
  await vi.waitUntil(async () => (await count()).length === 1, 5000)
}

async function sendDue(): Promise<void> {
  await db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE name = 'find-push-subscriptions' AND state < 'active'`
  await finishJobs(app, 'find-push-subscriptions')
  await finishJobs(app, 'send-push-message')
}

const readAudience = ({ headers }: Received) => {
  const [, payload = ''] = /^vapid t=[\w-]+\.([\w-]+)\./.exec(headers['authorization'] ?? '') ?? []
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { aud: string }).aud
}

test('sends title and link of an answer that was not seen, encrypted and signed', async () => {
  const ada = await createPerson(app)
  const browser = await subscribe(ada)
  await ask(ada)
  await sendDue()
  const { threadId } = await db.run.findFirstOrThrow({ where: { userId: ada.id } })
  expect(browser.received()).toEqual([{ title: 'Your answer is finished', path: `/chat/${threadId}` }])
  const { body } = await ada.client.rest<{ public_key: string }>('GET', '/api/v1/notifications/push')
  const [request] = browser.requests()
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(`k=${body.public_key}$`) })
  expect(request && readAudience(request)).toBe(new URL(service.url('/')).origin)
})

test('sends no answers that were seen, of temporary chats, or of kinds that are off', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const browser = await subscribe(ada)
  await ask(ada)
  const { threadId } = await db.run.findFirstOrThrow({ where: { userId: ada.id } })
  await ada.client.rest('POST', `/api/v1/chat/threads/${threadId}/viewed`)
  await ask(ada, { is_temporary: true })
  expect(await db.run.count({ where: { userId: ada.id, status: 'completed', thread: { isTemporary: true } } })).toBe(1)
  const quiet = createBrowser()
  await subscribe(ben, { ...quiet, subscription: { ...quiet.subscription, kinds: ['twin'] } })
  await ask(ben)
  await sendDue()
  expect([...browser.received(), ...quiet.received()]).toEqual([])
})

test('sends unread notifications of the chosen kinds, in the language of the account', async () => {
  const ada = await createPerson(app)
  await db.user.update({ where: { id: ada.id }, data: { language: 'de' } })
  const browser = await subscribe(ada)
  const notification = { type: 'info', title: 'Your import is finished', message: 'The boat is called Freya.' } as const
  await app.services.notifications.publish(ada.id, { ...notification, channel: 'chat', actionUrl: '/chat?from=import' })
  await app.services.notifications.publish(ada.id, { ...notification, channel: 'product' })
  await sendDue()
  expect(browser.received()).toEqual([{ title: 'Neuigkeiten zu deinen Unterhaltungen', path: '/chat?from=import' }])
})

test('many messages to a slow push service delay no other user', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const [slow, other] = [await subscribe(ada), await subscribe(ben)]
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  service.answer = ({ path }, response) => {
    order.push(path)
    void gate.promise.then(() => response.writeHead(201).end())
  }
  const notification = { channel: 'chat', type: 'info', title: 'Your import is finished' } as const
  for (let count = 0; count < 12; count += 1) await app.services.notifications.publish(ada.id, notification)
  await app.services.notifications.publish(ben.id, notification)
  await db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE name = 'find-push-subscriptions' AND state < 'active'`
  await finishJobs(app, 'find-push-subscriptions')
  gate.resolve()
  await finishJobs(app, 'send-push-message')
  expect([slow.requests().length, other.requests().length]).toEqual([12, 1])
  expect(order.indexOf(new URL(other.subscription.endpoint).pathname)).toBeLessThan(6)
})

test('deletes subscriptions that the push service no longer knows, and retries after other failures', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const [gone, failing] = [await subscribe(ada), await subscribe(ben)]
  service.answer = ({ path }, response) => void response.writeHead(path === gone.requests()[0]?.path ? 410 : 503).end()
  for (const person of [ada, ben]) await ask(person)
  await sendDue()
  expect(await db.pushSubscription.findMany({ where: { userId: { in: [ada.id, ben.id] } }, select: { userId: true } })).toEqual([
    { userId: ben.id },
  ])
  service.answer = (_received, response) => void response.writeHead(201).end()
  await db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE name = 'send-push-message' AND state < 'active'`
  await finishJobs(app, 'send-push-message')
  expect(failing.received()).toHaveLength(2)
})

test('sends nothing after the session has ended or to suspended accounts', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const [left, suspended] = [await subscribe(ada), await subscribe(ben)]
  for (const person of [ada, ben]) await ask(person)
  await ada.client.rest('POST', '/api/v1/auth/logout')
  await db.user.update({ where: { id: ben.id }, data: { suspendedAt: new Date() } })
  await sendDue()
  expect(await db.pushSubscription.count({ where: { userId: ada.id } })).toBe(0)
  expect([...left.received(), ...suspended.received()]).toEqual([])
})

test('replaces keys that cannot be read after the loss of the session secret', async () => {
  await subscribe(await createPerson(app))
  const { publicKey } = await readPushKeys(app.platform)
  expect((await readPushKeys(app.platform)).publicKey).toBe(publicKey)
  await db.pushKey.updateMany({ data: { privateKey: 'unreadable' } })
  expect((await readPushKeys(app.platform)).publicKey).not.toBe(publicKey)
  expect(await db.pushSubscription.count()).toBe(0)
})

test('a browser belongs to the account that subscribed last, and an account has at most ten', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const shared = await subscribe(ada)
  await subscribe(ben, shared)
  expect(await db.pushSubscription.findMany({ where: { endpoint: shared.subscription.endpoint }, select: { userId: true } })).toEqual([
    { userId: ben.id },
  ])
  const session = { userId: ada.id, expiresAt: new Date(Date.now() + 1e9) }
  for (let index = 0; index < 10; index++) {
    const pushSubscription = { create: { userId: ada.id, endpoint: `https://push.example.org/${index}`, keys: '' } }
    await db.session.create({ data: { ...session, token: `push-${index}`, pushSubscription } })
  }
  const { body } = await ada.client.rest('PUT', '/api/v1/notifications/push', createBrowser().subscription)
  expect(body).toMatchObject({ error: { code: 'too_many_push_subscriptions' } })
})
