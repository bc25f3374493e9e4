import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const verifying = { verifiesEmail: false }
Object.defineProperty(app.platform.config, 'verifiesEmail', { get: () => verifying.verifiesEmail })

interface ShownProfile {
  audience: string
  public: boolean
  public_fields: string[]
  public_profile_url: string | null
  field_audiences: { field: string; audience: string }[]
  photo_audiences: { photo: string; audience: string }[]
  twin_metadata: { section_visibility: Record<string, boolean> }
}

const put = async ({ client }: Person, change: object) => (await client.rest<ShownProfile>('PUT', '/api/v1/profile', change)).body
const getAudience = ({ field_audiences }: ShownProfile, field: string) => field_audiences.find((one) => one.field === field)?.audience
const getPage = async (client: Client, { username }: Person) =>
  client.rest<{ bio: string | null; title: string | null; items: { title: string }[] }>('GET', `/api/v1/profile/public/${username}`)
const shownTo = async (client: Client, person: Person) => {
  const { status, body } = await getPage(client, person)
  return status === 404 ? null : { bio: body.bio, items: body.items.map(({ title }) => title).toSorted() }
}

test('the public switch keeps its meaning', async () => {
  const ada = await createPerson(app)
  expect(await put(ada, { public: true })).toMatchObject({ public: true, audience: 'listed' })
  expect(await put(ada, { audience: 'link' })).toMatchObject({ public: true, audience: 'link' })
  expect(await put(ada, { public: true })).toMatchObject({ audience: 'link' })
  expect(await put(ada, { audience: 'people' })).toMatchObject({
    public: false,
    audience: 'people',
    public_profile_url: expect.any(String),
  })
  expect(await put(ada, { public: false })).toMatchObject({ audience: 'people' })
  expect(await put(ada, { public: true })).toMatchObject({ audience: 'listed' })
  expect(await put(ada, { public: false })).toMatchObject({ public: false, audience: 'private', public_profile_url: null })
  expect(await put(ada, { public: true, audience: 'people' })).toMatchObject({ audience: 'people' })
})

test('public fields and section visibility switch the audiences of fields, and the other way around', async () => {
  const ada = await createPerson(app)
  const initial = await put(ada, {})
  expect([getAudience(initial, 'bio'), getAudience(initial, 'title'), getAudience(initial, 'location')]).toEqual([
    'listed',
    'private',
    'private',
  ])
  const narrowed = await put(ada, {
    field_audiences: [
      { field: 'title', audience: 'people' },
      { field: 'posts', audience: 'private' },
    ],
  })
  expect(narrowed.public_fields).toContain('title')
  expect(narrowed.twin_metadata.section_visibility).toMatchObject({ posts: false, photos: true })
  expect([getAudience(narrowed, 'title'), getAudience(narrowed, 'posts'), getAudience(narrowed, 'bio')]).toEqual([
    'people',
    'private',
    'listed',
  ])
  const hidden = await put(ada, { public_fields: ['bio'], twin_metadata: { section_visibility: { posts: true } } })
  expect([getAudience(hidden, 'title'), getAudience(hidden, 'posts'), getAudience(hidden, 'bio')]).toEqual(['private', 'private', 'listed'])
  const shown = await put(ada, { public_fields: ['bio', 'title', 'posts'] })
  expect([getAudience(shown, 'title'), getAudience(shown, 'posts')]).toEqual(['people', 'listed'])
})

test.each([
  [{ audience: 'everyone' }, 'audience'],
  [{ field_audiences: [{ field: 'email', audience: 'link' }] }, 'field_audiences.0.field'],
  [{ field_audiences: [{ field: 'bio', audience: 'all' }] }, 'field_audiences.0.audience'],
  [{ field_audiences: 'bio' }, 'field_audiences'],
  [{ photo_audiences: [{ photo: 1, audience: 'link' }] }, 'photo_audiences.0.photo'],
])('refuses %j', async (change, field) => {
  const ada = await createPerson(app)
  const { status, body } = await ada.client.rest('PUT', '/api/v1/profile', change)
  expect([status, body]).toMatchObject([400, { error: { field } }])
})

test('photos have their own audiences, which end with the photo', async () => {
  const ada = await createPerson(app)
  const [one, two] = ['https://example.org/1.webp', 'https://example.org/2.webp']
  await put(ada, { public: true, photos: [one, two], photo_audiences: [{ photo: two, audience: 'people' }] })
  const { body } = await app.anyone().rest<{ photos: string[] }>('GET', `/api/v1/profile/public/${ada.username}`)
  expect(body.photos).toEqual([one])
  expect((await put(ada, { photos: [two] })).photo_audiences).toEqual([{ photo: two, audience: 'people' }])
  await put(ada, { photos: [] })
  expect((await put(ada, { photos: [two] })).photo_audiences).toEqual([{ photo: two, audience: 'listed' }])
})

const write = async ({ client }: Person, title: string, change: object) =>
  (
    await client.rest<{ id: string; audience: string; is_public: boolean }>('POST', '/api/v1/knowledge/items', {
      kind: 'note',
      title,
      content: `${title}.`,
      ...change,
    })
  ).body

test('items have audiences, and their switch keeps its meaning', async () => {
  const ada = await createPerson(app)
  expect(await write(ada, 'One', {})).toMatchObject({ audience: 'private', is_public: false })
  expect(await write(ada, 'Two', { is_public: true })).toMatchObject({ audience: 'listed', is_public: true })
  const { id } = await write(ada, 'Three', { audience: 'people' })
  const patch = async (change: object) => (await ada.client.rest('PATCH', `/api/v1/knowledge/items/${id}`, change)).body
  expect(await patch({ is_public: false })).toMatchObject({ audience: 'people', is_public: false })
  expect(await patch({ audience: 'link' })).toMatchObject({ audience: 'link', is_public: true })
  expect(await patch({ is_public: true })).toMatchObject({ audience: 'link' })
  expect(await patch({ is_public: false })).toMatchObject({ audience: 'private' })
  expect(await db().passage.findMany({ where: { sourceId: id } })).toMatchObject([{ audience: 'private' }])
})

const db = () => app.platform.db

async function createSharingPerson(): Promise<Person> {
  const ada = await createPerson(app)
  await put(ada, { audience: 'link', bio: 'I keep bees.', field_audiences: [{ field: 'bio', audience: 'people' }] })
  await write(ada, 'For people', { audience: 'people' })
  await write(ada, 'For anyone', { audience: 'link' })
  await write(ada, 'Private', {})
  return ada
}
const forPeople = { bio: 'I keep bees.', items: ['For anyone', 'For people'] }
const forAnyone = { bio: null, items: ['For anyone'] }

const choose = ({ client }: Person, person: string) =>
  client.rest<{ id: string; username: string | null; email: string | null; created_at: string }>('POST', '/api/v1/profile/chosen-people', {
    person,
  })

test('members chosen by username read what is for chosen people, until they are removed', async () => {
  const [ada, bob, eve] = [await createSharingPerson(), await createPerson(app), await createPerson(app)]
  expect(await shownTo(bob.client, ada)).toEqual(forAnyone)
  const { status, body } = await choose(ada, `@${bob.username}`)
  expect([status, body]).toMatchObject([201, { username: bob.username, email: null }])
  expect(await shownTo(bob.client, ada)).toEqual(forPeople)
  expect(await shownTo(eve.client, ada)).toEqual(forAnyone)
  expect(await shownTo(app.anyone(), ada)).toEqual(forAnyone)
  expect((await eve.client.rest('DELETE', `/api/v1/profile/chosen-people/${body.id}`)).status).toBe(404)
  expect((await ada.client.rest('DELETE', `/api/v1/profile/chosen-people/${body.id}`)).status).toBe(200)
  expect(await shownTo(bob.client, ada)).toEqual(forAnyone)
})

test('an email address counts only for the account that verified it', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  expect((await choose(ada, 'unknown@example.org')).status).toBe(404)
  verifying.verifiesEmail = true
  const { body } = await choose(ada, bob.email.toUpperCase())
  expect(body).toMatchObject({ username: null, email: bob.email })
  expect(await shownTo(bob.client, ada)).toEqual(forAnyone)
  await db().user.update({ where: { id: bob.id }, data: { emailVerified: true } })
  expect(await shownTo(bob.client, ada)).toEqual(forPeople)
  verifying.verifiesEmail = false
})

test('choosing an email address does not reveal whether it has an account', async () => {
  const [ada, bob, eve] = [await createSharingPerson(), await createPerson(app), await createPerson(app)]
  verifying.verifiesEmail = true
  await db().user.update({ where: { id: bob.id }, data: { emailVerified: true } })
  const attempt = async (email: string) => {
    const added = await choose(ada, email)
    const again = await choose(ada, email)
    const own = await ada.client.ask(read)
    const removed = await ada.client.rest('DELETE', `/api/v1/profile/chosen-people/${added.body.id}`)
    const { id: _, created_at: __, ...body } = added.body
    expect(again.body).toEqual(added.body)
    return JSON.stringify([added.status, body, own.viewer?.chosenPeople, removed.status]).replaceAll(email, 'typed')
  }
  const unknown = await attempt('unknown@example.org')
  expect(unknown).toContain('"username":null,"email":"typed"')
  for (const email of [bob.email, eve.email]) expect(await attempt(email)).toBe(unknown)
  verifying.verifiesEmail = false
})

const makeLink = async ({ client }: Person) =>
  (await client.rest<{ invitation_link: { url: string; visitor_count: number } }>('PUT', '/api/v1/profile/invitation-link')).body
    .invitation_link
const open = (client: Client, url: string) => client.fetch(new URL(url).pathname)

test('visitors with the invitation link read what is for chosen people, until it is revoked', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  const { url } = await makeLink(ada)
  expect((await makeLink(ada)).url).toBe(url)
  const guest = app.anyone()
  for (const client of [guest, bob.client]) {
    const response = await open(client, url)
    expect([response.status, response.headers.get('location')]).toEqual([303, `/${ada.username}`])
    expect(await shownTo(client, ada)).toEqual(forPeople)
  }
  expect((await makeLink(ada)).visitor_count).toBe(2)
  const other = await createSharingPerson()
  expect(await shownTo(guest, other)).toEqual(forAnyone)
  expect(await ada.client.rest('GET', '/api/v1/profile/chosen-people')).toMatchObject({ body: { people: [] } })
  await ada.client.rest('DELETE', '/api/v1/profile/invitation-link')
  expect([await shownTo(guest, ada), await shownTo(bob.client, ada)]).toEqual([forAnyone, forAnyone])
  expect((await open(app.anyone(), url)).status).not.toBe(303)
  expect((await makeLink(ada)).url).not.toBe(url)
})

test('a guest who signs up stays an insider', async () => {
  const ada = await createSharingPerson()
  const guest = app.anyone()
  await open(guest, (await makeLink(ada)).url)
  await guest.rest('POST', '/api/v1/auth/register', { username: 'newcomer', email: 'newcomer@example.org', password: 'a long enough one' })
  expect(await shownTo(guest, ada)).toEqual(forPeople)
})

test('a profile for chosen people does not exist for others', async () => {
  const [ada, bob, eve] = [await createSharingPerson(), await createPerson(app), await createPerson(app)]
  await put(ada, { audience: 'people' })
  await choose(ada, bob.username)
  expect(await shownTo(bob.client, ada)).toEqual(forPeople)
  expect([await shownTo(eve.client, ada), await shownTo(app.anyone(), ada)]).toEqual([null, null])
  const chat = (client: Client) => client.rest('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })
  expect((await chat(bob.client)).status).toBe(200)
  expect([(await chat(eve.client)).status, (await chat(app.anyone())).status]).toEqual([404, 404])
})

const read = graphql(`query OwnAudiences { viewer { chosenPeople { username email } invitationLink { visitorCount } profile {
  audience isPublic fieldAudiences { field audience } preview(audience: PEOPLE) { title bio } } } }`)
const change = graphql(`mutation ChangeAudiences($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename ... on UpdateProfilePayload { profile { audience } } ... on UserError { message } } }`)

test('GraphQL reads and changes the same', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  await choose(ada, bob.username)
  await ada.client.mutate(change, {
    input: { audience: 'PEOPLE', title: 'Beekeeper', fieldAudiences: [{ field: 'TITLE', audience: 'PEOPLE' }] },
  })
  const { viewer } = await ada.client.ask(read)
  expect(viewer).toMatchObject({
    chosenPeople: [{ username: bob.username, email: null }],
    invitationLink: null,
    profile: { audience: 'PEOPLE', isPublic: false, preview: { title: 'Beekeeper', bio: 'I keep bees.' } },
  })
  expect(viewer?.profile.fieldAudiences).toContainEqual({ field: 'TITLE', audience: 'PEOPLE' })
})

const page = `username title bio location interests achievements posts { title content } photos skills projects { title description }
  sectionVisibility { achievements posts photos skills projects } suggestedQuestions isTwinEnabled
  items { uuid kind title excerpt content updatedAt }`

test('the preview for each kind of reader equals what that reader gets', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  await choose(ada, bob.username)
  const fields = ['title', 'bio', 'location', 'interests', 'achievements', 'posts', 'photos', 'skills', 'projects'] as const
  const texts = {
    title: 'Keeper',
    location: 'Skagen',
    interests: ['bees'],
    achievements: ['First'],
    posts: ['Hello'],
    skills: ['welding'],
    projects: ['Hive'],
  }
  const photos = ['https://example.org/1.webp', 'https://example.org/2.webp']
  await put(ada, { ...texts, photos, photo_audiences: [{ photo: photos[0], audience: 'people' }] })
  for (const profile of ['people', 'link', 'listed'] as const) {
    for (const audience of ['private', 'people', 'link', 'listed'] as const) {
      await put(ada, { audience: profile, field_audiences: fields.map((field) => ({ field, audience })) })
      const preview = async (reader: string) =>
        (
          await ada.client.graphqlText<{ viewer: { profile: { preview: unknown } } }>(
            `{ viewer { profile { preview(audience: ${reader}) { ${page} } } } }`,
          )
        ).body.data?.viewer.profile.preview
      const real = async (client: Client) =>
        (await client.graphqlText<{ publicProfile: unknown }>(`{ publicProfile(username: "${ada.username}") { ${page} } }`)).body.data
          ?.publicProfile
      expect(JSON.stringify(await real(bob.client)), `${profile} ${audience}`).toBe(JSON.stringify(await preview('PEOPLE')))
      const forAnyone = profile === 'people' ? null : await preview('LINK')
      expect(JSON.stringify(await real(app.anyone())), `${profile} ${audience}`).toBe(JSON.stringify(forAnyone))
    }
  }
})

const readItems = graphql(`query PreviewedItems($username: String!) { viewer { profile { preview(audience: PEOPLE) {
  items { title item { audience } } } } } publicProfile(username: $username) { items { title item { audience } } } }`)

test('only previews contain the items with their audience, in a constant number of statements', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  await choose(ada, bob.username)
  const count = async () => (await app.countStatements(() => ada.client.ask(readItems, { username: ada.username }))).length
  const before = await count()
  for (const audience of ['private', 'people', 'link']) await write(ada, `For ${audience}`, { audience })
  expect(await count()).toBe(before)
  const shown = (title: string, audience: string | null) => expect.objectContaining({ title, item: audience && { audience } })
  const { viewer, publicProfile } = await ada.client.ask(readItems, { username: ada.username })
  expect(viewer?.profile.preview.items).toEqual(expect.arrayContaining([shown('For people', 'PEOPLE'), shown('For link', 'LINK')]))
  expect(JSON.stringify(viewer)).not.toContain('For private')
  expect(publicProfile?.items).toContainEqual(shown('For link', null))
  expect(JSON.stringify(await bob.client.ask(readItems, { username: ada.username }))).not.toContain('For private')
})
