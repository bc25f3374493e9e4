import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

/** More than are searched without the text index. */
const manyThreads = 2100
const stepsOfThread = 3

test('search and list find old conversations of users with many messages', async () => {
  const { id: userId, client } = await createPerson(app)
  const old = await db.thread.create({ data: { userId, name: 'Summer', stepCount: 1, updatedAt: new Date(2020, 6) } })
  const step = { threadId: old.id, userId, position: 0, stepType: 'user_message', status: 'sent', createdAt: old.updatedAt } as const
  await db.step.create({ data: { ...step, input: 'The lighthouse in the north' } })
  await db.$executeRaw`
    WITH added AS (
      INSERT INTO threads (id, user_id, name, step_count)
      SELECT gen_random_uuid(), ${userId}::uuid, 'Harbour', ${stepsOfThread}::int FROM generate_series(1, ${manyThreads}::int) RETURNING id)
    INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input)
    SELECT gen_random_uuid(), id, ${userId}::uuid, position, 'user_message', 'sent', 'Boats in the north'
    FROM added, generate_series(0, ${stepsOfThread - 1}::int) AS position`

  const search = async (words: string) => {
    const { body } = await client.rest<{ results: { id: string; name: string }[] }>('GET', `/api/v1/chat/threads/search?q=${words}`)
    return body.results
  }
  const list = async (words: string) => {
    const { body } = await client.rest<{ threads: { id: string; name: string }[] }>('GET', `/api/v1/chat/threads?limit=20&q=${words}`)
    return body.threads
  }
  for (const words of ['lighthouse', 'summer', 'light+north']) {
    expect(await search(words), words).toMatchObject([{ id: old.id }])
    expect(await list(words), words).toMatchObject([{ id: old.id }])
  }
  for (const words of ['boats', 'harbour']) {
    expect((await search(words)).every(({ name }) => name === 'Harbour')).toBe(true)
    expect(await list(words)).toHaveLength(20)
  }
})
