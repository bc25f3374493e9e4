import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { graphql } from '../../../testing/__generated__/gql.ts'
import type { InboxPageQuery } from '../../../testing/__generated__/graphql.ts'
import type { Client } from '../../../testing/client.ts'
import { openTwins, say } from '../../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

interface Page {
  entries: { id: string; kind: string; text: string; is_read: boolean }[]
  next: string | null
  unread_count: number
}

const list = async (client: Client, query = '') => (await client.rest<Page>('GET', `/api/v1/inbox${query}`)).body

async function createInbox(texts: readonly string[]) {
  const owner = await aPublicPerson()
  const { id: stepId } = await say(app.anyone(), owner.username, 'Hello!')
  const entries = texts.map((text, index) => ({ id: randomUUID(), text, sentAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))) }))
  await app.platform.db.visitorMessage.createMany({
    data: entries.map((entry) => ({ ...entry, entryId: entry.id, ownerId: owner.id, stepId, kind: 'message' })),
  })
  return owner
}

const pageQuery = graphql(`query InboxPage($after: String) { viewer { unreadInboxCount inbox(first: 100, after: $after) {
  edges { node { text } } pageInfo { hasNextPage endCursor } } } }`)

test('pages through every entry in both APIs, also of the same moment', async () => {
  const { client } = await createInbox(Array.from({ length: 250 }, (_, index) => `Message ${index}`))
  const rest: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page: Page = await list(client, `?limit=100${next && `&after=${encodeURIComponent(next)}`}`)
    rest.push(...page.entries.map(({ text }) => text))
    next = page.next
  }
  const graph: string[] = []
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { viewer }: InboxPageQuery = await client.ask(pageQuery, { after })
    if (!viewer?.inbox) throw new Error('There is no inbox.')
    graph.push(...viewer.inbox.edges.map(({ node }) => node.text))
    after = viewer.inbox.pageInfo.hasNextPage ? viewer.inbox.pageInfo.endCursor : undefined
  }
  expect(new Set(rest).size).toBe(250)
  expect(graph).toEqual(rest)
})

test('a message with an email address is a lead', async () => {
  const { client } = await createInbox(['Call me.', 'Write to grace@navy.example, please.', 'It costs 5 @ 3 euros.', 'grace@ navy'])
  expect((await list(client, '?kind=lead')).entries.map(({ text }) => text)).toEqual(['Write to grace@navy.example, please.'])
  expect((await list(client, '?kind=message')).entries).toHaveLength(3)
})

test('approvals are unread entries that can be read, but neither answered nor deleted', async () => {
  const owner = await createInbox(['Call me.'])
  await owner.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: true })
  const { id } = await say(app.anyone(), owner.username, 'What do you keep?')
  expect(await list(owner.client)).toMatchObject({ entries: [{ id, kind: 'approval' }, { kind: 'message' }], unread_count: 2 })
  expect((await owner.client.rest('POST', `/api/v1/inbox/${id}/read`)).body).toMatchObject({ id, is_read: true })
  expect(await list(owner.client, '?unread_only=true')).toMatchObject({ entries: [{ kind: 'message' }], unread_count: 1 })
  expect((await owner.client.rest('POST', `/api/v1/inbox/${id}/reply`, { text: 'Yes.' })).status).toBe(404)
  expect((await owner.client.rest('DELETE', `/api/v1/inbox/${id}`)).status).toBe(404)
  expect((await list(owner.client, '?kind=approval')).entries).toHaveLength(1)
})

test('arrivals and reads are live', async () => {
  const owner = await createInbox(['Call me.'])
  const events = owner.client.sse('/api/v1/events')[Symbol.asyncIterator]()
  const readCount = async (): Promise<unknown> => {
    for (;;) {
      const { value } = (await events.next()) as { value: { data: string } }
      const event = JSON.parse(value.data || '{}') as { type?: string; inbox_changed?: { unread_count: number } }
      if (event.type === 'inbox_changed') return event.inbox_changed?.unread_count
    }
  }
  const first = readCount()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const [entry] = (await list(owner.client)).entries
  await owner.client.rest('POST', `/api/v1/inbox/${entry?.id}/read`)
  expect(await first).toBe(0)
  await owner.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: true })
  await say(app.anyone(), owner.username, 'What do you keep?')
  expect(await readCount()).toBe(1)
  await events.return?.(undefined)
})
