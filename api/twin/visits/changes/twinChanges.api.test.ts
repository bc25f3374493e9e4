import { expect, onTestFinished, test } from 'vitest'
import { graphql } from '../../../testing/__generated__/gql.ts'
import type { Client } from '../../../testing/client.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { openTwins, say } from '../../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

interface Change {
  is_available: boolean
  changed_step_ids: string[]
}

async function follow(client: Client, { username }: Person) {
  const events = client.sse(`/api/v1/twin/${username}/changes`)[Symbol.asyncIterator]()
  onTestFinished(async () => void (await events.return?.(undefined)))
  const next = async (): Promise<Change> => {
    const { value } = await events.next()
    return value?.data ? (JSON.parse(value.data) as Change) : next()
  }
  await next()
  return next
}

const aNote = { kind: 'note', title: 'Honey', content: 'Honey is sold in May.' }

async function addNote({ client }: Person, more: object) {
  return (await client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', { ...aNote, ...more })).body
}

test('an open chat is notified of answers whose source was withdrawn or shared again', async () => {
  const owner = await aPublicPerson()
  const note = await addNote(owner, { is_public: true })
  const guest = app.anyone()
  const answer = await say(guest, owner.username, 'When is honey sold?')
  expect(answer.output).toContain('in May')
  const [ofGuest, ofOther] = [await follow(guest, owner), await follow(app.anyone(), owner)]

  await owner.client.rest('PATCH', `/api/v1/knowledge/items/${note.id}`, { is_public: false })
  expect(await ofGuest()).toEqual({ is_available: true, changed_step_ids: [answer.id] })
  expect(await ofOther()).toEqual({ is_available: true, changed_step_ids: [] })
  await expect
    .poll(async () => (await guest.rest<{ output: string }>('GET', `/api/v1/chat/steps/${answer.id}`)).body.output)
    .toBe('Removed: the owner withdrew the source of this answer.')

  await owner.client.rest('PATCH', `/api/v1/knowledge/items/${note.id}`, { is_public: true })
  expect(await ofGuest()).toEqual({ is_available: true, changed_step_ids: [answer.id] })
})

test('changes that the visitor cannot see are not reported', async () => {
  const owner = await aPublicPerson()
  const next = await follow(app.anyone(), owner)
  const ownNote = await addNote(owner, { audience: 'private' })
  const chosenNote = await addNote(owner, { audience: 'people' })
  await owner.client.rest('PUT', '/api/v1/profile', { location: 'Hull', field_audiences: [{ field: 'location', audience: 'private' }] })
  await owner.client.rest('PUT', '/api/v1/profile', { location: 'Leeds' })
  for (const { id } of [ownNote, chosenNote]) await owner.client.rest('PATCH', `/api/v1/knowledge/items/${id}`, { title: 'Wax' })
  await owner.client.rest('PUT', '/api/v1/profile', { audience: 'private' })
  expect(await next()).toEqual({ is_available: false, changed_step_ids: [] })
})

const changes = graphql(
  `subscription TwinChangesTest($username: String!) { twinChanges(username: $username) { twin { profile { bio greeting } } changedSteps { output } } }`,
)

test('the state comes first, then each change of profile, character and people chosen', async () => {
  const owner = await aPublicPerson({ audience: 'people', bio: 'I keep bees.' })
  const reader = await createPerson(app)
  const { body: chosen } = await owner.client.rest<{ id: string }>('POST', '/api/v1/profile/chosen-people', { person: reader.username })
  const causes = [
    () => owner.client.rest('PUT', '/api/v1/profile', { bio: 'I keep quiet.' }),
    () => owner.client.rest('PUT', '/api/v1/twin-character', { greeting: 'Hello.' }),
    () => owner.client.rest('DELETE', `/api/v1/profile/chosen-people/${chosen.id}`),
  ]
  const seen: unknown[] = []
  for await (const { data } of reader.client.subscribe(changes, { username: owner.username })) {
    seen.push(data?.twinChanges.twin?.profile ?? null)
    const cause = causes.shift()
    if (!cause) break
    await cause()
  }
  expect(seen).toEqual([
    { bio: 'I keep bees.', greeting: null },
    { bio: 'I keep quiet.', greeting: null },
    { bio: 'I keep quiet.', greeting: 'Hello.' },
    null,
  ])
})

test('a private twin cannot be followed', async () => {
  const { username } = await createPerson(app)
  expect((await app.anyone().rest('GET', `/api/v1/twin/${username}/changes`)).status).toBe(404)
})
