import { randomUUID } from 'node:crypto'
import { isObjectType } from 'graphql'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { schema } from '../../graphql/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { authorize } from '../../testing/authorize.ts'
import type { Client } from '../../testing/client.ts'
import { addPasskey, askForPasskey } from '../../testing/passkeys.ts'
import { createAccessToken, createPerson } from '../../testing/people.ts'
import { createCode, turnOnTwoFactor } from '../../testing/twoFactor.ts'

const publicUrl = 'http://localhost:4000'
const identity = await startIdentityProvider(publicUrl)
afterAll(() => identity.close())
const app = await testApp({ ...identity.settings, PUBLIC_URL: publicUrl, REQUIRE_TWO_FACTOR: 'everyone' })
const { config, db } = app.platform

const path = '/api/v1/account/two-factor'
const threads = '/api/v1/chat/threads'
const refused = { status: 403, body: { error: { code: 'two_factor_setup_required' } } }

/** Signed up before two-factor authentication was required. */
async function createMember() {
  config.requiresTwoFactorOf = undefined
  const person = await createPerson(app)
  const { program } = await createAccessToken(app, person.client)
  config.requiresTwoFactorOf = 'everyone'
  return { ...person, client: await signIn(person), program }
}

async function signIn({ email, password }: { email: string; password: string }, code?: string): Promise<Client> {
  const client = app.anyone()
  expect((await client.rest('POST', '/api/v1/auth/login', { email, password, code })).status).toBe(200)
  return client
}

test(
  'REST refuses all calls of a user without a second factor but those for setting it up and signing out',
  { timeout: 60_000 },
  async () => {
    const allowed = `GET /account GET /announcement GET /auth/me GET /account/passkeys POST /account/confirm-identity POST /account/two-factor
    POST /account/two-factor/confirm POST /auth/login POST /auth/logout POST /auth/passkey POST /auth/passkey/options POST /auth/sign-in-link
    POST /auth/sign-in-link/check POST /auth/sign-in-link/use`
    const { body: document } = await app.anyone().rest<{ paths: Record<string, object> }>('GET', '/api/v1/openapi.json')
    const calls = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url })),
    )
    const { client, program } = await createMember()
    const open = await Promise.all(
      calls.map(async ({ method, url }) => {
        if (url === '/auth/logout') return [`${method} ${url}`]
        const answers = await Promise.all(
          [client, program].map((caller) =>
            caller.rest(method, `/api/v1${url.replaceAll(/\{\w+\}/g, randomUUID())}`, method === 'GET' ? undefined : {}),
          ),
        )
        const isRefused = answers.map(({ status, body }) => status === 403 && JSON.stringify(body).includes('two_factor_setup_required'))
        expect(new Set(isRefused).size, `${method} ${url}`).toBe(1)
        return isRefused[0] ? [] : [`${method} ${url}`]
      }),
    )
    expect(open.flat().toSorted()).toEqual(allowed.split(/\s+(?=GET|POST)/).toSorted())
  },
)

test('GraphQL refuses all fields of a user without a second factor but those for setting it up and signing out', async () => {
  const allowed = `Mutation.confirmIdentity Mutation.confirmTwoFactor Mutation.requestSignInLink Mutation.setUpTwoFactor Mutation.signIn
    Mutation.signInWithLink Mutation.signInWithPasskey Mutation.signOut Mutation.startPasskeySignIn Query.signInLink Query.viewer
    Viewer.announcement Viewer.id Viewer.isSpeechAvailable Viewer.isTranscriptionAvailable Viewer.needsTwoFactorSetup Viewer.passkeys Viewer.user`
  const viewer = { userId: randomUUID(), sessionId: randomUUID(), lacksSecondFactor: true }
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType(), schema.getType('Viewer')]
  const open = await Promise.all(
    types.flatMap((type) =>
      Object.values(isObjectType(type) ? type.getFields() : {}).map(async ({ name, resolve, subscribe }) => {
        const run = type?.name === 'Subscription' ? subscribe : resolve
        const result = await (async () => run?.(viewer, {}, { viewer, participant: viewer }, {} as never))().catch(
          (error: unknown) => error,
        )
        return result instanceof AppError && result.code === 'two_factor_setup_required' ? [] : [`${type?.name}.${name}`]
      }),
    ),
  )
  expect(open.flat().toSorted()).toEqual(allowed.split(/\s+/).toSorted())
})

test('private pictures are hidden as from signed-out visitors', async () => {
  config.requiresTwoFactorOf = undefined
  const person = await createPerson(app)
  const form = new FormData()
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a4' } })
  form.set('file', new File([new Uint8Array(await image.png().toBuffer())], 'me.png', { type: 'image/png' }))
  const uploaded = await person.client.fetch('/api/v1/profile/upload-picture', { method: 'POST', body: form })
  const { avatar_url: avatar } = (await uploaded.json()) as { avatar_url: string }
  const read = async (client: Client) => (await client.fetch(new URL(avatar).pathname)).status
  expect(await read(person.client)).toBe(200)
  config.requiresTwoFactorOf = 'everyone'
  expect(await read(await signIn(person))).toBe(404)
})

test('streams, uploads and exports are refused, too', async () => {
  const { client } = await createMember()
  const upload = new FormData()
  upload.set('files', new Blob(['x']), 'x.txt')
  for (const [call, init] of [
    ['/api/v1/events', { headers: { accept: 'text/event-stream' } }],
    ['/api/v1/chat/stream?thread_id=x&input=Hello', { headers: { accept: 'text/event-stream' } }],
    ['/api/v1/upload/files', { method: 'POST', body: upload }],
    ['/api/v1/export', {}],
  ] as const) {
    expect((await client.fetch(call, init)).status, call).toBe(403)
  }
})

test('signing in returns no private data before the second factor', async () => {
  const { email, password } = await createMember()
  const { body } = await app.anyone().graphql(
    graphql(`mutation SignInAndRead($input: SignInInput!) { signIn(input: $input) {
      __typename ... on SignInPayload { viewer { needsTwoFactorSetup sessions { id } user { isTwoFactorRequired } } } } }`),
    { input: { email, password } },
  )
  expect(body).toMatchObject({
    data: { signIn: { viewer: { needsTwoFactorSetup: true, sessions: null, user: { isTwoFactorRequired: true } } } },
    errors: [{ extensions: { code: 'TWO_FACTOR_SETUP_REQUIRED' } }],
  })
})

test('setting it up restores access and ends other sessions opened with the password alone', async () => {
  const person = await createMember()
  const { client, password } = person
  const thief = await signIn(person)
  for (const caller of [client, thief]) expect(await caller.rest('GET', threads)).toMatchObject(refused)
  expect((await client.rest('GET', '/api/v1/account')).body).toMatchObject({ two_factor_required: true, needs_two_factor_setup: true })

  const { uri } = await turnOnTwoFactor(person, -1)
  expect((await client.rest('GET', '/api/v1/account')).body).toMatchObject({ two_factor_required: true, needs_two_factor_setup: false })
  expect((await thief.rest('GET', threads)).status).toBe(401)
  for (const caller of [client, await signIn(person, await createCode(uri)), person.program]) {
    expect((await caller.rest('GET', threads)).status).toBe(200)
  }
  expect(await client.rest('DELETE', path, { password })).toMatchObject({ status: 400, body: { error: { code: 'two_factor_enforced' } } })
  expect((await client.rest('GET', threads)).status).toBe(200)
})

test('a passkey is enough for its own session and for access tokens', async () => {
  config.requiresTwoFactorOf = undefined
  const person = await createPerson(app)
  const { program } = await createAccessToken(app, person.client)
  const { authenticator } = await addPasskey(person.client)
  config.requiresTwoFactorOf = 'everyone'
  const client = app.anyone()
  const credential = authenticator.use(await askForPasskey(client))
  expect((await client.rest('POST', '/api/v1/auth/passkey', { credential })).status).toBe(200)
  for (const caller of [client, program]) expect((await caller.rest('GET', threads)).status).toBe(200)
  expect((await client.rest('POST', '/api/v1/auth/refresh')).status).toBe(200)
  expect((await client.rest('GET', threads)).status).toBe(200)
  expect(await (await signIn(person)).rest('GET', threads)).toMatchObject(refused)
})

test('single sign-on is enough', async () => {
  const sub = randomUUID()
  identity.member = { sub, email: `${sub}@example.org`, email_verified: true }
  const client = app.anyone()
  await client.fetch(await authorize(identity, client))
  expect((await client.rest('GET', threads)).status).toBe(200)
})

test('can be required of operators only', async () => {
  const { id, email, password, program } = await createMember()
  config.requiresTwoFactorOf = 'operators'
  const member = await signIn({ email, password })
  expect((await member.rest('GET', threads)).status).toBe(200)
  await db.user.update({ where: { id }, data: { isOperator: true } })
  for (const caller of [await signIn({ email, password }), program]) expect(await caller.rest('GET', threads)).toMatchObject(refused)
})
