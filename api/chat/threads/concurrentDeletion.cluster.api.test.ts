import { expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/database.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

type Deletion = (person: Person, threadId: string) => ReturnType<Person['client']['rest']>

const deletions: [string, Deletion][] = [
  ['a conversation', ({ client }, threadId) => client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)],
  ['an account', ({ client, password }) => client.rest('DELETE', '/api/v1/account', { password })],
]

/** Answers lock their run, then their messages and the conversation. */
async function lockLikeAnswer(tx: Transaction, threadId: string, interfere: () => Promise<void>): Promise<void> {
  await tx.$executeRaw`SELECT FROM runs WHERE thread_id = ${threadId}::uuid FOR UPDATE`
  await interfere()
  await tx.$executeRaw`SELECT FROM steps WHERE thread_id = ${threadId}::uuid FOR UPDATE`
  await tx.$executeRaw`SELECT FROM threads WHERE id = ${threadId}::uuid FOR UPDATE`
}

async function waitForBlocked(statement: string): Promise<void> {
  const isBlocked = () => db.$queryRaw`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE ${`%${statement}%`}`
  await expect.poll(isBlocked, { interval: 10 }).not.toEqual([])
}

test.each(deletions)('deletes %s despite a deadlock with an answer being written', async (_, remove) => {
  await createPerson(app)
  const person = await createPerson(app)
  await say(person.client, { input: 'Hello' })
  const { id: threadId } = await db.thread.findFirstOrThrow({ where: { userId: person.id } })
  let deletion: ReturnType<Deletion> | undefined
  const interfere = async () => {
    deletion = remove(person, threadId)
    await waitForBlocked('delete from')
  }
  await db
    .$transaction((tx) => lockLikeAnswer(tx, threadId, interfere), { timeout: 20_000 })
    // PostgreSQL may end either of the two.
    .catch((error: Error) => expect(error.message).toContain('deadlock detected'))
  expect((await deletion)?.status).toBe(200)
  expect(await db.thread.count({ where: { id: threadId } })).toBe(0)
})

type Request = (client: Client, threadId: string) => Promise<{ status: number }>

const requests: [string, Request][] = [
  ['sending a message', (client, thread_id) => post(client, 'stream', { thread_id, input: 'And now?' })],
  [
    'queueing a message',
    (client, threadId) => post(client, `threads/${threadId}/queue`, { input: 'And now?', client_id: crypto.randomUUID() }),
  ],
  [
    'editing a message',
    async (client, threadId) => {
      const { id } = await db.step.findFirstOrThrow({ where: { threadId, stepType: 'user_message' } })
      return post(client, `steps/${id}/resend`, { input: 'And now?' })
    },
  ],
  [
    'moving it into a project',
    async (client, threadId) => {
      const { body: project } = await client.rest<{ id: string }>('POST', '/api/v1/chat/projects', { name: 'Bees' })
      return client.rest('PATCH', `/api/v1/chat/threads/${threadId}`, { project_id: project.id })
    },
  ],
]

const post = (client: Client, path: string, body: object) => client.rest('POST', `/api/v1/chat/${path}`, body)

test.each(requests)('%s in a conversation that was just deleted is not found', async (_, send) => {
  const person = await createPerson(app)
  await say(person.client, { input: 'Hello' })
  const { id: threadId } = await db.thread.findFirstOrThrow({ where: { userId: person.id } })
  const sent = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT FROM threads WHERE id = ${threadId}::uuid FOR UPDATE`
      const answer = send(person.client, threadId)
      await waitForBlocked('thread')
      await tx.$executeRaw`DELETE FROM threads WHERE id = ${threadId}::uuid`
      return { answer }
    },
    { timeout: 20_000 },
  )
  expect((await sent.answer).status).toBe(404)
})

test('hides steps whose conversation was deleted after they were read', async () => {
  const step = { output: 'Hello', sources: [], thread: null }
  await expect(app.services.steps.show(step)).rejects.toMatchObject({ code: 'no_such_conversation' })
})
