import { expect, test, vi } from 'vitest'
import { createWebOperation } from '../../scripts/webOperation.ts'
import type { ConversationImportNews } from '../chat/imports/importing.ts'
import { graphql } from '../testing/__generated__/gql.ts'
import { schema } from '../graphql/schema.ts'
import type { StoryImportNews } from '../knowledge/storyImport.service.ts'
import { publishToEveryone, publishToViewer, type ViewerNews, toViewerTopic } from '../platform/events/viewerNews.ts'
import { announceTask } from '../scheduledTasks/scheduledTasks.service.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import type { ServerEvent } from '../testing/client.ts'
import { addDocuments, documentFile } from '../testing/files/documentFiles.ts'
import { followEvents } from '../testing/following.ts'
import { DescribedCalls, type Document } from '../testing/parity/describedCalls.ts'
import { announceInbox } from '../twin/visits/inbox/inbox.service.ts'
import type { NewNotification } from '../notifications/notifications.service.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app: TestApp = await testApp()

const publish = (person: Person, title: string) =>
  app.services.notifications.publish(person.id, { channel: 'account', type: 'info', title } as NewNotification)

interface Told {
  type: string
  notification_arrived?: { notification: { title: string }; unread_notifications: number }
  notifications_read?: { unread_notifications: number }
  thread_changed?: { thread: { id: string } }
  thread_deleted?: { id: string }
}

interface Described {
  components: { schemas: { ViewerEvent: { discriminator: { mapping: Record<string, string> } } } }
}

const parseData = ({ value }: IteratorResult<ServerEvent>) => JSON.parse((value as ServerEvent).data) as Told

async function follow({ client, id }: Person, lastEventId?: string) {
  const events = client.sse('/api/v1/events', { headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId } })
  let { first }: { first?: Promise<IteratorResult<ServerEvent>> } = await followEvents(app, id, events)
  const take = () => {
    const taken = first ?? events.next()
    first = undefined
    return taken
  }
  return { take, next: async () => parseData(await take()), leave: () => events.return(undefined) }
}

test('subscribers get only their own notifications and list changes', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)]
  const { next, leave } = await follow(person)
  await publish(other, 'Not theirs')
  await publish(person, 'Hello')
  expect(await next()).toMatchObject({
    type: 'notification_arrived',
    notification_arrived: { notification: { title: 'Hello', channel: { key: 'account' } }, unread_notifications: 1 },
  })
  await person.client.rest('POST', '/api/v1/notifications/read-all')
  expect(await next()).toMatchObject({ type: 'notifications_read', notifications_read: { unread_notifications: 0 } })
  const { body: thread } = await person.client.rest<{ id: string }>('POST', '/api/v1/chat/threads')
  expect(await next()).toMatchObject({ type: 'thread_changed', thread_changed: { thread: { id: thread.id } } })
  await person.client.rest('DELETE', `/api/v1/chat/threads/${thread.id}`)
  expect(await next()).toEqual({ type: 'thread_deleted', thread_deleted: { id: thread.id } })
  await leave()
})

test('projects and knowledge are followed from creation to deletion', async () => {
  const person = await createPerson(app)
  const { next, leave } = await follow(person)
  const rest = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await person.client.rest<{ id: string }>(method, `/api/v1${path}`, body)).body?.id
  const item = await rest('POST', '/knowledge/items', { kind: 'note', title: 'Bees', content: 'Hum.' })
  expect(await next()).toMatchObject({ type: 'knowledge_item_changed', knowledge_item_changed: { id: item, item: { title: 'Bees' } } })
  await rest('PATCH', `/knowledge/items/${item}`, { title: 'Wasps' })
  expect(await next()).toMatchObject({ knowledge_item_changed: { item: { title: 'Wasps' } } })
  const project = await rest('POST', '/chat/projects', { name: 'Hive' })
  expect(await next()).toMatchObject({ type: 'project_changed', project_changed: { id: project, project: { name: 'Hive' } } })
  await rest('PATCH', `/chat/projects/${project}`, { name: 'Hives' })
  expect(await next()).toMatchObject({ project_changed: { project: { name: 'Hives' } } })
  for (const method of ['PUT', 'DELETE'] as const) {
    await rest(method, `/chat/projects/${project}/items/${item}`)
    expect(await next()).toMatchObject({ project_changed: { id: project, project: { name: 'Hives' } } })
  }
  await rest('DELETE', `/chat/projects/${project}`)
  expect(await next()).toEqual({ type: 'project_changed', project_changed: { id: project, project: null } })
  await rest('DELETE', `/knowledge/items/${item}`)
  expect(await next()).toEqual({ type: 'knowledge_item_changed', knowledge_item_changed: { id: item, item: null } })
  await leave()
})

test('every event matches the OpenAPI document and has a GraphQL type', async () => {
  const { body: document } = await app.anyone().rest<Document & Described>('GET', '/api/v1/openapi.json')
  const names = Object.keys(document.components.schemas.ViewerEvent.discriminator.mapping)
  expect(schema.getPossibleTypes(schema.getType('ViewerEvent') as never)).toHaveLength(names.length)
  const calls = new DescribedCalls(document)
  const person = await createPerson(app)
  calls.watch(person.client)
  const { body: thread } = await person.client.rest<{ id: string }>('POST', '/api/v1/chat/threads')
  const { next, leave } = await follow(person)
  const news = (one: StoryImportNews | ConversationImportNews) => publishToViewer(app.platform, person.id, one)
  const causes: Record<string, () => Promise<unknown>> = {
    notification_arrived: () => publish(person, 'Hello'),
    notifications_read: () => person.client.rest('POST', '/api/v1/notifications/read-all'),
    thread_changed: () => person.client.rest('PATCH', `/api/v1/chat/threads/${thread.id}`, { name: 'Bees' }),
    thread_deleted: () => person.client.rest('DELETE', `/api/v1/chat/threads/${thread.id}`),
    stories_imported: () => news({ type: 'stories-imported', storyCount: 2 }),
    inbox_changed: () => announceInbox(app.platform, person.id),
    document_changed: () => addDocuments(person.client, documentFile('bees.md', '# Bees')),
    scheduled_task_changed: () => announceTask(app.platform, { id: person.id, userId: person.id }),
    twin_check_changed: async () => {
      const { id: checkId } = await app.platform.db.twinCheck.create({
        data: { ownerId: person.id, question: 'Which day?', answer: 'Sunday.' },
      })
      await publishToViewer(app.platform, person.id, { type: 'twin-check-changed', checkId } as ViewerNews)
    },
    announcement_changed: () => publishToEveryone(app.platform, { type: 'announcement-changed' }),
    conversation_import_changed: () => news({ type: 'conversation-import-changed', importId: person.id }),
    project_changed: () => person.client.rest('POST', '/api/v1/chat/projects', { name: 'Bees' }),
    knowledge_item_changed: () => person.client.rest('POST', '/api/v1/knowledge/items', { kind: 'note', title: 'Bees', content: 'Hum.' }),
  }
  for (const name of names) {
    await causes[name]?.()
    while ((await next()).type !== name) continue
  }
  expect([...calls.violations]).toEqual([])
  await leave()
})

test('a returning subscriber gets every missed event once and in order', async () => {
  const person = await createPerson(app)
  const first = await follow(person)
  await publish(person, 'Hello')
  const { id: cursor } = (await first.take()).value as ServerEvent
  await first.leave()
  const titles = Array.from({ length: 120 }, (_, index) => `News ${index}`)
  for (const title of titles) await publish(person, title)
  const again = await follow(person, cursor)
  const told: (string | undefined)[] = []
  while (told.length < titles.length) told.push((await again.next()).notification_arrived?.notification.title)
  expect(told).toEqual(titles)
  await publish(person, 'After all')
  expect((await again.next()).notification_arrived?.notification.title).toBe('After all')
  await again.leave()
})

test('the first bytes are a cursor, so that even an unread stream can resume', async () => {
  const person = await createPerson(app)
  await publish(person, 'Before')
  const response = await person.client.fetch('/api/v1/events')
  const reader = response.body?.getReader()
  const [, cursor = ''] = /^id: (.+)\n\n/.exec(new TextDecoder().decode((await reader?.read())?.value)) ?? []
  await reader?.cancel()
  await publish(person, 'Meanwhile')
  const { next, leave } = await follow(person, cursor)
  expect((await next()).notification_arrived?.notification.title).toBe('Meanwhile')
  await leave()
})

const resumedEvents = graphql(`subscription ResumedViewerEvents($after: String) { viewerEvents(after: $after) {
  __typename ... on NotificationArrived { notificationEdge { cursor node { title } } }
} }`)

async function followGraphql({ client }: Person, after: string, count: number) {
  const sent: { title: string; cursor: string }[] = []
  for await (const { data } of client.subscribe(resumedEvents, { after })) {
    if (data?.viewerEvents.__typename !== 'NotificationArrived') continue
    const { cursor, node } = data.viewerEvents.notificationEdge
    if (sent.push({ title: node.title, cursor }) === count) break
  }
  return sent
}

test('viewerEvents resumes after a cursor, over GraphQL as over REST', async () => {
  const person = await createPerson(app)
  await publish(person, 'Before')
  const { viewer } = await person.client.ask(
    graphql(`query NewestNotification { viewer { notifications(first: 1) { edges { cursor } } } }`),
  )
  const cursor = viewer?.notifications?.edges[0]?.cursor ?? ''
  const titles = Array.from({ length: 120 }, (_, index) => `News ${index}`)
  for (const title of titles) await publish(person, title)
  const sent = await followGraphql(person, cursor, titles.length)
  expect(sent.map(({ title }) => title)).toEqual(titles)
  const rest = await followGraphql(person, sent[117]?.cursor ?? '', 2)
  expect(rest.map(({ title }) => title)).toEqual(titles.slice(118))
})

test('viewerEvents refuses an invalid cursor', async () => {
  const { client } = await createPerson(app)
  const { body } = await client.graphqlText(String(resumedEvents), { after: 'yesterday' })
  expect(body.errors?.map(({ extensions }) => extensions?.code)).toEqual(['INVALID_STREAM_CURSOR'])
})

test('refuses an invalid cursor', async () => {
  const { client } = await createPerson(app)
  const response = await client.fetch('/api/v1/events', { headers: { 'last-event-id': 'yesterday' } })
  expect([response.status, await response.json()]).toMatchObject([400, { error: { message: 'The cursor is invalid for this stream.' } }])
})

test('the stream ends with the session, and with the access token', async () => {
  const person = await createPerson(app)
  const { take } = await follow(person)
  await person.client.rest('POST', '/api/v1/auth/logout')
  expect((await take()).done).toBe(true)

  const owner = await createPerson(app)
  const created = await owner.client.rest<{ access_token: { id: string }; secret: string }>('POST', '/api/v1/account/access-tokens', {
    name: 'Program',
  })
  const program = { ...owner, client: app.anyone({ authorization: `Bearer ${created.body.secret}` }) }
  const followed = await follow(program)
  await owner.client.rest('DELETE', `/api/v1/account/access-tokens/${created.body.access_token.id}`)
  expect((await followed.take()).done).toBe(true)
})

test.each([
  ['a renamed conversation', 'ThreadChanged'],
  ['a notification', 'NotificationArrived'],
  ['notifications that were read', 'NotificationRead'],
])('%s costs the same with 1 listener and with 20', async (_, type) => {
  const { client, id } = await createPerson(app)
  const thread = (await client.rest<{ id: string }>('POST', '/api/v1/chat/threads')).body
  const { notifications } = app.services
  const body = JSON.stringify(await createWebOperation('useViewerEventsSubscription', { connections: [] }))
  const notify = () =>
    notifications.publish(id, { channel: 'account', type: 'info', title: 'Your import failed', summary: 'Hello', message: 'Hello' })
  const causes: Record<string, () => Promise<unknown>> = {
    ThreadChanged: () => client.rest('PATCH', `/api/v1/chat/threads/${thread.id}`, { name: 'Bikes' }),
    NotificationArrived: notify,
    NotificationRead: () => client.rest('POST', '/api/v1/notifications/read-all'),
  }

  async function statementsWith(listeners: number): Promise<string[]> {
    await notify()
    const subscribe = vi.spyOn(app.platform.live, 'subscribe')
    const statements = await app.countStatements(async () => {
      const readers = Array.from({ length: listeners }, async () => {
        const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
        for await (const { data } of client.sse('/graphql', init)) if (data.includes(`"${type}"`)) return data
        return null
      })
      await vi.waitFor(
        () => expect(subscribe.mock.calls.filter(([topics]) => topics.includes(toViewerTopic(id)))).toHaveLength(listeners),
        10_000,
      )
      await Promise.all(subscribe.mock.results.map(({ value }) => value as Promise<unknown>))
      await causes[type]?.()
      const told = await Promise.all(readers)
      expect(new Set(told).size).toBe(1)
      expect(told[0]).toContain(type)
    })
    subscribe.mockRestore()
    // The session may be loaded again.
    return statements.filter((sql) => !/"(sessions|users)"/.test(sql))
  }

  const one = await statementsWith(1)
  const many = await statementsWith(20)
  expect(one.length).toBeGreaterThan(0)
  expect(many).toHaveLength(one.length)
})
