import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { checkAll } from '../../testing/checkAll.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { aboutTwain } from './aboutTwain.ts'
import { demoTwinId } from './demoTwin.service.ts'

const app = await testApp()
const { db } = app.platform

interface Step {
  output: string
  metadata: { agent_model?: string }
  citations: { title: string }[]
}

async function ask(client: Client, input: string) {
  const sent = await client.rest<{ thread_id: string }>('POST', '/api/v1/twin/twain/chat', { input })
  expect(sent).toMatchObject({ status: 200 })
  const { thread_id } = sent.body
  for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${thread_id}`)) void _
  const { body } = await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${thread_id}/history?limit=1`)
  const [answer] = body.steps
  if (!answer) throw new Error('There is no answer.')
  return answer
}

test('the demo twin answers its suggested questions from the text about Twain', { timeout: 60_000 }, async () => {
  await checkAll(
    aboutTwain.flatMap(({ notes }) => notes),
    ({ question }) => question,
    async ({ question, title }) => {
      const answer = await ask(app.anyone(), question)
      expect(answer.citations.map((citation) => citation.title)).toContain(title)
      expect(answer.output).toContain(`(${title}) [`)
    },
  )
})

test('the built-in responder answers for the demo twin with any model', async () => {
  const before = app.model.requests.length
  const answer = await ask(app.anyone(), 'What are you?')
  expect(answer.output).toContain('not a language model')
  expect(answer.metadata.agent_model).toBe('Built-in responder')
  expect(app.model.requests).toHaveLength(before)
})

test('the demo twin delivers no messages and says so', async () => {
  const answer = await ask(app.anyone(), 'Leave a message: call me')
  expect(answer.output).toBe('This is a demo: I can’t pass on messages.')
  expect((await ask(app.anyone(), 'How tall is the moon?')).output).not.toContain('Leave a message')
  expect(await db.notification.count({ where: { userId: demoTwinId } })).toBe(0)
})

test('both APIs mark the demo twin, which has a public page', async () => {
  expect((await app.anyone().rest('GET', '/api/v1/twin/twain')).body).toMatchObject({ username: 'twain', demo: true, enabled: true })
  const twinQuery = graphql(
    `query DemoTwin($username: String!) { twin(username: $username) { isDemo } publicProfile(username: $username) { bio } }`,
  )
  const { twin, publicProfile } = await app.anyone().ask(twinQuery, { username: 'twain' })
  expect(twin).toEqual({ isDemo: true })
  expect(publicProfile?.bio).toContain('Twain')
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  expect((await app.anyone().rest('GET', `/api/v1/twin/${ada.username}`)).body).toMatchObject({ demo: false })
})

test('the demo account cannot be signed in to, reset or renamed', async () => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: demoTwinId } })
  expect(await db.account.count({ where: { userId: demoTwinId } })).toBe(0)
  const anyone = app.anyone()
  expect((await anyone.rest('POST', '/api/v1/auth/login', { email, password: 'a long enough one' })).status).toBe(400)
  expect((await anyone.rest('POST', '/api/v1/auth/forgot-password', { email })).status).toBe(400)
  const registration = { email: 'twain@example.org', username: 'twain', password: 'a long enough one' }
  expect((await anyone.rest('POST', '/api/v1/auth/register', registration)).status).toBe(400)
  expect((await anyone.rest('POST', '/api/v1/auth/register', { ...registration, email, username: 'twain-fan' })).status).toBe(400)
})

test('the demo twin is not discoverable and counts in no usage', async () => {
  const discover = graphql(`query DemoInDiscover { discover(query: "twain") { edges { node { username } } } discoverInterests { name } }`)
  expect(await app.anyone().ask(discover)).toEqual({ discover: { edges: [] }, discoverInterests: [] })
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain('/twain<')

  const guest = app.anyone()
  await ask(guest, 'Hello')
  const registration = { email: 'curious@example.org', username: 'curious', password: 'a long enough one' }
  await guest.rest('POST', '/api/v1/auth/register', registration)
  await ask(guest, 'Thanks')
  const usage = graphql(`query UsageAfterDemo { viewer { usage { total { messages toolCalls twinMessages } tools { name } } } }`)
  expect(await guest.ask(usage)).toEqual({
    viewer: { usage: { total: { messages: 0, toolCalls: 0, twinMessages: 0 }, tools: [] } },
  })
})

test('a later start updates the text and leaves a user named twain unchanged', async () => {
  const items = () =>
    db.knowledgeItem.findMany({ where: { userId: demoTwinId }, orderBy: { title: 'asc' }, select: { id: true, content: true } })
  const before = await items()
  await db.knowledgeItem.create({
    data: { userId: demoTwinId, kind: 'note', title: 'Old', content: 'Gone', audience: 'listed', importKey: 'old' },
  })
  await db.knowledgeItem.updateMany({ where: { id: before[0]?.id ?? '' }, data: { content: 'Old words' } })
  await app.services.demoTwin.boot()
  expect(await items()).toEqual(before)

  await db.user.delete({ where: { id: demoTwinId } })
  await db.formerUsername.deleteMany({ where: { username: 'twain' } })
  await db.user.create({ data: { username: 'twain', name: 'Mark', email: 'mark@example.org' } })
  await app.services.demoTwin.boot()
  expect(await db.user.findUnique({ where: { id: demoTwinId } })).toBeNull()
})
