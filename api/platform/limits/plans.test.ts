import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const folder = await mkdtemp(join(tmpdir(), 'twain-plans-'))
afterAll(() => rm(folder, { recursive: true }))
const PLANS_FILE = join(folder, 'plans.json')
const environment = { SESSION_SECRET: 'x'.repeat(32), DATA_DIR: folder }

async function loadPlans(content: unknown) {
  await writeFile(PLANS_FILE, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig({ ...environment, PLANS_FILE }).plans
}

test('without a file there is one free plan with the limits from the settings', () => {
  const { plans } = readConfig({ ...environment, MESSAGES_PER_DAY: '5', UPLOAD_MAX_MB: '2.5' })
  expect(plans).toMatchObject([{ id: 'free', price: null, contactUrl: null, limits: { messagesPerDay: 5, fileMegabytes: 2.5 } }])
})

test('an omitted limit is the default, and null is unlimited', async () => {
  const [plan] = await loadPlans([{ id: 'a', name: 'A', limits: { uploads_per_day: null } }])
  expect(plan.limits).toMatchObject({ uploadsPerDay: null, messagesPerDay: 1000 })
})

test.each([
  ['[', /PLANS_FILE cannot be read/],
  [[], /must have a plan/],
  [[{ id: 'Big', name: 'Big' }], /0\.id must be lower-case/],
  [[{ id: 'a', name: 'A', contact_url: 'javascript:alert(1)' }], /0\.contact_url must start with https:/],
  [[{ id: 'a', name: 'A', limits: { messages_per_day: -1 } }], /0\.limits\.messages_per_day must be 0 or more/],
  [[{ id: 'a', name: 'A', limits: { messages_per_day: 9_999_999_999 } }], /must be at most 2147483647, or null/],
  [[{ id: 'a', name: 'A', limits: { messages: 1 } }], /0\.limits .*messages/],
  [
    [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ],
    /must not have the same id twice/,
  ],
])('reports an invalid file by name (%#)', async (content, message) => {
  await expect(loadPlans(content)).rejects.toThrow(message)
})
