import type { ServerResponse } from 'node:http'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import { type Provider, startProvider } from '../testing/modelProvider.ts'
import { createPerson } from '../testing/people.ts'

const output = new PassThrough()
let logged = ''
output.on('data', (chunk: Buffer) => (logged += chunk.toString()))
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.write(chunk))

const key = 'sk-canary-of-speech-1234567890'
const secret = 'My locker code is 4711.'
const provider: Provider = await startProvider()
afterAll(() => provider.close())
const settings = { SPEECH_BASE_URL: provider.url, SPEECH_MODEL: 'kokoro', SPEECH_VOICE: 'heart', SPEECH_API_KEY: key, LOG_LEVEL: 'trace' }
const app = await testApp(settings)
const { client } = await createPerson(app)

const audio = Buffer.from([0xff, 0xf3, 0x40, 0xc4])
const send = (status: number, type: string, body: Buffer | string) => (_request: unknown, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': type }).end(body)

beforeEach(() => Object.assign(provider, { requests: [], handle: send(200, 'audio/mpeg; charset=binary', audio) }))

const json = { 'content-type': 'application/json' }
const speak = (text: string, by = client, signal?: AbortSignal) =>
  by.fetch('/api/v1/speech', { method: 'POST', body: JSON.stringify({ text }), headers: json, signal })

test('speaks a text with the model and voice of the server', async () => {
  const response = await speak(`  ${secret} `)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(audio)
  const [request] = provider.requests
  expect(request?.path).toBe('/v1/audio/speech')
  expect(request?.headers.authorization).toBe(`Bearer ${key}`)
  expect(JSON.parse(request?.body ?? '')).toEqual({ model: 'kokoro', voice: 'heart', input: secret, response_format: 'mp3' })
})

test.each([
  ['an error that quotes key and text', send(401, 'application/json', JSON.stringify({ error: `${key} ${secret}` }))],
  ['a failure', send(500, 'text/plain', secret)],
  ['a web page', send(200, 'text/html', '<h1>Sign in</h1>')],
  ['an error with status 200', send(200, 'application/json', '{}')],
  ['an image', send(200, 'audio/svg+xml', '<svg/>')],
  ['nothing', send(200, 'audio/mpeg', '')],
  ['too much', send(200, 'audio/mpeg', Buffer.alloc(9 * 1024 * 1024))],
  ['a redirect', (_: unknown, response: ServerResponse) => void response.writeHead(302, { location: `${provider.url}/elsewhere` }).end()],
  ['a closed connection', (_: unknown, response: ServerResponse) => void response.destroy()],
])('answers 503 if the provider sends %s', async (_, handle) => {
  logged = ''
  provider.handle = handle
  const response = await speak(secret)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: { code: 'speech_unavailable' } })
  expect(provider.requests).toHaveLength(1)
  await vi.waitFor(() => expect(logged).toContain('the speech provider failed'))
  expect(logged).not.toContain(key)
  expect(logged).not.toContain('locker')
})

test('gives up on a provider that hangs', async () => {
  provider.handle = () => {}
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds === 30_000 ? 100 : milliseconds))
  const response = await speak(secret)
  spy.mockRestore()
  expect(response.status).toBe(503)
})

test('ends the request to the provider when the client leaves', async () => {
  const arrived = Promise.withResolvers<ServerResponse>()
  provider.handle = (_, response) => arrived.resolve(response)
  const leaving = new AbortController()
  const speaking = speak(secret, client, leaving.signal).catch(() => null)
  const response = await arrived.promise
  leaving.abort()
  await once(response, 'close')
  expect(await speaking).toBeNull()
})

test.each([
  ['', 'value_required'],
  ['  ', 'value_required'],
  ['x'.repeat(1001), 'value_too_long'],
])('refuses a text of wrong length (%#)', async (text, code) => {
  const response = await speak(text)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code, field: 'text' } })
  expect(provider.requests).toHaveLength(0)
})

test('limits characters per user', async () => {
  const person = await createPerson(app)
  await app.platform.limits.define('speech', { points: 60_000, seconds: 3600 }).consume(person.id, 59_990)
  const response = await speak('x'.repeat(11), person.client)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await response.json()).toMatchObject({ error: { code: 'too_much_speech' } })
  expect((await speak('Hello.')).status).toBe(200)
})

test('needs a session or the scope chat', async () => {
  const person = await createPerson(app)
  expect((await speak('Hello.', app.anyone())).status).toBe(401)
  for (const [scope, status] of [
    ['read', 403],
    ['chat', 200],
  ] as const) {
    const { body } = await person.client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: scope, scopes: [scope] })
    expect((await speak('Hello.', app.anyone({ authorization: `Bearer ${body.secret}` }))).status).toBe(status)
  }
})

const availability = graphql(`
  query SpeechAvailability {
    viewer {
      isSpeechAvailable
    }
  }
`)

test('servers without a speech model say so', async () => {
  expect(await client.ask(availability)).toEqual({ viewer: { isSpeechAvailable: true } })
  const plain = await testApp()
  const person = await createPerson(plain)
  expect(await person.client.ask(availability)).toEqual({ viewer: { isSpeechAvailable: false } })
  const response = await speak('Hello.', person.client)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'no_speech' } })
  await plain.close()
})
