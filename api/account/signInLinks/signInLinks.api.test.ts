import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { listMails, readMailedSignInToken } from '../../testing/mails.ts'
import { createPerson } from '../../testing/people.ts'
import { createCode, turnOnTwoFactor } from '../../testing/twoFactor.ts'

const app = await testApp({ VERIFY_EMAIL: 'true', TRUSTED_PROXIES: 'loopback' })
const { db } = app.platform

const path = '/api/v1/auth/sign-in-link'
const expired = { status: 400, body: { error: { code: 'link_expired' } } }

const request = (email: string, client = app.anyone()) => client.rest('POST', path, { email })
const use = (token: string, { client = app.anyone(), code }: { client?: Client; code?: string } = {}) =>
  client.rest<{ user: { id: string }; error: { code: string } }>('POST', `${path}/use`, { token, code })

async function createLink() {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { emailVerified: true } })
  await request(person.email)
  return { ...person, token: await readMailedSignInToken(person.email, app.platform) }
}

test('signs in once, also when pressed several times', async () => {
  const { id, username, token } = await createLink()
  expect((await app.anyone().rest('POST', `${path}/check`, { token })).body).toEqual({ username })
  const clients = [app.anyone(), app.anyone(), app.anyone()]
  const answers = await Promise.all(clients.map((client) => use(token, { client })))
  expect(answers.filter(({ status }) => status === 200)).toMatchObject([{ body: { user: { id } } }])
  const me = await Promise.all(clients.map((client) => client.rest('GET', '/api/v1/auth/me')))
  expect(me.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await db.session.count({ where: { userId: id } })).toBe(2)
  expect(await use(token)).toMatchObject(expired)
})

test('a link expires after ten minutes, and with its address', async () => {
  const { id, email, token } = await createLink()
  const { identifier, expiresAt } = await db.verification.findFirstOrThrow({
    where: { value: `${id} ${email}`, identifier: { startsWith: 'sign-in:' } },
  })
  expect(identifier).not.toContain(token)
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  await db.user.update({ where: { id }, data: { email: 'moved-on@example.org' } })
  expect(await use(token)).toMatchObject(expired)
  await db.user.update({ where: { id }, data: { email } })
  await db.verification.updateMany({ where: { identifier }, data: { expiresAt: new Date() } })
  expect(await use(token)).toMatchObject(expired)
})

test('does not skip the second factor, and a missing or wrong code keeps the link', async () => {
  const person = await createLink()
  const { uri } = await turnOnTwoFactor(person, -1)
  const sessions = await db.session.count({ where: { userId: person.id } })
  const client = app.anyone()
  for (const [code, expected] of [
    [undefined, 'two_factor_required'],
    ['000000', 'wrong_two_factor_code'],
  ] as const) {
    const { body, headers } = await use(person.token, { client, code })
    expect([body.error.code, headers.getSetCookie()]).toEqual([expected, []])
  }
  expect(await db.session.count({ where: { userId: person.id } })).toBe(sessions)
  expect((await use(person.token, { client, code: await createCode(uri) })).body.user.id).toBe(person.id)
})

test('needs the code even if it was turned on during the sign-in, and keeps the link', async () => {
  const { id, token } = await createLink()
  const { sessions } = app.services.account
  const begin = sessions.begin.bind(sessions)
  vi.spyOn(sessions, 'begin').mockImplementationOnce(async (...opened) => {
    await db.user.update({ where: { id }, data: { twoFactorEnabled: true } })
    return begin(...opened)
  })
  const client = app.anyone()
  expect((await use(token, { client })).body.error.code).toBe('two_factor_required')
  expect([await db.session.count({ where: { userId: id } }), client.cookies.size]).toEqual([1, 0])
  await db.user.update({ where: { id }, data: { twoFactorEnabled: false } })
  expect((await use(token, { client })).status).toBe(200)
})

test('answers alike for unknown, unconfirmed and suspended accounts, and sends them nothing', async () => {
  const [known, unconfirmed, suspended] = [await createLink(), await createPerson(app), await createPerson(app)]
  await db.user.update({ where: { id: suspended.id }, data: { emailVerified: true, suspendedAt: new Date() } })
  const answer = (await request(known.email)).body
  for (const email of ['unknown@example.org', unconfirmed.email, suspended.email]) expect((await request(email)).body).toEqual(answer)
  await request(known.email)
  await readMailedSignInToken(known.email, app.platform)
  for (const { email } of [unconfirmed, suspended]) expect(await listMails(email, '/sign-in', app.platform)).toBe(0)
})

test('a suspended user gets no session', async () => {
  const { id, token } = await createLink()
  await db.user.update({ where: { id }, data: { suspendedAt: new Date() } })
  expect((await use(token)).body.error.code).toBe('account_suspended')
})

test('limits emails per account without an error, and guesses per network', async () => {
  const { email } = await createLink()
  for (let count = 0; count < 8; count += 1) expect((await request(email)).status).toBe(200)
  const guesser = app.anyone({ 'x-forwarded-for': '203.0.113.77' })
  const statuses: number[] = []
  for (let token = 0; token < 122; token += 1) statuses.push((await use(`${token}`, { client: guesser })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  await expect.poll(() => listMails(email, '/sign-in', app.platform)).toBe(5)
})

test('other sites can’t sign a visitor in to another account', async () => {
  const { token } = await createLink()
  expect((await use(token, { client: app.anyone({ origin: 'https://evil.example' }) })).status).toBe(403)
})
