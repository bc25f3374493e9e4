import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { readMailedEmailChangeToken, listMails, readMailsTo, readMailedResetToken } from '../../testing/mails.ts'
import { createPerson, createAccessToken, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

const path = '/api/v1/account/email'
const expired = { status: 400, body: { error: { code: 'link_expired' } } }
let addresses = 0

async function createRequest(chosen?: string) {
  const person = await createPerson(app)
  const email = chosen ?? `new${(addresses += 1)}@example.org`
  expect((await person.client.rest('POST', path, { email: ` ${email.toUpperCase()} ` })).status).toBe(200)
  return { ...person, newEmail: email, token: await readMailedEmailChangeToken(email, app.platform) }
}

const confirm = ({ client }: Pick<Person, 'client'>, token: string) => client.rest<{ email: string }>('POST', `${path}/confirm`, { token })
const readEmail = async ({ client }: Person) => (await client.rest<{ email: string }>('GET', '/api/v1/auth/me')).body.email

async function signInElsewhere({ email, password }: Person) {
  const client = app.anyone()
  await client.rest('POST', '/api/v1/auth/login', { email, password })
  return client
}

test('changes nothing before the link is confirmed, and notifies the current address', async () => {
  const person = await createRequest()
  const elsewhere = await signInElsewhere(person)
  const { program } = await createAccessToken(app, person.client)
  expect(await readEmail(person)).toBe(person.email)
  await vi.waitFor(async () => expect(await readMailsTo(person.email, app.platform)).toContain(`: ${person.newEmail}. The address changes`))
  expect((await confirm(person, person.token)).body).toMatchObject({ email: person.newEmail, email_verified: true })
  const login = (email: string) => app.anyone().rest('POST', '/api/v1/auth/login', { email, password: person.password })
  expect([(await login(person.email)).status, (await login(person.newEmail)).status]).toEqual([400, 200])
  expect((await elsewhere.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  for (const kept of [person.client, program]) expect((await kept.rest('GET', '/api/v1/auth/me')).status).toBe(200)
  expect((await person.client.rest('GET', '/api/v1/notifications?limit=1')).body).toMatchObject({
    notifications: [{ title: 'Your email address was changed', summary: 'You were signed out everywhere else.' }],
  })
})

test('a link works once, for a day, and until another is requested', async () => {
  const person = await createRequest()
  const { identifier } = await db.verification.findFirstOrThrow({ where: { value: { endsWith: person.newEmail } } })
  const expire = (expiresAt: Date) => db.verification.updateMany({ where: { identifier }, data: { expiresAt } })
  await expire(new Date())
  expect(await confirm(person, person.token)).toMatchObject(expired)
  await expire(new Date(Date.now() + 60_000))
  await person.client.rest('POST', path, { email: 'third@example.org' })
  expect(await confirm(person, person.token)).toMatchObject(expired)
  const token = await readMailedEmailChangeToken('third@example.org', app.platform)
  const answers = await Promise.all([1, 2, 3].map(() => confirm(person, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the owner of a mistyped address can’t take the account', async () => {
  const person = await createRequest()
  const stranger = await createPerson(app)
  expect((await app.anyone().rest('POST', `${path}/confirm`, { token: person.token })).status).toBe(401)
  expect(await confirm(stranger, person.token)).toMatchObject(expired)
  expect((await confirm(person, person.token)).status).toBe(200)
})

test('does not reveal that an address is taken, and sends it no link', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)]
  const request = (email: string) => person.client.rest('POST', path, { email })
  const [free, taken] = [await request('free@example.org'), await request(other.email)]
  expect(taken.body).toEqual(free.body)
  await readMailedEmailChangeToken('free@example.org', app.platform)
  expect(await listMails(other.email, '/change-email', app.platform)).toBe(0)
  expect((await request(person.email)).body).toMatchObject({ error: { code: 'email_unchanged' } })
})

test('an address taken in the meantime stays with its account', async () => {
  const person = await createRequest()
  await createPerson(app, { email: person.newEmail })
  expect(await confirm(person, person.token)).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } })
  expect(await readEmail(person)).toBe(person.email)
})

test('needs a recent sign-in, and no access token', async () => {
  const { client, id } = await createPerson(app)
  const { program } = await createAccessToken(app, client)
  expect((await program.rest('POST', path, { email: 'thief@example.org' })).status).toBe(403)
  await db.session.updateMany({ where: { userId: id }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
  expect((await client.rest('POST', path, { email: 'thief@example.org' })).body).toMatchObject({ error: { code: 'confirmation_required' } })
})

test('a new password cancels the change', async () => {
  const person = await createRequest()
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email: person.email })
  const token = await readMailedResetToken(person.email, app.platform)
  await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'another long one' })
  const client = await signInElsewhere({ ...person, password: 'another long one' })
  expect(await confirm({ client }, person.token)).toMatchObject(expired)
})

test('links mailed to the former address no longer reset the password', async () => {
  const person = await createRequest()
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email: person.email })
  const token = await readMailedResetToken(person.email, app.platform)
  expect((await confirm(person, person.token)).status).toBe(200)
  expect(await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'a password of a thief' })).toMatchObject(
    expired,
  )
})

test('limits emails', async () => {
  const { client } = await createPerson(app)
  for (let count = 0; count < 5; count += 1) await client.rest('POST', path, { email: 'patient@example.org' })
  expect((await client.rest('POST', path, { email: 'patient@example.org' })).status).toBe(429)
})

test('the operator’s domains apply to requests and confirmations', async () => {
  const settings = (emailDomains: string[]) =>
    db.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, emailDomains }, update: { emailDomains } })
  const earlier = await createRequest()
  const { client } = await createPerson(app)
  await settings(['acme.example'])
  expect(await confirm(earlier, earlier.token)).toMatchObject({
    status: 400,
    body: { error: { code: 'email_domain_not_allowed', field: 'token', message: 'Use an email address at acme.example' } },
  })
  expect(await readEmail(earlier)).toBe(earlier.email)
  expect((await client.rest('POST', path, { email: 'me@elsewhere.example' })).body).toMatchObject({
    error: { code: 'email_domain_not_allowed' },
  })
  expect((await client.rest('POST', path, { email: 'me@acme.example' })).status).toBe(200)
  await settings([])
  expect((await confirm(earlier, earlier.token)).status).toBe(200)
})
