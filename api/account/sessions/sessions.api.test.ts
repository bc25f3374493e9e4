import { describe, expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

const me = '/api/v1/auth/me'

const refreshing = {
  REST: async (client: Client) => (await client.rest<{ token: string }>('POST', '/api/v1/auth/refresh')).body.token,
  GraphQL: async (client: Client) => {
    const refresh = graphql(`mutation RefreshSession { refreshSession { token } }`)
    return (await client.ask(refresh)).refreshSession.token
  },
}

const signingOut = {
  REST: async (client: Client) => (await client.rest('POST', '/api/v1/auth/logout')).body,
  GraphQL: async (client: Client) => (await client.ask(graphql(`mutation SignOut { signOut { ok } }`))).signOut,
}

describe('signing in', () => {
  test('works over REST and GraphQL, ignoring the case of the email', async () => {
    const { email, password, username } = await createPerson(app)
    const rest = app.anyone()
    const { status, body } = await rest.rest<{ user: { username: string }; token: string }>('POST', '/api/v1/auth/login', {
      email: email.toUpperCase(),
      password,
    })
    expect([status, body.user.username]).toEqual([200, username])

    const graph = app.anyone()
    const signIn = graphql(`mutation SignIn($input: SignInInput!) {
      signIn(input: $input) { __typename ... on SignInPayload { token viewer { user { username } } } }
    }`)
    const { token } = await graph.mutate(signIn, { input: { email, password } })
    for (const client of [rest, graph, app.anyone({ authorization: `Bearer ${token}` })]) {
      expect((await client.rest<{ username: string }>('GET', me)).body.username).toBe(username)
    }
  })

  test('sets Secure cookies behind an HTTPS proxy without PUBLIC_URL, and warns the operator once', async () => {
    const warn = vi.spyOn(app.platform.log, 'warn')
    const { email, password } = await createPerson(app)
    const proxied = app.anyone({ 'x-forwarded-proto': 'https' })
    const signIn = () => proxied.rest('POST', '/api/v1/auth/login', { email, password })
    for (const { headers } of [await signIn(), await signIn()]) {
      const cookies = headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/)
    }
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/over HTTPS, but PUBLIC_URL is http:/)]])
  })

  test('does not reveal whether the email exists, and forces no logout', async () => {
    const { email } = await createPerson(app)
    const attempts = [
      { email, password: 'wrong' },
      { email: 'unknown@example.org', password: 'wrong' },
      { email, password: 'x'.repeat(5000) },
    ]
    for (const attempt of attempts) {
      const { status, body } = await app.anyone().rest('POST', '/api/v1/auth/login', attempt)
      const message = 'Invalid email or password'
      const problem = { message, code: 'wrong_credentials' }
      expect([status, body]).toEqual([400, { error: { ...problem, problems: [problem] }, detail: message }])
    }
  })

  test('is refused to other sites, which could sign users in to a foreign account', async () => {
    const { email, password } = await createPerson(app)
    const stranger = app.anyone({ origin: 'https://evil.example' })
    const { status, headers } = await stranger.rest('POST', '/api/v1/auth/login', { email, password })
    expect([status, headers.get('set-cookie')]).toEqual([403, null])
  })
})

describe('identification', () => {
  test('the current user is 401 in REST and null in GraphQL while signed out', async () => {
    const { status, body } = await app.anyone().rest('GET', me)
    expect([status, body]).toEqual([401, { error: { message: 'Not authenticated', code: 'unauthorized' }, detail: 'Not authenticated' }])
    expect(await app.anyone().ask(graphql(`query UserId { viewer { user { id } } }`))).toEqual({ viewer: null })
  })

  test('ignores invented, unsigned and damaged credentials', async () => {
    const { token } = await createPerson(app)
    const [raw, signature] = token.split('.')
    for (const proof of ['nonsense', 'a.b', raw, `${raw}.${signature?.toLowerCase()}`, `x${token}`]) {
      expect((await app.anyone({ authorization: `Bearer ${proof}` }).rest('GET', me)).status).toBe(401)
      expect((await app.anyone({ cookie: `twain.session_token=${proof}` }).rest('GET', me)).status).toBe(401)
    }
  })

  test('the current user takes one statement with a cached session', async () => {
    const { client } = await createPerson(app)
    await client.rest('GET', me)
    expect(await app.countStatements(() => client.rest('GET', me))).toHaveLength(1)
  })

  test('only users themselves can load their node', async () => {
    const [ada, bob] = [await createPerson(app), await createPerson(app)]
    const { viewer } = await ada.client.ask(graphql(`query UserId { viewer { user { id } } }`))
    const id = viewer?.user.id ?? ''
    const node = graphql(`query UserNode($id: ID!) { node(id: $id) { ... on User { email } } }`)
    expect(await ada.client.ask(node, { id })).toEqual({ node: { email: ada.email } })
    for (const client of [bob.client, app.anyone()]) expect(await client.ask(node, { id })).toEqual({ node: null })
    expect(await bob.client.ask(node, { id: btoa('User:not-an-id') })).toEqual({ node: null })
  })

  test('expired sessions are invalid', async () => {
    const { client, id } = await createPerson(app)
    await app.platform.db.session.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await client.rest('GET', me)).status).toBe(401)
  })

  test('extends an active session and its cookie', async () => {
    const { client, id } = await createPerson(app)
    const soon = new Date(Date.now() + 3_600_000)
    await app.platform.db.session.updateMany({ where: { userId: id }, data: { expiresAt: soon } })
    const { headers } = await client.rest('GET', me)
    expect(headers.get('set-cookie')).toContain('Max-Age=2592000')
    const session = await app.platform.db.session.findFirstOrThrow({ where: { userId: id } })
    expect(session.expiresAt.getTime()).toBeGreaterThan(soon.getTime())
  })

  test('uses the socket’s address regardless of headers', async () => {
    const { email, password, id } = await createPerson(app)
    const liar = app.anyone({ 'x-forwarded-for': '203.0.113.9', 'x-client-address': '203.0.113.9', 'user-agent': 'a browser' })
    await liar.rest('POST', '/api/v1/auth/login', { email, password })
    const sessions = await app.platform.db.session.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } })
    expect(sessions.at(-1)).toMatchObject({ ipAddress: '127.0.0.1', userAgent: 'a browser' })
  })
})

describe('refreshing', () => {
  test.each(Object.entries(refreshing))(
    'prolongs the session under a new token, and the old one is worthless at once (%s)',
    async (_face, refresh) => {
      const { client, token, id } = await createPerson(app)
      const old = app.anyone({ authorization: `Bearer ${token}` })
      expect((await old.rest('GET', me)).status).toBe(200)
      const before = await app.platform.db.session.findFirstOrThrow({ where: { userId: id } })

      const fresh = await refresh(client)

      expect(fresh).not.toBe(token)
      expect((await old.rest('GET', me)).status).toBe(401)
      expect((await client.rest('GET', me)).status).toBe(200)
      expect((await app.anyone({ authorization: `Bearer ${fresh}` }).rest('GET', me)).status).toBe(200)
      const after = await app.platform.db.session.findFirstOrThrow({ where: { userId: id } })
      expect(after.id).toBe(before.id)
      expect(after.expiresAt.getTime()).toBeGreaterThan(before.expiresAt.getTime())
    },
  )

  test('requires a session', async () => {
    expect((await app.anyone().rest('POST', '/api/v1/auth/refresh')).status).toBe(401)
    const { body } = await app.anyone().graphql(graphql(`mutation RefreshSession { refreshSession { token } }`))
    expect(body.errors?.[0]).toMatchObject({ message: 'Not authenticated', extensions: { code: 'UNAUTHORIZED' } })
  })
})

describe('signing out', () => {
  test.each(Object.entries(signingOut))(
    'ends the session at once and clears the cookie, but no other session (%s)',
    async (_face, signOut) => {
      const { client, token, email, password } = await createPerson(app)
      const elsewhere = app.anyone()
      await elsewhere.rest('POST', '/api/v1/auth/login', { email, password })
      expect((await client.rest('GET', me)).status).toBe(200)

      expect(await signOut(client)).toMatchObject({ ok: true })

      expect(client.cookies.has('twain.session_token')).toBe(false)
      expect((await app.anyone({ authorization: `Bearer ${token}` }).rest('GET', me)).status).toBe(401)
      expect((await elsewhere.rest('GET', me)).status).toBe(200)
    },
  )

  test('ends the session’s streams in every process', async () => {
    const { client, id } = await createPerson(app)
    const session = await app.platform.db.session.findFirstOrThrow({ where: { userId: id } })
    const news = await app.platform.live.subscribe('session-revoked')
    await client.rest('POST', '/api/v1/auth/logout')
    expect((await news.next()).value).toEqual({ sessionIds: [session.id] })
    await news.return?.()
  })

  test('succeeds while signed out', async () => {
    expect((await app.anyone().rest('POST', '/api/v1/auth/logout')).status).toBe(200)
  })
})

test('both APIs finish the onboarding and require only a session', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  expect(await ada.client.ask(graphql(`mutation FinishOnboarding { finishOnboarding { user { isOnboarded } } }`))).toEqual({
    finishOnboarding: { user: { isOnboarded: true } },
  })
  expect((await bob.client.rest('POST', '/api/v1/profile/finish-onboarding')).body).toMatchObject({ id: bob.id, is_onboarded: true })
  expect((await app.anyone().rest('POST', '/api/v1/profile/finish-onboarding')).status).toBe(401)
})

test('ignores cookies in requests from other sites', async () => {
  const { client } = await createPerson(app)
  for (const [header, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const foreign = app.anyone({ [header]: value })
    for (const [name, cookie] of client.cookies) foreign.cookies.set(name, cookie)
    expect((await foreign.rest('POST', '/api/v1/profile/finish-onboarding')).status).toBe(403)
    expect((await foreign.graphql(graphql(`mutation FinishOnboarding { finishOnboarding { user { isOnboarded } } }`))).status).toBe(403)
  }
})
