import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

async function exported(client: Client, threadId: string, format: string) {
  const response = await client.fetch(`/api/v1/chat/threads/${threadId}/export?format=${format}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('exports a conversation as Markdown or JSON at the URL from GraphQL', async () => {
  const { client, id: userId } = await createPerson(app)
  await say(client, { input: 'Where is the lighthouse?' })
  const thread = await db.thread.findFirstOrThrow({ where: { userId } })

  const read = await exported(client, thread.id, 'markdown')
  expect(read.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(read.headers.get('content-disposition')).toMatch(/^attachment; filename="?[\d-]+-[a-z0-9-]+\.md"?$/)
  expect(read.text).toMatch(/^# .+\n\nStarted .+ UTC\.\n\n## You, .+ UTC\n\nWhere is the lighthouse\?\n\n## Assistant, /)

  const { text } = await exported(client, thread.id, 'json')
  const parsed = JSON.parse(text) as { thread: { id: string }; steps: object[] }
  const { body } = await client.rest<{ steps: object[] }>('GET', `/api/v1/chat/threads/${thread.id}/history`)
  expect(parsed).toMatchObject({ thread: { id: thread.id }, steps: body.steps })

  const query = graphql(`query ThreadExport($uuid: String!) { viewer { thread(uuid: $uuid) { exportUrl(format: JSON) } } }`)
  const { viewer } = await client.ask(query, { uuid: thread.id })
  expect(await exported(client, thread.id, 'json')).toMatchObject({ status: 200 })
  expect(viewer?.thread?.exportUrl).toMatch(new RegExp(`/api/v1/chat/threads/${thread.id}/export\\?format=json$`))
})

test('exports long conversations completely and in order, and empty ones', async () => {
  const { client, id: userId } = await createPerson(app)
  const { id: threadId } = await db.thread.create({ data: { userId, stepCount: 401 } })
  await db.step.createMany({
    data: Array.from({ length: 401 }, (_, position) => ({
      threadId,
      userId,
      position,
      stepType: 'user_message' as const,
      status: 'sent' as const,
      input: `Message ${position}.`,
    })),
  })
  const { text } = await exported(client, threadId, 'markdown')
  expect(text.match(/Message \d+\./g)).toEqual(Array.from({ length: 401 }, (_, position) => `Message ${position}.`))
  const empty = await db.thread.create({ data: { userId } })
  expect(JSON.parse((await exported(client, empty.id, 'json')).text)).toMatchObject({ steps: [] })
})

test("refuses exports of other users' conversations and unknown formats", async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const { id } = await db.thread.create({ data: { userId: ada.id } })
  expect((await exported(bob.client, id, 'json')).status).toBe(404)
  expect((await exported(app.anyone(), id, 'json')).status).toBe(401)
  expect((await exported(ada.client, id, 'pdf')).status).toBe(400)
})
