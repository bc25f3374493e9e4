import { expect, onTestFinished, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import type { Client } from '../../testing/client.ts'
import { readMailedResetToken } from '../../testing/mails.ts'
import { addPasskey, askForPasskey, type Options } from '../../testing/passkeys.ts'
import { createPerson } from '../../testing/people.ts'
import { turnOnTwoFactor } from '../../testing/twoFactor.ts'

const app = await testApp()
const { db } = app.platform

const path = '/api/v1/account/passkeys'
const failed = { status: 400, body: { error: { code: 'passkey_failed' } } }
const later = new Date(Date.now() - 11 * 60_000)

const signIn = (client: Client, credential: object) => client.rest<{ user: { id: string } }>('POST', '/api/v1/auth/passkey', { credential })
const startAdding = async (client: Client) => (await client.rest<Options>('POST', `${path}/options`)).body
const add = (client: Client, credential: object) => client.rest('POST', path, { credential })

async function createOwner() {
  const person = await createPerson(app)
  return { ...person, userId: person.id, ...(await addPasskey(person.client)) }
}

test('signs in without a password and a code, over REST and GraphQL', async () => {
  const owner = await createOwner()
  await turnOnTwoFactor(owner)
  const rest = app.anyone({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  expect((await signIn(rest, owner.authenticator.use(await askForPasskey(rest)))).body.user.id).toBe(owner.userId)
  expect((await rest.rest('GET', '/api/v1/account/sessions')).body).toMatchObject({
    sessions: [{ device: 'Firefox on Linux', is_current: true }, {}],
  })
  const graph = app.anyone()
  const { options } = await graph.mutate(
    graphql(`mutation StartPasskey { startPasskeySignIn { __typename ... on StartPasskeySignInPayload { options } } }`),
  )
  const credential = owner.authenticator.use({ options: options as Options['options'] })
  const use = graphql(`mutation UsePasskey($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) {
    __typename ... on SignInWithPasskeyPayload { token viewer { user { uuid } } } ... on UserError { code } } }`)
  const { token, viewer } = await graph.mutate(use, { input: { credential } })
  expect(viewer.user.uuid).toBe(owner.userId)
  expect((await app.anyone({ authorization: `Bearer ${token}` }).rest('GET', '/api/v1/auth/me')).status).toBe(200)
})

test('options name the server and the user, and exclude existing passkeys', async () => {
  const { client, authenticator, email } = await createOwner()
  expect(await startAdding(client)).toMatchObject({
    options: {
      rp: { id: 'localhost', name: 'Twain' },
      user: { name: email },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
})

test('a passkey has a name, and disappears with a notice', async () => {
  const { client, id } = await createOwner()
  expect((await client.rest('PATCH', `${path}/${id}`, { name: ' Blue  key ' })).body).toMatchObject({
    name: 'Blue key',
    last_used_at: null,
  })
  expect((await client.rest('PATCH', `${path}/${id}`, { name: ' ' })).body).toMatchObject({ error: { code: 'passkey_name_required' } })
  expect((await client.rest('DELETE', `${path}/${id}`)).status).toBe(200)
  expect((await client.rest('GET', path)).body).toEqual({ passkeys: [] })
  expect((await client.rest('GET', '/api/v1/notifications?limit=2')).body).toMatchObject({
    notifications: [{ title: 'A passkey was removed', summary: 'Blue key' }, { title: 'A passkey was added' }],
  })
})

test('passkeys of another user are out of reach', async () => {
  const { id } = await createOwner()
  const { client } = await createPerson(app)
  for (const answer of [await client.rest('PATCH', `${path}/${id}`, { name: 'Mine' }), await client.rest('DELETE', `${path}/${id}`)]) {
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'no_such_passkey' } } })
  }
  expect((await client.rest('GET', path)).body).toEqual({ passkeys: [] })
})

test('an answer signs in once', async () => {
  const { authenticator } = await createOwner()
  const client = app.anyone()
  const answer = authenticator.use(await askForPasskey(client))
  const answers = await Promise.all([1, 2, 3].map(() => signIn(client, answer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a challenge expires, and works only in the browser that requested it', async () => {
  const { authenticator } = await createOwner()
  const [victim, attacker] = [app.anyone(), app.anyone()]
  const answer = authenticator.use(await askForPasskey(attacker))
  await askForPasskey(victim)
  expect(await signIn(victim, answer)).toMatchObject(failed)
  expect(await signIn(app.anyone(), answer)).toMatchObject(failed)
  await db.verification.updateMany({ where: { identifier: { startsWith: 'passkey:' } }, data: { expiresAt: new Date() } })
  expect(await signIn(attacker, answer)).toMatchObject(failed)
})

test('tabs of one browser don’t disturb each other', async () => {
  const { authenticator } = await createOwner()
  const client = app.anyone()
  const first = await askForPasskey(client)
  await askForPasskey(client)
  expect((await signIn(client, authenticator.use(first))).status).toBe(200)
})

test.each([
  ['another origin', { origin: 'https://twain.example' }],
  ['another site', { rpId: 'example.org' }],
  ['no user verification', { isVerified: false }],
  ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
])('refuses %s', async (_, wrong) => {
  const { client, authenticator } = await createOwner()
  expect(await signIn(client, authenticator.use(await askForPasskey(client), wrong))).toMatchObject(failed)
  expect(await add(client, new Authenticator().create(await startAdding(client), wrong))).toMatchObject(failed)
})

test('a counter that goes back reveals a copied passkey', async () => {
  const { authenticator } = await createOwner()
  const client = app.anyone()
  const use = async (counter: number) => signIn(client, authenticator.use(await askForPasskey(client), { counter }))
  expect((await use(4_294_967_000)).status).toBe(200)
  expect(await use(7)).toMatchObject(failed)
  expect(await use(4_294_967_000)).toMatchObject(failed)
})

test('the credential of another user neither signs in nor is taken over', async () => {
  const [owner, thief] = [await createOwner(), await createOwner()]
  const client = app.anyone()
  const { id, userHandle } = owner.authenticator
  for (const wrong of [{ id, userHandle }, { userHandle }]) {
    expect(await signIn(client, thief.authenticator.use(await askForPasskey(client), wrong))).toMatchObject(failed)
  }
  expect(await add(thief.client, new Authenticator().create(await startAdding(thief.client), { id }))).toMatchObject(failed)
  expect((await signIn(client, owner.authenticator.use(await askForPasskey(client)))).body.user.id).toBe(owner.userId)
})

test('a passkey is added only in the session that started it, with its own challenge', async () => {
  const { client, email, password } = await createOwner()
  const other = await createPerson(app)
  const elsewhere = app.anyone()
  await elsewhere.rest('POST', '/api/v1/auth/login', { email, password })
  const credential = new Authenticator().create(await startAdding(client))
  for (const wrong of [other.client, elsewhere]) expect(await add(wrong, credential)).toMatchObject(failed)
  expect(await add(client, new Authenticator().create(await askForPasskey(client)))).toMatchObject(failed)
  expect((await add(client, credential)).status).toBe(201)
  expect(await add(client, credential)).toMatchObject(failed)
})

test('certificates of authenticators are refused, since checking them would send requests', async () => {
  const { client } = await createPerson(app)
  for (const format of ['packed', 'apple', 'tpm']) {
    expect(await add(client, new Authenticator().create(await startAdding(client), { format }))).toMatchObject(failed)
  }
})

test('a suspended user gets no session', async () => {
  const { userId: id, authenticator } = await createOwner()
  await db.user.update({ where: { id }, data: { suspendedAt: new Date() } })
  const sessions = await db.session.count({ where: { userId: id } })
  const client = app.anyone()
  expect(await signIn(client, authenticator.use(await askForPasskey(client)))).toMatchObject({
    status: 400,
    body: { error: { code: 'account_suspended' } },
  })
  expect(await db.session.count({ where: { userId: id } })).toBe(sessions)
})

test('other sites can’t start or finish a sign-in', async () => {
  const { authenticator } = await createOwner()
  const client = app.anyone()
  const answer = authenticator.use(await askForPasskey(client))
  client.headers['origin'] = 'https://evil.example'
  expect((await signIn(client, answer)).status).toBe(403)
  expect((await client.rest('POST', '/api/v1/auth/passkey/options')).status).toBe(403)
})

test('adding and removing need a recent sign-in or a confirmation', async () => {
  const [{ client, id, userId, password, authenticator }, other] = [await createOwner(), await createOwner()]
  const expire = () => db.session.updateMany({ where: { userId }, data: { createdAt: later, confirmedAt: null } })
  const confirm = (proof: object) => client.rest('POST', '/api/v1/account/confirm-identity', proof)
  const needsConfirmation = { status: 400, body: { error: { code: 'confirmation_required' } } }
  await expire()
  expect(await client.rest('POST', `${path}/options`)).toMatchObject(needsConfirmation)
  expect(await client.rest('DELETE', `${path}/${id}`)).toMatchObject(needsConfirmation)
  expect(await confirm({ password: 'wrong' })).toMatchObject({ status: 400, body: { error: { code: 'wrong_password' } } })
  expect(await confirm({})).toMatchObject({ status: 400, body: { error: { code: 'confirmation_missing' } } })
  expect(await confirm({ passkey: other.authenticator.use(await askForPasskey(client)) })).toMatchObject(failed)
  expect(await client.rest('POST', `${path}/options`)).toMatchObject(needsConfirmation)
  for (const proof of [{ password }, { passkey: authenticator.use(await askForPasskey(client)) }]) {
    await expire()
    expect((await confirm(proof)).status).toBe(200)
    expect((await client.rest('POST', `${path}/options`)).status).toBe(200)
  }
})

test('access tokens can’t use or see passkeys', async () => {
  const { client } = await createOwner()
  const { secret } = (await client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: 'Program' })).body
  const program = app.anyone({ authorization: `Bearer ${secret}` })
  for (const answer of [await program.rest('GET', path), await program.rest('POST', `${path}/options`)]) expect(answer.status).toBe(403)
})

test('a password reset removes the passkeys of a stranger who registered the address', async () => {
  const { userId: id, email } = await createOwner()
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })
  const token = await readMailedResetToken(email, app.platform)
  expect((await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'another long one' })).status).toBe(200)
  expect(await db.passkey.count({ where: { userId: id } })).toBe(0)
})

test('a stranger who registered the address keeps no access by signing in during a password reset', async () => {
  const { userId: id, email, authenticator } = await createOwner()
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })
  const token = await readMailedResetToken(email, app.platform)
  const stranger = app.anyone()
  const credential = authenticator.use(await askForPasskey(stranger))
  const { sessions } = app.services.account
  const announceEnded = sessions.announceEnded.bind(sessions)
  const announced = vi.spyOn(sessions, 'announceEnded').mockImplementationOnce(async (ids) => {
    await announceEnded(ids)
    await signIn(stranger, credential)
  })
  onTestFinished(() => announced.mockRestore())
  expect((await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'another long one' })).status).toBe(200)
  expect((await stranger.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  expect(await db.session.count({ where: { userId: id } })).toBe(0)
})

test('a session that ended while a passkey was created adds none', async () => {
  const { client, id: userId } = await createPerson(app)
  const credential = new Authenticator().create(await startAdding(client))
  const { passkeys } = app.services.account
  const add = passkeys.add.bind(passkeys)
  vi.spyOn(passkeys, 'add').mockImplementationOnce(async (...given) => {
    await db.session.deleteMany({ where: { userId } })
    return add(...given)
  })
  expect((await client.rest('POST', path, { credential })).status).toBe(401)
  expect(await db.passkey.count({ where: { userId } })).toBe(0)
})
