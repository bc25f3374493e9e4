import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from './testing/app.ts'
import type { Client } from './testing/client.ts'
import { createPerson } from './testing/people.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
const page = '<!doctype html><html><head><title>Twain</title></head><body></body></html>'
await writeFile(join(webDir, 'index.html'), page)
await writeFile(join(webDir, 'embed.js'), '// Script')
const app = await testApp({ WEB_DIR: webDir })

async function createTwin(profile: object = {}) {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps bees.', ...profile })
  return person
}

async function open(path: string, client: Client = app.anyone()) {
  const { status, headers } = await client.fetch(path)
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return { status, ancestors, frameOptions: headers.get('x-frame-options'), headers }
}

test('only the websites of its owner may embed a twin', async () => {
  const ada = await createTwin({ embed_origins: ['https://ada.example', 'http://localhost:8080'] })
  const bob = await createTwin({ embed_origins: ['https://bob.example'] })
  const carla = await createTwin()
  const expected = [
    [ada, "'self' https://ada.example http://localhost:8080"],
    [bob, "'self' https://bob.example"],
    [carla, "'self'"],
  ] as const
  for (const [{ username }, ancestors] of expected)
    expect(await open(`/embed/${username}`)).toMatchObject({ status: 200, ancestors, frameOptions: null })
  expect((await open(`/embed/${ada.username}`)).headers.get('cache-control')).toBe('no-store')
})

test('no other page can be embedded', async () => {
  const { username } = await createTwin({ embed_origins: ['https://ada.example'] })
  const paths = ['/', '/chat', `/${username}`, `/twin/${username}/chat`, `/embed/${username}/try`, `/embed/${username}/x`, '/embed']
  for (const path of paths) expect(await open(path), path).toMatchObject({ ancestors: "'none'", frameOptions: 'DENY' })
})

test('a private twin looks like an unknown one, also to its owner', async () => {
  const { username, client } = await createTwin({ embed_origins: ['https://ada.example'] })
  await client.rest('PUT', '/api/v1/profile', { public: false })
  for (const visitor of [app.anyone(), client]) {
    for (const path of [`/embed/${username}`, '/embed/unknown-user'])
      expect(await open(path, visitor), path).toMatchObject({ status: 404, ancestors: "'none'", frameOptions: 'DENY' })
  }
})

test('other sites can load the script, which is at most 30 KiB', async () => {
  expect((await stat(new URL('../web/public/embed.js', import.meta.url))).size).toBeLessThan(30 * 1024)
  const { status, headers } = await open('/embed.js')
  expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
})

test.each([
  ['https://Example.org/', 'https://example.org'],
  ['https://example.org:443', 'https://example.org'],
  ['https://bücher.example:8443', 'https://xn--bcher-kva.example:8443'],
  [' http://127.0.0.1:3000 ', 'http://127.0.0.1:3000'],
])('the origin %s is stored as %s', async (given, stored) => {
  const { client } = await createPerson(app)
  const { body } = await client.rest('PUT', '/api/v1/profile', { embed_origins: [given, stored] })
  expect(body).toMatchObject({ embed_origins: [stored] })
})

test.each([
  'http://example.org',
  'https://example.org/blog',
  'https://example.org?a=b',
  'https://user:secret@example.org',
  'https://*.example.org',
  'https://a;script-src',
  "https://a,'unsafe-inline'",
  'http://[::1]:3000',
  'https://example_org',
  '*',
  'null',
  'javascript:alert(1)',
  'data:text/html,x',
  'example.org',
  '',
])('the origin “%s” is refused', async (origin) => {
  const { client } = await createPerson(app)
  const { status, body } = await client.rest('PUT', '/api/v1/profile', { embed_origins: ['https://ok.example', origin] })
  expect({ status, body }).toMatchObject({ status: 400, body: { error: { code: 'invalid_origin' } } })
})

test('there are at most 20 origins, and visitors do not see them', async () => {
  const { client, username } = await createTwin({ embed_origins: ['https://secret-site.example'] })
  const origins = Array.from({ length: 21 }, (_, index) => `https://site${index}.example`)
  expect((await client.rest('PUT', '/api/v1/profile', { embed_origins: origins })).status).toBe(400)
  for (const path of [`/api/v1/profile/public/${username}`, `/api/v1/twin/${username}`]) {
    expect(JSON.stringify(await app.anyone().rest('GET', path))).not.toContain('secret-site')
  }
})

test('visitors of an embedded twin are guests with a partitioned cookie', async () => {
  const ada = await createTwin()
  const bob = await createPerson(app)
  const send = async (client: Client) => {
    const response = await client.fetch(`/api/v1/twin/${ada.username}/chat`, {
      method: 'POST',
      body: JSON.stringify({ input: 'Hello' }),
      headers: { 'content-type': 'application/json', 'twain-embed': '1' },
    })
    const { thread_id } = (await response.json()) as { thread_id: string }
    for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${thread_id}`, { headers: { 'twain-embed': '1' } })) void _
    return { threadId: thread_id, cookie: response.headers.getSetCookie().join() }
  }
  const { threadId, cookie } = await send(bob.client)
  expect(cookie).toMatch(/^twain\.embed_guest=/)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']) expect(cookie).toContain(attribute)
  expect(cookie).not.toContain('Domain')
  expect((await send(bob.client)).threadId).toBe(threadId)
  // The same browser without the frame: neither the session nor the other cookie opens the conversation.
  expect((await bob.client.rest('GET', `/api/v1/chat/threads/${threadId}/history`)).status).toBe(404)
  const visits = await ada.client.rest('GET', '/api/v1/twin-conversations')
  expect(visits.body).toMatchObject({ conversations: [{ id: threadId, visitor_kind: 'guest' }] })
})
