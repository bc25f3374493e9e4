import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { testApp } from '../../testing/app.ts'
import { authorize } from '../../testing/authorize.ts'
import { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const PUBLIC_URL = 'http://localhost:4000'
const identity = await startIdentityProvider(PUBLIC_URL)
afterAll(() => identity.close())
const app = await testApp({ ...identity.settings, PUBLIC_URL })

async function signIn(client = app.anyone(), provider = new Client('')) {
  const { headers } = await client.fetch(await authorize(identity, client, '/api/sso', provider))
  return headers.get('location')
}

async function signInAs(sub: string, client = app.anyone()) {
  identity.member = { sub, email: `${sub}@example.org`, email_verified: true }
  const provider = new Client('')
  expect(await signIn(client, provider)).toBe('/accounts/login')
  identity.member = null
  return { client, provider }
}

const signOut = (client: Client) => client.rest<{ provider_logout_url: string | null }>('POST', '/api/v1/auth/logout')

test('signing out leads to the identity provider, which ends its session and returns to the landing page', async () => {
  const { client, provider } = await signInAs('ada')
  expect(await signIn(app.anyone(), provider)).toBe('/accounts/login')

  const { body } = await signOut(client)
  expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  const url = body.provider_logout_url ?? ''
  expect(url.split('?')[0]).toBe(`${identity.issuer}/session/end`)
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ client_id: 'twain', post_logout_redirect_uri: `${PUBLIC_URL}/` })

  const page = await (await provider.fetch(url)).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
  const confirmed = await provider.fetch(`${identity.issuer}/session/end/confirm`, {
    method: 'POST',
    body: String(new URLSearchParams({ xsrf, logout: 'yes' })),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(confirmed.headers.get('location')).toBe(`${PUBLIC_URL}/`)
  expect(await signIn(app.anyone(), provider)).toBe('/accounts/login?error=sso_failed')
})

test('GraphQL returns the same URL, also after the session was extended', async () => {
  const { client } = await signInAs('grace')
  expect((await client.rest('POST', '/api/v1/auth/refresh')).status).toBe(200)
  const { body } = await client.graphqlText<{ signOut: { providerLogoutUrl: string } }>('mutation { signOut { ok providerLogoutUrl } }')
  expect(body.data).toEqual({ signOut: { ok: true, providerLogoutUrl: expect.stringContaining(`${identity.issuer}/session/end?`) } })
})

test('sessions opened with a password, and ended ones, stay at Twain', async () => {
  const { client } = await createPerson(app)
  for (const _attempt of ['first', 'again']) expect((await signOut(client)).body).toEqual({ ok: true, provider_logout_url: null })
})

test.each([null, 'javascript:alert(1)', 'ftp://127.0.0.1/end', '/session/end', ''])(
  'the logout endpoint %j is not used',
  async (endpoint) => {
    identity.endSessionEndpoint = endpoint
    onTestFinished(() => void delete identity.endSessionEndpoint)
    const fresh = await testApp({ ...identity.settings, PUBLIC_URL, DATA_DIR: app.platform.config.dataDir }, { keepsData: true })
    const { client } = await signInAs('joan', fresh.anyone())
    expect(await signOut(client)).toMatchObject({ status: 200, body: { ok: true, provider_logout_url: null } })
    expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  },
)

test('signs out of Twain while the identity provider is unreachable', async () => {
  const { client } = await signInAs('mary')
  const settings = { ...identity.settings, OIDC_ISSUER: 'http://127.0.0.1:9', PUBLIC_URL, DATA_DIR: app.platform.config.dataDir }
  const fresh = await testApp(settings, { keepsData: true })
  const elsewhere = fresh.anyone()
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value)
  expect(await signOut(elsewhere)).toMatchObject({ status: 200, body: { ok: true, provider_logout_url: null } })
  expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
})
