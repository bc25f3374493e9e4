import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../database/stores.ts'
import { GraphqlProgram } from './graphqlProgram.ts'
import type { Program } from './program.ts'
import { RestProgram } from './restProgram.ts'

const slowly = 'Slowly [[interval:20]] [[tokens:40]]'
const whole = Array.from({ length: 40 }, (_, index) => `tok${index} `).join('')

let folder: { path: string; remove(): Promise<void> }
let model: MockModel
let product: Product

beforeAll(async () => {
  const { isEmbedded, ...stores } = getWorkerStores()
  await clearStores(stores)
  folder = await createTemporaryFolder('programs')
  model = await startMockModel({ tokens: 5 })
  product = await startProduct({
    DATABASE_URL: isEmbedded ? undefined : stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    DATA_DIR: folder.path,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'mock',
  })
}, 120_000)

afterAll(async () => {
  await product.stop()
  await model.close()
  await folder.remove()
})

const programs: [string, (server: string) => Program][] = [
  ['openapi.json', (server) => new RestProgram(server)],
  ['schema.graphql', (server) => new GraphqlProgram(server)],
]

test.each(programs)('a client built only from %s covers the main tasks', async (document, make) => {
  const program = make(product.url)
  const username = document.replace('.', '-')
  await program.signUp({ username, email: `${username}@example.org`, password: 'a long enough one' })
  await program.useNewToken('Program')

  const threadId = await program.send(slowly)
  const { events, text, connections } = await program.readAnswer(threadId, 5)
  expect(text).toBe(whole)
  expect(connections).toBe(2)
  const numbers = events.map(({ cursor }) => Number(cursor.split(':')[1]))
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  expect(events.at(-1)?.type).toMatch(/done$/i)
  expect((await program.history(threadId)).texts).toEqual([slowly, whole])

  const uploadId = await program.upload('lighthouse.md', 'The lighthouse has 217 steps.')
  await program.send('How many steps?', { threadId, uploadIds: [uploadId] })
  await program.readAnswer(threadId, Infinity)
  const { texts, files } = await program.history(threadId)
  expect(texts).toHaveLength(4)
  expect(files).toEqual(['lighthouse.md'])
  expect(JSON.stringify(model.requests)).toContain('217 steps')

  await program.openTwin()
  expect(await program.talkToTwin(username, 'Who are you?')).toEqual(['Who are you?', expect.stringContaining('tok4')])

  const unread = await program.unreadNotifications()
  expect(unread.length).toBeGreaterThan(0)
  expect(await program.markRead(unread[0] ?? '')).toBe(unread.length - 1)
  expect(await program.unreadNotifications()).toEqual(unread.slice(1))
})
