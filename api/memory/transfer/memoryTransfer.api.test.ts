import { expect, test } from 'vitest'
import { searchSentence } from '../../retrieval/sentenceSearch.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ ROLES: 'web' })
const { db } = app.platform

const add = ({ client }: Person, contents: readonly string[]) =>
  client.rest('POST', '/api/v1/memories/import', { memories: contents.map((content) => ({ content })) })
const preview = async ({ client }: Person, text: string) => {
  const { body } = await client.rest<{ candidates: { content: string; state: string }[] }>('POST', '/api/v1/memories/import/preview', {
    text,
  })
  return body.candidates
}
const readExport = async ({ client }: Person) => (await client.fetch('/api/v1/memories/export')).text()
const listContents = async ({ id: userId }: Person) =>
  (await db.memory.findMany({ where: { userId, supersededById: null }, orderBy: { createdAt: 'asc' } })).map(({ content }) => content)

test('imports what is new in a list, once', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('POST', '/api/v1/memories', { content: 'I like ÄPFEL' })
  const list = [
    '[2024-05-03] - i like äpfel',
    '[2024-05-04] - My boat is called Freya',
    '- My password is Sommer2024',
    `- ${'a'.repeat(1001)}`,
  ]
  const found = await preview(ada, list.join('\n'))
  expect(found.map(({ state }) => state)).toEqual(['known', 'new', 'secret', 'too_long'])
  expect(await db.memory.count({ where: { userId: ada.id } })).toBe(1)

  const contents = ['My boat is called Freya', 'my boat is called  FREYA', 'I like äpfel']
  const answers = await Promise.all([add(ada, contents), add(ada, contents)])
  expect(answers.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { added_count: 1, known_count: 2 },
      { added_count: 0, known_count: 3 },
    ]),
  )
  expect(await listContents(ada)).toEqual(['I like ÄPFEL', 'My boat is called Freya'])
  const passages = await searchSentence(db, { ownerId: ada.id, question: 'What is my boat called?', kinds: ['memory'], limit: 5 })
  expect(passages).toMatchObject([{ text: 'My boat is called Freya' }])
})

test('refuses an import with an invalid memory and adds nothing', async () => {
  const ada = await createPerson(app)
  const refusal = (code: string) => ({ status: 400, body: { error: { code, field: 'memories.1.content' } } })
  expect(await add(ada, ['I like tea', 'My password is Sommer2024'])).toMatchObject(refusal('secret_not_remembered'))
  expect(await add(ada, ['I like tea', 'a'.repeat(1001)])).toMatchObject(refusal('memory_too_long'))
  expect(await listContents(ada)).toEqual([])
})

test('an export imports into the same memories', async () => {
  const ada = await createPerson(app)
  const contents = [
    '- a dash',
    '2024-05-03: a date',
    '[2024] - a year',
    '# a heading',
    '**Bold**',
    '```',
    '{"a": 1}',
    '1. one',
    'ends in:',
    '🎉',
    '***',
  ]
  await add(ada, contents)
  await ada.client.rest('POST', '/api/v1/memories', { content: 'I live in Lisbon' })
  await ada.client.rest('POST', '/api/v1/memories', { content: 'I live in\nPorto' })

  const file = await readExport(ada)
  expect(file).toMatch(/^- \d{4}-\d\d-\d\d: - a dash\n/)
  expect(file.split('\n')).toHaveLength(contents.length + 2)
  await db.memory.deleteMany({ where: { userId: ada.id } })
  const found = await preview(ada, file)
  await add(
    ada,
    found.map(({ content }) => content),
  )
  expect(await listContents(ada)).toEqual([...contents, 'I live in Porto'])
  expect(await readExport(ada)).toBe(file)
  expect(await readExport(await createPerson(app))).toBe('')
})

test('an export imports with its restrictions', async () => {
  const ada = await createPerson(app)
  const { id: boats } = await db.project.create({ data: { userId: ada.id, name: 'Boats -->' } })
  const deleted = crypto.randomUUID()
  const restricted = [
    { content: 'My boat is called Freya', projectId: boats, neverSentTo: ['gpt-5', 'llama "3"'] },
    { content: 'My car is red', projectId: deleted, neverSentTo: [] },
    { content: 'I like tea <!-- {"neverSentTo":["x"]} -->', projectId: null, neverSentTo: [] },
    { content: 'I like cake <!-- {"x":1} -->', projectId: null, neverSentTo: ['gpt-5'] },
  ]
  await db.memory.createMany({ data: restricted.map((memory) => ({ ...memory, userId: ada.id })) })
  const read = async () =>
    db.memory.findMany({
      where: { userId: ada.id },
      select: { content: true, projectId: true, neverSentTo: true },
      orderBy: { createdAt: 'asc' },
    })
  const file = await readExport(ada)
  await db.memory.deleteMany({ where: { userId: ada.id } })
  type Found = { candidates: { content: string; project_name: string | null }[] }
  const { body } = await ada.client.rest<Found>('POST', '/api/v1/memories/import/preview', { text: file })
  expect(body.candidates.map(({ project_name }) => project_name)).toEqual(['Boats -->', '', null, null])
  await ada.client.rest('POST', '/api/v1/memories/import', { memories: body.candidates })
  expect(await read()).toEqual(restricted)
  expect(await readExport(ada)).toBe(file)

  const bea = await createPerson(app)
  const { id: hers } = await db.project.create({ data: { userId: bea.id, name: 'Boats -->' } })
  const elsewhere = await bea.client.rest('POST', '/api/v1/memories/import/preview', { text: file })
  expect(elsewhere.body).toMatchObject({ candidates: [{ project_id: hers }, { project_id: deleted }, { project_id: null }, {}] })
})

test('the number of statements does not depend on the number of memories', async () => {
  const ada = await createPerson(app)
  const count = async (length: number) => {
    const contents = Array.from({ length }, (_, index) => `Fact ${length}.${index}`)
    const statements = await app.countStatements(async () => {
      expect(await preview(ada, contents.join('\n'))).toHaveLength(length)
      expect(await add(ada, contents)).toMatchObject({ body: { added_count: length, known_count: 0 } })
      await readExport(ada)
    })
    return statements.length
  }
  await count(1)
  expect(await count(500)).toBe(await count(2))
})
