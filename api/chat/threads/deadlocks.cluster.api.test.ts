import { expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/database.ts'
import { testApp } from '../../testing/app.ts'
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
async function lockLikeAnswer(tx: Transaction, threadId: string, deadlocked: () => Promise<void>): Promise<void> {
  await tx.$executeRaw`SELECT FROM runs WHERE thread_id = ${threadId}::uuid FOR UPDATE`
  await deadlocked()
  await tx.$executeRaw`SELECT FROM steps WHERE thread_id = ${threadId}::uuid FOR UPDATE`
  await tx.$executeRaw`SELECT FROM threads WHERE id = ${threadId}::uuid FOR UPDATE`
}

async function waitForBlockedDeletion(): Promise<void> {
  const isBlocked = () => db.$queryRaw`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%delete from%'`
  await expect.poll(isBlocked, { interval: 10 }).toHaveLength(1)
}

test.each(deletions)('deletes %s despite a deadlock with an answer being written', async (_, remove) => {
  await createPerson(app)
  const person = await createPerson(app)
  await say(person.client, { input: 'Hello' })
  const { id: threadId } = await db.thread.findFirstOrThrow({ where: { userId: person.id } })
  const deletion = await db.$transaction(
    async (tx) => {
      const removing = remove(person, threadId)
      await lockLikeAnswer(tx, threadId, waitForBlockedDeletion)
      return { removing }
    },
    { timeout: 20_000 },
  )
  expect((await deletion.removing).status).toBe(200)
  expect(await db.thread.count({ where: { id: threadId } })).toBe(0)
})
