import { expect, onTestFinished, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'
import { findPlaces, readAccountExport, readAsMember, readAsVisitor } from '../../testing/subjects/visitorReads.ts'

const { app, aPublicPerson } = await openTwins()
const canary = 'zebrafinches'
const removed = 'Removed: the owner withdrew the source of this answer.'

async function createVisit(client: Client) {
  const owner = await aPublicPerson({ bio: `I keep ${canary} on a roof in Lisbon.` })
  return { owner, talk: await say(client, owner.username, 'What do you keep?') }
}

const withdraw = (owner: Person) => owner.client.rest('PUT', '/api/v1/profile', { bio: 'I keep quiet.' })

test.each(['guest', 'member'])('no preview or resumed stream of a %s contains withdrawn text', async (kind) => {
  const client = kind === 'guest' ? app.anyone() : (await createPerson(app)).client
  const { owner, talk } = await createVisit(client)
  const { clientMessageId: key } = await app.platform.db.run.findFirstOrThrow({ where: { assistantStepId: talk.id } })
  const before = await readAsVisitor(client, talk, { key })
  expect(findPlaces(before, canary)).toEqual(Object.keys(before))
  await withdraw(owner)
  // Readers of a stream share loads for a moment.
  await expect.poll(async () => findPlaces(await readAsVisitor(client, talk, { key }), canary)).toEqual([])
  const after = await readAsVisitor(client, talk, { key })
  expect(findPlaces(after, removed)).toEqual(Object.keys(after))
})

test('withdrawn text is in no list and found by no search of a member', async () => {
  const { client, id: userId } = await createPerson(app)
  const { owner, talk } = await createVisit(client)
  const before = await readAsMember(client, canary)
  expect(findPlaces(before, canary)).toEqual(Object.keys(before))
  expect(findPlaces(before, talk.threadId)).toEqual(Object.keys(before))
  expect(await app.services.search.searchPastChats(userId, canary, 5)).toMatchObject([{ threadId: talk.threadId }])

  await withdraw(owner)
  const after = await readAsMember(client, canary)
  expect(findPlaces(after, canary)).toEqual([])
  expect(after['REST threads']).toContain(removed)
  expect(findPlaces(after, talk.threadId)).toEqual(['REST threads', 'GraphQL lists'])
  expect(JSON.parse(after['GraphQL lists'])).toMatchObject({ data: { viewer: { filtered: { edges: [] }, searchThreads: [] } } })
  expect(await app.services.search.searchPastChats(userId, canary, 5)).toEqual([])
  const ofQuestion = await readAsMember(client, 'keep')
  expect(findPlaces(ofQuestion, talk.threadId)).toEqual(Object.keys(ofQuestion))
  expect(findPlaces(ofQuestion, canary)).toEqual([])
})

test('a member’s account export has no withdrawn text', async () => {
  const { client } = await createPerson(app)
  const { owner } = await createVisit(client)
  expect(findPlaces(await readAccountExport(client), canary)).toHaveLength(2)
  await withdraw(owner)
  expect(findPlaces(await readAccountExport(client), canary)).toEqual([])
})

test('live updates have no withdrawn text', async () => {
  const { client } = await createPerson(app)
  const { owner, talk } = await createVisit(client)
  await withdraw(owner)
  const events = client.sse('/api/v1/events')[Symbol.asyncIterator]()
  onTestFinished(async () => void (await events.return?.(undefined)))
  const event = events.next()
  await new Promise((resolve) => setTimeout(resolve, 200))
  await client.rest('PATCH', `/api/v1/chat/threads/${talk.threadId}`, { name: 'Birds' })
  expect((await event).value?.data).toContain(removed)
})

test('the note is in the language of the answer', async () => {
  const guest = app.anyone()
  const owner = await aPublicPerson({ bio: `Ich halte seit vielen Jahren ${canary} auf einem Dach in Lissabon.` })
  const talk = await say(guest, owner.username, 'Was hältst du auf dem Dach?')
  await owner.client.rest('PUT', '/api/v1/profile', { bio: 'Ich sage nichts.' })
  const texts = await readAsVisitor(guest, talk)
  await expect
    .poll(async () => findPlaces(await readAsVisitor(guest, talk), 'Entfernt: Die Quelle dieser Antwort ist nicht mehr freigegeben.'))
    .toEqual(Object.keys(texts))
})

test('answers after a withdrawal stay, though they use the same numbers', async () => {
  const guest = app.anyone()
  const { owner } = await createVisit(guest)
  await withdraw(owner)
  const later = await say(guest, owner.username, 'What do you keep?')
  expect(later.output).toContain('I keep quiet.')
  expect(later.citations).toMatchObject([{ excerpt: 'I keep quiet.' }])
})

test('an answer that quotes other content stays without the withdrawn search results', async () => {
  const guest = app.anyone()
  const owner = await aPublicPerson({ bio: `I keep ${canary} on a roof in Lisbon.` })
  const note = { kind: 'note', title: 'Honey', content: 'Honey is sold in May.', is_public: true }
  const { body: item } = await owner.client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', note)
  const first = await say(guest, owner.username, 'When is honey sold?')
  const ofBirds = await say(guest, owner.username, 'What do you keep?')
  const later = await say(guest, owner.username, 'When is honey sold?')
  const history = `/api/v1/chat/threads/${first.threadId}/history`
  expect(JSON.stringify((await guest.rest('GET', history)).body)).toContain(canary)

  await withdraw(owner)
  const read = async ({ id }: { id: string }) => (await guest.rest<{ output: string }>('GET', `/api/v1/chat/steps/${id}`)).body.output
  expect(await read(ofBirds)).toBe(removed)
  expect([await read(first), await read(later)]).toEqual([first.output, later.output])
  expect(JSON.stringify((await guest.rest('GET', history)).body)).not.toContain(canary)

  await owner.client.rest('DELETE', `/api/v1/knowledge/items/${item.id}`)
  expect([await read(first), await read(later)]).toEqual([removed, removed])
})

test('owners read the answers of their own twin after withdrawing a source', async () => {
  const owner = await aPublicPerson({ bio: `I keep ${canary} on a roof in Lisbon.` })
  await say(owner.client, owner.username, 'What do you keep?')
  await withdraw(owner)
  expect(findPlaces(await readAsMember(owner.client, canary), canary)).toEqual([
    'REST threads',
    'REST filtered threads',
    'REST search',
    'GraphQL lists',
  ])
})

test.each(['threads', `threads?q=${canary}`, `threads/search?q=${canary}`])('statements for %s do not grow with visits', async (path) => {
  const [few, many] = await Promise.all([createPerson(app), createPerson(app)])
  for (const { client } of [few, many, many, many]) await createVisit(client)
  const count = async ({ client }: Person) => {
    await client.rest('GET', '/api/v1/auth/me')
    return (await app.countStatements(() => client.rest('GET', `/api/v1/chat/${path}`))).length
  }
  expect(await count(many)).toBe(await count(few))
})
