import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { followEvents } from '../../testing/following.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

const me = '/api/v1/auth/me'

const create = graphql(`mutation CreateAccessToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  __typename ... on CreateAccessTokenPayload { secret accessToken { id name prefix expiresAt lastUsedAt } }
  ... on UserError { message } ... on InputError { field } } }`)
const revoke = graphql(`mutation RevokeAccessToken($accessTokenId: ID!) { revokeAccessToken(input: { accessTokenId: $accessTokenId }) {
  __typename ... on RevokeAccessTokenPayload { deletedAccessTokenId viewer { accessTokens { id } } } } }`)
const tokens = graphql(`query AccessTokens { viewer { accessTokens { id name prefix expiresAt lastUsedAt createdAt } } }`)
const node = graphql(`query Node($id: ID!) { node(id: $id) { id } }`)

const program = (secret: string) => app.anyone({ authorization: `Bearer ${secret}` })

test('a token acts for its owner in both APIs, and its secret is shown once', async () => {
  const { client, id, username } = await createPerson(app)
  const { secret, accessToken } = await client.mutate(create, { input: { name: ' My script ' } })
  expect(accessToken).toMatchObject({ name: 'My script', expiresAt: null, lastUsedAt: null })
  expect(secret).toMatch(/^twn_[\w-]{43}$/)

  expect((await program(secret).rest('GET', me)).body).toMatchObject({ username })
  expect(await program(secret).ask(graphql(`query User { viewer { user { username } } }`))).toEqual({ viewer: { user: { username } } })
  expect((await program(secret).rest('POST', '/api/v1/chat/start')).status).toBe(201)

  const [listed] = (await client.ask(tokens)).viewer?.accessTokens ?? []
  expect(listed).toMatchObject({ id: accessToken.id, lastUsedAt: expect.any(String) })
  expect(secret.startsWith(listed?.prefix ?? 'nothing')).toBe(true)
  expect(JSON.stringify(await app.platform.db.accessToken.findMany({ where: { userId: id } }))).not.toContain(secret)
  expect((await client.rest('GET', '/api/v1/notifications')).body).toMatchObject({
    notifications: [{ title: 'An access token was created', summary: 'My script' }],
  })
})

test('tokens cannot change account security', async () => {
  const { client, password } = await createPerson(app)
  const { secret, accessToken } = await client.mutate(create, { input: { name: 'Script' } })
  const { viewer } = await client.ask(graphql(`query Sessions { viewer { sessions { id } } }`))
  const sessionId = viewer?.sessions?.[0]?.id ?? ''
  for (const operation of [
    '{ viewer { sessions { id } } }',
    '{ viewer { accessTokens { id } } }',
    `mutation { endSession(input: { sessionId: "${sessionId}" }) { __typename } }`,
    'mutation { endOtherSessions { deletedSessionIds } }',
    'mutation { refreshSession { token } }',
    'mutation { signOut { ok } }',
    'mutation { createAccessToken(input: { name: "Another" }) { __typename } }',
    `mutation { revokeAccessToken(input: { accessTokenId: "${accessToken.id}" }) { __typename } }`,
    `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "another long one" }) { __typename } }`,
  ]) {
    const { body } = await program(secret).graphqlText(operation)
    expect(body.errors?.[0], operation).toMatchObject({
      message: 'Access tokens aren’t allowed here. Sign in instead.',
      extensions: { code: 'ACCESS_TOKEN_REFUSED' },
    })
  }
  for (const path of ['/api/v1/auth/refresh', '/api/v1/auth/logout']) {
    expect(await program(secret).rest('POST', path)).toMatchObject({ status: 403, body: { error: { code: 'access_token_refused' } } })
  }
  for (const id of [sessionId, accessToken.id]) {
    expect(await program(secret).ask(node, { id })).toEqual({ node: null })
    expect(await client.ask(node, { id })).toEqual({ node: { id } })
  }
  expect((await client.rest('GET', me)).status).toBe(200)
})

test('a revoked token stops working immediately and its streams end', async () => {
  const { client, id } = await createPerson(app)
  const { secret, accessToken } = await client.mutate(create, { input: { name: 'Script' } })
  expect((await program(secret).rest('GET', me)).status).toBe(200)
  const news = program(secret).subscribe(graphql(`subscription ViewerEvents { viewerEvents { __typename } }`))
  const { first } = await followEvents(app, id, news)

  expect(await client.ask(revoke, { accessTokenId: accessToken.id })).toEqual({
    revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', deletedAccessTokenId: accessToken.id, viewer: { accessTokens: [] } },
  })

  expect((await program(secret).rest('GET', me)).status).toBe(401)
  expect((await first).done).toBe(true)
})

test('ignores expired, damaged and invented tokens', async () => {
  const { client, id } = await createPerson(app)
  const { secret, accessToken } = await client.mutate(create, { input: { name: 'Script', expiresInDays: 30 } })
  expect(Date.parse(accessToken.expiresAt ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000)
  for (const proof of ['twn_', `${secret}x`, secret.slice(0, -1), `twn_${'a'.repeat(43)}`]) {
    expect((await program(proof).rest('GET', me)).status).toBe(401)
  }
  await app.platform.db.accessToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1000) } })
  expect((await program(secret).rest('GET', me)).status).toBe(401)
  expect((await client.ask(tokens)).viewer?.accessTokens).toHaveLength(1)
})

test.each([
  [{ name: ' ' }, 'name', 'Enter a name for the token'],
  [{ name: 'x'.repeat(61) }, 'name', 'A name cannot be more than 60 characters'],
  [{ name: 'Script', expiresInDays: 0 }, 'expiresInDays', 'Choose between 1 and 365 days'],
  [{ name: 'Script', requestsPerMinute: 0 }, 'requestsPerMinute', 'Enter a number between 1 and 1,000,000'],
  [{ name: 'Script', requestsPerMinute: 3001 }, 'requestsPerMinute', 'Enter a number between 1 and 3,000'],
  [{ name: 'Script', messagesPerDay: 1001 }, 'messagesPerDay', 'Enter a number between 1 and 1,000'],
  [{ name: 'Script', expiresInDays: 366 }, 'expiresInDays', 'Choose between 1 and 365 days'],
])('%o is refused', async (input, field, message) => {
  const { client } = await createPerson(app)
  expect(await client.ask(create, { input })).toEqual({ createAccessToken: { __typename: 'InputError', field, message } })
})

test('limits the number of tokens, also for concurrent creation', async () => {
  const { client, id } = await createPerson(app)
  const { accessToken } = app.platform.db
  await accessToken.createMany({
    data: Array.from({ length: 48 }, (_, index) => ({ userId: id, name: 'Script', prefix: 'twn_', secretHash: `${id} ${index}` })),
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.ask(create, { input: { name: 'One more' } })))
  expect(await accessToken.count({ where: { userId: id } })).toBe(50)
  expect(answers.filter((answer) => JSON.stringify(answer).includes('You have 50 access tokens. Revoke one first.'))).toHaveLength(6)
})

test('users cannot see or revoke other users’ tokens', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const { secret, accessToken } = await ada.client.mutate(create, { input: { name: 'Script' } })
  expect(await bob.client.ask(revoke, { accessTokenId: accessToken.id })).toEqual({ revokeAccessToken: { __typename: 'NotFoundError' } })
  expect(await bob.client.ask(tokens)).toEqual({ viewer: { accessTokens: [] } })
  expect(await bob.client.ask(node, { id: accessToken.id })).toEqual({ node: null })
  expect((await program(secret).rest('GET', me)).status).toBe(200)
})

test('a cached token takes no statement', async () => {
  const { client } = await createPerson(app)
  const { secret } = await client.mutate(create, { input: { name: 'Script' } })
  await program(secret).rest('GET', me)
  expect(await app.countStatements(() => program(secret).rest('GET', me))).toHaveLength(1)
})
