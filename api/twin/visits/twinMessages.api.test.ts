import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform
const leaving = (...messages: string[]) =>
  messages.map((message) => `[[tool:leave_message_for_owner ${JSON.stringify({ message })}]]`).join(' ')

async function createLeftMessage(question: string) {
  const owner = await createPerson(app)
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps bees.' })
  const guest = app.anyone()
  const { body } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${owner.username}/chat`, { input: question })
  await answered(guest, body.thread_id)
  const run = await db.run.findFirstOrThrow({ where: { threadId: body.thread_id } })
  const delivered = async () => {
    const notifications = await db.notification.findMany({
      where: { userId: owner.id, channel: { key: 'twin' } },
      orderBy: { publishedAt: 'asc' },
    })
    return notifications.map(({ message }) => message)
  }
  const inbox = async () =>
    (await db.visitorMessage.findMany({ where: { ownerId: owner.id }, orderBy: { id: 'asc' } })).map(({ text }) => text)
  return { guest, run, delivered, inbox, threadId: body.thread_id }
}

async function answered(guest: Client, threadId: string) {
  for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) return
}

test('a regenerated answer does not deliver its message twice', async () => {
  const { guest, run, delivered, inbox, threadId } = await createLeftMessage(leaving('Call me.'))
  expect(await delivered()).toEqual(['Call me.'])
  expect(await inbox()).toEqual(['Call me.'])
  expect(await guest.rest('POST', `/api/v1/chat/runs/${run.id}/retry`, { client_id: 'again' })).toMatchObject({ status: 200 })
  await answered(guest, threadId)
  expect(await delivered()).toEqual(['Call me.'])
  expect(await inbox()).toEqual(['Call me.'])
})

test('each of several messages is delivered once, however often the answer is regenerated', async () => {
  const { guest, run, delivered, inbox, threadId } = await createLeftMessage(leaving('Call me.', 'Bring honey.'))
  expect(await delivered()).toEqual(['Call me.', 'Bring honey.'])
  expect(await inbox()).toEqual(['Call me.', 'Bring honey.'])
  await guest.rest('POST', `/api/v1/chat/runs/${run.id}/retry`, { client_id: 'again' })
  await answered(guest, threadId)
  expect(await delivered()).toEqual(['Call me.', 'Bring honey.'])
  expect(await inbox()).toEqual(['Call me.', 'Bring honey.'])
})

test('an edited question replaces its delivered message', async () => {
  const { guest, run, delivered, inbox, threadId } = await createLeftMessage(leaving('Call me at 3.'))
  const edited = { input: leaving('Call me at 4.'), client_id: 'edited' }
  expect(await guest.rest('POST', `/api/v1/chat/steps/${run.userStepId}/resend`, edited)).toMatchObject({ status: 200 })
  await answered(guest, threadId)
  expect(await delivered()).toEqual(['Call me at 4.'])
  expect(await inbox()).toEqual(['Call me at 4.'])
})

test('an edited question without a request withdraws its delivered message', async () => {
  const { guest, run, delivered, inbox, threadId } = await createLeftMessage(leaving('Call me at 3.'))
  await guest.rest('POST', `/api/v1/chat/steps/${run.userStepId}/resend`, { input: 'Never mind.', client_id: 'edited' })
  await answered(guest, threadId)
  expect(await delivered()).toEqual([])
  expect(await inbox()).toEqual([])
})
