import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { followEvents } from '../../testing/following.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform
// The first account is an operator.
const operator = await createPerson(app)
const user = await createPerson(app)

afterEach(() => operator.client.rest('DELETE', '/api/v1/operator/announcement'))

const publish = (body: object) => operator.client.rest('PUT', '/api/v1/operator/announcement', body)
const read = async () =>
  (await user.client.rest<{ announcement: { text: string } | null }>('GET', '/api/v1/announcement')).body.announcement

test('an announcement is shown to every user until it is replaced or removed', async () => {
  expect(await read()).toBeNull()
  await publish({ text: ' Maintenance at noon.\u0000\nSave your work. ' })
  expect(await read()).toEqual({ text: 'Maintenance at noon.\nSave your work.', ends_at: null, published_at: expect.any(String) })
  await publish({ text: 'Done.' })
  expect(await read()).toMatchObject({ text: 'Done.' })
  await operator.client.rest('DELETE', '/api/v1/operator/announcement')
  expect(await read()).toBeNull()
  const actions = await db.auditEntry.findMany({ where: { actorId: operator.id }, orderBy: { createdAt: 'asc' } })
  expect(actions.map(({ action }) => action)).toEqual(['announcement.published', 'announcement.published', 'announcement.removed'])
})

test('an announcement disappears at its end', async () => {
  await publish({ text: 'Back soon.', ends_at: new Date(Date.now() + 60_000).toISOString() })
  expect(await read()).toMatchObject({ text: 'Back soon.' })
  await db.serverSettings.update({ where: { id: 1 }, data: { announcementEndsAt: new Date(Date.now() - 1) } })
  expect(await read()).toBeNull()
})

test('open streams of every user get changes of the announcement', async () => {
  const events = user.client.sse('/api/v1/events')
  const { first } = await followEvents(app, user.id, events)
  await publish({ text: 'Back at noon.' })
  const told = async (next: typeof first) => JSON.parse((await next).value?.data ?? '{}') as object
  expect(await told(first)).toMatchObject({
    type: 'announcement_changed',
    announcement_changed: { announcement: { text: 'Back at noon.', ends_at: null } },
  })
  await operator.client.rest('DELETE', '/api/v1/operator/announcement')
  expect(await told(events.next())).toMatchObject({ announcement_changed: { announcement: null } })
  await events.return(undefined)
})

test('open streams get the end of an announcement', async () => {
  const events = user.client.sse('/api/v1/events')
  const { first } = await followEvents(app, user.id, events)
  await publish({ text: 'Back in a second.', ends_at: new Date(Date.now() + 1000).toISOString() })
  expect(JSON.parse((await first).value?.data ?? '{}')).toMatchObject({
    announcement_changed: { announcement: { text: 'Back in a second.' } },
  })
  const { value } = await events.next()
  expect(JSON.parse(value?.data ?? '{}')).toMatchObject({ type: 'announcement_changed', announcement_changed: { announcement: null } })
  await events.return(undefined)
})

test('only operators publish and remove announcements', async () => {
  await publish({ text: 'Maintenance at noon.' })
  expect((await user.client.rest('PUT', '/api/v1/operator/announcement', { text: 'I am the operator.' })).status).toBe(404)
  expect((await user.client.rest('DELETE', '/api/v1/operator/announcement')).status).toBe(404)
  expect(await read()).toMatchObject({ text: 'Maintenance at noon.' })
  expect((await app.anyone().rest('GET', '/api/v1/announcement')).status).toBe(401)
})
