import { expect, onTestFinished, test, vi } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { findFreePort } from '../../../scripts/testing/server.ts'
import { testApp } from '../../testing/app.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { authorize } from '../../testing/authorize.ts'
import { listMails, readMailedResetToken } from '../../testing/mails.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const port = await findFreePort()
const OIDC_ISSUER = `http://127.0.0.1:${port}`
const secret = 'secret of the client'
const app = await testApp({ OIDC_ISSUER, OIDC_CLIENT_ID: 'twain', OIDC_CLIENT_SECRET: secret, OIDC_LABEL: 'Acme', OIDC_ONLY: 'true' })

test('refuses passwords and names the identity provider', async () => {
  const credentials = { email: 'ada@example.org', password: 'a long enough one' }
  const account = { ...credentials, username: 'ada' }
  for (const [path, input] of [
    ['register', account],
    ['login', credentials],
  ] as const) {
    const { body } = await app.anyone().rest('POST', `/api/v1/auth/${path}`, input)
    expect(body).toMatchObject({ error: { code: 'sso_required' } })
  }
  const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename ... on InputError { code } } }`
  const { body } = await app.anyone().graphqlText(signUp, { input: account })
  expect(body.data).toEqual({ signUp: { __typename: 'InputError', code: 'SSO_REQUIRED' } })
  expect(await app.platform.db.user.count({ where: { email: account.email } })).toBe(0)
  expect((await app.anyone().rest('GET', '/api/v1/auth/registration')).body).toMatchObject({ sso_label: 'Acme', is_sso_only: true })
})

async function createBeforeSso(username: string) {
  const before = await testApp({ DATA_DIR: app.platform.config.dataDir }, { keepsData: true })
  return { before, person: await createPerson(before, { username }) }
}

test('mails no password reset links, and refuses earlier ones', async () => {
  const { before, person } = await createBeforeSso('before-sso')
  const required = { status: 400, body: { error: { code: 'sso_required', message: 'This server uses single sign-on.' } } }
  for (const email of [person.email, 'unknown@example.org']) {
    expect(await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })).toMatchObject(required)
  }
  const request = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename ... on InputError { code } } }`
  const { body } = await app.anyone().graphqlText(request, { input: { email: person.email } })
  expect(body.data).toEqual({ requestPasswordReset: { __typename: 'InputError', code: 'SSO_REQUIRED' } })
  expect(await listMails(person.email, '/reset-password', app.platform)).toBe(0)

  await before.anyone().rest('POST', '/api/v1/auth/forgot-password', { email: person.email })
  const token = await readMailedResetToken(person.email, before.platform)
  expect(await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'another long one' })).toMatchObject(required)
})

test('refuses passkeys', async () => {
  const required = { status: 400, body: { error: { code: 'sso_required' } } }
  const client = app.anyone()
  expect(await client.rest('POST', '/api/v1/auth/passkey/options')).toMatchObject(required)
  const credential = new Authenticator().use({ options: { challenge: 'abc' } }, { userHandle: 'abc' })
  expect(await client.rest('POST', '/api/v1/auth/passkey', { credential })).toMatchObject(required)
  const signIn = `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { __typename ... on InputError { code } } }`
  const { body } = await client.graphqlText(signIn, { input: { credential } })
  expect(body.data).toEqual({ signInWithPasskey: { __typename: 'InputError', code: 'SSO_REQUIRED' } })
})

test('an unreachable identity provider is logged at the start and tried again', async () => {
  const error = vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  await app.services.account.singleSignOn.check()
  expect(error).toHaveBeenCalledWith(expect.anything(), `OIDC_ISSUER is not usable: ${OIDC_ISSUER}`)
  const start = async () => (await app.anyone().fetch('/api/sso')).headers.get('location')
  expect(await start()).toBe('/accounts/login?error=sso_unavailable')
  const identity = await startIdentityProvider(app.platform.config.publicUrl, port)
  onTestFinished(() => identity.close())
  expect(await start()).toContain(OIDC_ISSUER)
})

test('the verified owner of an address takes over its unverified account, and all earlier access ends', async () => {
  const { before, person } = await createBeforeSso('unverified')
  const { program } = await createAccessToken(before, person.client)
  const { db } = app.platform
  const userId = person.id
  await db.webhook.create({ data: { userId, url: 'https://stranger.example', eventTypes: ['notification.created'], secret: 'x' } })
  await db.modelConnection.create({ data: { userId, preset: 'openai_compatible', baseUrl: 'https://stranger.example' } })
  const identity = await startIdentityProvider(app.platform.config.publicUrl, port)
  onTestFinished(() => identity.close())
  identity.member = { sub: 'ada', email: person.email, email_verified: true }
  const browser = app.anyone()
  const finish = async () => (await browser.fetch(await authorize(identity, browser))).headers.get('location')
  expect(await finish()).toBe('/api/sso')
  expect(await finish()).toBe('/accounts/login')

  expect((await browser.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ id: person.id, email_verified: true })
  expect((await person.client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  expect((await program.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  const { email, password } = person
  expect((await before.anyone().rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(400)
  expect(await db.modelConnection.count({ where: { userId } })).toBe(0)
  expect(await db.webhook.count({ where: { userId, isEnabled: true } })).toBe(0)
  expect((await browser.rest('GET', '/api/v1/notifications')).body).toMatchObject({
    notifications: expect.arrayContaining([
      expect.objectContaining({ title: 'Your account now uses single sign-on', summary: expect.stringContaining('tokens were revoked') }),
      expect.objectContaining({ title: 'New sign-in to your account' }),
    ]),
  })
})
