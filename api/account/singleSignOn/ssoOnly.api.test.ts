import { expect, onTestFinished, test } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { freePort } from '../../../scripts/testing/server.ts'
import { testApp } from '../../testing/app.ts'
import { Authenticator } from '../../testing/authenticator.ts'

const port = await freePort()
const OIDC_ISSUER = `http://127.0.0.1:${port}`
const app = await testApp({ OIDC_ISSUER, OIDC_CLIENT_ID: 'twain', OIDC_CLIENT_SECRET: 'secret', OIDC_LABEL: 'Acme', OIDC_ONLY: 'true' })

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

test('an unreachable identity provider is tried again', async () => {
  const start = async () => (await app.anyone().fetch('/api/sso')).headers.get('location')
  expect(await start()).toBe('/accounts/login?error=sso_unavailable')
  const identity = await startIdentityProvider(app.platform.config.publicUrl, port)
  onTestFinished(() => identity.close())
  expect(await start()).toContain(OIDC_ISSUER)
})
