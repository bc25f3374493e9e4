import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'
import { findPlaces, readAccountExport, readAsMember, readAsVisitor } from '../../testing/subjects/visitorReads.ts'

const app = await testApp()

interface Receipt {
  model: string
  source_rule: string
  prompt_tokens: number | null
  duration_ms: number | null
  passages: { number: number; kind: string; source_id: string; title: string; text: string | null; rule: string }[]
  withheld: { rule: string; count: number }[]
}

const search = (query: string) => `Hi [[tool:search_public_knowledge ${JSON.stringify({ query })}]]`
const readReceipt = (client: Client, stepId: string) => client.rest<Receipt>('GET', `/api/v1/twin-receipts/${stepId}`)
const getId = (answer: object) => (answer as { id: string }).id

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, display_name: 'Ada', bio: 'I keep bees.', location: 'Lisbon' })
  return person
}

async function addNote({ client }: Person, title: string, content: string, isPublic: boolean): Promise<string> {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', {
    kind: 'note',
    title,
    content,
    is_public: isPublic,
  })
  return body.id
}

function listReceived(): { number: number; title: string; text: string }[] {
  const { messages } = app.model.requests.at(-1) ?? { messages: [] }
  return messages.flatMap(({ role, content }) =>
    role === 'tool' && typeof content === 'string'
      ? (JSON.parse(content) as { passages: { number: number; title: string; text: string }[] }).passages
      : [],
  )
}

test('a receipt equals the request that the model received', async () => {
  const ada = await createPublicPerson()
  await addNote(ada, 'Honey', 'Honey is sold in May.', true)
  await addNote(ada, 'Debts', 'The honey money is a canary.', false)
  const answer = await say(app.anyone(), ada.username, search('honey'))
  const { body: receipt } = await readReceipt(ada.client, getId(answer))

  const [name, ...searched] = receipt.passages
  expect(searched.map(({ number, title, text }) => ({ number, title, text }))).toEqual(
    listReceived().map(({ number, title, text }) => ({ number, title, text })),
  )
  expect(searched).toMatchObject([
    { title: 'Honey', text: 'Honey is sold in May.', kind: 'item', rule: 'public_note' },
    { title: 'About', text: 'I keep bees.', kind: 'profile', source_id: 'bio', rule: 'public_field' },
  ])
  expect(name).toMatchObject({ number: 1, source_id: 'display_name', text: 'Ada', rule: 'public_field' })
  expect(JSON.stringify(app.model.requests.at(-1))).toContain('You are the AI twin of Ada')
  expect(receipt).toMatchObject({
    model: 'mock',
    source_rule: 'public_sources',
    prompt_tokens: expect.any(Number),
    duration_ms: expect.any(Number),
    withheld: [
      { rule: 'hidden_item', count: 1 },
      { rule: 'hidden_field', count: 1 },
    ],
  })
  expect(JSON.stringify(receipt)).not.toMatch(/canary|Debts|Lisbon/)
})

test('is stored before the model answers, also if it fails', async () => {
  const ada = await createPublicPerson()
  const answer = await say(app.anyone(), ada.username, '[[mode:error]] [[status:400]]')
  expect((await readReceipt(ada.client, getId(answer))).body).toMatchObject({
    passages: [{ text: 'Ada' }],
    prompt_tokens: null,
    withheld: [],
  })
})

test('names the rule of stories and corrections, and the passages that matched less', async () => {
  const ada = await createPublicPerson()
  await ada.client.rest('POST', '/api/v1/knowledge/items', { kind: 'story', title: 'The fair', content: 'I sold honey.', is_public: true })
  await ada.client.rest('PUT', '/api/v1/profile', { skills: ['sailing'], achievements: ['Won a race', 'Built a boat'] })
  const first = await say(app.anyone(), ada.username, search('honey'))
  const story = (await readReceipt(ada.client, getId(first))).body
  expect(story.passages).toContainEqual(expect.objectContaining({ title: 'The fair', rule: 'public_story' }))
  expect(story.withheld).toContainEqual({ rule: 'less_relevant', count: 1 })
  const correction = { step_id: getId(first), question: 'Where do you sell honey?', answer: 'At the gate.' }
  await ada.client.rest('POST', '/api/v1/twin-checks', correction)
  const tools = [{ name: 'search_public_knowledge', arguments: '{"query":"honey"}' }]
  app.model.behave({ replies: [{ to: 'Where do you sell honey?', tools }] })
  const second = await say(app.anyone(), ada.username, 'Where do you sell honey?')
  expect((await readReceipt(ada.client, getId(second))).body.passages).toContainEqual(
    expect.objectContaining({ text: 'At the gate.', rule: 'correction' }),
  )
})

test('withdrawn text leaves the receipt, and answers with it are counted afterwards', async () => {
  const ada = await createPublicPerson()
  const itemId = await addNote(ada, 'Honey', 'Honey is sold in May.', true)
  const guest = app.anyone()
  const answer = await say(guest, ada.username, search('honey'))
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${itemId}`, { is_public: false })
  const findSource = async () => (await readReceipt(ada.client, getId(answer))).body.passages.find(({ source_id }) => source_id === itemId)
  expect(await findSource()).toMatchObject({ title: 'Honey', text: null, rule: 'public_note' })
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${itemId}`, { is_public: true })
  expect(await findSource()).toMatchObject({ text: 'Honey is sold in May.' })
  await ada.client.rest('DELETE', `/api/v1/knowledge/items/${itemId}`)
  expect(await findSource()).toMatchObject({ title: 'Honey', text: null })
  const next = await say(guest, ada.username, 'And now?')
  expect((await readReceipt(ada.client, getId(next))).body.withheld).toContainEqual({ rule: 'withdrawn_source', count: 1 })
})

const receipt = graphql(`query TwinReceipt($stepUuid: String!) { viewer { twinReceipt(stepUuid: $stepUuid) {
  model sourceRule passages { title text rule } withheld { rule count } } } }`)

test('only the owner gets it, and it is deleted with the conversation', async () => {
  const [ada, visitor, bob] = [await createPublicPerson(), await createPublicPerson(), await createPublicPerson()]
  const answer = await say(visitor.client, ada.username, search('bees'))
  const stepUuid = getId(answer)
  expect(await ada.client.ask(receipt, { stepUuid })).toMatchObject({
    viewer: {
      twinReceipt: { model: 'mock', sourceRule: 'PUBLIC_SOURCES', passages: [{}, { text: 'I keep bees.', rule: 'PUBLIC_FIELD' }] },
    },
  })
  for (const { client } of [visitor, bob]) {
    expect((await readReceipt(client, stepUuid)).status).toBe(404)
    expect(await client.ask(receipt, { stepUuid })).toEqual({ viewer: { twinReceipt: null } })
  }
  expect((await readReceipt(app.anyone(), stepUuid)).status).toBe(401)
  expect(await app.anyone().ask(receipt, { stepUuid })).toEqual({ viewer: null })
  for (const stepUuid of ['no id', crypto.randomUUID()])
    expect(await ada.client.ask(receipt, { stepUuid })).toEqual({ viewer: { twinReceipt: null } })
  await visitor.client.rest('DELETE', `/api/v1/chat/threads/${answer.threadId}`)
  expect((await readReceipt(ada.client, stepUuid)).status).toBe(404)
  expect(await app.platform.db.twinReceipt.count({ where: { stepId: stepUuid } })).toBe(0)
})

test('no API and no export of a visitor contains it', async () => {
  const [ada, visitor] = [await createPublicPerson(), await createPerson(app)]
  const { id: stepId, threadId } = await say(visitor.client, ada.username, search('bees'))
  const passages = [{ number: 1, kind: 'profile', source_id: 'bio', title: 'Canary', text: 'A canary.', rule: 'public_field' }]
  await app.platform.db.twinReceipt.update({ where: { stepId }, data: { model: 'canary', passages } })
  expect(JSON.stringify((await readReceipt(ada.client, stepId)).body)).toContain('canary')
  const { client } = visitor
  const texts = {
    ...(await readAsVisitor(client, { threadId })),
    ...(await readAsMember(client, 'bees')),
    ...(await readAccountExport(client)),
  }
  for (const word of ['canary', 'Canary', 'withheld']) expect(findPlaces(texts, word)).toEqual([])
})

test('reading takes a constant number of statements', async () => {
  const [few, many] = [await createPublicPerson(), await createPublicPerson()]
  await addNote(few, 'Bees', 'Bees dance.', true)
  for (let index = 0; index < 6; index++) await addNote(many, `Bees ${index}`, `Bee ${index} dances.`, true)
  const counts = []
  for (const { client, username } of [few, many]) {
    const stepId = getId(await say(app.anyone(), username, search('bees')))
    await readReceipt(client, stepId)
    counts.push((await app.countStatements(() => readReceipt(client, stepId))).length)
  }
  expect(counts[0]).toBe(counts[1])
})
