import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'
import { deleteOldKeys } from './idempotency.ts'

const app = await testApp({ CORS_ORIGINS: 'https://app.example.org', REQUESTS_PER_MINUTE: '50' })
const list = '/api/v1/chat/threads'

test('does not resend unchanged responses', async () => {
  const { client } = await createPerson(app)
  const first = await client.fetch(list)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]+"$/)
  expect(await first.json()).toMatchObject({ threads: [] })
  const again = await client.fetch(list, { headers: { 'if-none-match': `"other", ${tag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  await client.rest('POST', list, {})
  const changed = await client.fetch(list, { headers: { 'if-none-match': tag } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('only successful reads have an ETag', async () => {
  const { client } = await createPerson(app)
  const made = await client.fetch(list, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  const missing = await client.fetch(`${list}/00000000-0000-4000-8000-000000000000/history`)
  for (const response of [made, missing]) {
    expect(response.headers.get('etag')).toBeNull()
    await response.text()
  }
})

test('compresses longer JSON when accepted', async () => {
  const { client } = await createPerson(app)
  for (let index = 0; index < 5; index += 1) await client.rest('POST', list, {})
  const size = async (acceptEncoding: string) => {
    const response = await client.fetch(list, { headers: { 'accept-encoding': acceptEncoding } })
    return [response.headers.get('content-encoding'), ((await response.json()) as { threads: unknown[] }).threads.length]
  }
  expect(await size('gzip, deflate')).toEqual(['gzip', 5])
  expect(await size('identity')).toEqual([null, 5])
  expect(await size('gzip;q=0')).toEqual([null, 5])
})

test('responses have rate-limit headers, and REST responses a request ID', async () => {
  const { client } = await createPerson(app)
  const first = await client.fetch(list, { headers: { 'x-request-id': 'mine-1' } })
  const second = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  expect(first.headers.get('x-request-id')).toBe('mine-1')
  const left = [first, second].map(({ headers }) => {
    expect(headers.get('ratelimit-policy')).toBe('"requests";q=50;w=60')
    return Number(/^"requests";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1])
  })
  expect(left[1]).toBe((left[0] ?? 0) - 1)
})

test('configured origins can call with a token, others cannot', async () => {
  const ask = (origin: string) =>
    fetch(`${app.url}${list}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
    })
  const named = await ask('https://app.example.org')
  expect(named.headers.get('access-control-allow-origin')).toBe('https://app.example.org')
  expect(named.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  expect(named.headers.get('access-control-allow-credentials')).toBeNull()
  expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull()
  const answer = await fetch(`${app.url}${list}`, { headers: { origin: 'https://app.example.org' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example.org')
  expect(answer.headers.get('access-control-expose-headers')).toContain('RateLimit')
})

test('a request with an Idempotency-Key is executed once', async () => {
  const { client, id: userId } = await createPerson(app)
  const { client: other } = await createPerson(app)
  const make = (from: typeof client, key: string, body = '{}') =>
    from.fetch(list, { method: 'POST', body, headers: { 'content-type': 'application/json', 'idempotency-key': key } })
  const first = await make(client, 'one')
  const made = (await first.json()) as { id: string }
  const again = await make(client, 'one')
  expect([again.status, again.headers.get('idempotency-replayed'), await again.json()]).toEqual([201, 'true', made])
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  const reused = await make(client, 'one', '{"agent_type":"private_brain"}')
  expect([reused.status, ((await reused.json()) as { error: { code: string } }).error.code]).toEqual([409, 'idempotency_key_reused'])
  expect(((await (await make(other, 'one')).json()) as { id: string }).id).not.toBe(made.id)
  const atOnce = await Promise.all([make(client, 'two'), make(client, 'two'), make(client, 'two')])
  expect(atOnce.every(({ status }) => status === first.status || status === 409)).toBe(true)
  expect(await app.platform.db.thread.count({ where: { userId } })).toBe(2)
  expect((await make(client, 'x'.repeat(256))).status).toBe(400)
})

test('responses are kept for a day', async () => {
  const { client, id: userId } = await createPerson(app)
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'daily' }
  const make = () => client.fetch(list, { method: 'POST', body: '{}', headers })
  await make()
  await deleteOldKeys(app.platform.db, new Date(Date.now() + 23 * 3_600_000))
  expect((await make()).headers.get('idempotency-replayed')).toBe('true')
  await deleteOldKeys(app.platform.db, new Date(Date.now() + 25 * 3_600_000))
  expect(await app.platform.db.idempotencyKey.count({ where: { userId } })).toBe(0)
})

test('failed requests can be retried with their key, and unfinished ones after a minute', async () => {
  const { client, id: userId } = await createPerson(app)
  const { db } = app.platform
  const retry = () =>
    client.fetch('/api/v1/chat/runs/00000000-0000-4000-8000-000000000000/stop', { method: 'POST', headers: { 'idempotency-key': 'stop' } })
  expect([(await retry()).status, (await retry()).status]).toEqual([404, 404])
  const make = () =>
    client.fetch(list, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'idempotency-key': 'made' } })
  await make()
  await db.idempotencyKey.updateMany({ where: { userId }, data: { status: null } })
  expect((await make()).status).toBe(409)
  await db.idempotencyKey.updateMany({ where: { userId }, data: { createdAt: new Date(Date.now() - 61_000) } })
  expect((await make()).ok).toBe(true)
  expect(await db.thread.count({ where: { userId } })).toBe(2)
})

test.each(['/account/two-factor', '/account/two-factor/recovery-codes', '/account/access-tokens', '/operator/invitations', '/webhooks'])(
  'the secrets in answers of POST %s are not stored',
  async (path) => {
    const { client, id: userId, password } = await createPerson(app)
    await app.platform.db.user.update({ where: { id: userId }, data: { isOperator: true } })
    const body = path.includes('two-factor') ? { password } : path === '/account/access-tokens' ? { name: 'Program' } : {}
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'secret' }
    const response = await client.fetch(`/api/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'idempotency_key_not_taken' } }])
    expect(await app.platform.db.idempotencyKey.count({ where: { userId } })).toBe(0)
  },
)
