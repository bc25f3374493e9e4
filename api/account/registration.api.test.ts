import { describe, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp()

interface ErrorBody {
  error: { message: string; code: string; field?: string }
  detail: string
}

const newAccount = { email: 'New@Example.org ', password: 'a long enough one', username: 'newcomer' }

describe('over REST', () => {
  test('a new account is signed in by cookie and by token', async () => {
    const browser = app.anyone()
    const { status, body } = await browser.rest<{ user: object; token: string }>('POST', '/api/v1/auth/register', {
      ...newAccount,
      display_name: 'New Comer',
      timezone: 'Europe/Berlin',
      about: 'Likes birds.',
    })
    expect(status).toBe(201)
    expect(body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'new@example.org',
      email_verified: false,
      username: 'newcomer',
      display_name: 'New Comer',
      profile_picture_url: null,
      is_onboarded: false,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })
    const program = app.anyone({ authorization: `Bearer ${body.token}` })
    for (const client of [browser, program]) {
      expect((await client.rest('GET', '/api/v1/auth/me')).body).toEqual(body.user)
    }
    expect(await app.platform.db.user.findUnique({ where: { email: 'new@example.org' } })).toMatchObject({
      timezone: 'Europe/Berlin',
      about: 'Likes birds.',
    })
  })

  test('cookies are HttpOnly and SameSite', async () => {
    const { headers } = await app
      .anyone()
      .rest('POST', '/api/v1/auth/register', { ...newAccount, email: 'c@example.org', username: 'cookie' })
    const cookies = headers.getSetCookie()
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['twain.browser', 'twain.session_token']))
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  })

  test('the display name defaults to the username, and unknown time zones are ignored', async () => {
    const { body } = await app.anyone().rest<{ user: { id: string; display_name: string } }>('POST', '/api/v1/auth/register', {
      ...newAccount,
      email: 'plain@example.org',
      username: 'plain',
      display_name: ' ',
      timezone: 'Mars/Olympus',
    })
    expect(body.user.display_name).toBe('plain')
    expect(await app.platform.db.user.findUnique({ where: { id: body.user.id } })).toMatchObject({ timezone: null })
  })

  test.each([
    [{ email: 'nowhere' }, 'Invalid email format', { code: 'invalid_email', field: 'email' }],
    [
      { password: 'short' },
      'Password must be at least 8 characters',
      { code: 'password_too_short', params: { min: 8 }, field: 'password' },
    ],
    [
      { username: 'Admin' },
      'Username can only contain lowercase letters, numbers, and hyphens',
      { code: 'username_invalid_characters', field: 'username' },
    ],
    [{ username: 'graphql' }, 'This username is not available', { code: 'username_reserved', field: 'username' }],
    [
      { display_name: 'x'.repeat(81) },
      'Display name cannot be more than 80 characters',
      { code: 'text_too_long', params: { subject: 'display_name', max: 80 }, field: 'display_name' },
    ],
  ])('%j is refused and changes nothing', async (change, message, details) => {
    const before = await app.platform.db.user.count()
    const { status, body } = await app.anyone().rest('POST', '/api/v1/auth/register', { ...newAccount, ...change })
    expect(status).toBe(400)
    const problem = { message, ...details }
    expect(body).toEqual({ error: { ...problem, problems: expect.arrayContaining([problem]) }, detail: message })
    expect(await app.platform.db.user.count()).toBe(before)
  })

  test('refuses a taken email or username, ignoring case', async () => {
    const person = await createPerson(app)
    const same = { email: person.email.toUpperCase(), username: 'somebody-else', password: person.password }
    const { status, body } = await app.anyone().rest<ErrorBody>('POST', '/api/v1/auth/register', same)
    expect([status, body.error]).toEqual([
      409,
      { message: 'There is already an account with this email', code: 'email_taken', field: 'email' },
    ])
    const taken = await app
      .anyone()
      .rest<ErrorBody>('POST', '/api/v1/auth/register', { ...newAccount, email: 'o@example.org', username: person.username })
    expect(taken.body.error).toMatchObject({ message: 'This username is already taken', field: 'username' })
  })

  test('of two concurrent registrations one succeeds and the other is refused', async () => {
    const attempts = ['one', 'two'].map((name) =>
      app.anyone().rest<ErrorBody>('POST', '/api/v1/auth/register', {
        email: `${name}@example.org`,
        username: 'contested',
        password: newAccount.password,
      }),
    )
    const answers = (await Promise.all(attempts)).toSorted((a, b) => a.status - b.status)
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(answers[1]?.body.detail).toBe('This username is already taken')
  })

  test('reports whether a username or email is available', async () => {
    const { username, email } = await createPerson(app)
    const ask = async (path: string, body: object) => (await app.anyone().rest('POST', `/api/v1/auth/${path}`, body)).body
    expect(await ask('check-username', { username: 'never-seen' })).toEqual({ available: true })
    expect(await ask('check-username', { username })).toEqual({
      available: false,
      message: 'This username is already taken',
      code: 'username_taken',
    })
    expect(await ask('check-username', { username: 'a' })).toMatchObject({
      available: false,
      message: 'Username must be at least 3 characters',
      code: 'username_too_short',
      params: { min: 3 },
    })
    expect(await ask('check-email', { email: 'never@example.org' })).toEqual({ available: true })
    expect(await ask('check-email', { email: email.toUpperCase() })).toMatchObject({ available: false })
    expect(await ask('check-email', { email: 'x' })).toMatchObject({ available: false, message: 'Invalid email format' })
    expect(await ask('check-username', {})).toMatchObject({ detail: 'Username must be at least 3 characters' })
  })

  test('answers 400 to an invalid JSON body', async () => {
    const response = await app.anyone().fetch('/api/v1/auth/register', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
  })
})

describe('over GraphQL', () => {
  const signUp = graphql(`mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignUpPayload { token viewer { user { email username displayName isOnboarded } } }
      ... on UserError { message code params field }
    }
  }`)

  test('a new account is signed in and readable in the same response', async () => {
    const browser = app.anyone()
    const { signUp: payload } = await browser.ask(signUp, {
      input: { email: 'Graph@example.org', password: newAccount.password, username: 'graph', displayName: 'Graph' },
    })
    const user = { email: 'graph@example.org', username: 'graph', displayName: 'Graph', isOnboarded: false }
    expect(payload).toEqual({ __typename: 'SignUpPayload', token: expect.any(String), viewer: { user } })
    expect(await browser.ask(graphql(`query User { viewer { user { username } } }`))).toEqual({ viewer: { user: { username: 'graph' } } })
  })

  test('a broken rule is a member of the union, with the words that REST uses', async () => {
    const { signUp: failure } = await app.anyone().ask(signUp, { input: { ...newAccount, username: 'xy' } })
    expect(failure).toEqual({
      __typename: 'InputError',
      message: 'Username must be at least 3 characters',
      code: 'USERNAME_TOO_SHORT',
      params: { min: 3 },
      field: 'username',
    })
  })

  test('reports whether a username or email is available', async () => {
    const { email } = await createPerson(app)
    const query = graphql(`query Availability($email: String!) {
      usernameAvailability(username: "api") { available message code }
      emailAvailability(email: $email) { available message }
    }`)
    expect(await app.anyone().ask(query, { email })).toEqual({
      usernameAvailability: { available: false, message: 'This username is not available', code: 'USERNAME_RESERVED' },
      emailAvailability: { available: false, message: 'There is already an account with this email' },
    })
  })
})
