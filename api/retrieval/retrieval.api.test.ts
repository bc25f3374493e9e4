import { expect, test } from 'vitest'
import { statementLog } from '../platform/database/database.ts'
import { testApp } from '../testing/app.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { countCommonWords } from './wordCounts.ts'

const app = await testApp({ ROLES: 'web' })
const { services } = app
const { knowledge, pendingPassages } = services
const { db, asTwinReader } = app.platform
const toViewer = ({ id: userId }: Person) => ({ userId, sessionId: userId })

async function write(person: Person, title: string, content: string, isPublic = false) {
  return (await knowledge.create(toViewer(person), { kind: 'note', title, content, isPublic })).item
}

const found = async (person: Person, question: string) => (await knowledge.findPassages(person.id, question, 8)).map(({ title }) => title)
const findPassages = (sourceId: string) => db.passage.findMany({ where: { sourceId }, orderBy: { ordinal: 'asc' } })

test('finds answers in any word form, in the language of the text', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Garten', 'In den Gärten standen die alten Häuser meiner Großeltern, und dahinter floss ein Bach.')
  await write(ada, 'Boat', 'We were sailing along the coast of Norway when the mast broke in a storm.')
  await write(ada, 'Cooking', 'Stir the rice slowly and add the broth one ladle at a time.')
  expect((await found(ada, 'Wo stand das Haus der Großmutter und des Großvaters im Garten?'))[0]).toBe('Garten')
  expect((await found(ada, 'What happened to the masts while you sailed?'))[0]).toBe('Boat')
  expect(await found(ada, 'What did the submarine do?')).toEqual([])
  expect(await found(ada, 'who is it?')).toEqual([])
})

test('finds names without accents and words between punctuation', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Friends', 'Zoë and François brought a cake.')
  await write(ada, 'Server', 'It runs node.js behind nginx/1.25 on port 8443.')
  for (const question of ['What did Zoe bring?', 'What did Zoë bring?', 'Where is Francois?'])
    expect(await found(ada, question)).toEqual(['Friends'])
  for (const question of ['Which node version?', 'What is on 8443?', 'nginx']) expect(await found(ada, question)).toEqual(['Server'])
})

test('ranks a rare word above many common ones, regardless of age', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Oldest', 'The meeting about the zeppelin was in spring.')
  for (let index = 0; index < 30; index++)
    await write(ada, `Week ${index}`, 'The meeting about the project was long. Another meeting about the project is planned.')
  expect((await found(ada, 'When was the meeting about the zeppelin project?'))[0]).toBe('Oldest')
})

test('other users’ notes take no place in the results', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await write(ada, 'Own', 'From the kitchen window we saw the lighthouse on clear evenings.')
  for (let index = 0; index < 10; index++) await write(bob, 'Other', 'Lighthouse by lighthouse by lighthouse.')
  expect(await found(ada, 'Where is the lighthouse?')).toEqual(['Own'])
})

test('neighboring passages raise a passage, and a note is one result', async () => {
  const ada = await createPerson(app)
  const filler = 'Nothing that matters was said by anybody about anything at all during this long and tiresome day. '.repeat(9)
  await write(ada, 'Journey', `${filler}\n\nThe ferry to Gotland left late. ${filler}\n\nOn the ferry Anna lost her ring. ${filler}`)
  const [hit, ...others] = await knowledge.findPassages(ada.id, 'Where did Anna lose the ring on the Gotland ferry?', 8)
  expect(others).toEqual([])
  expect(hit?.passage).toContain('Gotland left late.')
  expect(hit?.passage).toContain('lost her ring.')
})

test('passages change, become public and are deleted in the transaction of their note', async () => {
  const ada = await createPerson(app)
  await db.profile.upsert({ where: { userId: ada.id }, create: { userId: ada.id, audience: 'listed' }, update: { audience: 'listed' } })
  const { id } = await write(ada, 'Bees', 'The bees sleep in winter.')
  const publicOnes = () => asTwinReader({ reader: null }, (tx) => tx.$queryRaw`SELECT text FROM passages WHERE owner_id = ${ada.id}::uuid`)
  expect(await publicOnes()).toEqual([])
  await knowledge.update(toViewer(ada), { id, isPublic: true })
  expect(await publicOnes()).toEqual([{ text: 'The bees sleep in winter.' }])
  await knowledge.update(toViewer(ada), { id, content: 'The wasps die in winter.' })
  expect(await publicOnes()).toEqual([{ text: 'The wasps die in winter.' }])
  await db.$transaction([db.knowledgeItem.update({ where: { id }, data: { audience: 'private' } })])
  expect(await publicOnes()).toEqual([])
  await db.knowledgeItem.update({ where: { id }, data: { audience: 'listed' } })
  await db.profile.update({ where: { userId: ada.id }, data: { audience: 'private' } })
  expect(await publicOnes()).toEqual([])
  expect(await findPassages(id)).toHaveLength(1)
  await knowledge.remove(toViewer(ada), { id })
  expect(await findPassages(id)).toEqual([])
})

test('a failed change keeps the passages', async () => {
  const ada = await createPerson(app)
  const { id } = await write(ada, 'Bees', 'The bees sleep in winter.')
  await expect(
    db.$transaction(async (tx) => {
      await tx.knowledgeItem.delete({ where: { id } })
      throw new Error('Undone')
    }),
  ).rejects.toThrow('Undone')
  expect(await found(ada, 'bees')).toEqual(['Bees'])
})

test('a job writes the passages of other sources once', async () => {
  const ada = await createPerson(app)
  const item = { userId: ada.id, kind: 'story', title: 'Dive', content: 'The submarine dived.' } as const
  const { id } = await db.knowledgeItem.create({ data: item })
  expect(await found(ada, 'submarine')).toEqual([])
  await pendingPassages.write()
  expect(await found(ada, 'submarine')).toEqual(['Dive'])
  await db.knowledgeItem.update({ where: { id }, data: { content: 'The aeroplane landed.' } })
  await pendingPassages.write()
  expect([await found(ada, 'submarine'), await found(ada, 'aeroplane')]).toEqual([[], ['Dive']])
  expect(await db.pendingPassages.count()).toBe(0)
})

async function createChat(person: Person, name: string, messages: string[]) {
  const steps = messages.map((text, position) =>
    position % 2 === 0
      ? ({ userId: person.id, position, stepType: 'user_message', status: 'sent', input: text } as const)
      : ({ userId: person.id, position, stepType: 'assistant_message', status: 'completed', output: text } as const),
  )
  return db.thread.create({ data: { userId: person.id, name, stepCount: steps.length, steps: { create: steps } } })
}

test('finds the first message of a long conversation immediately', async () => {
  const ada = await createPerson(app)
  const thread = await db.thread.create({ data: { userId: ada.id } })
  const say = (...messages: { position: number; input: string }[]) =>
    db.step.createMany({
      data: messages.map(
        (message) => ({ threadId: thread.id, userId: ada.id, stepType: 'user_message', status: 'sent', ...message }) as const,
      ),
    })
  await say({ position: 0, input: 'The ferry to Texel leaves at nine.' })
  await say(...Array.from({ length: 59 }, (_, index) => ({ position: index + 1, input: `This is number ${index}.` })))
  const [hit] = await services.search.searchPastChats(ada.id, 'When does the ferry leave?', 5)
  expect(hit?.words).toMatchObject({ text: 'The ferry to Texel leaves at nine.' })
})

test('a search after a large import indexes only new messages, the job the imported ones', async () => {
  const ada = await createPerson(app)
  const thread = await createChat(ada, 'Imported', ['The submarine dived in May.', 'It surfaced in June.'])
  await db.step.updateMany({ where: { threadId: thread.id }, data: { createdAt: new Date('2020-05-01') } })
  await createChat(ada, 'New', ['The ferry leaves at nine.'])
  const search = async (question: string) =>
    (await services.search.searchPastChats(ada.id, question, 5)).map(({ threadName }) => threadName)
  expect([await search('ferry'), await search('submarine')]).toEqual([['New'], []])
  await pendingPassages.write()
  expect(await search('submarine')).toEqual(['Imported'])
})

test('pending passages are found without sorting the table', async () => {
  const ada = await createPerson(app)
  await db.knowledgeItem.create({ data: { userId: ada.id, kind: 'story', title: 'Dive', content: 'The submarine dived.' } })
  const statements: string[] = []
  await statementLog.run(statements, () => pendingPassages.write())
  const find = statements.find((statement) => /from "pending_passages".*order by "next_try_at"/.test(statement)) ?? ''
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO pending_passages (owner_id, source_kind, source_id) SELECT gen_random_uuid(), 'step', gen_random_uuid() FROM generate_series(1, 20000)`
    await tx.$executeRaw`ANALYZE pending_passages`
    const rows = await tx.$queryRawUnsafe<object[]>(`EXPLAIN ${find}`, ada.id, new Date(), new Date(0), ada.id, 20)
    await tx.$executeRaw`DELETE FROM pending_passages`
    return JSON.stringify(rows)
  })
  expect(plan).toContain('pending_passages_owner_id_next_try_at_source_id_idx')
  expect(plan).not.toContain('Sort')
})

test('finds messages of past chats immediately, in any word form', async () => {
  const ada = await createPerson(app)
  for (let index = 0; index < 12; index++)
    await createChat(ada, `Day ${index}`, ['What did we plan for the trip?', 'We planned the trip and what to do there.'])
  await createChat(ada, 'Ferries', ['The ferries to Gotland were late, so what now?', 'Then take the night train.'])
  const said = await services.search.searchPastChats(ada.id, 'What do we do when the ferry is late?', 5)
  expect(said[0]).toMatchObject({ threadName: 'Ferries', words: { author: 'the user', text: expect.stringContaining('Gotland') } })
  expect(await services.search.searchPastChats((await createPerson(app)).id, 'ferry', 5)).toEqual([])
})

test('of two equal messages, ranks the one with relevant neighbors first', async () => {
  const ada = await createPerson(app)
  await createChat(ada, 'Other', ['Where is the harbour?', 'It opens at nine in the morning.'])
  await createChat(ada, 'Asked', [
    'Tell me of the museum of whales, please.',
    'It opens at nine in the morning.',
    'And the museum shop with whales?',
  ])
  await createChat(ada, 'Another', ['Where is the market?', 'It opens at nine in the morning.'])
  const said = await services.search.searchPastChats(ada.id, 'When does the museum of whales open in the morning?', 8)
  const answers = said.filter(({ words }) => words.text?.startsWith('It opens'))
  expect(answers.map(({ threadName }) => threadName)[0]).toBe('Asked')
  expect(answers).toHaveLength(3)
})

test('ranks rare and combined common words among many passages as if all were read', async () => {
  const ada = await createPerson(app)
  const notes = Array.from({ length: 12 }, (_, index) => [`Week ${index}`, `The project meeting in building ${index} was long.`])
  const passages = [
    ...notes,
    ['Airship', 'The project has a zeppelin.'],
    ['Plan', 'A meeting, a meeting about the project and its building.'],
  ]
  for (const [title = '', text = ''] of passages) await write(ada, title, text)
  const questions = [
    'Which project has a zeppelin?',
    'project meeting building',
    'the meeting in building 7',
    'project',
    'unheard project meeting',
  ]
  const answers = async () => {
    const all = []
    for (const question of questions) all.push((await found(ada, question))[0])
    return all
  }
  const before = await answers()
  await countCommonWords(db, { from: 10, common: 5 })
  const counts = await db.wordCount.findMany({ where: { ownerId: ada.id } })
  const getCount = (stem: string) => counts.find((count) => count.stem === stem)?.passages
  expect([getCount(''), getCount('project'), getCount('meet'), getCount('zeppelin')]).toEqual([14, 14, 13, undefined])
  expect(await answers()).toEqual(before)
  expect(before.slice(0, 3)).toEqual(['Airship', 'Plan', 'Week 7'])
})

test('users cannot find other users’ passages', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await write(ada, 'Secret', 'The treasure lies under the oak.', true)
  expect(await found(bob, 'treasure under the oak')).toEqual([])
})

test('the longest note and question take as many statements as the shortest', async () => {
  const ada = await createPerson(app)
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index % 977}`).join(' ')
  await write(ada, 'Long', words(25_000))
  await write(ada, 'Short', 'A word1 and a word2.')
  const statementsFor = async (question: string) => {
    const statements: string[] = []
    await statementLog.run(statements, async () => void (await knowledge.findPassages(ada.id, question, 8)))
    return statements.length
  }
  expect(await statementsFor(words(25_000))).toBe(await statementsFor('word1'))
  for (const question of ['', '\0', `'; DROP TABLE users; --`, ':* & | ! <->', '\\', "it's \\' x", '\ud800', '🐝'.repeat(9000)]) {
    expect(await knowledge.findPassages(ada.id, question, 8)).toEqual(expect.any(Array))
  }
})

test('writes a long text in pieces without blocking the database', async () => {
  const ada = await createPerson(app)
  const content = Array.from({ length: 3000 }, (_, index) => `Sentence number${index} tells of apples and of pears.`).join(' ')
  const { id } = await db.knowledgeItem.create({ data: { userId: ada.id, kind: 'story', title: 'Long', content } })
  const statements: string[] = []
  await statementLog.run(statements, () => pendingPassages.write())
  expect(statements.filter((statement) => statement.includes('insert into "passages"')).length).toBeGreaterThan(3)
  expect(statements).not.toContain('BEGIN')
  const passages = await findPassages(id)
  expect(passages.map(({ ordinal }) => ordinal)).toEqual(passages.map((_, index) => index))
  expect(await found(ada, 'number2999')).toEqual(['Long'])
  expect(await db.pendingPassages.count()).toBe(0)
})

test('the search box finds late words of a long text, and its beginning before indexing', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Long', `heron ${'reed '.repeat(15_000)} kingfisher`, false)
  const boxed = async (query: string) => (await knowledge.search(toViewer(ada), { query, limit: 5 })).map(({ item }) => item.title)
  expect(await boxed('heron')).toEqual(['Long'])
  await pendingPassages.write()
  expect(await boxed('kingfish')).toEqual(['Long'])
  expect(await boxed('kingfisher pelican')).toEqual([])
})

test('finds only the new content of a changed long text', async () => {
  const ada = await createPerson(app)
  const long = (word: string) => `${word} `.repeat(5000)
  const { id } = await write(ada, 'Long', long('submarine'), true)
  await pendingPassages.write()
  expect(await found(ada, 'submarine')).toEqual(['Long'])
  await knowledge.update(toViewer(ada), { id, content: long('aeroplane') })
  expect(await found(ada, 'submarine')).toEqual([])
  await pendingPassages.write()
  expect(await found(ada, 'aeroplane')).toEqual(['Long'])
})
