import { expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { start, openThreads } from '../../testing/subjects/threads.ts'

const { app, db, aHistory } = await openThreads()

test('deletes private chats that stay empty for a day, and no others', async () => {
  const person = await createPerson(app)
  const [written = ''] = await aHistory(person, 1, 1)
  const empty = await start(person.client)
  const testing = await start(person.client, 'testing')
  const [miscounted = ''] = await aHistory(person, 1, 1)
  await db.thread.update({ where: { id: miscounted }, data: { stepCount: 0 } })
  const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const ids = async () => (await db.thread.findMany({ where: { userId: person.id } })).map(({ id }) => id).toSorted()

  await app.services.threads.deleteEmpty(hoursLater(23))
  expect(await ids()).toEqual([written, empty.id, testing.id, miscounted].toSorted())
  await app.services.threads.deleteEmpty(hoursLater(25))
  expect(await ids()).toEqual([written, testing.id, miscounted].toSorted())
})
