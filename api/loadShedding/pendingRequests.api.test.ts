import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { createPerson } from '../testing/people.ts'

test('a stopping process answers its requests first', async () => {
  const app = await testApp()
  const { db } = app.platform
  const { client, id } = await createPerson(app)
  const { request, close } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM users WHERE id = ${id}::uuid FOR UPDATE`
    const sent = client.rest('POST', '/api/v1/memories', { content: 'The boathouse was built in 1911.' })
    await vi.waitFor(async () => {
      const [waiting] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(waiting?.count).toBeGreaterThan(0)
    })
    return { request: sent, close: app.close() }
  })
  expect(await request).toMatchObject({ status: 201 })
  await close
})
