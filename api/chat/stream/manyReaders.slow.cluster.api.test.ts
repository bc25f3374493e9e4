import { expect, test } from 'vitest'
import { createWebOperation } from '../../../scripts/webOperation.ts'
import { testApp } from '../../testing/app.ts'
import type { ServerEvent } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

test.each(['REST', 'GraphQL'])('20 readers over %s query the database once per reader, not per event', async (face) => {
  const { client } = await createPerson(app)

  async function statementsWith(readers: number): Promise<number> {
    const { id } = (await client.rest<{ id: string }>('POST', '/api/v1/chat/threads')).body
    const threadId = Buffer.from(`Thread:${id}`).toString('base64')
    const sending = client.sse(`/api/v1/chat/stream?thread_id=${id}&input=${encodeURIComponent('Hello [[interval:40]] [[tokens:60]]')}`)
    await sending.next()
    await sending.return(undefined)
    const body = JSON.stringify(await createWebOperation('chatStreamSubscription', { threadId }))
    const open = (): AsyncIterable<ServerEvent> =>
      face === 'REST'
        ? client.sse(`/api/v1/chat/stream?thread_id=${id}`)
        : client.sse('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const statements = await app.countStatements(async () => {
      const ends = Array.from({ length: readers }, async () => {
        let text = ''
        for await (const { event, data } of open()) if (event !== 'complete') text += data
        return text
      })
      for (const text of await Promise.all(ends)) expect(text).toMatch(/"done"|"ChatDone"/)
    })
    // The session may be loaded again.
    return statements.filter((sql) => !/"(sessions|users)"/.test(sql)).length
  }

  await statementsWith(1)
  const [one, many] = [await statementsWith(1), await statementsWith(20)]
  expect(one).toBeGreaterThan(1)
  // A late reader may load on its own.
  expect(many - one).toBeGreaterThanOrEqual(19)
  expect(many - one).toBeLessThan(19 * 2)
})
