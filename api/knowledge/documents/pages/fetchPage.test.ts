import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { fetchPage, type PageNetwork } from './fetchPage.ts'
import type { PageLimits } from './pageLimits.ts'
import { pageFileName } from './webPages.service.ts'

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/article': (response) => void response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('Lügen', 'latin1')),
  '/moved': (response) => void response.writeHead(302, { location: 'article#end' }).end(),
  '/in-a-circle': (response) => void response.writeHead(302, { location: '/in-a-circle' }).end(),
  '/to-a-file': (response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/inwards': (response) => void response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end(),
  '/gone': (response) => void response.writeHead(404).end('No such page'),
  '/slow': (response) => void response.writeHead(200).write('a beginning'),
  '/packed': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3_000_000, 'a'))),
  '/headers': (response, { headers }) =>
    void response.setHeader('content-type', 'text/plain').end(Object.keys(headers).toSorted().join(' ')),
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer) answer(response, request)
  else response.end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo

const here: PageNetwork = { isAllowed: (reach) => reach === 'loopback', resolve: async () => ['127.0.0.1'] }
const limits: PageLimits = { bytes: 1_000_000, milliseconds: 10_000 }

async function fetched(path: string, network = here, atMost = limits) {
  const address = path.startsWith('/') ? `http://pages.test:${port}${path}` : path
  return fetchPage(address, network, async ({ url, mediaType, stream }) => ({ url, mediaType, text: await text(stream) }), atMost).catch(
    (error: unknown) => (error as { code: string }).code,
  )
}

test('follows redirects and converts the page to UTF-8', async () => {
  const page = { url: `http://pages.test:${port}/article`, mediaType: 'text/html', text: 'Lügen' }
  expect(await fetched('/article')).toEqual(page)
  expect(await fetched('/moved')).toEqual(page)
})

test('sends websites nothing about the user', async () => {
  expect(await fetched('/headers')).toMatchObject({
    text: 'accept accept-encoding accept-language connection host sec-fetch-mode user-agent',
  })
})

test.each([
  ['/in-a-circle', 'web_page_refused'],
  ['/to-a-file', 'web_page_refused'],
  ['/gone', 'web_page_refused'],
  ['/inwards', 'web_page_address_private'],
  ['/packed', 'web_page_too_large'],
])('%s ends with %s', async (path, code) => {
  expect(await fetched(path)).toBe(code)
})

test('gives up on an endless page', async () => {
  expect(await fetched('/slow', here, { bytes: 1000, milliseconds: 300 })).toBe('web_page_too_slow')
})

const publicOnly = (...addresses: string[]): PageNetwork => ({ isAllowed: (reach) => reach === 'public', resolve: async () => addresses })

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
])('does not connect to %s', async (address) => {
  expect(await fetched(address, publicOnly())).toBe('web_page_address_private')
})

test('refuses a host with any private address', async () => {
  expect(await fetched('/article', publicOnly('127.0.0.1'))).toBe('web_page_address_private')
  expect(await fetched('/article', publicOnly('8.8.8.8', '10.0.0.1'))).toBe('web_page_address_private')
  expect(await fetched('/article', publicOnly())).toBe('web_page_not_reached')
})

test.each([
  ['https://example.org/', 'text/html', 'example.org.html'],
  ['https://example.org/journal/rigging.html?page=2', 'text/html', 'example.org rigging.html'],
  ['https://example.org/a%20b', 'application/xhtml+xml', 'example.org a b.html'],
  ['https://example.org/%ff', 'text/html', 'example.org %ff.html'],
  ['https://example.org/README.md', 'text/plain', 'example.org README.md'],
  ['https://example.org/rows.csv', 'application/octet-stream', 'example.org rows.csv'],
  ['https://example.org/handbook.php', 'application/pdf', 'example.org handbook.php.pdf'],
  ['https://example.org/photo.png', 'image/png', null],
  ['https://example.org/program', 'application/octet-stream', null],
])('names %s as %s %s', (url, mediaType, name) => {
  expect(pageFileName(url, mediaType)).toBe(name)
})
