import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { type Provider, startProvider } from '../testing/modelProvider.ts'
import { createPerson } from '../testing/people.ts'

const output = new PassThrough()
let logged = ''
output.on('data', (chunk: Buffer) => (logged += chunk.toString()))
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.write(chunk))

const key = 'sk-canary-of-dictation-1234567890'
const secret = 'My locker code is 4711.'
const provider: Provider = await startProvider()
afterAll(() => provider.close())
const settings = {
  TRANSCRIPTION_BASE_URL: provider.url,
  TRANSCRIPTION_MODEL: 'whisper',
  TRANSCRIPTION_API_KEY: key,
  LOG_LEVEL: 'trace',
}
const app = await testApp(settings)
const { client } = await createPerson(app)

const send = (status: number, type: string, body: string) => (_request: unknown, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': type }).end(body)
const transcript = (text: unknown) => send(200, 'application/json', JSON.stringify({ text }))

beforeEach(() => Object.assign(provider, { requests: [], handle: transcript(` ${secret} `) }))

interface Recording {
  type?: string
  field?: string
  bytes?: number
  query?: string
  by?: Pick<typeof client, 'fetch'>
  signal?: AbortSignal
}

function transcribe({ type = 'audio/webm;codecs=opus', field = 'files', bytes = 2000, query = '', by = client, signal }: Recording = {}) {
  const body = new FormData()
  body.append(field, new File([Buffer.alloc(bytes, 'o')], 'blob', { type }))
  return by.fetch(`/api/v1/transcriptions${query}`, { method: 'POST', body, signal })
}

test('transcribes a recording with the model of the server', async () => {
  const response = await transcribe({ query: '?language=de' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ text: secret })
  const [request] = provider.requests
  expect(request?.path).toBe('/v1/audio/transcriptions')
  expect(request?.headers.authorization).toBe(`Bearer ${key}`)
  const form = await new Response(request?.body, { headers: { 'content-type': request?.headers['content-type'] ?? '' } }).formData()
  expect(Object.fromEntries(form)).toMatchObject({ model: 'whisper', language: 'de', response_format: 'json' })
  const file = form.get('file') as File
  expect({ name: file.name, type: file.type, size: file.size }).toEqual({ name: 'recording.webm', type: 'audio/webm', size: 2000 })
  expect(logged).not.toContain('locker')
  expect(logged).not.toContain(key)
})

test('sends nothing to the model if the session ended during the upload', async () => {
  const person = await createPerson(app)
  const sending = request(`${app.url}/api/v1/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const answered = once(sending, 'response')
  sending.write('--b\r\ncontent-disposition: form-data; name="files"; filename="blob"\r\ncontent-type: audio/webm\r\n\r\n')
  const arrives = vi.spyOn(app.services.speech, 'transcribe')
  sending.write('o'.repeat(2000))
  await vi.waitFor(() => expect(arrives).toHaveBeenCalled())
  await person.client.rest('POST', '/api/v1/auth/logout')
  sending.end('\r\n--b--\r\n')
  const [response] = (await answered) as [IncomingMessage]
  expect(response.statusCode).toBe(401)
  response.resume()
  expect(provider.requests).toEqual([])
})

test('answers an empty text for silence', async () => {
  provider.handle = transcript('')
  expect(await (await transcribe()).json()).toEqual({ text: '' })
})

test.each([
  ['an error that quotes key and text', send(401, 'application/json', JSON.stringify({ error: `${key} ${secret}` }))],
  ['a failure', send(500, 'text/plain', secret)],
  ['a web page', send(200, 'text/html', `<h1>${secret}</h1>`)],
  ['no text', send(200, 'application/json', JSON.stringify({ words: [secret] }))],
  ['a number', transcript(4711)],
  ['too long a text', transcript('x'.repeat(20_001))],
  ['too much', transcript('x'.repeat(2 * 1024 * 1024))],
  ['a redirect', (_: unknown, response: ServerResponse) => void response.writeHead(302, { location: `${provider.url}/elsewhere` }).end()],
  ['a closed connection', (_: unknown, response: ServerResponse) => void response.destroy()],
])('answers 503 if the provider sends %s', async (_, handle) => {
  logged = ''
  provider.handle = handle
  const response = await transcribe()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: { code: 'transcription_unavailable' } })
  expect(provider.requests).toHaveLength(1)
  await vi.waitFor(() => expect(logged).toContain('the transcription provider failed'))
  expect(logged).not.toContain(key)
  expect(logged).not.toContain('locker')
})

test('gives up on a provider that hangs', async () => {
  provider.handle = () => {}
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds === 60_000 ? 100 : milliseconds))
  const response = await transcribe()
  spy.mockRestore()
  expect(response.status).toBe(503)
})

test('ends the request to the provider when the client leaves', async () => {
  const arrived = Promise.withResolvers<ServerResponse>()
  provider.handle = (_, response) => arrived.resolve(response)
  const leaving = new AbortController()
  const transcribing = transcribe({ signal: leaving.signal }).catch(() => null)
  const response = await arrived.promise
  leaving.abort()
  await once(response, 'close')
  expect(await transcribing).toBeNull()
})

test.each([
  ['a text file', { type: 'text/plain' }, 400, 'audio_type_unknown'],
  ['an unknown format', { type: 'audio/midi' }, 400, 'audio_type_unknown'],
  ['an empty file', { bytes: 0 }, 400, 'audio_type_unknown'],
  ['another field', { field: 'file' }, 400, 'files_wrong_field'],
  ['an unknown language', { query: '?language=German' }, 400, 'transcription_language_unknown'],
  ['a large file', { bytes: 8 * 1024 * 1024 + 1 }, 413, 'recording_too_large'],
])('refuses %s', async (_, recording, status, code) => {
  const response = await transcribe(recording)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code } })
  expect(provider.requests).toHaveLength(0)
})

test('refuses a form without a file', async () => {
  const body = new FormData()
  body.append('language', 'de')
  const response = await client.fetch('/api/v1/transcriptions', { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'file_required' } })
})

test('limits audio per user', async () => {
  const person = await createPerson(app)
  await app.platform.limits.define('transcription', { points: 64 * 1024 * 1024, seconds: 3600 }).consume(person.id, 64 * 1024 * 1024 - 10)
  const response = await transcribe({ by: person.client })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await response.json()).toMatchObject({ error: { code: 'too_much_transcription' } })
  expect((await transcribe()).status).toBe(200)
})

test('needs a session or the scope chat', async () => {
  const person = await createPerson(app)
  expect((await transcribe({ by: app.anyone() })).status).toBe(401)
  for (const [scope, status] of [
    ['read', 403],
    ['chat', 200],
  ] as const) {
    const { body } = await person.client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: scope, scopes: [scope] })
    expect((await transcribe({ by: app.anyone({ authorization: `Bearer ${body.secret}` }) })).status).toBe(status)
  }
})

test('servers without a transcription model say so', async () => {
  const isAvailable = async (by: typeof client) => (await by.rest<object>('GET', '/api/v1/speech')).body
  expect(await isAvailable(client)).toEqual({ is_available: false, is_transcription_available: true })
  const plain = await testApp()
  const person = await createPerson(plain)
  expect(await isAvailable(person.client)).toEqual({ is_available: false, is_transcription_available: false })
  const response = await transcribe({ by: person.client })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'no_transcription' } })
  await plain.close()
})
