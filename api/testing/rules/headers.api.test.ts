import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPages } from '../../app.ts'
import { createRestApi } from '../../rest/api.ts'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
await writeFile(join(webDir, 'index.html'), '<!doctype html><html><head><title>Twain</title></head><body></body></html>')
await writeFile(join(webDir, 'words.txt'), '')
const app = await testApp({ WEB_DIR: webDir, PUBLIC_URL: 'https://twain.example' })

test.each([
  ['a page', 'GET', '/chat', 200],
  ['a file of the web app', 'GET', '/words.txt', 200],
  ['a missing file', 'GET', '/assets/nothing.js', 404],
  ['a picture', 'GET', '/files/avatars/a/b', 404],
  ['the page of the REST API', 'GET', '/api/docs', 200],
  ['the page of the graph', 'GET', '/graphql/page.css', 200],
  ['an answer of the graph', 'GET', '/graphql?query=%7B__typename%7D', 200],
  ['a refusal of the graph', 'PUT', '/graphql', 405],
  ['an answer of the REST API', 'GET', '/api/v1/auth/check-username?username=somebody', 200],
  ['a refusal of the REST API', 'GET', '/api/v1/auth/me', 401],
  ['an address that is not there', 'GET', '/api/nothing', 404],
  ['a check of the process', 'GET', '/healthz', 200],
])('%s cannot be framed or sniffed', async (_, method, path) => {
  const { headers } = await app.anyone().fetch(path, { method })
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
})

test('refuses several Host headers', async () => {
  const { host } = new URL(app.url)
  const call = (hosts: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = hosts.flatMap((name) => ['Host', name])
      get(`${app.url}/healthz`, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
  expect(await call([host])).toBe(200)
  expect(await call([host, 'stranger.example'])).toBe(400)
})

test('responses are not cacheable unless they are the same for everyone', async () => {
  const { client } = await createPerson(app)
  for (const path of [
    '/api/v1/auth/me',
    '/%61pi/v1/auth/me',
    '/api/v1/chat/threads',
    '/api/v1/chat/threads/nothing',
    '/graphql?query=%7B__typename%7D',
    '/graphql',
  ]) {
    const { headers } = await client.rest('GET', path)
    expect(`${path} ${headers.get('cache-control')}`).toBe(`${path} no-store`)
  }
  expect((await client.rest('GET', '/api/v1/openapi.json')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['POST', '/roadmap.json', 405, 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/roadmap.json', 204, 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/v1/chat/threads', 405, 'GET, HEAD, POST, OPTIONS'],
  ['PATCH', '/api/v1/auth/login', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/api/v1/auth/login', 204, 'POST, OPTIONS'],
  ['POST', '/api/docs', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/healthz', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/graphql', 405, 'GET, POST, OPTIONS'],
  ['OPTIONS', '/graphql', 204, 'GET, POST, OPTIONS'],
])('%s %s answers with the allowed methods', async (method, path, status, allow) => {
  const response = await app.anyone().fetch(path, { method })
  expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status, allow })
})

test('static files support ETags and compression', async () => {
  const whole = await app.anyone().fetch('/api/docs/swagger-ui.css', { headers: { 'accept-encoding': 'identity' } })
  const gzipped = await app.anyone().fetch('/api/docs/swagger-ui.css', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([whole, gzipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
  expect(await gzipped.text()).toBe(await whole.text())
  const again = await app.anyone().fetch('/api/docs/swagger-ui.css', { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('everything public is rate-limited or a static file', async () => {
  const { routes } = await createPages(app.platform, app.services)
  const paths = routes
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && !path.startsWith('/api/v1/'))
    .map(({ path }) => path.replace('*', 'x'))
  const oneFromEach = createRestApi(app.platform, app.services)
    .routes.find(({ method }) => method === 'GET')
    ?.path.replaceAll(/:\w+/g, 'x')
  const notCounted: string[] = []
  for (const path of [...new Set(paths), `/api/v1${oneFromEach}`, '/files/avatars/a/b', '/graphql?query=%7B__typename%7D']) {
    const counted: unknown[] = []
    const { countRequest } = app.services
    app.services.countRequest = async (...who) => void counted.push(who)
    const response = await app
      .anyone()
      .fetch(path)
      .finally(() => (app.services.countRequest = countRequest))
    await response.body?.cancel()
    if (counted.length === 0 && !response.headers.has('etag')) notCounted.push(path)
  }
  expect(notCounted).toEqual(['/healthz', '/readyz', '/metrics', '/api/artifact-frame', '/x', '/assets/x'])
})

test('idle connections outlast those of reverse proxies', async () => {
  const { headers } = await app.anyone().fetch('/healthz')
  expect(Number(headers.get('keep-alive')?.replace('timeout=', ''))).toBeGreaterThan(60)
})
