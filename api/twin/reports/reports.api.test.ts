import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()
const { db } = app.platform

interface Report {
  id: string
  reason: string
  note: string | null
  question: string
  answer: string
  twin_username: string
  handled_at: string | null
}

async function createOperator(): Promise<Person> {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { isOperator: true } })
  return person
}

const report = (client: Client, stepId: string, body: object = { reason: 'harmful' }) =>
  client.rest<{ error?: { code: string } }>('PUT', `/api/v1/chat/steps/${stepId}/report`, body)
const list = ({ client }: Person) => client.rest<{ reports: Report[] }>('GET', '/api/v1/operator/reports')
const handle = ({ client }: Person, id: string) => client.rest<Report>('POST', `/api/v1/operator/reports/${id}/handle`)

const operator = await createOperator()

test.each(['guest', 'member'])('operators read what a %s reported, once per answer', async (kind) => {
  const owner = await aPublicPerson()
  const client = kind === 'guest' ? app.anyone() : (await createPerson(app)).client
  const { id, output } = await say(client, owner.username, 'What do you keep?')
  expect((await report(client, id, { reason: 'wrong_about_person', note: ' I keep none. ' })).status).toBe(200)
  expect((await report(client, id, { reason: 'illegal' })).status).toBe(200)
  const { reports } = (await list(operator)).body
  const ofOwner = reports.filter(({ twin_username }) => twin_username === owner.username)
  expect(ofOwner).toMatchObject([
    { reason: 'wrong_about_person', note: 'I keep none.', question: 'What do you keep?', answer: output, handled_at: null },
  ])
})

test('operators get one notification until they read it', async () => {
  const owner = await aPublicPerson()
  const newcomer = await createOperator()
  const notified = async () => {
    const guest = app.anyone()
    await report(guest, (await say(guest, owner.username, 'What do you keep?')).id)
    const { body } = await newcomer.client.rest<{ notifications: { title: string; action_url: string }[] }>(
      'GET',
      '/api/v1/notifications?include_read=true',
    )
    return body.notifications.map(({ title, action_url }) => [title, action_url])
  }
  const notification = ['A visitor reported an answer', '/settings/reports']
  expect(await notified()).toEqual([notification])
  expect(await notified()).toEqual([notification])
  await newcomer.client.rest('POST', '/api/v1/notifications/read-all')
  expect(await notified()).toEqual([notification, notification])
  expect((await owner.client.rest<{ notifications: object[] }>('GET', '/api/v1/notifications')).body.notifications).toEqual([])
})

test('operators still read a reported answer whose source the owner withdrew', async () => {
  const owner = await aPublicPerson()
  const guest = app.anyone()
  const { id, output } = await say(guest, owner.username, 'What do you keep?')
  await report(guest, id)
  await owner.client.rest('PUT', '/api/v1/profile', { bio: 'I keep quiet.' })
  expect((await guest.rest('GET', `/api/v1/chat/steps/${id}`)).body).not.toMatchObject({ output })
  expect((await list(operator)).body.reports).toContainEqual(expect.objectContaining({ answer: output, twin_username: owner.username }))
})

test('only operators see and handle reports; handling is audited once', async () => {
  const owner = await aPublicPerson()
  const guest = app.anyone()
  const { id: stepId } = await say(guest, owner.username, 'What do you keep?')
  await report(guest, stepId)
  const { id } = await db.answerReport.findUniqueOrThrow({ where: { stepId } })
  expect((await list(owner)).status).toBe(404)
  expect((await handle(owner, id)).status).toBe(404)
  const globalId = Buffer.from(`AnswerReport:${id}`).toString('base64')
  const read = async ({ client }: Person) =>
    (await client.graphqlText('query ($id: ID!) { node(id: $id) { id } }', { id: globalId })).body.data
  expect(await read(owner)).toEqual({ node: null })
  expect(await read(operator)).toEqual({ node: { id: globalId } })
  expect((await handle(operator, id)).body).toMatchObject({ handled_at: expect.any(String) })
  expect((await handle(operator, id)).status).toBe(200)
  expect(await db.auditEntry.count({ where: { action: 'answer_report.handled', details: { equals: { report_id: id } } } })).toBe(1)
})

test('only a visitor can report, and only answers of the twin', async () => {
  const owner = await aPublicPerson()
  const guest = app.anyone()
  const { id, threadId } = await say(guest, owner.username, 'What do you keep?')
  const own = await say(owner.client, owner.username, 'What do I keep?')
  const question = await db.step.findFirstOrThrow({ where: { threadId, stepType: 'user_message' } })
  expect((await report(app.anyone(), id)).status).toBe(401)
  expect((await report((await createPerson(app)).client, id)).status).toBe(404)
  expect((await report(owner.client, own.id)).status).toBe(404)
  expect((await report(guest, question.id)).status).toBe(404)
  expect((await report(guest, id, { reason: 'boring' })).status).toBe(400)
})

test('a report is deleted with its conversation', async () => {
  const owner = await aPublicPerson()
  const guest = app.anyone()
  const { id: stepId, threadId } = await say(guest, owner.username, 'What do you keep?')
  await report(guest, stepId)
  await guest.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  expect(await db.answerReport.count({ where: { stepId } })).toBe(0)
})

test('reports of a visitor are limited', async () => {
  const owner = await aPublicPerson()
  const { client, id: userId } = await createPerson(app)
  const { threadId } = await say(client, owner.username, 'What do you keep?')
  const ids = Array.from({ length: 21 }, () => crypto.randomUUID())
  const answer = { threadId, userId, stepType: 'assistant_message', status: 'completed', output: 'Bees.' } as const
  await db.step.createMany({ data: ids.map((id, index) => ({ ...answer, id, position: index + 2 })) })
  const statuses = []
  for (const id of ids) statuses.push((await report(client, id)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})
