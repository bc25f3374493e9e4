import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { findVerificationToken, listMails, readMailedResetToken, readMailsTo } from '../../testing/mails.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ VERIFY_EMAIL: 'true', TRUSTED_PROXIES: 'loopback' })

const verify = '/api/v1/auth/verify-email'
const check = '/api/v1/auth/verify-email/check'
const sendAgain = '/api/v1/auth/send-verification'
const badLink = { status: 400, body: { error: { code: 'link_expired', field: 'token' } } }
const firstConfirm = { status: 403, body: { error: { message: 'Confirm your email address first.', code: 'email_not_verified' } } }

const getMailedToken = ({ email }: Person) => findVerificationToken(email, app.platform)
const state = graphql(`query EmailState { viewer { user { isEmailVerified viewerCanVerifyEmail } } }`)
const create = graphql(
  `mutation TryAccessToken { createAccessToken(input: { name: "Program" }) { __typename ... on UserError { message } } }`,
)

async function tries(client: Client) {
  return {
    token: (await client.ask(create)).createAccessToken.__typename,
    profile: (await client.rest('PUT', '/api/v1/profile', { public: true })).status,
  }
}

test('an unconfirmed account works for its owner and shows nothing to others', async () => {
  const person = await createPerson(app)
  const { client } = person
  expect(await client.ask(state)).toEqual({ viewer: { user: { isEmailVerified: false, viewerCanVerifyEmail: true } } })
  expect((await client.rest('POST', '/api/v1/chat/start')).status).toBe(201)
  expect((await client.rest('PUT', '/api/v1/profile', { bio: 'Keeps bees.', twin_enabled: false })).status).toBe(200)
  expect(await tries(client)).toEqual({ token: 'EmailNotVerifiedError', profile: 403 })
  expect(await client.rest('PUT', '/api/v1/profile', { public: true, bio: 'No.' })).toMatchObject(firstConfirm)
  expect(await client.rest('PUT', '/api/v1/profile', { twin_enabled: true })).toMatchObject(firstConfirm)
  expect((await client.rest('GET', '/api/v1/profile')).body).toMatchObject({ bio: 'Keeps bees.', public: false, twin_enabled: false })

  const token = await getMailedToken(person)
  expect((await app.anyone().rest('POST', check, { token })).body).toEqual({ username: person.username, email: person.email })
  expect((await client.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ email_verified: false })
  expect((await app.anyone().rest('POST', verify, { token })).body).toEqual({ username: person.username })
  expect(await client.ask(state)).toEqual({ viewer: { user: { isEmailVerified: true, viewerCanVerifyEmail: false } } })
  expect(await tries(client)).toEqual({ token: 'CreateAccessTokenPayload', profile: 200 })
  expect((await client.rest('PUT', '/api/v1/profile', { twin_enabled: true })).status).toBe(200)
})

test('a confirmation link works once, for one day and one address', async () => {
  const person = await createPerson(app)
  const token = await getMailedToken(person)
  await app.platform.db.user.update({ where: { id: person.id }, data: { email: 'moved@example.org' } })
  expect(await app.anyone().rest('POST', verify, { token })).toMatchObject(badLink)
  await app.platform.db.user.update({ where: { id: person.id }, data: { email: person.email } })

  const mailed = await app.platform.db.verification.findFirstOrThrow({ where: { value: `${person.id} ${person.email}` } })
  expect(JSON.stringify(mailed)).not.toContain(token)
  expect(mailed.expiresAt.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  await app.platform.db.verification.update({ where: { id: mailed.id }, data: { expiresAt: new Date(Date.now() - 1000) } })
  expect(await app.anyone().rest('POST', check, { token })).toMatchObject(badLink)
  expect(await app.anyone().rest('POST', verify, { token })).toMatchObject(badLink)
  await app.platform.db.verification.update({ where: { id: mailed.id }, data: { expiresAt: mailed.expiresAt } })

  const answers = await Promise.all([1, 2, 3].map(() => app.anyone().rest('POST', verify, { token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('earlier links stay valid after another is sent, until one is used', async () => {
  const person = await createPerson(app)
  const first = await getMailedToken(person)
  for (let count = 0; count < 5; count += 1) expect((await person.client.rest('POST', sendAgain)).status).toBe(200)
  expect((await person.client.rest('POST', sendAgain)).status).toBe(429)
  expect(await listMails(person.email, '/verify-email', app.platform)).toBeGreaterThan(1)
  const last = await getMailedToken(person)
  expect(last).not.toBe(first)
  expect((await app.anyone().rest('POST', verify, { token: first })).status).toBe(200)
  expect(await app.anyone().rest('POST', verify, { token: last })).toMatchObject(badLink)
  expect(await person.client.rest('POST', sendAgain)).toMatchObject({
    status: 409,
    body: { detail: 'Your email address is already confirmed.' },
  })
})

test('resetting the password ends the access of an earlier, unconfirmed owner', async () => {
  const { db } = app.platform
  const stranger = await createPerson(app, { email: 'victim@example.org' })
  const userId = stranger.id
  await db.webhook.create({ data: { userId, url: 'https://stranger.example', eventTypes: ['notification.created'], secret: 'x' } })
  await db.modelConnection.create({ data: { userId, preset: 'openai_compatible', baseUrl: 'https://stranger.example' } })
  await stranger.client.rest('POST', '/api/v1/chat/start')
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email: stranger.email })
  const owner = app.anyone()
  const password = 'a password of mine'
  const token = await readMailedResetToken(stranger.email, app.platform)
  expect((await owner.rest('POST', '/api/v1/auth/reset-password', { token, password })).status).toBe(200)

  expect((await stranger.client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  await owner.rest('POST', '/api/v1/auth/login', { email: stranger.email, password })
  expect((await owner.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ email_verified: true })
  expect(await db.modelConnection.count({ where: { userId } })).toBe(0)
  expect(await db.webhook.count({ where: { userId, isEnabled: true } })).toBe(0)
  expect((await owner.rest('GET', '/api/v1/notifications')).body).toMatchObject({
    notifications: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('webhooks added before') })]),
  })
  const link = await findVerificationToken(stranger.email, app.platform)
  expect(await app.anyone().rest('POST', verify, { token: link })).toMatchObject(badLink)
})

test('a password change keeps the link valid', async () => {
  const person = await createPerson(app)
  const token = await getMailedToken(person)
  const change = { current_password: person.password, new_password: 'another long one' }
  expect((await person.client.rest('POST', '/api/v1/auth/change-password', change)).status).toBe(200)
  expect((await app.anyone().rest('POST', verify, { token })).status).toBe(200)
})

test('limits guesses of links', async () => {
  const guesser = app.anyone({ 'x-forwarded-for': '203.0.113.9' })
  const guesses = await Promise.all(Array.from({ length: 122 }, (_, token) => guesser.rest('POST', verify, { token: `${token}` })))
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('account emails are in the language of the account, or else of the browser', async () => {
  const browser = app.anyone({ 'accept-language': 'de-AT,de;q=0.9' })
  const [email, newEmail] = ['hanna@example.org', 'hanna.neu@example.org']
  const gets = (address: string, words: string) => vi.waitFor(async () => expect(await readMailsTo(address, app.platform)).toContain(words))
  await browser.rest('POST', '/api/v1/auth/register', { username: 'hanna', email, password: 'a long enough one' })
  await gets(email, `${email} als Adresse des Twain-Kontos @hanna:`)
  await app.platform.db.user.update({ where: { email }, data: { emailVerified: true } })
  await browser.rest('POST', '/api/v1/auth/sign-in-link', { email })
  await gets(email, 'Er gilt einmal.')
  await browser.rest('POST', '/api/v1/account/email', { email: newEmail })
  await gets(email, 'wurde eine neue E-Mail-Adresse angefordert')
  await gets(newEmail, 'ignoriere diese E-Mail.')
  await app.platform.db.user.update({ where: { email }, data: { language: 'de' } })
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })
  await gets(email, 'wurde ein neues Passwort angefordert')
})
