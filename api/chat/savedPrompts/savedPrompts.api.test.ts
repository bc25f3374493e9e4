import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

test('lists saved prompts newest first, in pages', async () => {
  const { client } = await createPerson(app)
  for (const title of ['First', 'Second', 'Third'])
    await client.rest('POST', '/api/v1/saved-prompts', { title, text: `  Ask {{topic}}.  ` })
  const query = graphql(`query SavedPrompts($after: String) {
    viewer { savedPrompts(first: 2, after: $after) { edges { node { title text } } pageInfo { hasNextPage endCursor } } }
  }`)
  const { viewer } = await client.ask(query, {})
  const shown = viewer?.savedPrompts
  expect(shown?.edges?.map((edge) => edge?.node)).toEqual([
    { title: 'Third', text: 'Ask {{topic}}.' },
    { title: 'Second', text: 'Ask {{topic}}.' },
  ])
  const rest = await client.ask(query, { after: shown?.pageInfo.endCursor })
  expect(rest.viewer?.savedPrompts).toMatchObject({ edges: [{ node: { title: 'First' } }], pageInfo: { hasNextPage: false } })
})

test('limits the number of saved prompts', async () => {
  const { client, id: userId } = await createPerson(app)
  await db.savedPrompt.createMany({
    data: Array.from({ length: 100 }, (_, index) => ({ userId, title: `Prompt ${index}`, text: 'Hello' })),
  })
  const { body } = await client.rest('POST', '/api/v1/saved-prompts', { title: 'One more', text: 'Hello' })
  expect(body).toMatchObject({ error: { code: 'too_many_saved_prompts', params: { limit: 100 } } })
})

test('saved prompts reach no model, no other user and no twin', async () => {
  const { client, username } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { public: true })
  await client.rest('POST', '/api/v1/saved-prompts', { title: 'canary-title', text: 'canary-text' })
  app.model.requests = []
  await say(client, { input: 'Which canary do you know?' })
  const visitor = (await createPerson(app)).client
  const { body } = await visitor.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input: 'Which canary?' })
  for await (const _ of visitor.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) void _
  expect(JSON.stringify(app.model.requests)).toContain('Which canary?')
  expect(JSON.stringify(app.model.requests)).not.toMatch(/canary-(title|text)/)
  expect((await visitor.rest('GET', '/api/v1/saved-prompts')).body).toEqual({ saved_prompts: [], next: null })
  const reading = app.platform.asTwinReader({ reader: null }, (tx) => tx.savedPrompt.findMany())
  await expect(reading).rejects.toThrow(/permission denied|denied access/)
})

test('deleting the account deletes its saved prompts', async () => {
  const { client, id: userId, password } = await createPerson(app)
  await client.rest('POST', '/api/v1/saved-prompts', { title: 'Review', text: 'What happened?' })
  expect((await client.rest('DELETE', '/api/v1/account', { password })).status).toBe(200)
  expect(await db.savedPrompt.count({ where: { userId } })).toBe(0)
})
