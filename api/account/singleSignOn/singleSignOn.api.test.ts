import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { testApp } from '../../testing/app.ts'
import { authorize } from '../../testing/authorize.ts'
import type { Client } from '../../testing/client.ts'
import { readMailedResetToken } from '../../testing/mails.ts'
import { createPerson } from '../../testing/people.ts'

const publicUrl = 'http://localhost:4000'
const identity = await startIdentityProvider(publicUrl)
afterAll(() => identity.close())
const app = await testApp({ ...identity.settings, OIDC_LABEL: 'Acme', PUBLIC_URL: publicUrl })
const { db } = app.platform

const createMember = (more: object = {}) => {
  const sub = randomUUID()
  return { sub, email: `${sub.slice(0, 8)}@Example.org`, email_verified: true, ...more }
}

beforeEach(() => void (identity.member = createMember()))

async function signIn(client = app.anyone(), path?: string) {
  const location = (await client.fetch(await authorize(identity, client, path))).headers.get('location')
  const { status, body } = await client.rest<{ id: string; email: string; username: string; display_name: string }>(
    'GET',
    '/api/v1/auth/me',
  )
  return { client, location, user: status === 200 ? body : null }
}

const refused = (code: string) => ({ location: `/accounts/login?error=${code}`, user: null })
const register = (code: object) => db.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, ...code }, update: code })

test('the first sign-in creates an account, the second finds it, also after a change of address', async () => {
  const member = createMember({ name: 'Ada Lovelace', preferred_username: 'Ada.L' })
  identity.member = member
  const { client, location, user } = await signIn()
  expect(location).toBe('/accounts/login')
  expect(user).toMatchObject({ email: member.email.toLowerCase(), email_verified: true, username: 'ada-l', display_name: 'Ada Lovelace' })
  identity.member = { ...member, email: 'elsewhere@example.org' }
  expect((await signIn()).user).toEqual(user)
  const { body } = await client.rest<{ sessions: object[] }>('GET', '/api/v1/account/sessions')
  expect(body.sessions).toHaveLength(2)
  expect(await db.account.findMany({ where: { userId: user?.id } })).toEqual([
    expect.objectContaining({ accountId: `${identity.issuer} ${member.sub}`, accessToken: null, refreshToken: null, idToken: null }),
  ])
})

test('taken and reserved usernames get a suffix', async () => {
  const { username } = await createPerson(app)
  for (const preferred of [username, 'admin']) {
    identity.member = createMember({ email: `${preferred}@sso.example.org`, preferred_username: preferred })
    expect((await signIn()).user?.username).toMatch(new RegExp(`^${preferred}-[0-9a-f]{6}$`))
  }
})

test('asks for PKCE, state and nonce', async () => {
  const { headers } = await app.anyone().fetch('/api/sso')
  expect(Object.fromEntries(new URL(headers.get('location') ?? '').searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/.{40}/),
    state: expect.stringMatching(/.{30}/),
    nonce: expect.stringMatching(/.{30}/),
    scope: 'openid email profile',
  })
})

test('links an account whose address both sides have verified', async () => {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { emailVerified: true } })
  identity.member = createMember({ email: person.email })
  expect((await signIn()).user?.id).toBe(person.id)
})

test('an account with an unverified address is not linked, so that its creator cannot lie in wait', async () => {
  const person = await createPerson(app)
  identity.member = createMember({ email: person.email })
  expect(await signIn()).toMatchObject(refused('sso_account_unverified'))
  expect(await db.account.count({ where: { userId: person.id } })).toBe(1)
})

test.each([false, undefined, 'true'])('an address with email_verified %j neither finds nor creates an account', async (verified) => {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { emailVerified: true } })
  const users = await db.user.count()
  for (const email of [person.email, `${randomUUID()}@example.org`]) {
    identity.member = createMember({ email, email_verified: verified })
    expect(await signIn()).toMatchObject(refused('sso_email_unverified'))
  }
  expect(await db.user.count()).toBe(users)
})

test('canceled sign-ins, wrong states and replayed callbacks open no session', async () => {
  const client = app.anyone()
  const callback = await authorize(identity, client)
  const elsewhere = app.anyone()
  const finish = async (browser: Client, path: string) => (await browser.fetch(path)).headers.get('location')
  expect(await finish(elsewhere, callback)).toBe('/accounts/login?error=sso_failed')
  expect(elsewhere.cookies.size).toBe(0)
  expect(await finish(client, callback.replace(/state=[^&]+/, 'state=forged'))).toBe('/accounts/login?error=sso_failed')
  const cookies = [...client.cookies]
  expect(await finish(client, callback)).toBe('/accounts/login')
  const replaying = app.anyone()
  for (const [name, value] of cookies) replaying.cookies.set(name, value)
  expect(await finish(replaying, callback)).toBe('/accounts/login?error=sso_failed')
  identity.member = null
  expect(await signIn()).toMatchObject(refused('sso_failed'))
})

test('redirects only to the own sign-in page, and refuses to start from another site', async () => {
  const evil = 'https://evil.example'
  const { location } = await signIn(app.anyone(), `/api/sso?callbackURL=${evil}&errorCallbackURL=${evil}&return=${evil}`)
  expect(location).toBe('/accounts/login')
  const { headers } = await app.anyone({ 'sec-fetch-site': 'cross-site' }).fetch('/api/sso')
  expect(headers.get('location')).toBe('/accounts/login?error=request_from_another_site')
})

test('the rules for new accounts apply', async () => {
  await register({ registration: 'closed' })
  expect(await signIn()).toMatchObject(refused('registration_closed'))
  await register({ registration: 'open', emailDomains: ['acme.example'] })
  expect(await signIn()).toMatchObject(refused('email_domain_not_allowed'))
  await register({ registration: 'invitation', emailDomains: [] })
  expect(await signIn()).toMatchObject(refused('invitation_required'))
  expect(await signIn(app.anyone(), '/api/sso?invitation=guessed')).toMatchObject(refused('invitation_invalid'))
  await register({ registration: 'open' })
})

test('an invitation creates one account', async () => {
  const operator = await createPerson(app)
  await db.user.update({ where: { id: operator.id }, data: { isOperator: true } })
  const { body } = await operator.client.rest<{ url: string }>('POST', '/api/v1/operator/invitations', {})
  await register({ registration: 'invitation' })
  const path = `/api/sso${new URL(body.url).search}`
  expect((await signIn(app.anyone(), path)).user).not.toBeNull()
  identity.member = createMember()
  expect(await signIn(app.anyone(), path)).toMatchObject(refused('invitation_invalid'))
  await register({ registration: 'open' })
})

test('a suspended person gets no session', async () => {
  const { user } = await signIn()
  await db.user.update({ where: { id: user?.id }, data: { suspendedAt: new Date() } })
  expect(await signIn()).toMatchObject(refused('account_suspended'))
  expect(await db.session.count({ where: { userId: user?.id } })).toBe(1)
})

test('an account without a password sets one by email', async () => {
  const { client, user } = await signIn()
  const email = user?.email ?? ''
  const [newPassword, password] = ['another long enough one', 'a long enough one']
  const change = { current_password: password, new_password: newPassword }
  expect((await client.rest('POST', '/api/v1/auth/change-password', change)).body).toMatchObject({ error: { code: 'no_password' } })
  await client.rest('POST', '/api/v1/auth/forgot-password', { email })
  const token = await readMailedResetToken(email, app.platform)
  expect((await client.rest('POST', '/api/v1/auth/reset-password', { token, password })).status).toBe(200)
  expect((await client.rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(200)
  expect((await signIn()).user?.id).toBe(user?.id)
})
