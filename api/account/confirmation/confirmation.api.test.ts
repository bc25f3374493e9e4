import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { addPasskey, askForPasskey } from '../../testing/passkeys.ts'
import { createPerson, createAccessToken, type Person } from '../../testing/people.ts'
import { createCode, turnOnTwoFactor } from '../../testing/twoFactor.ts'

const app = await testApp()
const { db } = app.platform

const minutes = 60_000
const required = { status: 400, body: { error: { code: 'confirmation_required' } } }
const twoFactor = '/api/v1/account/two-factor'

const confirm = (client: Client, proof: object) => client.rest('POST', '/api/v1/account/confirm-identity', proof)
const createToken = (client: Client) => client.rest('POST', '/api/v1/account/access-tokens', { name: 'Program' })

async function age(userId: string, passedMs: number) {
  const at = new Date(Date.now() - passedMs)
  await db.session.updateMany({ where: { userId }, data: { createdAt: at } })
  await db.session.updateMany({ where: { userId, confirmedAt: { not: null } }, data: { confirmedAt: at } })
}

/** Accounts created with single sign-on have no password. */
async function createPersonWithoutPassword() {
  const person = await createPerson(app)
  const { authenticator } = await addPasskey(person.client)
  await db.account.updateMany({ where: { userId: person.id }, data: { providerId: 'oidc', password: null } })
  const usePasskey = async (client = person.client) => confirm(client, { passkey: authenticator.use(await askForPasskey(client)) })
  return { ...person, usePasskey }
}

async function signInElsewhere({ email, password }: Person) {
  const client = app.anyone()
  await client.rest('POST', '/api/v1/auth/login', { email, password })
  return client
}

test('a session creates access tokens for ten minutes after signing in or confirming', async () => {
  const { client, id, password } = await createPerson(app)
  await age(id, 9 * minutes)
  expect((await createToken(client)).status).toBe(201)
  await age(id, 11 * minutes)
  expect(await createToken(client)).toMatchObject(required)
  const create = graphql(`mutation CreateLate { createAccessToken(input: { name: "Program" }) {
    __typename ... on UserError { code } } }`)
  expect(await client.ask(create)).toEqual({ createAccessToken: { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED' } })
  expect((await confirm(client, { password: 'wrong' })).status).toBe(400)
  expect(await createToken(client)).toMatchObject(required)
  expect((await confirm(client, { password })).status).toBe(200)
  expect((await createToken(client)).status).toBe(201)
  await age(id, 9 * minutes)
  expect((await createToken(client)).status).toBe(201)
  await age(id, 11 * minutes)
  expect(await createToken(client)).toMatchObject(required)
})

test('confirms only the session that gave the proof', async () => {
  const person = await createPerson(app)
  const elsewhere = await signInElsewhere(person)
  await age(person.id, 11 * minutes)
  expect((await confirm(elsewhere, { password: person.password })).status).toBe(200)
  expect(await createToken(person.client)).toMatchObject(required)
  expect((await createToken(elsewhere)).status).toBe(201)
})

test('refreshing a session does not make its sign-in recent', async () => {
  const { client, id } = await createPerson(app)
  await age(id, 11 * minutes)
  expect((await client.rest('POST', '/api/v1/auth/refresh')).status).toBe(200)
  expect(await createToken(client)).toMatchObject(required)
})

test('a code confirms once, a recovery code never', async () => {
  const person = await createPerson(app)
  const { uri, recoveryCodes } = await turnOnTwoFactor(person, -1)
  await age(person.id, 11 * minutes)
  expect((await confirm(person.client, { code: recoveryCodes[0] })).status).toBe(400)
  const code = await createCode(uri)
  expect((await confirm(person.client, { code })).status).toBe(200)
  expect((await createToken(person.client)).status).toBe(201)
  expect((await confirm(person.client, { code })).status).toBe(400)
})

test('a recent sign-in does not replace the password of an account that has one', async () => {
  const person = await createPerson(app)
  const { client, id } = person
  const requiresPassword = { status: 400, body: { error: { code: 'password_required', field: 'password' } } }
  for (const body of [{}, { password: null }]) {
    expect(await client.rest('POST', twoFactor, body)).toMatchObject(requiresPassword)
    expect(await client.rest('DELETE', '/api/v1/account', body)).toMatchObject(requiresPassword)
  }
  await turnOnTwoFactor(person)
  expect(await client.rest('POST', `${twoFactor}/recovery-codes`, {})).toMatchObject(requiresPassword)
  expect(await client.rest('DELETE', twoFactor, {})).toMatchObject(requiresPassword)
  expect(await db.user.count({ where: { id, twoFactorEnabled: true } })).toBe(1)
})

test('without a password, two-factor authentication takes a recent sign-in', async () => {
  const { client, id, usePasskey } = await createPersonWithoutPassword()
  const inTurn = async (method: 'POST' | 'DELETE', path: string) => {
    await age(id, 11 * minutes)
    expect(await client.rest(method, path, {})).toMatchObject(required)
    expect((await usePasskey()).status).toBe(200)
    const { status, body } = await client.rest<{ uri: string; recovery_codes: string[] }>(method, path, {})
    expect(status).toBe(200)
    return body
  }
  const { uri } = await inTurn('POST', twoFactor)
  expect((await client.rest('POST', `${twoFactor}/confirm`, { code: await createCode(uri) })).status).toBe(200)
  expect((await inTurn('POST', `${twoFactor}/recovery-codes`)).recovery_codes).toHaveLength(10)
  await inTurn('DELETE', twoFactor)
  expect(await db.user.count({ where: { id, twoFactorEnabled: true } })).toBe(0)
})

test('without a password, deleting the account takes a recent sign-in, in both APIs', async () => {
  const deletion = graphql(`mutation DeleteWithoutPassword { deleteAccount(input: {}) { __typename ... on UserError { code } } }`)
  const [rest, graph] = [await createPersonWithoutPassword(), await createPersonWithoutPassword()]
  for (const { id } of [rest, graph]) await age(id, 11 * minutes)
  expect(await rest.client.rest('DELETE', '/api/v1/account', {})).toMatchObject(required)
  expect(await graph.client.ask(deletion)).toEqual({ deleteAccount: { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED' } })
  for (const { usePasskey } of [rest, graph]) expect((await usePasskey()).status).toBe(200)
  expect((await rest.client.rest('DELETE', '/api/v1/account', {})).status).toBe(200)
  expect(await graph.client.ask(deletion)).toEqual({ deleteAccount: { __typename: 'DeleteAccountPayload' } })
  expect(await db.user.count({ where: { id: { in: [rest.id, graph.id] } } })).toBe(0)
})

test('access tokens can’t act for accounts without a password either', async () => {
  const { client, id } = await createPersonWithoutPassword()
  const { program } = await createAccessToken(app, client)
  for (const [method, path] of [
    ['POST', twoFactor],
    ['POST', `${twoFactor}/recovery-codes`],
    ['DELETE', twoFactor],
    ['DELETE', '/api/v1/account'],
    ['POST', '/api/v1/account/confirm-identity'],
  ] as const) {
    expect(await program.rest(method, path, {}), path).toMatchObject({ status: 403, body: { error: { code: 'access_token_refused' } } })
  }
  expect(await db.user.count({ where: { id } })).toBe(1)
})

test('shows whether the account has a password', async () => {
  const query = graphql(`query HasPassword { viewer { user { hasPassword } } }`)
  expect(await (await createPerson(app)).client.ask(query)).toEqual({ viewer: { user: { hasPassword: true } } })
  expect(await (await createPersonWithoutPassword()).client.ask(query)).toEqual({ viewer: { user: { hasPassword: false } } })
})
