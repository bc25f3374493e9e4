import { describe, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { UpdateProfileInput } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp()

interface ProfileBody {
  id: string
  username: string
  display_name: string | null
  bio: string | null
  posts: unknown[]
  metadata: object
  twin_metadata: object
}

async function read(client: Client) {
  const { status, body } = await client.rest<ProfileBody>('GET', '/api/v1/profile')
  expect(status).toBe(200)
  return body
}

async function put(client: Client, change: object) {
  return client.rest<ProfileBody & { error: { message: string; field: string } }>('PUT', '/api/v1/profile', change)
}

const everything = {
  display_name: 'Ada Lovelace',
  title: 'Analyst',
  bio: 'Writes programs for machines that are not built yet.',
  location: 'London',
  interests: ['Engines', 'Poetry'],
  achievements: ['First program'],
  skills: ['Mathematics'],
  posts: ['Plain words', { title: 'Note G', content: 'On Bernoulli numbers' }],
  projects: ['Flying machine', { title: 'Analytical Engine', description: 'With Charles' }, { title: 'Untold' }],
  photos: ['https://example.org/ada.jpg'],
  public: true,
  public_fields: ['bio', 'posts'],
  metadata: { theme: 'dark' },
}

const allSections = { achievements: true, posts: true, photos: true, skills: true, projects: true }

test('an empty profile has defaults, and reading creates no row', async () => {
  const person = await createPerson(app)
  expect(await read(person.client)).toEqual({
    id: person.id,
    email: person.email,
    username: person.username,
    display_name: null,
    title: null,
    bio: null,
    location: null,
    interests: [],
    achievements: [],
    skills: [],
    posts: [],
    projects: [],
    photos: [],
    avatar_url: null,
    profile_picture_url: null,
    public: false,
    public_fields: [],
    audience: 'private',
    photo_audiences: [],
    field_audiences: expect.arrayContaining([{ field: 'title', audience: 'private' }]),
    twin_enabled: true,
    open_to_twins: true,
    suggested_questions: [],
    embed_origins: [],
    shows_accuracy: false,
    public_profile_url: null,
    metadata: {},
    twin_metadata: { section_visibility: allSections },
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
  expect(await app.platform.db.profile.count({ where: { userId: person.id } })).toBe(0)
})

test('stores each given field and keeps omitted ones', async () => {
  const { client, username } = await createPerson(app)
  const { status, body } = await put(client, everything)
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ ...everything, public_profile_url: `${app.platform.config.publicUrl}/${username}` }),
  ])
  expect((await put(client, { bio: null })).body).toMatchObject({ ...everything, bio: null })
  expect(await read(client)).toMatchObject({ ...everything, bio: null })
})

test.each([
  [{ display_name: 'x'.repeat(81) }, 'display_name', 'Display name cannot be more than 80 characters'],
  [{ bio: 'x'.repeat(2001) }, 'bio', 'Bio cannot be more than 2000 characters'],
  [{ title: 7 }, 'title', 'Title must be text'],
  [{ location: ['Rome'] }, 'location', 'Location must be text'],
  [{ interests: 'tea' }, 'interests', 'Send interests as a list'],
  [{ interests: ['tea', ' '] }, 'interests.1', 'An interest cannot be empty'],
  [{ skills: Array.from({ length: 101 }, () => 'x') }, 'skills', 'There can be at most 100 skills'],
  [{ posts: [{ title: 'only' }] }, 'posts.0', /^A post must be text/],
  [{ posts: [{ title: 'a', content: 'b', html: '<b>' }] }, 'posts.0', /html/],
  [{ projects: [{}] }, 'projects.0', /^A project must be text/],
  [{ photos: ['javascript:alert(1)'] }, 'photos.0', 'Photo URLs must start with http:// or https://'],
  [{ public: 'yes' }, 'public', 'Must be true or false'],
  [{ public_fields: ['bio', 'email'] }, 'public_fields.1', '“email” can’t be made public'],
  [{ twin_metadata: { section_visibility: { email: true } } }, 'twin_metadata.section_visibility', 'Unknown section “email”'],
  [{ twin_metadata: { section_visibility: { posts: 'no' } } }, 'twin_metadata.section_visibility.posts', 'Must be true or false'],
  [{ metadata: ['a'] }, 'metadata', 'Metadata must be an object'],
  [{ metadata: { a: 'x'.repeat(20_000) } }, 'metadata', /^Metadata can have at most/],
  [{ username: 'Admin' }, 'username', 'Username can only contain lowercase letters, numbers, and hyphens'],
  [{ username: 'graphql' }, 'username', 'This username is not available'],
  [{ username: null }, 'username', 'Username must be at least 3 characters'],
  [{ avatar_url: 'https://example.org/a.png' }, 'avatar_url', 'Unknown field “avatar_url”.'],
  [{ email: 'new@example.org' }, 'email', 'Unknown field “email”.'],
])('refuses an invalid change and applies nothing of the request (%#)', async (change, field, message) => {
  const { client } = await createPerson(app)
  const before = await read(client)
  const { status, body } = await put(client, { location: 'Rome', ...change })
  expect(status).toBe(400)
  expect(body.error.field).toBe(field)
  expect(body.error.message).toMatch(message)
  expect(await read(client)).toEqual(before)
})

test('refuses deeply nested metadata', async () => {
  const { client } = await createPerson(app)
  const deep = `{"metadata":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`
  const response = await client.fetch('/api/v1/profile', { method: 'PUT', body: deep, headers: { 'content-type': 'application/json' } })
  expect(response.status).toBe(400)
})

test('handles characters that PostgreSQL cannot store', async () => {
  const { client } = await createPerson(app)
  const { status, body } = await put(client, { bio: 'a\0b', posts: ['c\0d \ud83d'], metadata: { 'e\0': ['\0', '\udc00'] } })
  expect(status).toBe(200)
  expect(body.bio).toBe('ab')
  expect(JSON.stringify(body.posts)).toContain('cd')
})

test('merges metadata and section visibility by key, also concurrently', async () => {
  const { client } = await createPerson(app)
  await put(client, { twin_metadata: { tone: 'warm', section_visibility: { photos: false } } })
  await Promise.all([
    put(client, { twin_metadata: { greeting: 'Hi' }, metadata: { a: 1 } }),
    put(client, { twin_metadata: { section_visibility: { posts: false } }, metadata: { b: 2 } }),
  ])
  expect((await put(client, { twin_metadata: { tone: null } })).body).toMatchObject({
    metadata: { a: 1, b: 2 },
    twin_metadata: { greeting: 'Hi', section_visibility: { ...allSections, photos: false, posts: false } },
  })
  expect((await read(client)).twin_metadata).not.toHaveProperty('tone')
})

test('limits the size of merged metadata', async () => {
  const { client } = await createPerson(app)
  const half = 'x'.repeat(9000)
  expect((await put(client, { metadata: { a: half } })).status).toBe(200)
  expect((await put(client, { metadata: { b: half } })).body.error).toMatchObject({ field: 'metadata' })
})

describe('names', () => {
  test('a new username is validated as at sign-up and moves the public page', async () => {
    const { client, username } = await createPerson(app)
    const other = await createPerson(app)
    expect((await put(client, { username: other.username })).body.error).toMatchObject({
      message: 'This username is already taken',
      field: 'username',
    })
    const { body } = await put(client, { username: `${username}-new`, public: true })
    expect(body).toMatchObject({ username: `${username}-new`, display_name: null })
    expect((await client.rest('GET', '/api/v1/auth/me')).body).toMatchObject({
      username: `${username}-new`,
      display_name: `${username}-new`,
    })
  })

  test('of two concurrent changes to one username, one succeeds', async () => {
    const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
    const answers = await Promise.all([put(ada.client, { username: 'both-want' }), put(bob.client, { username: 'both-want' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('the display name defaults to the username and survives a username change', async () => {
    const { client, username } = await createPerson(app)
    expect((await put(client, { display_name: 'Ada' })).body.display_name).toBe('Ada')
    expect((await put(client, { username: `${username}-b` })).body.display_name).toBe('Ada')
    expect((await put(client, { display_name: ' ' })).body.display_name).toBeNull()
    expect((await client.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ display_name: `${username}-b` })
  })
})

describe('over GraphQL', () => {
  graphql(`fragment ProfileFields on Profile {
    username displayName title bio location interests achievements skills photos isPublic publicFields shownFields metadata
    posts { title content } projects { title description } sectionVisibility { posts photos } publicProfileUrl twinMetadata
  }`)
  const update = graphql(`mutation ChangeProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload { profile { ...ProfileFields } }
      ... on InputError { message field }
    }
  }`)

  test('reads and changes the same profile', async () => {
    const { client } = await createPerson(app)
    await put(client, everything)
    const { viewer } = await client.ask(graphql(`query WholeProfile { viewer { profile { ...ProfileFields } } }`))
    expect(viewer?.profile).toMatchObject({
      displayName: 'Ada Lovelace',
      publicFields: ['BIO', 'POSTS'],
      shownFields: ['BIO', 'POSTS'],
      posts: [
        { title: null, content: 'Plain words' },
        { title: 'Note G', content: 'On Bernoulli numbers' },
      ],
      projects: [
        { title: 'Flying machine', description: null },
        { title: 'Analytical Engine', description: 'With Charles' },
        { title: 'Untold', description: null },
      ],
    })
    const input = {
      displayName: null,
      bio: null,
      posts: [{ content: 'Only this' }],
      publicFields: [],
      sectionVisibility: { posts: false },
      twinMetadata: { tone: 'warm' },
    }
    expect((await client.mutate(update, { input })).profile).toMatchObject({
      displayName: null,
      bio: null,
      location: 'London',
      sectionVisibility: { posts: false, photos: true },
      shownFields: ['DISPLAY_NAME', 'AVATAR_URL', 'BIO', 'INTERESTS', 'ACHIEVEMENTS', 'PHOTOS', 'SKILLS', 'PROJECTS'],
      twinMetadata: { tone: 'warm', section_visibility: { ...allSections, posts: false } },
    })
    expect((await read(client)).posts).toEqual(['Only this'])
  })

  test('returns validation errors in the union with the texts of REST', async () => {
    const { client } = await createPerson(app)
    const ask = async (input: UpdateProfileInput) => (await client.ask(update, { input })).updateProfile
    expect(await ask({ bio: 'x'.repeat(2001) })).toEqual({
      __typename: 'InputError',
      message: 'Bio cannot be more than 2000 characters',
      field: 'bio',
    })
    expect(await ask({ username: 'admin' })).toMatchObject({ message: 'This username is not available', field: 'username' })
    expect(await ask({ metadata: 'text' })).toMatchObject({ message: 'Metadata must be an object', field: 'metadata' })
  })

  test('only its owner can read or change it', async () => {
    const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
    const { viewer } = await ada.client.ask(graphql(`query ProfileId { viewer { profile { id } } }`))
    const id = viewer?.profile.id ?? ''
    const node = graphql(`query ProfileNode($id: ID!) { node(id: $id) { ... on Profile { email } } }`)
    expect(await ada.client.ask(node, { id })).toEqual({ node: { email: ada.email } })
    expect(await bob.client.ask(node, { id })).toEqual({ node: null })
    expect(await app.anyone().ask(node, { id })).toEqual({ node: null })
  })
})

test('requires a session to read or change a profile', async () => {
  const anyone = app.anyone()
  expect((await anyone.rest('GET', '/api/v1/profile')).status).toBe(401)
  expect((await put(anyone, { bio: 'x' })).status).toBe(401)
  expect((await anyone.rest('POST', '/api/v1/profile/upload-picture')).status).toBe(401)
  expect((await anyone.rest('POST', '/api/v1/profile/update-from-stories')).status).toBe(401)
  const { body } = await anyone.graphql(graphql(`mutation UpdateBio { updateProfile(input: { bio: "x" }) { __typename } }`))
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})

test('reports when the model cannot read the stories and changes nothing', async () => {
  const { client } = await createPerson(app)
  const before = await read(client)
  const write = graphql(`mutation WriteMove {
    createKnowledgeItem(input: { kind: STORY, title: "Move", content: "I live in Rome." }) { __typename }
  }`)
  await client.mutate(write)
  const { status, body } = await client.rest('POST', '/api/v1/profile/update-from-stories')
  const message = 'The model returned an unreadable answer. Try again.'
  expect([status, body]).toEqual([503, { error: { message, code: 'model_garbage' }, detail: message }])
  expect(await read(client)).toEqual(before)
})

test('reads a full and an empty profile with the same number of statements', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await put(ada.client, everything)
  await Promise.all([read(ada.client), read(bob.client)])
  const full = await app.countStatements(() => read(ada.client))
  const empty = await app.countStatements(() => read(bob.client))
  expect(full.length).toBeLessThanOrEqual(3)
  expect(empty.length).toBe(full.length)
})
