import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

interface Summary {
  sections: { kind: string; title: string | null; ai_generated: boolean; sentences: { text: string; memory_ids: string[] }[] }[]
  memory_count: number
  covered_count: number
  writer: string | null
  written_by: string | null
  is_outdated: boolean
}

const call = async ({ client }: Person, method: 'GET' | 'POST') => (await client.rest<Summary>(method, '/api/v1/memories/summary')).body
const toTexts = ({ sections }: Summary) => sections.map(({ kind, title, sentences }) => [kind, title, sentences.map(({ text }) => text)])

async function remember({ client }: Person, content: string, change?: object) {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/memories', { content })
  if (change) expect((await client.rest('PATCH', `/api/v1/memories/${body.id}`, change)).status).toBe(200)
  return body.id
}

function answerWith(...sentences: [text: string, ...memories: number[]][]) {
  const paragraphs = [{ heading: 'Home', sentences: sentences.map(([text, ...memories]) => ({ text, memories })) }]
  app.model.behave({ replies: [{ to: '{"memories":[', text: JSON.stringify({ paragraphs }) }] })
}

beforeEach(() => Object.assign(app.model, { requests: [] }))

test('groups the newest memories without a model, and counts the others', async () => {
  const ada = await createPerson(app)
  expect(await call(ada, 'GET')).toMatchObject({ sections: [], memory_count: 0, covered_count: 0, written_by: null, is_outdated: false })
  const memories = Array.from({ length: 5000 }, (_, index) => ({
    userId: ada.id,
    content: `I know fact ${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
  }))
  await db.memory.createMany({ data: memories })
  const summary = await call(ada, 'GET')
  expect(summary).toMatchObject({ memory_count: 5000, covered_count: 200, sections: [{ kind: 'self', ai_generated: false }] })
  expect(summary.sections[0]?.sentences.map(({ text }) => text).at(-1)).toBe('I know fact 4999')
  expect(app.model.requests).toEqual([])
})

test('drops sentences without known references, and groups memories that no sentence says', async () => {
  const ada = await createPerson(app)
  const lisbon = await remember(ada, 'I live in Lisbon')
  const tea = await remember(ada, 'I like tea')
  answerWith(['You live in Lisbon.', 2], ['You are rich.', 7], ['You are kind.'], ['You are tall.', 2, 9])
  const summary = await call(ada, 'POST')
  expect(summary).toMatchObject({ written_by: summary.writer, is_outdated: false })
  expect(summary.sections).toMatchObject([
    { kind: 'written', title: 'Home', ai_generated: true, sentences: [{ text: 'You live in Lisbon.', memory_ids: [lisbon] }] },
    { kind: 'self', ai_generated: false, sentences: [{ text: 'I like tea', memory_ids: [tea] }] },
  ])
  await remember(ada, 'I like rain')
  expect(await call(ada, 'GET')).toMatchObject({ is_outdated: true, sections: [{ kind: 'written' }, { kind: 'self' }] })
})

test('a changed, restricted or forgotten memory leaves the stored text at once', async () => {
  const ada = await createPerson(app)
  const [boat, dog, cat] = [
    await remember(ada, 'My boat is Freya'),
    await remember(ada, 'My dog is Rex'),
    await remember(ada, 'My cat is Tom'),
  ]
  answerWith(['You own Tom.', 1], ['You own Rex.', 2], ['You own Freya.', 3], ['Rex and Tom are yours.', 1, 2])
  const stored = async () => (await db.memorySummarySentence.findMany({ where: { userId: ada.id } })).map(({ text }) => text)
  await call(ada, 'POST')
  expect(await stored()).toHaveLength(4)
  await ada.client.rest('DELETE', `/api/v1/memories/${dog}`)
  expect(await stored()).toEqual(['You own Tom.', 'You own Freya.'])
  await ada.client.rest('PATCH', `/api/v1/memories/${boat}`, { content: 'My boat is Otter' })
  expect(await stored()).toEqual(['You own Tom.'])
  const shown = await call(ada, 'GET')
  expect(shown.is_outdated).toBe(true)
  expect(toTexts(shown)).toEqual([
    ['written', 'Home', ['You own Tom.']],
    ['self', null, ['My boat is Otter']],
  ])
  await ada.client.rest('PATCH', `/api/v1/memories/${cat}`, { never_sent_to: [shown.writer] })
  expect(await stored()).toEqual([])
  expect(await call(ada, 'GET')).toMatchObject({ written_by: null, is_outdated: false, sections: [{ kind: 'self' }] })
})

test('a memory that is forgotten during the request is not stored', async () => {
  const ada = await createPerson(app)
  const id = await remember(ada, 'My dog is Rex')
  await remember(ada, 'I like tea')
  answerWith(['You like tea.', 1], ['You own Rex.', 2])
  app.model.behave({ delay: 500 })
  const writing = call(ada, 'POST')
  await expect.poll(() => app.model.requests.length).toBe(1)
  await ada.client.rest('DELETE', `/api/v1/memories/${id}`)
  expect(toTexts(await writing)).toEqual([['written', 'Home', ['You like tea.']]])
  app.model.behave({ delay: 0 })
})

test('restricted memories are never sent, and stay grouped', async () => {
  const ada = await createPerson(app)
  const { writer } = await call(ada, 'GET')
  const { body: project } = await ada.client.rest<{ id: string }>('POST', '/api/v1/chat/projects', { name: 'Boats' })
  await remember(ada, 'I like tea')
  await remember(ada, 'My canary is called Zebrafinch', { never_sent_to: [writer] })
  await remember(ada, 'My keel is made of Wootz', { project_id: project.id })
  answerWith(['You like tea.', 1], ['You own a canary.', 2])
  expect(toTexts(await call(ada, 'POST'))).toEqual([
    ['written', 'Home', ['You like tea.']],
    ['self', null, ['My canary is called Zebrafinch']],
    ['project', 'Boats', ['My keel is made of Wootz']],
  ])
  expect(JSON.stringify(app.model.requests)).toContain('I like tea')
  expect(JSON.stringify(app.model.requests)).not.toMatch(/Zebrafinch|Wootz/)
})

test('temporary chats, other users and twins never contribute or read', async () => {
  const ada = await createPerson(app)
  await remember(ada, 'I like tea')
  answerWith(['You like tea.', 1])
  await call(ada, 'POST')
  app.model.behave({ replies: [], tools: [{ name: 'remember', arguments: '{"content":"My canary is called Pipsqueak"}' }] })
  const request = { method: 'POST', body: JSON.stringify({ input: 'Remember my canary', is_temporary: true }) }
  for await (const _ of ada.client.sse('/api/v1/chat/stream', { ...request, headers: { 'content-type': 'application/json' } })) void _
  app.model.behave({ tools: [] })
  expect(JSON.stringify(await call(ada, 'GET'))).not.toContain('Pipsqueak')
  expect(await call(await createPerson(app), 'GET')).toMatchObject({ sections: [], memory_count: 0 })
  const denied = /permission denied|denied access/
  await expect(app.platform.asTwinReader({ reader: null }, (tx) => tx.memorySummary.findMany())).rejects.toThrow(denied)
  await expect(app.platform.asTwinReader({ reader: null }, (tx) => tx.memorySummarySentence.findMany())).rejects.toThrow(denied)
  await ada.client.rest('DELETE', '/api/v1/account', { password: ada.password })
  expect(await db.memorySummarySentence.count({ where: { userId: ada.id } })).toBe(0)
})
