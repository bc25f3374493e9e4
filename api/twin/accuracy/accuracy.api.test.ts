import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { finishJobs } from '../../testing/jobs.ts'
import type { Person } from '../../testing/people.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()
const { db } = app.platform
const own = graphql(
  `query OwnAccuracy { viewer { twinAccuracy { checkCount passedCount unsourcedCount refusedCount answerCount tracedCount } } }`,
)

async function measure({ client }: Person) {
  await client.rest('POST', '/api/v1/twin-privacy-check')
  return (await client.ask(own)).viewer?.twinAccuracy
}

async function readPublic({ username }: Person) {
  const { body } = await app.anyone().rest<{ accuracy: Record<string, unknown> | null }>('GET', `/api/v1/profile/public/${username}`)
  return body.accuracy
}

async function createTwinWithVisitors(): Promise<Person> {
  const ada = await aPublicPerson()
  await ada.client.rest('POST', '/api/v1/knowledge/items', {
    kind: 'note',
    title: 'Honey',
    content: 'Honey is sold in May.',
    audience: 'listed',
  })
  const guest = app.anyone()
  await say(guest, ada.username, 'When is the honey sold?')
  await say(guest, ada.username, 'Which motorcycle do you ride?')
  return ada
}

test('counts corrections, refusals and answers that trace to their sources', async () => {
  const ada = await createTwinWithVisitors()
  expect((await ada.client.ask(own)).viewer?.twinAccuracy).toBeNull()
  const figures = { checkCount: 0, passedCount: 0, unsourcedCount: 1, refusedCount: 1, answerCount: 1, tracedCount: 1 }
  expect(await measure(ada)).toEqual(figures)

  await db.twinCheck.createMany({
    data: (['passed', 'failed', 'pending'] as const).map((state) => ({ ownerId: ada.id, question: state, answer: 'Yes.', state })),
  })
  // An answer that cites nothing and was not declined.
  await db.toolCall.deleteMany({ where: { name: 'note_unanswered', step: { thread: { twinOwnerId: ada.id } } } })
  await db.knowledgeItem.updateMany({ where: { userId: ada.id }, data: { audience: 'private' } })
  expect(await measure(ada)).toEqual({ ...figures, checkCount: 3, passedCount: 1, refusedCount: 0, tracedCount: 0 })
})

test('visitors see it only while the owner shows it', async () => {
  const [ada, bob] = [await createTwinWithVisitors(), await aPublicPerson()]
  await measure(ada)
  await measure(bob)
  expect(await readPublic(ada)).toBeNull()
  await ada.client.rest('PUT', '/api/v1/profile', { shows_accuracy: true })
  expect(await readPublic(ada)).toEqual({
    measured_at: expect.any(String),
    check_count: 0,
    passed_count: 0,
    unsourced_count: 1,
    refused_count: 1,
    answer_count: 1,
    traced_count: 1,
  })
  expect(await readPublic(bob)).toBeNull()
  await ada.client.rest('PUT', '/api/v1/profile', { shows_accuracy: false })
  expect(await readPublic(ada)).toBeNull()
})

test('the accuracy of a private profile is private', async () => {
  const ada = await createTwinWithVisitors()
  await measure(ada)
  await ada.client.rest('PUT', '/api/v1/profile', { shows_accuracy: true, public: false })
  await app.platform.asTwinReader({ reader: null }, async (tx) => {
    expect(await tx.twinAccuracy.findMany({ where: { ownerId: ada.id } })).toEqual([])
  })
})

test('figures that visitors see are measured daily', async () => {
  const ada = await createTwinWithVisitors()
  await ada.client.rest('PUT', '/api/v1/profile', { shows_accuracy: true })
  await app.services.accuracy.measureOutdated()
  await finishJobs(app, 'measure-twin-accuracy')
  expect(await readPublic(ada)).toMatchObject({ answer_count: 1 })

  const old = new Date(Date.now() - 25 * 3_600_000)
  await db.twinAccuracy.update({ where: { ownerId: ada.id }, data: { measuredAt: old } })
  await app.services.accuracy.measureOutdated()
  await finishJobs(app, 'measure-twin-accuracy')
  expect(Date.parse(String((await readPublic(ada))?.['measured_at']))).toBeGreaterThan(old.getTime())
})
