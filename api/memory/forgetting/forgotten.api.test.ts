import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_CONTEXT_TOKENS: '4000' })
const { db } = app.platform
const { memory, memoryList } = app.services
const word = 'Pipsqueak'

test('forgotten facts reach no model, summary or export', async () => {
  const { client, id: userId } = await createPerson(app)
  const { memory: canary } = await memory.remember(db, { userId, content: `My canary is called ${word}`, sourceStepId: randomUUID() })
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  const ask = (input: string, thread = thread_id) => say(client, { input, thread_id: thread })
  const lookUp = 'What is my canary called? [[tool:search_memories {"query":"canary"}]]'
  await ask(lookUp)
  expect(told()).toContain(word)

  await memoryList.forget({ userId, sessionId: userId }, { id: canary.id })
  app.model.requests.length = 0
  await ask(lookUp)
  for (let turn = 0; turn < 6; turn++) await ask(`And what does it eat? ${'seeds and apples '.repeat(200)}`)
  const { thread_id: another } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  await ask(lookUp, another)
  await vi.waitFor(async () => expect((await db.thread.findUniqueOrThrow({ where: { id: thread_id } })).summary).not.toBeNull())
  const { summary } = await db.thread.findUniqueOrThrow({ where: { id: thread_id } })
  expect(summary).not.toContain(word)
  expect(told()).toContain('What is my canary called?')
  expect(told()).not.toContain(word)

  const response = await client.fetch('/api/v1/export')
  const entries = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer()))).map((bytes) => strFromU8(bytes))
  expect(entries.join('\n')).toContain('What is my canary called?')
  expect(entries.join('\n')).not.toContain(word)
})

function told(): string {
  return JSON.stringify(app.model.requests)
}
