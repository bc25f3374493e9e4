import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPerson } from '../testing/people.ts'
import { openWebhooks } from '../testing/subjects/webhooks.ts'

const { app, db, deliverDue, webhookDelivering, receiver, aWebhook, happen } = await openWebhooks()
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.answer = (_received, response) => void response.end('ok')
})

test.each([
  ['https://10.0.0.1/hook', 'Enter a public URL, not one on a private network'],
  ['https://[::ffff:169.254.169.254]/', 'Enter a public URL, not one on a private network'],
  ['https://localhost/', 'Enter a public URL, not one on a private network'],
  ['http://example.org/', 'Enter a URL that starts with https://'],
  ['ftp://example.org/', 'Enter a URL that starts with https://'],
  ['https://ada:secret@example.org/', 'URLs can’t contain a username or password'],
])('%s is refused where private networks are not allowed', async (url, message) => {
  const ada = await createPerson(app)
  const { webhooks } = app.platform.config
  webhooks.allowsPrivateNetworks = false
  const { status, body } = await ada.client.rest('POST', '/api/v1/webhooks', { url, event_types: ['answer.finished'] })
  webhooks.allowsPrivateNetworks = true
  expect({ status, body }).toMatchObject({ status: 400, body: { error: { message, field: 'url' } } })
})

test('limits webhooks per user and deletes deliveries after thirty days', async () => {
  const ada = await createPerson(app)
  const webhooks = []
  for (let count = 0; count < 10; count += 1) webhooks.push(await aWebhook(ada, ['import.finished']))
  const input = { url: receiver.url('/one-more'), event_types: ['import.finished'] }
  expect((await ada.client.rest('POST', '/api/v1/webhooks', input)).body).toMatchObject({
    error: { message: 'You have 10 webhooks. Delete one first.' },
  })
  await happen(ada)
  await deliverDue()
  const where = { webhook: { userId: ada.id } }
  expect(await db.webhookDelivery.count({ where })).toBe(10)
  await webhookDelivering.deleteOld(new Date(Date.now() + 29 * 86_400_000))
  expect(await db.webhookDelivery.count({ where })).toBe(10)
  await webhookDelivering.deleteOld(new Date(Date.now() + 31 * 86_400_000))
  expect(await db.webhookDelivery.count({ where })).toBe(0)
})
