import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'

const app = await testApp()

interface Check {
  fact_count: number
  reached_count: number
  answer_count: number
  traced_count: number
}

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  const audiences = [
    { field: 'location', audience: 'private' },
    { field: 'skills', audience: 'people' },
  ]
  await person.client.rest('PUT', '/api/v1/profile', {
    audience: 'link',
    bio: 'I keep bees.',
    location: 'Lisbon',
    skills: ['Grafting'],
    field_audiences: audiences,
  })
  await person.client.rest('POST', '/api/v1/knowledge/items', note('Swarms', 'The last swarm left for the chapel tower.', 'people'))
  await person.client.rest('POST', '/api/v1/knowledge/items', note('Debts', 'I owe the beekeeper next door forty euros.', 'private'))
  return person
}

const note = (title: string, content: string, audience: string) => ({ kind: 'note', title, content, audience })
const search = (query: string) => `Hi [[tool:search_public_knowledge ${JSON.stringify({ query })}]]`

async function check({ client }: Person): Promise<Check> {
  const { body } = await client.rest<Check>('POST', '/api/v1/twin-privacy-check')
  return body
}

test('asks for private texts and finds none, and keeps the result', async () => {
  const ada = await createPublicPerson()
  expect(await check(ada)).toMatchObject({ fact_count: 4, reached_count: 0, answer_count: 0 })
  const { body } = await ada.client.rest('GET', '/api/v1/twin-privacy-check')
  expect(body).toMatchObject({ check: { fact_count: 4, reached_count: 0 } })
})

test('reports private texts that a broken policy would show', async () => {
  const ada = await createPublicPerson()
  const tables = ['passages', 'knowledge_items']
  const { db } = app.platform
  const [found] = await db.$queryRaw<{ definition: string }[]>`SELECT pg_get_functiondef('twin_passages'::regproc) AS definition`
  const definition = found?.definition ?? ''
  const broken = definition.replace("passages.audience <> 'private'", 'true').replace(/passages\.audience = ANY \(\(SELECT.*/, 'true')
  await db.$executeRawUnsafe(broken)
  for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`)
  try {
    expect((await check(ada)).reached_count).toBeGreaterThan(0)
  } finally {
    for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
    await db.$executeRawUnsafe(definition)
  }
  expect((await check(ada)).reached_count).toBe(0)
})

test('counts an answer as traced until a source is withdrawn', async () => {
  const ada = await createPublicPerson()
  const { body: honey } = await ada.client.rest<{ id: string }>(
    'POST',
    '/api/v1/knowledge/items',
    note('Honey', 'Honey is sold in May.', 'link'),
  )
  await say(app.anyone(), ada.username, search('honey'))
  const { answer_count: answers, traced_count: traced } = await check(ada)
  expect([answers, traced]).toEqual([1, 1])
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${honey.id}`, { audience: 'private' })
  expect(await check(ada)).toMatchObject({ answer_count: 1, traced_count: 0 })
})
