import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { readMailedResetToken } from '../../testing/mails.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'
import { createCode, turnOnTwoFactor } from '../../testing/twoFactor.ts'

const app = await testApp({ TRUSTED_PROXIES: 'loopback' })
const { db } = app.platform

// Codes change every 30 seconds.
beforeEach(() => void vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000))
afterEach(() => void vi.useRealTimers())

const me = '/api/v1/auth/me'
const path = '/api/v1/account/two-factor'

let addresses = 0

function elsewhere() {
  addresses += 1
  return app.anyone({ 'x-forwarded-for': `198.51.100.${addresses}` })
}

async function createProtectedPerson() {
  const person = await createPerson(app)
  const { uri, recoveryCodes } = await turnOnTwoFactor(person, -1)
  const { email, password } = person
  const login = (code?: string, client = elsewhere()) =>
    client.rest<{ token: string; error: { code: string; field: string } }>('POST', '/api/v1/auth/login', { email, password, code })
  return { ...person, uri, recoveryCodes, login }
}

async function countAccepted(count: number, attempt: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, attempt))
  return answers.filter(({ status }) => status === 200).length
}

const wrongCode = { status: 400, body: { error: { code: 'wrong_two_factor_code', field: 'code' } } }

describe('signing in', () => {
  test('opens no session before the code', async () => {
    const { id, login } = await createProtectedPerson()
    const before = await db.session.findMany({ where: { userId: id } })
    for (const [code, expected] of [
      [undefined, 'two_factor_required'],
      ['', 'two_factor_required'],
      ['12345', 'wrong_two_factor_code'],
      ['x'.repeat(5000), 'wrong_two_factor_code'],
    ] as const) {
      const { status, body, headers } = await login(code)
      expect([status, body.error.code, body.error.field, headers.getSetCookie()]).toEqual([400, expected, 'code', []])
    }
    expect(await db.session.findMany({ where: { userId: id } })).toEqual(before)
  })

  test('works with a code over REST and GraphQL', async () => {
    const { uri, email, password, username, login } = await createProtectedPerson()
    const typed = (await createCode(uri)).replace(/^.../, '$& ')
    const rest = elsewhere()
    const { token } = (await login(typed, rest)).body
    const signIn = graphql(`mutation SignInWithCode($input: SignInInput!) {
      signIn(input: $input) { __typename ... on SignInPayload { viewer { user { isTwoFactorEnabled } } } ... on UserError { code } }
    }`)
    const graph = elsewhere()
    expect(await graph.ask(signIn, { input: { email, password } })).toEqual({
      signIn: { __typename: 'InputError', code: 'TWO_FACTOR_REQUIRED' },
    })
    const { viewer } = await graph.mutate(signIn, { input: { email, password, code: await createCode(uri, 1) } })
    expect(viewer.user.isTwoFactorEnabled).toBe(true)
    for (const client of [rest, graph, app.anyone({ authorization: `Bearer ${token}` })]) {
      expect((await client.rest<{ username: string }>('GET', me)).body.username).toBe(username)
    }
    const sessions = await db.session.findMany({ where: { token: token.split('.')[0] ?? '' } })
    expect(sessions).toMatchObject([{ ipAddress: expect.stringMatching(/^198\.51\.100\./) as string }])
  })

  test('needs the code even if it was turned on during the sign-in', async () => {
    const { id, email, password } = await createPerson(app)
    const { sessions } = app.services.account
    const begin = sessions.begin.bind(sessions)
    vi.spyOn(sessions, 'begin').mockImplementationOnce(async (...opened) => {
      await db.user.update({ where: { id }, data: { twoFactorEnabled: true } })
      return begin(...opened)
    })
    const before = await db.session.count({ where: { userId: id } })
    const { status, body } = await elsewhere().rest('POST', '/api/v1/auth/login', { email, password })
    expect([status, body]).toMatchObject([400, { error: { code: 'two_factor_required', field: 'code' } }])
    expect(await db.session.count({ where: { userId: id } })).toBe(before)
  })

  test('does not reveal that a password is wrong by asking for a code', async () => {
    const { email, uri } = await createProtectedPerson()
    const { body } = await elsewhere().rest('POST', '/api/v1/auth/login', { email, password: 'wrong', code: await createCode(uri) })
    expect(body).toMatchObject({ error: { code: 'wrong_credentials' } })
  })

  test('accepts a code once, and none from before', async () => {
    const { uri, login } = await createProtectedPerson()
    const now = await createCode(uri)
    expect(await countAccepted(4, () => login(now))).toBe(1)
    expect(await login(await createCode(uri, -1))).toMatchObject(wrongCode)
    expect((await login(await createCode(uri, 1))).status).toBe(200)
    expect(await login(now)).toMatchObject(wrongCode)
  })

  test('accepts a recovery code once, in any spelling, and notifies the user', async () => {
    const { client, recoveryCodes, login } = await createProtectedPerson()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(await countAccepted(3, () => login(first))).toBe(1)
    expect(await login(first)).toMatchObject(wrongCode)
    expect((await login(` ${second.replace('-', '').toUpperCase()} `)).status).toBe(200)
    const { body } = await client.rest<{ notifications: { title: string; summary: string }[] }>('GET', '/api/v1/notifications')
    const uses = body.notifications.filter(({ title }) => title === 'A recovery code was used to sign in')
    expect(uses.map(({ summary }) => summary)).toEqual(['Recovery codes left: 8', 'Recovery codes left: 9'])

    for (const code of recoveryCodes.slice(2)) expect((await login(code)).status).toBe(200)
    expect((await client.rest('GET', '/api/v1/notifications?limit=1')).body).toMatchObject({
      notifications: [{ summary: 'Recovery codes left: 0' }],
    })
  })

  test('limits guesses from many networks, even with the right code', async () => {
    const { uri, recoveryCodes, login } = await createProtectedPerson()
    for (let guess = 0; guess < 10; guess += 1) expect(await login(`00000${guess}`)).toMatchObject(wrongCode)
    for (const code of [await createCode(uri), recoveryCodes[0]]) {
      const { status, headers } = await login(code)
      expect([status, Number(headers.get('retry-after'))]).toEqual([429, 900])
    }
    const later = new Date(Date.now() - 1000)
    await db.twoFactor.updateMany({ where: { lockedUntil: { not: null } }, data: { lockedUntil: later } })
    expect((await login(recoveryCodes[0])).status).toBe(200)
  })
})

describe('settings', () => {
  test('a setup without a confirmed code changes nothing', async () => {
    const { client, email, password } = await createPerson(app)
    const { uri } = (await client.rest<{ uri: string }>('POST', path, { password })).body
    expect((await elsewhere().rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(200)
    const { uri: replaced } = (await client.rest<{ uri: string }>('POST', path, { password })).body
    expect(await client.rest('POST', `${path}/confirm`, { code: await createCode(uri) })).toMatchObject(wrongCode)
    expect((await client.rest('POST', `${path}/confirm`, { code: await createCode(replaced) })).status).toBe(200)
    expect((await client.rest('GET', '/api/v1/account')).body).toMatchObject({ two_factor_enabled: true })
    expect((await client.rest('GET', '/api/v1/notifications?limit=1')).body).toMatchObject({
      notifications: [{ title: 'Two-factor authentication is on' }],
    })
  })

  test('keeps sessions and access tokens', async () => {
    const person = await createPerson(app)
    const { program } = await createAccessToken(app, person.client)
    await turnOnTwoFactor(person)
    for (const client of [person.client, program]) expect((await client.rest('GET', me)).status).toBe(200)
  })

  test('turning it off takes the password, not only a session or an access token', async () => {
    const { client, password, login } = await createProtectedPerson()
    const { program } = await createAccessToken(app, client)
    expect((await program.rest('DELETE', path, { password })).status).toBe(403)
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await client.rest('DELETE', path, { password: `guess ${guess}` })).status).toBe(400)
    }
    expect((await client.rest('DELETE', path, { password })).status).toBe(429)
    expect((await login()).status).toBe(400)
  })

  test('turning it off deletes the secret and the recovery codes', async () => {
    const { id, client, password, uri, login } = await createProtectedPerson()
    expect((await client.rest('DELETE', path, { password })).status).toBe(200)
    expect(await db.twoFactor.count({ where: { userId: id } })).toBe(0)
    expect((await login()).status).toBe(200)
    expect((await client.rest<{ uri: string }>('POST', path, { password })).body.uri).not.toBe(uri)
  })

  test('new recovery codes replace the old ones', async () => {
    const { client, password, recoveryCodes, login } = await createProtectedPerson()
    const { body } = await client.rest<{ recovery_codes: string[] }>('POST', `${path}/recovery-codes`, { password })
    expect(await login(recoveryCodes[0])).toMatchObject(wrongCode)
    expect((await login(body.recovery_codes[0])).status).toBe(200)
  })

  test('secrets are encrypted', async () => {
    const { id, uri, recoveryCodes } = await createProtectedPerson()
    const { secret, backupCodes } = await db.twoFactor.findUniqueOrThrow({ where: { userId: id } })
    expect(uri).not.toContain(secret)
    expect(backupCodes).not.toContain(recoveryCodes[0])
  })
})

describe('a password reset', () => {
  const newPassword = 'another long one'

  async function reset(email: string) {
    await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })
    const token = await readMailedResetToken(email, app.platform)
    return app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: newPassword })
  }

  test('does not replace the code', async () => {
    const { id, email, uri } = await createProtectedPerson()
    await db.user.update({ where: { id }, data: { emailVerified: true } })
    expect((await reset(email)).status).toBe(200)
    const login = (code?: string) => elsewhere().rest('POST', '/api/v1/auth/login', { email, password: newPassword, code })
    expect((await login()).body).toMatchObject({ error: { code: 'two_factor_required' } })
    expect((await login(await createCode(uri))).status).toBe(200)
  })

  test('removes the code of a stranger who registered the address', async () => {
    const { email } = await createProtectedPerson()
    expect((await reset(email)).status).toBe(200)
    expect((await elsewhere().rest('POST', '/api/v1/auth/login', { email, password: newPassword })).status).toBe(200)
  })
})
