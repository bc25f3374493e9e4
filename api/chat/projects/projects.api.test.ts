import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'
import { start, listThreads } from '../../testing/subjects/threads.ts'

const app = await testApp()
const { db } = app.platform

const create = async (client: Client, body: object = { name: 'Lighthouse' }) =>
  (await client.rest<{ id: string }>('POST', '/api/v1/chat/projects', body)).body.id
const move = (client: Client, id: string, projectId: string | null) =>
  client.rest<{ project_id: string | null }>('PATCH', `/api/v1/chat/threads/${id}`, { project_id: projectId })
const listed = async (client: Client, projectId: string) =>
  (await listThreads(client, `?project_id=${projectId}`)).threads.map(({ id }) => id)
const note = async (client: Client, title: string, content: string) =>
  (await client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', { kind: 'note', title, content })).body.id

async function promptsAfter(client: Client, body: { input: string } & Record<string, unknown>): Promise<string> {
  app.model.requests = []
  await say(client, body)
  return app.model.requests.map((request) => JSON.stringify(request)).join('\n')
}

test('conversations move into and out of a project, and stay when it is deleted', async () => {
  const { client } = await createPerson(app)
  const project = await create(client)
  const [one, other] = [await start(client), await start(client)]
  expect((await move(client, one.id, project)).body).toMatchObject({ project_id: project })
  await move(client, other.id, project)
  expect((await listed(client, project)).toSorted()).toEqual([one.id, other.id].toSorted())
  const query = graphql(`query ThreadsOfProject($uuid: String!) {
    viewer { threads(filter: { projectUuid: $uuid }) { edges { node { uuid project { uuid name } } } } }
  }`)
  const shown = { project: { uuid: project, name: 'Lighthouse' } }
  expect((await client.ask(query, { uuid: project })).viewer?.threads?.edges).toMatchObject([{ node: shown }, { node: shown }])

  expect((await move(client, other.id, null)).body).toMatchObject({ project_id: null })
  expect(await listed(client, project)).toEqual([one.id])
  expect((await client.rest('PATCH', `/api/v1/chat/threads/${one.id}`, { is_pinned: true })).body).toMatchObject({ project_id: project })
  expect((await client.rest('DELETE', `/api/v1/chat/projects/${project}`)).status).toBe(200)
  expect((await listThreads(client)).threads).toHaveLength(2)
  expect(await db.thread.count({ where: { id: one.id, projectId: null } })).toBe(1)
})

test('refuses other users’ projects, conversations and knowledge, and conversations with twins', async () => {
  const [ada, eve] = [await createPerson(app), await createPerson(app)]
  const [project, foreign] = [await create(ada.client), await create(eve.client)]
  const [mine, twin] = [await start(ada.client), await start(ada.client, 'twin')]
  const item = await note(eve.client, 'Keys', 'Behind the lamp.')
  const own = await note(ada.client, 'Keys', 'Behind the lamp.')
  const statuses = [
    await move(ada.client, mine.id, foreign),
    await move(ada.client, mine.id, 'x'),
    await move(ada.client, twin.id, project),
    await move(eve.client, mine.id, foreign),
    await ada.client.rest('PUT', `/api/v1/chat/projects/${project}/items/${item}`),
    await ada.client.rest('PUT', `/api/v1/chat/projects/${foreign}/items/${own}`),
    await ada.client.rest('DELETE', `/api/v1/chat/projects/${project}/items/${own}`),
    await ada.client.rest('POST', '/api/v1/chat/stream', { input: 'Hello', project_id: foreign }),
  ].map(({ status }) => status)
  expect(statuses).toEqual(Array.from(statuses, () => 404))
  expect(await db.thread.count({ where: { projectId: { not: null }, userId: { in: [ada.id, eve.id] } } })).toBe(0)
  expect(await listed(ada.client, foreign)).toEqual([])
  expect(await listed(ada.client, 'x')).toEqual([])
})

test('instructions follow the user’s own in prompts of the project, and reach no other prompt', async () => {
  const { client, id, username } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { public: true })
  await db.user.update({ where: { id }, data: { about: 'I keep the light.' } })
  const project = await create(client, { name: 'Lighthouse', instructions: 'Quote the log.' })
  const prompt = await promptsAfter(client, { input: 'Good morning', project_id: project })
  expect(prompt.indexOf('Quote the log.')).toBeGreaterThan(prompt.indexOf('I keep the light.'))
  expect(prompt).toContain('“Lighthouse”')
  const [started] = await listed(client, project)
  await client.rest('PATCH', `/api/v1/chat/projects/${project}`, { instructions: 'Answer as a sailor.' })
  const later = await promptsAfter(client, { input: 'And now?', thread_id: started })
  expect(later).toContain('Answer as a sailor.')
  expect(later).not.toContain('Quote the log.')
  expect(await promptsAfter(client, { input: 'Good evening' })).not.toMatch(/sailor|Lighthouse/)
  await client.rest('DELETE', `/api/v1/chat/projects/${project}`)
  expect(await promptsAfter(client, { input: 'Still there?', thread_id: started })).not.toMatch(/sailor|Lighthouse/)

  await create(client, { name: 'Tower', instructions: 'Answer as a keeper.' })
  app.model.requests = []
  const twin = await client.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input: 'Who am I?' })
  for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${twin.body.thread_id}`)) void _
  expect(JSON.stringify(app.model.requests)).toContain('Who am I?')
  expect(JSON.stringify(app.model.requests)).not.toMatch(/keeper|Tower/)
})

test.each(['project', 'projectItem'] as const)('the twin’s database role cannot read the table of %s', async (table) => {
  const reading = app.platform.asTwinReader({ reader: null }, (tx) => (tx[table] as typeof tx.project).findMany())
  await expect(reading).rejects.toThrow(/permission denied|denied access/)
})

test('searches the knowledge of a project first, with a fixed number of statements', async () => {
  const { client, id } = await createPerson(app)
  const project = await create(client)
  for (let index = 0; index < 9; index++) await note(client, `Beacon ${index}`, 'The beacon lamp is red. Beacon lamp, beacon lamp.')
  const item = await note(client, 'Manual', 'In the appendix, after many other words about oil and wicks, a lamp is mentioned once.')
  const search = async (projectId?: string) =>
    (await app.services.knowledge.findPassages(id, 'beacon lamp', 8, projectId)).map(({ title }) => title)
  expect(await search()).not.toContain('Manual')
  await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${item}`)
  await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${item}`)
  const [first, ...others] = await search(project)
  expect(first).toBe('Manual')
  expect(others).toHaveLength(7)
  expect(others).not.toContain('Manual')
  const count = async () => (await app.countStatements(async () => void (await search(project)))).length
  const before = await count()
  for (let index = 0; index < 20; index++) {
    const more = await note(client, `Log ${index}`, 'The beacon lamp burned.')
    await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${more}`)
  }
  expect(await count()).toBe(before)
  const { body } = await client.rest<{ items: object[] }>('GET', `/api/v1/chat/projects/${project}/items`)
  expect(body.items).toHaveLength(21)
  await client.rest('DELETE', `/api/v1/knowledge/items/${item}`)
  expect(await search(project)).not.toContain('Manual')
})

test('limits the number of projects and of their items', async () => {
  const { client, id: userId } = await createPerson(app)
  const project = await create(client)
  await db.project.createMany({ data: Array.from({ length: 99 }, (_, index) => ({ userId, name: `Project ${index}` })) })
  const refused = await client.rest('POST', '/api/v1/chat/projects', { name: 'One more' })
  expect(refused.body).toMatchObject({ error: { code: 'too_many_projects', params: { limit: 100 } } })
  const items = Array.from({ length: 201 }, () => crypto.randomUUID())
  await db.knowledgeItem.createMany({ data: items.map((id) => ({ id, userId, kind: 'note', title: 'Log', content: 'Calm.' })) })
  await db.projectItem.createMany({ data: items.slice(1).map((itemId) => ({ projectId: project, itemId })) })
  const full = await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${items[0]}`)
  expect(full.body).toMatchObject({ error: { code: 'too_many_project_items', params: { limit: 200 } } })
  expect((await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${items[1]}`)).status).toBe(200)
})

test('the account export keeps projects, their knowledge and their conversations; deleting the account removes them', async () => {
  const { client, id, password } = await createPerson(app)
  const project = await create(client, { name: 'Lighthouse', instructions: 'Quote the log.' })
  const thread = await start(client)
  await move(client, thread.id, project)
  const item = await note(client, 'Keys', 'Behind the lamp.')
  await client.rest('PUT', `/api/v1/chat/projects/${project}/items/${item}`)
  const zip = unzipSync(new Uint8Array(await (await client.fetch('/api/v1/export')).arrayBuffer()))
  const read = (name: RegExp) => JSON.parse(strFromU8(Object.entries(zip).find(([entry]) => name.test(entry))?.[1] ?? new Uint8Array()))
  expect(read(/^projects\.json$/)).toMatchObject([{ id: project, instructions: 'Quote the log.', items: [{ itemId: item }] }])
  expect(read(/^threads\/.*\.json$/)).toMatchObject({ thread: { project_id: project } })
  expect((await client.rest('DELETE', '/api/v1/account', { password })).status).toBe(200)
  expect(await db.project.count({ where: { userId: id } })).toBe(0)
})
