import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Client } from '../../api/testing/client.ts'
import { addDocuments, documentFile, createDocx, createPdf } from '../../api/testing/files/documentFiles.ts'
import { chatGptConversation, jsonFile, uploadExport } from '../../api/testing/files/exportFiles.ts'
import { png } from '../../api/testing/files/uploads.ts'
import { build } from '../build.ts'
import { type Service, createTemporaryFolder } from '../testing/server.ts'
import { linkInstall, startInstalled } from './install.ts'
import { ask, signUp } from './visit.ts'

let folder: { path: string; remove(): Promise<void> }
let server: Service
let client: Client

beforeAll(async () => {
  await build()
  folder = await createTemporaryFolder('production')
  await linkInstall(folder.path)
  server = await startInstalled(folder.path, { WEB_PAGES: 'any' })
  client = await signUp(server.url)
}, 180_000)

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

test('the built-in responder answers in a production install', async () => {
  expect(await ask(client, 'What can you do?')).toMatch(/\w+ \w+/)
})

test.each([
  '/',
  '/api/docs',
  '/api/docs/recipes',
  '/api/docs/guides.css',
  '/api/docs/newsreader.woff2',
  '/api/docs/swagger-ui.css',
  '/graphql',
  '/graphql/page.js',
])('an install without development packages serves %s', async (path) => {
  const response = await client.fetch(path, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
})

test('persisted operations work in a production install', async () => {
  const operations = JSON.parse(await readFile(join(folder.path, 'dist/persisted.json'), 'utf8')) as Record<string, string>
  const [id] = Object.entries(operations).find(([, text]) => /^query \w+ \{/.test(text)) ?? []
  const { body } = await client.rest('POST', '/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash: id } } })
  expect(body).toMatchObject({ data: expect.anything() })
})

test('documents are parsed in a production install', { timeout: 30_000 }, async () => {
  const { body } = await addDocuments(
    client,
    documentFile('boat.pdf', createPdf([['The boat is called Freya.']])),
    documentFile('rigging.docx', createDocx(['# Rigging', 'The mast is made of spruce.'])),
  )
  expect(body.documents).toHaveLength(2)
  for (const { id } of body.documents) expect(await waitForStatus(`/api/v1/knowledge/documents/${id}`)).toBe('ready')
})

test('web pages are parsed in a production install', { timeout: 30_000 }, async () => {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/knowledge/web-pages', { url: `${server.url}/api/docs/recipes` })
  expect(await waitForStatus(`/api/v1/knowledge/documents/${body.id}`)).toBe('ready')
})

test('conversations are imported in an install without development packages', { timeout: 30_000 }, async () => {
  const bees = chatGptConversation('c-1', 'Keeping bees', ['How many bees live in a hive?', 'About 50,000.'])
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/chat/imports', {
    file_id: await uploadExport(client, jsonFile([bees])),
  })
  expect(await waitForStatus(`/api/v1/chat/imports/${body.id}`)).toBe('ready')
})

test('images are rendered in a production install', async () => {
  const form = new FormData()
  form.append('file', new File([png], 'me.png', { type: 'image/png' }))
  const { status } = await client.fetch('/api/v1/profile/photos', { method: 'POST', body: form })
  expect(status).toBe(201)
})

async function waitForStatus(path: string): Promise<string> {
  const { body } = await vi.waitFor(
    async () => {
      const answer = await client.rest<{ status: string }>('GET', path)
      if (!['ready', 'failed'].includes(answer.body.status)) throw new Error(`Still ${answer.body.status}.`)
      return answer
    },
    { timeout: 25_000, interval: 200 },
  )
  return body.status
}
