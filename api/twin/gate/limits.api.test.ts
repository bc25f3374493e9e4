import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ TWIN_GUEST_LIMIT: '2', TWIN_ADDRESS_LIMIT: '4', TWIN_LIMIT: '6' })

test('limits guests, addresses and twins with a clear message', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  const path = `/api/v1/twin/${ada.username}/chat`
  const message = { input: 'Hello' }
  const guest = app.anyone()
  const until = async (client: typeof guest) => {
    for (let sent = 0; ; sent++) {
      const { status, body, headers } = await client.rest<{ error?: { message: string }; thread_id: string }>('POST', path, message)
      if (body.error) return { sent, status, message: body.error.message, wait: Number(headers.get('retry-after')) }
      for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) void _
    }
  }
  const first = { ...message, client_id: 'first' }
  const sent = await guest.rest<{ run: { id: string }; thread_id: string }>('POST', path, first)
  for await (const _ of guest.sse(`/api/v1/chat/stream?thread_id=${sent.body.thread_id}`)) void _
  expect(await until(guest)).toMatchObject({
    sent: 1,
    status: 429,
    message: expect.stringMatching(/^You’ve reached the message limit for now\. Sign in/),
  })
  expect(await guest.rest('POST', path, first)).toMatchObject({ status: 200, body: { run: { id: sent.body.run.id } } })
  expect(await until(app.anyone())).toMatchObject({ sent: 2, status: 429 })
  const newcomer = await until(app.anyone())
  expect(newcomer).toMatchObject({
    sent: 0,
    message: expect.stringMatching(
      /Your network has reached its message limit for now\. Sign in to continue, or try again in \d+ minutes\./,
    ),
  })
  expect(newcomer.wait).toBeGreaterThan(0)
  expect(await until(bob.client)).toMatchObject({ sent: 2, message: expect.stringMatching(/^Many people are talking to this twin/) })
  expect((await ada.client.rest('POST', path, message)).status).toBe(200)
})
