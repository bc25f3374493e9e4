import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { graphql } from '../../../testing/__generated__/gql.ts'
import { createPdf } from '../../../testing/files/documentFiles.ts'
import { testApp } from '../../../testing/app.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { finishJobs } from '../../../testing/jobs.ts'

const createArticle = (word: string) =>
  `<html><head><title>Tides  of ${word}</title></head><body><nav>Home Shop</nav><article>${`<p>At ${word} high water comes an hour later each day, and the ferry follows it. </p>`.repeat(8)}</article></body></html>`
const pages: Record<string, { type: string; body: string | Buffer }> = {
  '/tides': { type: 'text/html; charset=utf-8', body: createArticle('Marstrand') },
  '/handbook.pdf': { type: 'application/pdf', body: createPdf([['The spare key hangs behind the blue door.']]) },
  '/photo.png': { type: 'image/png', body: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  '/empty': { type: 'text/html', body: '' },
}
const website = createServer(({ url = '' }, response) => {
  const page = pages[url]
  if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body)
  else response.writeHead(404).end()
})
website.listen(0, '127.0.0.1')
await once(website, 'listening')
afterAll(() => website.close())
const address = (path: string) => `http://127.0.0.1:${(website.address() as AddressInfo).port}${path}`

const app = await testApp({ WEB_PAGES: 'any' })
const { documents, knowledge, webPages } = app.services

async function toViewer({ id: userId }: Person) {
  const { id: sessionId } = await app.platform.db.session.findFirstOrThrow({ where: { userId } })
  return { userId, sessionId }
}

async function added(person: Person, path: string) {
  const { id } = await webPages.add(await toViewer(person), { url: address(path) })
  await finishJobs(app, 'read-document')
  return documents.get(await toViewer(person), { id })
}

test('adds the article of a web page as a private document', async () => {
  const ada = await createPerson(app)
  const page = await added(ada, '/tides')
  expect(page).toMatchObject({
    title: 'Tides of Marstrand',
    audience: 'private',
    document: { status: 'ready', problem: null, sourceUrl: address('/tides'), mediaType: 'text/html' },
  })
  expect(page.content).not.toContain('Shop')
  const [hit] = await knowledge.findPassages(ada.id, 'When does the ferry leave at high water?', 8)
  expect(hit).toMatchObject({ kind: 'document', title: 'Tides of Marstrand' })
  const { document } = await added(ada, '/handbook.pdf')
  expect(document).toMatchObject({ pageCount: 1, status: 'ready', mediaType: 'application/pdf' })
})

test('fetching a page again replaces it, keeps its name and makes it private', async () => {
  const ada = await createPerson(app)
  const { id } = await added(ada, '/tides')
  await knowledge.update(await toViewer(ada), { id, title: 'Ferry', isPublic: true })
  pages['/tides'] = { type: 'text/html', body: createArticle('Skagen') }
  expect(await added(ada, '/tides')).toMatchObject({ id, title: 'Ferry', audience: 'private', content: expect.stringContaining('Skagen') })
  expect(await knowledge.findPassages(ada.id, 'Marstrand ferry', 8)).not.toMatchObject([{ text: expect.stringContaining('Marstrand') }])
})

test('both APIs explain why a page cannot be added', async () => {
  const ada = await createPerson(app)
  const add = graphql(
    `mutation AddPage($input: AddWebPageInput!) { addWebPage(input: $input) { __typename ... on InputError { code field } } }`,
  )
  const codes = [
    ['', 'web_page_address_invalid'],
    ['ftp://example.org/file', 'web_page_address_invalid'],
    ['http://', 'web_page_address_invalid'],
    ['https://ada:secret@example.org/', 'web_page_address_with_password'],
    [address('/missing'), 'web_page_refused'],
    [address('/photo.png'), 'web_page_not_readable'],
    ['http://127.0.0.1:1/', 'web_page_not_reached'],
  ]
  for (const [url = '', code = ''] of codes) {
    const { addWebPage } = await ada.client.ask(add, { input: { url } })
    expect([url, addWebPage]).toEqual([url, { __typename: 'InputError', code: code.toUpperCase(), field: 'url' }])
    const { status, body } = await ada.client.rest('POST', '/api/v1/knowledge/web-pages', { url })
    expect([url, status, body]).toMatchObject([url, 400, { error: { code, field: 'url' } }])
  }
  expect(await documents.list(await toViewer(ada), { limit: 9 })).toEqual([])
  expect(await app.platform.db.element.count({ where: { userId: ada.id } })).toBe(0)
})

test('a page without text becomes a failed document', async () => {
  expect(await added(await createPerson(app), '/empty')).toMatchObject({ document: { status: 'failed' } })
})

test('fetches public addresses by default, private ones if allowed, none if disabled', async () => {
  const ada = await createPerson(app)
  for (const [setting, code] of [
    ['public', 'web_page_address_private'],
    ['off', 'web_pages_off'],
  ] as const) {
    app.platform.config.webPages = setting
    const { status, body } = await ada.client.rest('POST', '/api/v1/knowledge/web-pages', { url: address('/tides') })
    app.platform.config.webPages = 'any'
    expect([status, body]).toMatchObject([400, { error: { code } }])
  }
})
