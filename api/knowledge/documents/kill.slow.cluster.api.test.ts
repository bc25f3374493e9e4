import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { readConfig } from '../../config.ts'
import { createFiles } from '../../platform/files/files.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const documents = pickBySize(30, 8)
const kills = pickBySize(2, 1)
const content = Array.from({ length: 200 }, (_, index) => `# Chapter ${index}\n\nIt tells of apples, pears and number ${index}.`).join(
  '\n\n',
)

const stores = getWorkerStores()
let settings: Record<string, string>
let folder: { path: string; remove(): Promise<void> }
let client: pg.Client
let product: Product | undefined

beforeAll(async () => {
  await clearStores(stores)
  folder = await createTemporaryFolder('documents')
  const { databaseUrl, redisUrl = '' } = stores
  settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: folder.path,
    SESSION_SECRET: 'a secret of the server that is long enough',
    ROLES: 'worker',
  }
  client = new pg.Client(databaseUrl)
  await client.connect()
}, 60_000)

afterAll(async () => {
  await product?.stop()
  await client.end()
  await folder.remove()
})

test('reads each document completely and once although the reader is killed', { timeout: 240_000 }, async () => {
  const files = createFiles(readConfig(settings))
  const userId = randomUUID()
  await client.query(`INSERT INTO users (id, email, name, username, updated_at) VALUES ($1, 'kill@example.org', 'Kill', 'kill', now())`, [
    userId,
  ])
  for (let count = 0; count < documents; count += 1) {
    const id = randomUUID()
    await files.put(`uploads/${id}`, Buffer.from(content), { contentType: 'text/markdown', size: content.length })
    await client.query(
      `INSERT INTO knowledge_items (id, user_id, kind, title, content, updated_at) VALUES ($1, $2, 'document', 'Chapters', '', now())`,
      [id, userId],
    )
    await client.query(
      `INSERT INTO documents (item_id, file_name, file_path, file_size, media_type) VALUES ($1, 'chapters.md', $2, $3, 'text/markdown')`,
      [id, `uploads/${id}`, content.length],
    )
  }
  const countReady = async () => (await client.query(`SELECT FROM documents WHERE status = 'ready'`)).rowCount ?? 0
  product = await startProduct(settings)
  for (let kill = 1; kill <= kills; kill += 1) {
    await expect.poll(countReady, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual((documents * kill) / (kills + 2))
    await product?.stop('SIGKILL')
    expect(await countReady()).toBeLessThan(documents)
    product = await startProduct(settings)
  }
  await expect.poll(countReady, { timeout: 120_000, interval: 50 }).toBe(documents)

  const { rows } = await client.query<{ parts: string; passages: string }>(`
    SELECT (SELECT string_agg(position::text, ',' ORDER BY position) FROM document_parts WHERE item_id = documents.item_id) AS parts,
      (SELECT string_agg(ordinal::text, ',' ORDER BY ordinal) FROM passages WHERE source_id = documents.item_id) AS passages
    FROM documents`)
  expect(new Set(rows.map(({ parts, passages }) => `${parts} ${passages}`)).size).toBe(1)
  expect(rows[0]?.passages.split(',').length).toBeGreaterThan(20)
})
