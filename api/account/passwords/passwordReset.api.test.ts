import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { readMailedResetToken } from '../../testing/mails.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const app = await testApp({ PUBLIC_URL: 'https://twain.example' })

const forgot = '/api/v1/auth/forgot-password'
const reset = '/api/v1/auth/reset-password'
const password = 'another long one'

test('the emailed link changes the password once and ends all sessions', async () => {
  const { client, email, password: old, id } = await createPerson(app)
  await client.rest('GET', '/api/v1/auth/me')
  expect((await app.anyone().rest('POST', forgot, { email: email.toUpperCase() })).status).toBe(200)
  const token = await readMailedResetToken(email, app.platform)

  const news = await app.platform.live.subscribe<{ sessionIds: string[] }>('session-revoked')
  const session = await app.platform.db.session.findFirstOrThrow({ where: { userId: id } })
  expect(await app.anyone().rest('POST', reset, { token, password })).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  expect((await news.next()).value).toEqual({ sessionIds: [session.id] })
  await news.return?.()

  expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  const login = (attempt: string) => app.anyone().rest('POST', '/api/v1/auth/login', { email, password: attempt })
  expect((await login(old)).status).toBe(400)
  expect((await login(password)).status).toBe(200)
  expect((await app.anyone().rest('POST', reset, { token, password })).status).toBe(400)
  await client.rest('POST', '/api/v1/auth/login', { email, password })
  expect((await client.rest('GET', '/api/v1/notifications')).body).toMatchObject({
    notifications: [
      { title: 'New sign-in to your account' },
      { title: 'Your password was changed', priority: 'high', channel: { display_name: 'Account' } },
    ],
  })
})

test('revokes access tokens, ends their streams and says so', async () => {
  const { client, email } = await createPerson(app)
  const { accessToken, program } = await createAccessToken(app, client)
  await app.anyone().rest('POST', forgot, { email })
  const token = await readMailedResetToken(email, app.platform)
  const news = await app.platform.live.subscribe<{ sessionIds: string[] }>('session-revoked')

  const message = 'Your password is changed, and your access tokens are revoked. Sign in with the new one.'
  expect((await app.anyone().rest('POST', reset, { token, password })).body).toEqual({ message })
  await news.next()
  expect((await news.next()).value).toEqual({ sessionIds: [accessToken] })
  await news.return?.()
  expect((await program.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  expect(await app.platform.db.accessToken.count({ where: { id: accessToken } })).toBe(0)
})

test('a sign-in with the old password fails during a password change', async () => {
  const { email, password: old, id: userId } = await createPerson(app)
  const { sessions } = app.services.account
  const begin = sessions.begin.bind(sessions)
  vi.spyOn(sessions, 'begin').mockImplementationOnce(async (opened) => {
    await app.platform.db.account.updateMany({ where: { userId }, data: { password: 'of another one' } })
    return begin(opened)
  })
  const before = await app.platform.db.session.count({ where: { userId } })
  expect((await app.anyone().rest('POST', '/api/v1/auth/login', { email, password: old })).status).toBe(400)
  expect(await app.platform.db.session.count({ where: { userId } })).toBe(before)
})

test('does not reveal whether an account exists', async () => {
  const { email } = await createPerson(app)
  const [known, unknown] = await Promise.all([email, 'unknown@example.org'].map((to) => app.anyone().rest('POST', forgot, { email: to })))
  expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body])
  await readMailedResetToken(email, app.platform)
  expect((await readdir(join(app.platform.config.dataDir, 'mail'))).join()).not.toContain('nobody')
})

test('the token is not readable in the database', async () => {
  const { email } = await createPerson(app)
  await app.anyone().rest('POST', forgot, { email })
  const token = await readMailedResetToken(email, app.platform)
  expect(JSON.stringify(await app.platform.db.verification.findMany())).not.toContain(token)
})

test('both APIs refuse an invalid link without forcing a logout', async () => {
  const message = 'This link has expired or has already been used. Request a new one.'
  const rest = await app.anyone().rest('POST', reset, { token: 'made-up', password })
  const problem = { message, code: 'link_expired', field: 'token' }
  expect([rest.status, rest.body]).toEqual([400, { error: { ...problem, problems: [problem] }, detail: message }])

  const resetPassword = graphql(`mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { __typename ... on InputError { message field } }
  }`)
  expect(await app.anyone().ask(resetPassword, { input: { token: 'made-up', password } })).toEqual({
    resetPassword: { __typename: 'InputError', message, field: 'token' },
  })
})

test('a short password keeps the link valid', async () => {
  const { email } = await createPerson(app)
  const ask = graphql(`mutation MailPasswordReset($email: String!) {
    requestPasswordReset(input: { email: $email }) { ... on RequestPasswordResetPayload { message } }
  }`)
  expect(await app.anyone().ask(ask, { email })).toMatchObject({ requestPasswordReset: { message: expect.any(String) } })
  const token = await readMailedResetToken(email, app.platform)
  expect((await app.anyone().rest('POST', reset, { token, password: 'short' })).body).toMatchObject({
    detail: 'Password must be at least 8 characters',
  })
  expect((await app.anyone().rest('POST', reset, { token, password })).status).toBe(200)
})
