import { expect, test, vi } from 'vitest'
import { maxItems, maxProjects } from '../../chat/projects/projects.service.ts'
import { maxPrompts } from '../../chat/savedPrompts/savedPrompts.service.ts'
import { maxPeople } from '../../profile/audiences/chosenPeople.service.ts'
import { maxChecks } from '../../twin/corrections/corrections.service.ts'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'
import { say } from '../subjects/twinTalk.ts'

const app = await testApp()
const { db } = app.platform

const repeat = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

/** Requests that passed their checks wait until another has, too. */
async function sendAtOnce(table: string, send: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const sent = await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`LOCK TABLE ${table} IN SHARE MODE`)
    const requests = Promise.all(repeat(3, send))
    await vi.waitFor(async () => {
      const [row] = await tx.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(DISTINCT pid) AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`
      expect(Number(row?.waiting)).toBeGreaterThanOrEqual(2)
    }, 5000)
    return { requests }
  })
  return (await sent.requests).map(({ status }) => status).toSorted((one, other) => one - other)
}

test('the limit of projects holds for concurrent requests', async () => {
  const { id: userId, client } = await createPerson(app)
  await db.project.createMany({ data: repeat(maxProjects - 1, (index) => ({ userId, name: `Project ${index}` })) })
  const add = (index: number) => client.rest('POST', '/api/v1/chat/projects', { name: `At once ${index}` })
  expect(await sendAtOnce('projects', add)).toEqual([201, 400, 400])
  expect(await db.project.count({ where: { userId } })).toBe(maxProjects)
})

test('the limit of project items holds for concurrent requests', async () => {
  const { id: userId, client } = await createPerson(app)
  const { id: projectId } = await db.project.create({ data: { userId, name: 'Project' } })
  const items = await db.knowledgeItem.createManyAndReturn({
    data: repeat(maxItems + 2, (index) => ({ userId, kind: 'note' as const, title: `${index}`, content: '' })),
  })
  await db.projectItem.createMany({ data: items.slice(3).map(({ id: itemId }) => ({ projectId, itemId })) })
  const add = (index: number) => client.rest('PUT', `/api/v1/chat/projects/${projectId}/items/${items[index]?.id}`)
  expect(await sendAtOnce('project_items', add)).toEqual([200, 400, 400])
  expect(await db.projectItem.count({ where: { projectId } })).toBe(maxItems)
})

test('the limit of saved prompts holds for concurrent requests', async () => {
  const { id: userId, client } = await createPerson(app)
  await db.savedPrompt.createMany({ data: repeat(maxPrompts - 1, (index) => ({ userId, title: `Prompt ${index}`, text: 'Text' })) })
  const add = (index: number) => client.rest('POST', '/api/v1/saved-prompts', { title: `At once ${index}`, text: 'Text' })
  expect(await sendAtOnce('saved_prompts', add)).toEqual([201, 400, 400])
  expect(await db.savedPrompt.count({ where: { userId } })).toBe(maxPrompts)
})

test('the limit of corrections holds for concurrent requests', async () => {
  const { id: ownerId, client, username } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees.' })
  const { id: step_id } = await say(app.anyone(), username, 'What do you charge?')
  await db.twinCheck.createMany({ data: repeat(maxChecks - 1, (index) => ({ ownerId, question: `${index}?`, answer: 'Yes.' })) })
  const add = (index: number) => client.rest('POST', '/api/v1/twin-checks', { step_id, question: `At once ${index}?`, answer: 'Nothing.' })
  expect(await sendAtOnce('twin_checks', add)).toEqual([201, 409, 409])
  expect(await db.twinCheck.count({ where: { ownerId } })).toBe(maxChecks)
  expect(await db.knowledgeItem.count({ where: { userId: ownerId } })).toBe(1)
})

test('the limit of chosen people holds for concurrent requests, also of one person', async () => {
  const { id: ownerId, client } = await createPerson(app)
  const people = await Promise.all(repeat(4, () => createPerson(app)))
  await db.chosenPerson.createMany({ data: repeat(maxPeople - 2, (index) => ({ ownerId, email: `${index}@example.org` })) })
  const add = (index: number) => client.rest('POST', '/api/v1/profile/chosen-people', { person: people[index]?.username })
  expect(await sendAtOnce('chosen_people', () => add(0))).toEqual([201, 201, 201])
  expect(await sendAtOnce('chosen_people', (index) => add(index + 1))).toEqual([201, 400, 400])
  expect(await db.chosenPerson.count({ where: { ownerId } })).toBe(maxPeople)
})

test('concurrent requests create one invitation link', async () => {
  const { client } = await createPerson(app)
  expect(await sendAtOnce('invitation_links', () => client.rest('PUT', '/api/v1/profile/invitation-link'))).toEqual([200, 200, 200])
})
