import { expect, test } from 'vitest'
import { createPerson, type Person } from '../testing/people.ts'
import { openTwins, say } from '../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()
const { db } = app.platform

interface Check {
  id: string
  item_id: string | null
}

const question = 'How old is your car?'
const repeat = <T>(count: number, send: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))

async function createVisit(ada: Person) {
  const { client } = await createPerson(app)
  const { id } = await say(client, ada.username, question)
  return { answerId: id, sendToOwner: () => client.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, {}) }
}

async function createCorrection(answer: string) {
  const ada = await aPublicPerson()
  const { answerId } = await createVisit(ada)
  const correct = (text: string) => ada.client.rest<Check>('POST', '/api/v1/twin-checks', { step_id: answerId, answer: text })
  const { body } = await correct(answer)
  const path = `/api/v1/twin-checks/${body.id}`
  const listNotes = () => db.knowledgeItem.findMany({ where: { userId: ada.id }, select: { id: true } })
  return { ada, correct, path, itemPath: `/api/v1/knowledge/items/${body.item_id}`, listNotes }
}

async function waitForLocks(count: number): Promise<void> {
  const waiting = () => db.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(waiting, { interval: 10 }).toHaveLength(count)
}

test('identical corrections create one check with one note', async () => {
  const { ada, correct, path, listNotes } = await createCorrection('Ten years.')
  expect((await ada.client.rest('DELETE', path)).status).toBe(200)
  expect((await repeat(4, () => correct('Eleven years.'))).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect([await db.twinCheck.count({ where: { ownerId: ada.id } }), await listNotes()]).toEqual([1, [expect.anything()]])
})

test('changes of a check without a note create one note', async () => {
  const { ada, path, itemPath, listNotes } = await createCorrection('Ten years.')
  await ada.client.rest('DELETE', itemPath)
  const changed = await repeat(4, (index) => ada.client.rest<Check>('PATCH', path, { answer: `${index} years.` }))
  const [{ id } = { id: null }, ...others] = await listNotes()
  expect(others).toEqual([])
  expect(changed.map(({ body }) => body.item_id)).toEqual([id, id, id, id])
})

test('a check deleted while it is changed leaves no public note', async () => {
  const { ada, path, itemPath, listNotes } = await createCorrection('Ten years.')
  await ada.client.rest('DELETE', itemPath)
  const change = (index: number) => ada.client.rest('PATCH', path, { answer: `${index} years.` })
  const [removed] = await Promise.all([ada.client.rest('DELETE', path), repeat(3, change)])
  expect(removed.status).toBe(200)
  expect(await listNotes()).toEqual([])
})

test('a reply reaches a question that joins its entry at the same time', async () => {
  const ada = await aPublicPerson()
  const [first, second] = [await createVisit(ada), await createVisit(ada)]
  await first.sendToOwner()
  const { entryId } = await db.visitorMessage.findFirstOrThrow({ where: { ownerId: ada.id } })
  const { userStepId } = await db.run.findUniqueOrThrow({ where: { assistantStepId: second.answerId } })
  const reply = () => ada.client.rest('POST', `/api/v1/inbox/${entryId}/reply`, { text: 'Ten years.' })
  const requests = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM steps WHERE id = ${userStepId}::uuid FOR UPDATE`
    const joining = second.sendToOwner()
    await waitForLocks(1)
    const replying = reply()
    await Promise.race([replying, waitForLocks(2)])
    return [joining, replying]
  })
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200])
  const messages = await db.visitorMessage.findMany({ where: { entryId }, select: { reply: true } })
  expect(messages).toEqual([{ reply: 'Ten years.' }, { reply: 'Ten years.' }])
})

test('answers that wait for approval at the same time are announced once', async () => {
  const ada = await aPublicPerson()
  await ada.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: true })
  await repeat(5, () => createVisit(ada))
  expect(await db.waitingAnswer.count({ where: { ownerId: ada.id } })).toBe(5)
  expect(await db.notification.count({ where: { userId: ada.id } })).toBe(1)
})
