import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
await writeFile(join(webDir, 'index.html'), '<!doctype html><html><head><title>Twain</title></head><body></body></html>')
const app = await testApp({ WEB_DIR: webDir, PUBLIC_URL: 'https://twain.example' })
const { db } = app.platform

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { audience: 'link', bio: 'Keeps bees.' })
  return person
}

async function view(path: string, referer: string, { client = app.anyone(), headers = {} }: { client?: Client; headers?: object } = {}) {
  const { status } = await client.fetch(path, { headers: { referer, ...headers } })
  return status
}

async function readHosts({ client }: Person) {
  const { body } = await client.rest<{ referrers: object[] }>('GET', '/api/v1/twin-insight')
  return body.referrers
}

test('counts views from other websites by host', async () => {
  const [ada, bob] = [await createPublicPerson(), await createPublicPerson()]
  for (const path of [`/${ada.username}`, `/twin/${ada.username}/chat`, `/${ada.username}?a=b`])
    expect(await view(path, 'https://news.example.org/secret-path?user=7')).toBe(200)
  await view(`/${ada.username}`, 'https://www.search.example/')
  await view(`/embed/${ada.username}`, 'https://news.example.org/')
  expect(await readHosts(ada)).toEqual([
    { host: 'news.example.org', is_embedded: false, views: 3 },
    { host: 'news.example.org', is_embedded: true, views: 1 },
    { host: 'search.example', is_embedded: false, views: 1 },
  ])
  expect(await readHosts(bob)).toEqual([])
  const stored = JSON.stringify(await db.twinReferrer.findMany())
  expect(stored).not.toMatch(/secret-path|user=7/)
})

test('counts no own pages, owners, preloads, private or missing profiles', async () => {
  const ada = await createPublicPerson()
  const page = `/${ada.username}`
  await view(page, 'https://twain.example/discover')
  await view(page, `${app.url}/discover`)
  await view(page, '')
  await view(page, 'https://news.example.org', { client: ada.client })
  await view(page, 'https://news.example.org', { headers: { 'sec-purpose': 'prefetch' } })
  await app.anyone().fetch(page, { method: 'HEAD', headers: { referer: 'https://news.example.org' } })
  await view(`/${(await createPerson(app)).username}`, 'https://private.example')
  await view('/embed/nobody-here', 'https://private.example')
  expect(await readHosts(ada)).toEqual([])
  expect(await db.twinReferrer.count({ where: { host: 'private.example' } })).toBe(0)
})

test('hostile headers are ignored, and invented hosts are limited', async () => {
  const ada = await createPublicPerson()
  const page = `/${ada.username}`
  const hostile = [
    'javascript:alert(1)',
    'https://<img src=x>.example',
    `https://${'x'.repeat(5000)}.example`,
    "https://a'--.example",
    '%00',
    'https://10.0.0.7',
  ]
  for (const referer of hostile) expect(await view(page, referer)).toBe(200)
  expect(await readHosts(ada)).toEqual([])
  for (let index = 0; index < 103; index += 1)
    await app.services.referrers.record(ada.id, { host: `spam${index}.example`, isEmbedded: false })
  await view(page, 'https://spam0.example')
  expect(await db.twinReferrer.count({ where: { ownerId: ada.id } })).toBe(100)
  expect((await readHosts(ada))[0]).toEqual({ host: 'spam0.example', is_embedded: false, views: 2 })
})

test('concurrent views are all counted', async () => {
  const ada = await createPublicPerson()
  await Promise.all(Array.from({ length: 10 }, () => view(`/${ada.username}`, 'https://news.example.org')))
  expect(await readHosts(ada)).toEqual([{ host: 'news.example.org', is_embedded: false, views: 10 }])
})

test('hosts are forgotten after a month', async () => {
  const ada = await createPublicPerson()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await app.services.referrers.record(ada.id, { host: 'old.example', isEmbedded: false }, daysAgo(31))
  await app.services.referrers.record(ada.id, { host: 'recent.example', isEmbedded: false }, daysAgo(29))
  await app.services.referrers.deleteOld(new Date())
  expect(await db.twinReferrer.findMany({ where: { ownerId: ada.id }, select: { host: true } })).toEqual([{ host: 'recent.example' }])
})

test('hosts are in the owner’s export, and deleted with the account', async () => {
  const ada = await createPublicPerson()
  await view(`/${ada.username}`, 'https://news.example.org')
  const archive = Buffer.from(await (await ada.client.fetch('/api/v1/export')).arrayBuffer())
  expect(archive.includes('referring-websites.json')).toBe(true)
  await ada.client.rest('DELETE', '/api/v1/account', { password: ada.password })
  await expect.poll(() => db.twinReferrer.count({ where: { ownerId: ada.id } })).toBe(0)
})
