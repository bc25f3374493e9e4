import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from './testing/app.ts'
import type { Client } from './testing/client.ts'
import { say } from './testing/parity/parity.ts'
import { createPerson } from './testing/people.ts'
import type { Shown } from './testing/subjects/webhooks.ts'
import { createCode, turnOnTwoFactor } from './testing/twoFactor.ts'
import { startReceiver, verifyDelivery } from './testing/webhookReceiver.ts'

const old = 'the first secret of this deployment'
const current = 'the second secret of this deployment'
const receiver = await startReceiver()
afterAll(() => receiver.close())

// Codes change every 30 seconds.
beforeEach(() => void vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000))
afterEach(() => void vi.useRealTimers())

async function withServer<T>(secrets: string, work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await testApp({ SESSION_SECRET: secrets, WEBHOOK_PRIVATE_NETWORKS: 'true' }, { keepsData: secrets !== old })
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

test('previous session secrets keep sessions and links valid; encrypted values outlive them', async () => {
  const made = await withServer(old, async (app) => {
    const person = await createPerson(app)
    const { client, email, password } = person
    const twoFactor = await turnOnTwoFactor(person, -1)
    const { token } = (await client.rest<{ token: string }>('POST', '/api/v1/auth/refresh')).body
    const hook = (await client.rest<Shown>('POST', '/api/v1/webhooks', { url: receiver.url('/hook'), event_types: ['import.finished'] }))
      .body
    const pushKey = await app.services.push.getPublicKey()
    await say(client, { input: 'Where is the lighthouse?' })
    const { id } = await app.platform.db.thread.findFirstOrThrow()
    const shared = await client.rest<{ url: string }>('PUT', `/api/v1/chat/threads/${id}/sharing`, {})
    return {
      credentials: { email, password },
      twoFactor,
      cookies: client.cookies,
      token,
      hook,
      pushKey,
      link: shared.body.url.split('/').at(-1),
    }
  })

  const readStatus = async (client: Client, path = '/api/v1/auth/me') => (await client.rest('GET', path)).status
  const findStatuses = async (app: TestApp) => {
    const browser = app.anyone()
    for (const [name, value] of made.cookies) browser.cookies.set(name, value)
    return {
      browser: await readStatus(browser),
      program: await readStatus(app.anyone({ authorization: `Bearer ${made.token}` })),
      link: await readStatus(app.anyone(), `/api/v1/shared/${made.link}`),
    }
  }
  const login = async (app: TestApp, code = '') => {
    const client = app.anyone()
    expect((await client.rest('POST', '/api/v1/auth/login', { ...made.credentials, code })).status).toBe(200)
    return client
  }

  await withServer(`${current},${old}`, async (app) => {
    expect(await findStatuses(app)).toEqual({ browser: 200, program: 200, link: 200 })
    await login(app, await createCode(made.twoFactor.uri))
  })

  await withServer(current, async (app) => {
    expect(await findStatuses(app)).toEqual({ browser: 401, program: 401, link: 404 })
    const client = await login(app, await createCode(made.twoFactor.uri, 1))
    await login(app, made.twoFactor.recoveryCodes[0])
    expect(await app.services.push.getPublicKey()).toBe(made.pushKey)
    // A delivery is due by the database’s clock.
    vi.useRealTimers()
    await client.rest('POST', `/api/v1/webhooks/${made.hook.webhook.id}/test`)
    const received = await vi.waitUntil(() => receiver.at('/hook')[0], 10_000)
    expect(verifyDelivery(received, made.hook.secret)).toMatchObject({ type: 'webhook.test' })
  })
})
