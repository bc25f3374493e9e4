import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { audiences } from './platform/audiences.ts'
import { testApp } from './testing/app.ts'
import { createPerson, type Person } from './testing/people.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
const plain =
  '<!doctype html><html><head><meta name="description" content="Twain." />\n<title>Twain</title></head><body><noscript>Needs JavaScript.</noscript></body></html>'
await writeFile(join(webDir, 'index.html'), plain)

const app = await testApp({ WEB_DIR: webDir, PUBLIC_URL: 'https://twain.example' })

async function createProfile(profile: object): Promise<Person> {
  const person = await createPerson(app)
  const { status } = await person.client.rest('PUT', '/api/v1/profile', profile)
  expect(status).toBe(200)
  return person
}

async function open(path: string, client = app.anyone()) {
  const response = await client.fetch(path)
  return { status: response.status, headers: response.headers, page: await response.text() }
}

test('a shared page has its metadata in the HTML and is not cacheable', async () => {
  const { username } = await createProfile({ public: true, display_name: 'Mira Holm', bio: 'Builds boats\nand writes about them.' })
  const profile = await open(`/${username.toUpperCase()}`)
  expect(profile.status).toBe(200)
  expect(profile.headers.get('cache-control')).toBe('no-store')
  expect(profile.headers.get('content-type')).toMatch(/^text\/html/)
  expect(profile.headers.get('content-security-policy')).toContain("default-src 'self'")
  for (const part of [
    '<title>Mira Holm · Twain</title>',
    '<meta name="description" content="Builds boats and writes about them." />',
    `<link rel="canonical" href="https://twain.example/${username}" />`,
    '<meta property="og:title" content="Mira Holm" />',
    '<meta property="og:description" content="Builds boats and writes about them." />',
  ])
    expect(profile.page).toContain(part)
  expect(profile.page.match(/<title>|name="description"/g)).toHaveLength(2)

  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(profile.page) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Mira Holm', alternateName: username, description: 'Builds boats\nand writes about them.' },
  })

  const chat = await open(`/twin/${username}/chat`)
  expect(chat.page).toContain('<title>Chat with the AI twin of Mira Holm · Twain</title>')
  expect(chat.page).toContain(`<link rel="canonical" href="https://twain.example/twin/${username}/chat" />`)
})

test('a profile is readable without scripts', async () => {
  const { username } = await createProfile({
    public: true,
    display_name: 'Mira Holm',
    bio: 'Builds boats.',
    projects: [{ title: 'Skiff', description: 'Twelve feet.' }],
  })
  const [, content] = /<noscript>(.*)<\/noscript>/s.exec((await open(`/${username}`)).page) ?? []
  expect(content).toContain('<h1>Mira Holm</h1>')
  for (const text of ['Builds boats.', 'Skiff: Twelve feet.']) expect(content).toContain(`<p>${text}</p>`)
})

test('without scripts, a page lists the stories and notes that its reader may see', async () => {
  const ada = await createProfile({ audience: 'listed', display_name: 'Ada' })
  const [chosen, stranger, invited] = [await createPerson(app), await createPerson(app), app.anyone()]
  await ada.client.rest('POST', '/api/v1/profile/chosen-people', { person: chosen.username })
  const { body } = await ada.client.rest<{ invitation_link: { url: string } }>('PUT', '/api/v1/profile/invitation-link')
  expect((await open(new URL(body.invitation_link.url).pathname, invited)).status).toBe(303)
  const kinds = ['story', 'note']
  for (const audience of audiences) {
    for (const kind of kinds) {
      const item = { kind, title: `${kind}-for-${audience}`, content: `**Words** of the ${kind}, text-for-${audience}.`, audience }
      expect((await ada.client.rest('POST', '/api/v1/knowledge/items', item)).status).toBe(201)
    }
  }
  const readers = { guest: app.anyone(), invited, stranger: stranger.client, chosen: chosen.client, owner: ada.client }
  // Search engines read listed pages.
  const expected = { listed: ['listed'], link: ['link', 'listed'], people: [], private: [] }
  for (const [audience, shown] of Object.entries(expected)) {
    await ada.client.rest('PUT', '/api/v1/profile', { audience })
    for (const [name, client] of Object.entries(readers)) {
      for (const path of [`/${ada.username}`, `/twin/${ada.username}/chat`]) {
        const { page } = await open(path, client)
        const found = audiences.filter((one) => page.includes(`-for-${one}`))
        expect(found, `${name} of ${audience} at ${path}`).toEqual(shown)
        for (const one of shown)
          for (const kind of kinds) {
            expect(page).toContain(`<h3>${kind}-for-${one}</h3>`)
            expect(page).toContain(`<p>Words of the ${kind}, text-for-${one}.</p>`)
          }
      }
    }
  }
})

test('a page contains only public fields', async () => {
  const shown = await createProfile({ public: true, display_name: 'Ada Secret', bio: 'A secret', public_fields: ['interests'] })
  const { page } = await open(`/${shown.username}`)
  expect(page).toContain(`<title>${shown.username} · Twain</title>`)
  expect(page).not.toMatch(/secret/i)
})

test('search engines index only listed profiles, and only what is listed of them', async () => {
  const bio = [{ field: 'bio', audience: 'link' }]
  const listed = await createProfile({ public: true, display_name: 'Ada', bio: 'For visitors.', field_audiences: bio })
  const linked = await createProfile({ audience: 'link', display_name: 'Bo', bio: 'For visitors.' })
  const [of, withLink] = [await open(`/${listed.username}`), await open(`/${linked.username}`)]
  expect(of.headers.get('x-robots-tag')).toBeNull()
  expect(of.page).toContain('<title>Ada · Twain</title>')
  expect(of.page).not.toMatch(/noindex|For visitors/)
  expect(withLink.headers.get('x-robots-tag')).toBe('noindex')
  expect(withLink.page).toContain('<meta name="robots" content="noindex" />')
  expect(withLink.page).toContain('For visitors.')
  const sitemap = (await open('/sitemap.xml')).page
  expect(sitemap).toContain(`/${listed.username}<`)
  expect(sitemap).not.toContain(`/${linked.username}<`)
})

test('a page for chosen people answers only them, without metadata, and their tokens with `read`', async () => {
  const ada = await createProfile({ audience: 'people', display_name: 'Ada Secret' })
  const [bob, eve] = [await createPerson(app), await createPerson(app)]
  await ada.client.rest('POST', '/api/v1/profile/chosen-people', { person: bob.username })
  expect(await open(`/${ada.username}`, bob.client)).toMatchObject({ status: 200, page: plain })
  expect((await open(`/${ada.username}`, bob.client)).headers.get('x-robots-tag')).toBe('noindex')
  expect((await open(`/${ada.username}`, eve.client)).status).toBe(404)
  for (const [scope, status] of [
    ['read', 200],
    ['chat', 404],
  ]) {
    const token = { name: 'Program', scopes: [scope] }
    const { secret } = (await bob.client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', token)).body
    expect((await open(`/${ada.username}`, app.anyone({ authorization: `Bearer ${secret}` }))).status).toBe(status)
  }
})

test('unknown and private profiles answer with the same 404 page and headers', async () => {
  const { username, client } = await createProfile({ public: false, display_name: 'Ada Secret' })
  const unknown = ['/unknown-user', '/twin/unknown-user', '/twin/unknown-user/chat', '/blog', '/x', '/nothing/here', '/assets.js']
  const pickHeaders = ({ headers }: { headers: Headers }) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'date' && !name.startsWith('ratelimit')))
  const expected = pickHeaders(await open('/unknown-user'))
  expect(expected).not.toHaveProperty('etag')
  for (const path of [...unknown, `/${username}`, `/twin/${username}`, `/twin/${username}/chat`]) {
    const answer = await open(path)
    expect(answer, path).toMatchObject({ status: 404, page: plain })
    expect(pickHeaders(answer), path).toEqual(expected)
  }
  for (const path of [`/${username}`, `/twin/${username}/chat`]) expect((await open(path, client)).status, path).toBe(200)
  expect((await open(`/${username}`, (await createPerson(app)).client)).status).toBe(404)
})

test('the screens of the app answer 200', async () => {
  for (const path of ['/', '/chat', '/chat/0198', '/Settings', '/accounts/login']) {
    expect(await open(path), path).toMatchObject({ status: 200, page: plain })
  }
})

test('a link to a reply answers 200, is not indexed, and does not tell whether the person exists', async () => {
  const { username } = await createProfile({ public: true })
  for (const path of [`/twin/${username}/reply`, '/twin/unknown-person/reply']) {
    const { status, headers, page } = await open(path)
    expect({ status, page }, path).toEqual({ status: 200, page: plain })
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('a former username redirects to the current one, for pages and twins, as long as the profile is public', async () => {
  const { username, client } = await createProfile({ public: true })
  const current = `${username}-now`
  await client.rest('PUT', '/api/v1/profile', { username: current })
  const redirects = [
    [`/${username}`, `/${current}`],
    [`/${username.toUpperCase()}?from=mail`, `/${current}?from=mail`],
    [`/twin/${username}`, `/twin/${current}/chat`],
    [`/twin/${username}/chat?ask=Hello`, `/twin/${current}/chat?ask=Hello`],
  ] as const
  for (const [path, target] of redirects) {
    const { status, headers } = await open(path)
    expect([status, headers.get('location'), headers.get('cache-control')], path).toEqual([308, target, 'no-store'])
  }
  await client.rest('PUT', '/api/v1/profile', { public: false })
  for (const [path] of redirects) expect(await open(path), path).toMatchObject({ status: 404, page: plain })
})

test.each([
  ['/settings/', '/settings'],
  ['//example.org/', '/example.org'],
  ['/twin//chat?a=b', '/twin/chat?a=b'],
  ['/%5Cexample.org/', '/%5Cexample.org'],
  ['/%09/example.org/', '/%09/example.org'],
  ['/%0a/example.org/', '/%0a/example.org'],
  ['/J%C3%B6rg/', '/J%C3%B6rg'],
])('%s redirects to %s on this host', async (path, target) => {
  const response = await app.anyone().fetch(path)
  expect([response.status, response.headers.get('location')]).toEqual([308, target])
  expect(new URL(target, app.url).host).toBe(new URL(app.url).host)
})

test('escapes names in the page', async () => {
  const name = `"'></title><script>alert(1)</script>$& $\` &lt;`
  const { username } = await createProfile({ public: true, display_name: name, bio: `${name}${'<b>'.repeat(300)}` })
  for (const path of [`/${username}`, `/twin/${username}/chat`]) {
    const { page } = await open(path)
    expect(page.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')).not.toMatch(/<script|<b>|<\/title>.*<\/title>/s)
    expect(page.match(/<!doctype/g)).toHaveLength(1)
    expect(page).toContain('&quot;&#39;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; $` &amp;lt;')
  }
})

test('public pages are rate-limited, and app pages take no statements', async () => {
  const { username } = await createProfile({ public: true })
  const { countRequest } = app.services
  let counted = 0
  app.services.countRequest = async () => void counted++
  await open(`/${username}`)
  await open(`/twin/${username}/chat`)
  await open('/settings')
  app.services.countRequest = countRequest
  expect(counted).toBe(2)
  expect(await app.countStatements(() => open('/settings'))).toEqual([])
})

test('robots.txt and the sitemap list only discoverable profiles', async () => {
  const [listed, hidden] = [await createProfile({ public: true }), await createProfile({ public: false })]
  expect((await open('/robots.txt')).page).toContain('Sitemap: https://twain.example/sitemap.xml')
  const { page, headers } = await open('/sitemap.xml')
  expect(headers.get('content-type')).toMatch(/^application\/xml/)
  expect(page).toContain(`<loc>https://twain.example/${listed.username}</loc>`)
  expect(page).not.toContain(hidden.username)
})

test('an invitation link that is revoked while it is opened is invalid', async () => {
  const ada = await createProfile({ audience: 'people' })
  const { body } = await ada.client.rest<{ invitation_link: { url: string } }>('PUT', '/api/v1/profile/invitation-link')
  const { db } = app.platform
  const [opening] = await db.$transaction(async (tx) => {
    await tx.invitationLink.deleteMany({ where: { ownerId: ada.id } })
    const requests = [open(new URL(body.invitation_link.url).pathname)]
    const waiting = () => db.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(waiting, { interval: 10 }).toHaveLength(1)
    return requests
  })
  expect(await opening).toEqual({ ...(await open('/invitation/invalid')), headers: expect.anything() })
})
