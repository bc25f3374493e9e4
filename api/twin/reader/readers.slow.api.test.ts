import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Audience, audiences, canRead, type ReaderAudience } from '../../platform/audiences.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { addDocuments, documentFile } from '../../testing/files/documentFiles.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'

const app = await testApp()

const secrets = new Map<string, Audience>()
const readers = new Map<string, { client: Client; belongsTo: ReaderAudience }>()
let ada: Person

beforeAll(async () => {
  ada = await createPerson(app, { username: 'ada' })
  await fillProfile()
  for (const audience of audiences) await writeItems(audience)
  const documents = () => app.platform.db.document.count({ where: { status: 'ready' } })
  await vi.waitFor(async () => expect(await documents()).toBe(audiences.length), { timeout: 30_000 })
  const [chosen, insider, stranger] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  const [guest, invited, revoked] = [app.anyone(), app.anyone(), app.anyone()]
  await ada.client.rest('POST', '/api/v1/profile/chosen-people', { person: chosen.username })
  await openInvitation(revoked)
  await ada.client.rest('DELETE', '/api/v1/profile/invitation-link')
  for (const client of [invited, insider.client]) await openInvitation(client)
  readers
    .set('a guest', { client: guest, belongsTo: 'link' })
    .set('a member', { client: stranger.client, belongsTo: 'link' })
    .set('a guest with a revoked link', { client: revoked, belongsTo: 'link' })
    .set('a chosen member', { client: chosen.client, belongsTo: 'people' })
    .set('an invited member', { client: insider.client, belongsTo: 'people' })
    .set('an invited guest', { client: invited, belongsTo: 'people' })
    .set('the owner', { client: ada.client, belongsTo: 'link' })
}, 60_000)

beforeEach(() => change({ audience: 'listed' }))

function secret(place: string, audience: Audience): string {
  const text = `${place}-for-${audience}`
  secrets.set(text, audience)
  return text
}

const change = async (input: object) => expect(await ada.client.rest('PUT', '/api/v1/profile', input)).toMatchObject({ status: 200 })

async function fillProfile() {
  const photos = audiences.map((audience) => `https://example.org/${secret('photo', audience)}`)
  const fields = ['bio', 'achievements', 'posts', 'skills']
  await change({
    public: true,
    bio: secret('bio', 'private'),
    achievements: [secret('achievement', 'people')],
    posts: [secret('post', 'link')],
    skills: [secret('skill', 'listed')],
    photos,
    field_audiences: fields.map((field, index) => ({ field, audience: audiences[index] })),
    photo_audiences: photos.map((photo, index) => ({ photo, audience: audiences[index] })),
  })
}

async function writeItems(audience: Audience) {
  for (const kind of ['note', 'story']) {
    const item = { kind, title: secret(kind, audience), content: `This ${kind} is ${secret(`${kind}-text`, audience)}.`, audience }
    await ada.client.rest('POST', '/api/v1/knowledge/items', item)
  }
  const file = documentFile(`${secret('document', audience)}.txt`, `This document is ${secret('document-text', audience)}.`)
  const { body } = await addDocuments(ada.client, file)
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${body.documents[0]?.id}`, { audience })
}

async function openInvitation(client: Client) {
  const { body } = await ada.client.rest<{ invitation_link: { url: string } }>('PUT', '/api/v1/profile/invitation-link')
  expect((await client.fetch(new URL(body.invitation_link.url).pathname)).status).toBe(303)
}

const find = (answer: unknown) => [...secrets.keys()].filter((text) => JSON.stringify(answer).includes(text))
const listReadable = (belongsTo: ReaderAudience) =>
  [...secrets].filter(([, audience]) => canRead(belongsTo, audience)).map(([text]) => text)

const inGraph = graphql(`query ReadProfile {
  publicProfile(username: "ada") { ...Read }
  twin(username: "ada") { profile { ...Read } }
}
fragment Read on PublicProfile { bio achievements posts { title content } photos skills items { title content } }`)

test('a page shows each reader what their audience contains, in both APIs', async () => {
  for (const [name, { client, belongsTo }] of readers) {
    const page = await client.rest('GET', '/api/v1/profile/public/ada')
    expect(find(page), name).toEqual(listReadable(belongsTo))
    const { twin, publicProfile } = await client.ask(inGraph)
    for (const shown of [twin?.profile, publicProfile]) expect(find(shown), name).toEqual(listReadable(belongsTo))
  }
})

test('a narrower profile narrows everything', async () => {
  for (const audience of audiences) {
    await change({ audience })
    for (const [name, { client, belongsTo }] of readers) {
      const least = name === 'the owner' && audience === 'people' ? 'people' : belongsTo
      const page = await client.rest('GET', '/api/v1/profile/public/ada')
      const expected = canRead(least, audience) ? listReadable(least) : []
      expect(find(page), `${name} of ${audience}`).toEqual(expected)
    }
  }
})

test('the twin’s prompt and search contain what the audience of its visitor contains', async () => {
  app.model.behave({ mode: 'recite' })
  for (const [name, { client, belongsTo }] of readers) {
    app.model.requests = []
    for (const query of ['note', 'story', 'document', 'achievement post skill'])
      await say(client, 'ada', `[[tool:search_public_knowledge ${JSON.stringify({ query })}]]`)
    expect(find(app.model.requests), name).toEqual(listReadable(belongsTo).filter((text) => !text.startsWith('photo')))
  }
})

const discover = graphql(`query FindAda($query: String!) { discover(query: $query) { edges { node { username bio skills } } } }`)

test('Discover, sitemap and search engines have only what is listed', async () => {
  const guest = app.anyone()
  const isFound = async (query: string) => ((await guest.ask(discover, { query })).discover?.edges.length ?? 0) > 0
  const sitemap = async () => (await guest.fetch('/sitemap.xml')).text()
  for (const audience of audiences) {
    await change({ audience, field_audiences: [{ field: 'bio', audience: 'listed' }] })
    expect([await isFound('bio-for-private'), (await sitemap()).includes('/ada<')], audience).toEqual(Array(2).fill(audience === 'listed'))
    await change({ audience: 'listed', field_audiences: [{ field: 'bio', audience }] })
    expect([await isFound('bio-for-private'), await isFound('skill-for-listed')], audience).toEqual([audience === 'listed', true])
  }
})
