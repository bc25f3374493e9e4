import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { Client } from '../../testing/client.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson } from '../../testing/people.ts'
import { followEvents } from '../../testing/following.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

interface Check {
  id: string
  question: string
  answer: string
  state: string
  last_answer: string | null
  item_id: string | null
}

const correct = (client: Client, input: object) => client.rest<Check>('POST', '/api/v1/twin-checks', input)
const readChecks = async (client: Client) => (await client.rest<{ checks: Check[] }>('GET', '/api/v1/twin-checks')).body.checks
const readNotifications = async (client: Client) =>
  (await client.rest<{ notifications: { title: string; message: string }[] }>('GET', '/api/v1/notifications')).body.notifications

async function createCorrectedTwin(question: string, answer: string) {
  const ada = await aPublicPerson({ bio: 'I build wooden boats in Lübeck. In 2012 I charged 300 euros per day.' })
  const guest = app.anyone()
  const { id: stepId } = (await say(guest, ada.username, question)) as unknown as { id: string }
  const { status, body: check } = await correct(ada.client, { step_id: stepId, answer })
  expect(status).toBe(201)
  return { ada, guest, check, stepId }
}

async function runChecks() {
  await app.platform.db.pendingTwinChecks.updateMany({ data: { nextTryAt: new Date(0) } })
  const owners = await app.platform.db.pendingTwinChecks.findMany()
  for (const { ownerId } of owners) await app.services.twinChecks.checkNow(ownerId)
  await finishJobs(app, 'check-twins')
}

const paraphrases = [
  'What is your day rate?',
  'What does a day of your work cost?',
  'How expensive is a day with you?',
  'What are your rates?',
  'What’s your daily rate?',
  'How much does a day cost?',
  'Can you tell me your daily fee?',
  'How much would I pay you for one day?',
  'What would a day of your time cost me?',
  'What do you charge?',
  'Was kostet ein Tag mit dir?',
  'Wie hoch ist dein Tagessatz?',
  'Was verlangst du pro Tag?',
  'Wie viel kostest du am Tag?',
  'Wie teuer bist du?',
  'Wie hoch ist dein Honorar?',
  'Was nimmst du für einen Tag?',
  'Welchen Tagessatz hast du?',
  'Was muss ich für einen Tag zahlen?',
  'Kannst du mir deinen Tagessatz nennen?',
]

test('a correction answers its paraphrases in English and German, and other questions are unaffected', { timeout: 60_000 }, async () => {
  const { ada } = await createCorrectedTwin('How much do you charge per day?', 'My day rate is 640 euros.')
  const wrong: string[] = []
  for (const question of paraphrases) {
    const { output } = await say(app.anyone(), ada.username, question)
    if (!/^[“„]My day rate is 640 euros\.[”“]/.test(output)) wrong.push(`${question} ${output}`)
  }
  expect(wrong).toEqual([])
  for (const question of ['What do you build?', 'How was your day?', 'What does the museum cost?'])
    expect((await say(app.anyone(), ada.username, question)).output).not.toContain('640')
})

test('a correction is a public note with question and answer, and a second one replaces the answer', async () => {
  const { ada, guest, check, stepId } = await createCorrectedTwin('How much do you charge per day?', 'My day rate is 640 euros.')
  const item = () =>
    ada.client.rest<{ title: string; content: string; is_public: boolean }>('GET', `/api/v1/knowledge/items/${check.item_id}`)
  expect((await item()).body).toMatchObject({ title: check.question, content: check.answer, is_public: true })
  const again = await correct(ada.client, { step_id: stepId, answer: 'My day rate is 700 euros.' })
  expect(again.body).toMatchObject({ id: check.id, answer: 'My day rate is 700 euros.', state: 'pending' })
  expect((await item()).body).toMatchObject({ content: 'My day rate is 700 euros.' })
  expect((await say(guest, ada.username, 'What is your day rate?')).output).toContain('700')
  const { body } = await ada.client.rest('PATCH', `/api/v1/twin-checks/${check.id}`, { question: 'What is your rate?' })
  expect(body).toMatchObject({ question: 'What is your rate?', answer: 'My day rate is 700 euros.' })
  expect((await item()).body).toMatchObject({ title: 'What is your rate?' })
  expect((await ada.client.rest('DELETE', `/api/v1/twin-checks/${check.id}`)).status).toBe(200)
  expect((await item()).status).toBe(404)
  expect(await readChecks(ada.client)).toEqual([])
})

test('closes the open question of the corrected answer', async () => {
  const ada = await aPublicPerson()
  const { id } = (await say(app.anyone(), ada.username, 'Do you repair cellos?')) as unknown as { id: string }
  const open = async () => (await ada.client.rest<{ questions: object[] }>('GET', '/api/v1/twin-questions')).body.questions
  expect(await open()).toHaveLength(1)
  await correct(ada.client, { step_id: id, answer: 'No, I keep bees.' })
  expect(await open()).toEqual([])
})

test('only the owner corrects an answer and reads the checks', async () => {
  const { ada, guest, check, stepId } = await createCorrectedTwin('What do you charge?', 'Nothing.')
  const bob = await createPerson(app)
  for (const other of [bob.client, guest]) {
    expect((await correct(other, { step_id: stepId, answer: 'A fortune.' })).status).toBe(other === guest ? 401 : 404)
    expect((await other.rest('PATCH', `/api/v1/twin-checks/${check.id}`, { answer: 'A fortune.' })).status).toBe(
      other === guest ? 401 : 404,
    )
    expect((await other.rest('DELETE', `/api/v1/twin-checks/${check.id}`)).status).toBe(other === guest ? 401 : 404)
  }
  expect(await readChecks(bob.client)).toEqual([])
  const node = graphql(`query ForeignCheck($id: ID!) { node(id: $id) { __typename } }`)
  const own = graphql(`query OwnChecks { viewer { twinChecks { id uuid state } } }`)
  const [shown] = (await ada.client.ask(own)).viewer?.twinChecks ?? []
  expect(shown).toMatchObject({ uuid: check.id })
  expect(await bob.client.ask(node, { id: shown?.id ?? '' })).toEqual({ node: null })
  expect((await app.anyone().rest('GET', `/api/v1/knowledge/items/${check.item_id}`)).status).toBe(401)
})

test('a check passes, fails after a change and notifies the owner once with both texts', async () => {
  const { ada, check } = await createCorrectedTwin('How much do you charge per day?', 'My day rate is 640 euros.')
  const webhook = { url: 'https://example.org/hook', event_types: ['twin.check_failed'] }
  await app.platform.db.webhook.create({ data: { userId: ada.id, url: webhook.url, secret: 'secret', eventTypes: webhook.event_types } })
  await runChecks()
  expect(await readChecks(ada.client)).toMatchObject([{ state: 'passed', last_answer: expect.stringContaining('640') }])
  expect(await readNotifications(ada.client)).toEqual([])

  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${check.item_id}`, { content: 'My day rate is 990 euros.' })
  await runChecks()
  expect(await readChecks(ada.client)).toMatchObject([{ state: 'failed', answer: 'My day rate is 640 euros.' }])
  const failed = {
    title: 'Your twin answers “How much do you charge per day?” differently now',
    message: expect.stringMatching(/^My day rate is 640 euros\.\n\n.*990 euros/s),
  }
  expect(await readNotifications(ada.client)).toMatchObject([failed])
  expect(await app.platform.db.webhookDelivery.findMany({ where: { webhook: { userId: ada.id } } })).toMatchObject([
    { type: 'twin.check_failed', data: { check_id: check.id } },
  ])
  await ada.client.rest('PUT', '/api/v1/profile', { skills: ['sailing'] })
  await runChecks()
  expect(await readNotifications(ada.client)).toHaveLength(1)

  await ada.client.rest('PATCH', `/api/v1/twin-checks/${check.id}`, { answer: 'My day rate is 990 euros.' })
  await runChecks()
  expect(await readChecks(ada.client)).toMatchObject([{ state: 'passed' }])
})

test('a finished check is sent live', async () => {
  const { ada, check } = await createCorrectedTwin('How much do you charge per day?', 'My day rate is 640 euros.')
  const { first } = await followEvents(app, ada.id, ada.client.sse('/api/v1/events'))
  await runChecks()
  expect(JSON.parse((await first).value?.data ?? '')).toMatchObject({
    type: 'twin_check_changed',
    twin_check_changed: { check: { id: check.id, state: 'passed' } },
  })
})

test.each<[string, (client: Client, itemId: string) => Promise<unknown>]>([
  ['profile', (client) => client.rest('PUT', '/api/v1/profile', { skills: ['welding'] })],
  ['character', (client) => client.rest('PUT', '/api/v1/twin-character', { tone: 'warm' })],
  ['public note', (client, id) => client.rest('PATCH', `/api/v1/knowledge/items/${id}`, { content: 'Another text.' })],
  ['deleted note', (client, id) => client.rest('DELETE', `/api/v1/knowledge/items/${id}`)],
])('a changed %s makes the checks due', async (_, change) => {
  const { ada, check } = await createCorrectedTwin('What do you charge?', 'Nothing.')
  await runChecks()
  const due = () => app.platform.db.pendingTwinChecks.count({ where: { ownerId: ada.id } })
  expect(await due()).toBe(0)
  await change(ada.client, check.item_id ?? '')
  expect(await due()).toBe(1)
})

test('another model makes the checks due', async () => {
  const { ada, check } = await createCorrectedTwin('What do you charge?', 'Nothing.')
  await runChecks()
  await app.platform.db.twinCheck.update({ where: { id: check.id }, data: { model: 'openai other' } })
  expect(await app.services.twinChecks.findDue()).toContainEqual({ data: { ownerId: ada.id }, key: ada.id })
})
