import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin', LLM_CONTEXT_TOKENS: '4000' })
const { db } = app.platform
const { pendingPassages } = app.services

const fact = 'Lena is allergic to walnuts'

async function startThread(client: Client) {
  return (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
}

async function answerIn(client: Client, thread_id: string, input: string) {
  await say(client, { input, thread_id })
  const step = await db.step.findFirstOrThrow({ where: { threadId: thread_id }, orderBy: { position: 'desc' } })
  return step.output
}

const answerTo = async (client: Client, input: string) => answerIn(client, await startThread(client), input)
const foundBy = async ({ id }: Person, query: string) => {
  await pendingPassages.write()
  return JSON.stringify(await app.services.search.searchPastChats(id, query, 30))
}

test('past chat search omits forgotten messages and links their conversations', async () => {
  const ada = await createPerson(app)
  const { client } = ada
  const told = await startThread(client)
  await answerIn(client, told, `Remember that ${fact}`)
  expect(await answerTo(client, 'What is Lena allergic to?')).toContain('walnuts')
  await answerTo(client, 'I love the smell of walnuts in autumn')
  expect(await foundBy(ada, 'Lena walnuts')).toContain('Lena')

  const answer = await answerTo(client, `Forget that ${fact}`)
  expect(answer).toContain(`Forgotten: “${fact}”`)
  expect(answer).toContain('until you delete them')
  expect(answer).toContain(`/chat/${told}`)
  expect(await foundBy(ada, 'Lena walnuts')).not.toContain(fact)
  expect(await foundBy(ada, 'Lena walnuts')).toContain('in autumn')
  expect(await answerTo(client, 'What is Lena allergic to?')).not.toMatch(/Lena is allergic|walnuts”/)

  const history = await client.rest<{ steps: { input: string }[] }>('GET', `/api/v1/chat/threads/${told}/history`)
  expect(history.body.steps[0]?.input).toBe(`Remember that ${fact}`)
  const hits = await client.rest<{ results: object[] }>('GET', '/api/v1/chat/threads/search?q=walnuts')
  expect(hits.body.results.length).toBeGreaterThan(0)
})

test('messages stay forgotten after reindexing', async () => {
  const ada = await createPerson(app)
  const { client } = ada
  const told = await startThread(client)
  await answerIn(client, told, `Remember that ${fact}`)
  const { body } = await client.rest<{ memories: { id: string }[] }>('GET', '/api/v1/memories')
  await client.rest('DELETE', `/api/v1/memories/${body.memories[0]?.id}`)
  await db.$executeRaw`
    INSERT INTO pending_passages (owner_id, source_kind, source_id) SELECT user_id, 'step', id FROM steps WHERE user_id = ${ada.id}::uuid ON CONFLICT DO NOTHING`
  expect(await foundBy(ada, 'Lena walnuts')).toBe('[]')
  expect(await db.pendingPassages.count()).toBe(0)
})

test('still finds later messages and those that only share words', async () => {
  const ada = await createPerson(app)
  const { client } = ada
  await answerTo(client, `Remember that ${fact}`)
  await answerTo(client, 'Lena lives in Rome')
  await answerTo(client, `Forget that ${fact}`)
  expect(await foundBy(ada, 'Where does Lena live?')).toContain('Lena lives in Rome')
  await answerTo(client, `Remember that ${fact}`)
  expect(await foundBy(ada, 'Lena walnuts')).toContain(fact)
})

test('rewrites summaries without forgotten messages', async () => {
  const { client } = await createPerson(app)
  const told = await startThread(client)
  await answerIn(client, told, `Remember that ${fact}`)
  const talk = async () => {
    for (let turn = 0; turn < 6; turn++)
      await answerIn(client, told, `Tell me more about boats. ${'Sails and ropes and masts. '.repeat(100)}`)
  }
  const summary = async () => (await db.thread.findUniqueOrThrow({ where: { id: told } })).summary
  await talk()
  expect(await summary()).toContain('walnuts')
  const { body } = await client.rest<{ memories: { id: string; content: string }[] }>('GET', '/api/v1/memories')
  await client.rest('DELETE', `/api/v1/memories/${body.memories.find(({ content }) => content === fact)?.id}`)
  expect((await summary()) ?? '').not.toContain('walnuts')
  await talk()
  expect(await summary()).toContain('boats')
  expect(await summary()).not.toContain('walnuts')
})
