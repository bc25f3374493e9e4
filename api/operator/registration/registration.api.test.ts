import { beforeAll, expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { startSmtp } from '../../testing/smtp.ts'
import { mailLimits } from './registration.service.ts'

const app = await testApp()
const { db } = app.platform

interface Invitation {
  id: string
  state: string
  url: string | null
  email: string | null
  used_by: string | null
}

interface Registered {
  user?: { id: string }
  error?: { code: string; message: string; field?: string }
}

let operator: Person
beforeAll(async () => {
  operator = await createPerson(app)
})

const setRegistration = (mode: string, email_domains: string[] = [], client: Client = operator.client) =>
  client.rest('PUT', '/api/v1/operator/registration', { mode, email_domains })
const invite = async (body: object = {}) => (await operator.client.rest<Invitation>('POST', '/api/v1/operator/invitations', body)).body
const revoke = ({ id }: Invitation) => operator.client.rest<Invitation>('POST', `/api/v1/operator/invitations/${id}/revoke`)
const find = async (id: string) => {
  const { body } = await operator.client.rest<{ invitations: Invitation[] }>('GET', '/api/v1/operator/invitations?limit=100')
  return body.invitations.find((invitation) => invitation.id === id)
}
const getSecret = ({ url }: Invitation) => new URL(url ?? '').searchParams.get('invitation') ?? ''
const offer = async (invitation = '', client = app.anyone()) =>
  (await client.rest('GET', `/api/v1/auth/registration?invitation=${invitation}`)).body

let newcomers = 0
const register = (more: object = {}, client = app.anyone()) => {
  const username = `newcomer${(newcomers += 1)}`
  const person = { username, email: `${username}@example.org`, password: 'a long enough one', ...more }
  return client.rest<Registered>('POST', '/api/v1/auth/register', person)
}
const getRefusal = async (more: object = {}) => (await register(more)).body.error?.code

test('only operators see and change registration and invitations', async () => {
  const { client } = await createPerson(app)
  expect((await setRegistration('closed', [], client)).status).toBe(404)
  expect((await client.rest('GET', '/api/v1/operator/registration')).status).toBe(404)
  expect((await client.rest('GET', '/api/v1/operator/invitations')).status).toBe(404)
  expect((await client.rest('POST', '/api/v1/operator/invitations', {})).status).toBe(404)
  expect((await client.rest('POST', `/api/v1/operator/invitations/${(await invite()).id}/revoke`)).status).toBe(404)
  expect(await getRefusal()).toBeUndefined()
})

test('open registration can be limited to email domains', async () => {
  expect(await setRegistration('open', ['@Example.ORG', 'example.org'])).toMatchObject({ body: { email_domains: ['example.org'] } })
  expect(await offer()).toMatchObject({ mode: 'open', email_domains: ['example.org'], is_invited: false, invited_email: null })
  expect((await register({ email: 'one@EXAMPLE.org' })).status).toBe(201)
  for (const email of ['two@example.com', 'two@sub.example.org', 'two@evilexample.org']) {
    const { status, body } = await register({ email })
    expect([status, body.error]).toMatchObject([
      400,
      { code: 'email_domain_not_allowed', field: 'email', message: 'Use an email address at example.org' },
    ])
  }
  const invited = { email: 'three@example.com', invitation: getSecret(await invite()) }
  expect((await register(invited)).status).toBe(201)
  expect((await setRegistration('open', ['not a domain'])).status).toBe(400)
})

test('an invitation creates one account, for one address if it names one', async () => {
  await setRegistration('invitation')
  expect((await register()).body.error).toMatchObject({
    code: 'invitation_required',
    message: 'You need an invitation to create an account.',
  })
  const invitation = await invite({ email: ' Ada@Example.org ' })
  const secret = getSecret(invitation)
  expect(await offer(secret)).toMatchObject({ mode: 'invitation', is_invited: true, invited_email: 'ada@example.org' })
  expect(await getRefusal({ invitation: secret })).toBe('invitation_for_another_email')
  const { status, body } = await register({ username: 'ada', email: 'ada@example.org', invitation: secret })
  expect(status).toBe(201)
  expect(await find(invitation.id)).toMatchObject({ state: 'used', used_by: 'ada', url: null })
  expect(await offer(secret)).toMatchObject({ is_invited: false })
  expect(await getRefusal({ invitation: secret })).toBe('invitation_invalid')
  await db.user.delete({ where: { id: body.user?.id } })
  expect(await find(invitation.id)).toBeUndefined()
})

test('one of several concurrent sign-ups gets the invitation', async () => {
  await setRegistration('invitation')
  const invitation = getSecret(await invite())
  const answers = await Promise.all(Array.from({ length: 6 }, () => register({ invitation })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400, 400, 400])
  expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(new Set([undefined, 'invitation_invalid']))
})

test('a refused sign-up keeps the invitation', async () => {
  await setRegistration('invitation')
  const invitation = await invite()
  const secret = getSecret(invitation)
  expect(await getRefusal({ invitation: secret, email: operator.email })).toBe('email_taken')
  expect(await getRefusal({ invitation: secret, username: operator.username })).toBe('username_taken')
  expect(await getRefusal({ invitation: secret, password: 'short' })).toBe('password_too_short')
  expect(await find(invitation.id)).toMatchObject({ state: 'active' })
  expect((await register({ invitation: secret })).status).toBe(201)
})

test('expired, revoked and guessed invitations are refused', async () => {
  await setRegistration('invitation')
  const [expired, revoked, other] = [await invite({ expires_in_days: 1 }), await invite(), await invite()]
  const secrets = [expired, revoked].map(getSecret)
  await db.registrationInvitation.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect((await revoke(revoked)).body).toMatchObject({ state: 'revoked', url: null })
  expect((await revoke(revoked)).body).toMatchObject({ state: 'revoked' })
  const changed = `${getSecret(other).slice(0, -2)}${getSecret(other).endsWith('AA') ? 'BB' : 'AA'}`
  const id = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url')
  for (const invitation of [...secrets, changed, id, other.id, 'x', 'x'.repeat(5_000), `' OR 1=1 --`]) {
    expect(await getRefusal({ invitation }), invitation.slice(0, 40)).toBe('invitation_invalid')
    if (invitation.length <= 200) expect(await offer(encodeURIComponent(invitation))).toMatchObject({ is_invited: false })
  }
  expect(await find(expired.id)).toMatchObject({ state: 'expired', url: null })
  expect((await operator.client.rest('POST', '/api/v1/operator/invitations', { expires_in_days: 91 })).status).toBe(400)
  const actions = await db.auditEntry.findMany({
    where: { details: { path: ['invitation_id'], equals: revoked.id } },
    orderBy: { id: 'asc' },
  })
  expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['invitation.created', operator.id],
    ['invitation.revoked', operator.id],
  ])
})

test('closed registration refuses invitations, too', async () => {
  await setRegistration('invitation')
  const invitation = getSecret(await invite())
  await setRegistration('closed')
  expect(await offer(invitation)).toMatchObject({ mode: 'closed', is_invited: false })
  for (const more of [{}, { invitation }]) {
    expect((await register(more)).body.error).toMatchObject({
      code: 'registration_closed',
      message: 'This server isn’t accepting new accounts.',
    })
  }
  await setRegistration('invitation')
  expect((await register({ invitation })).status).toBe(201)
})

test('an invitation for an address is emailed if the server sends email and accepts accounts', async () => {
  expect((await setRegistration('open')).body).toMatchObject({ sends_invitations: false })
  await using smtp = await startSmtp()
  const mailing = await testApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  const { client, username, token } = await createPerson(mailing)
  const create = async (body: object) => (await client.rest<Invitation>('POST', '/api/v1/operator/invitations', body)).body
  const settings = await client.rest('PUT', '/api/v1/operator/registration', { mode: 'invitation', email_domains: [] })
  expect(settings.body).toMatchObject({ sends_invitations: true })
  await create({})
  const { url } = await create({ email: 'grace@example.org' })
  const document = graphql(`mutation InviteByEmail { createRegistrationInvitation(input: { email: "alan@example.org" }) { __typename } }`)
  await client.mutate(document)
  await client.rest('PUT', '/api/v1/operator/registration', { mode: 'closed', email_domains: [] })
  await create({ email: 'late@example.org' })

  await finishJobs(mailing, 'send-mail')
  const invitations = smtp.received.filter((mail) => mail.includes('Subject: Your invitation to Twain'))
  const recipients = invitations.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1])
  expect(new Set(recipients)).toEqual(new Set(['alan@example.org', 'grace@example.org']))
  const mail = invitations.find((one) => one.includes('grace@example.org'))
  expect(mail).toContain(`@${username} invites you to Twain`)
  expect(mail).toContain(url)
  const invitation = getSecret({ url } as Invitation)
  expect(await offer(invitation, mailing.anyone())).toMatchObject({ is_invited: false })
  await client.rest('PUT', '/api/v1/operator/registration', { mode: 'invitation', email_domains: [] })
  expect((await register({ email: 'grace@example.org', invitation }, mailing.anyone())).status).toBe(201)
  await mailing
    .anyone({ authorization: `Bearer ${token}`, 'accept-language': 'de-AT' })
    .rest('POST', '/api/v1/operator/invitations', { email: 'emmy@example.org' })
  await finishJobs(mailing, 'send-mail')
  const emmys = smtp.received.find((one) => one.includes('To: emmy@example.org'))
  expect(emmys).toContain('Subject: Deine Einladung zu Twain')
})

test('invitations by email are limited per operator and server, links are not', async () => {
  await using smtp = await startSmtp()
  const mailing = await testApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, ROLES: 'web' })
  const create = ({ client }: Person, email?: string) => client.rest('POST', '/api/v1/operator/invitations', { email })
  const refused = { status: 429, body: { error: { code: 'too_many_invitations' } } }
  const { operatorPerHour, serverPerDay } = mailLimits
  const operators = await Promise.all(Array.from({ length: serverPerDay / operatorPerHour + 1 }, () => createPerson(mailing)))
  await mailing.platform.db.user.updateMany({ data: { isOperator: true } })
  const last = operators.pop() as Person
  for (const one of operators) {
    for (let sent = 0; sent < operatorPerHour; sent++) expect((await create(one, `p${sent}@example.org`)).status).toBe(201)
    expect(await create(one, 'late@example.org')).toMatchObject(refused)
    expect((await create(one)).status).toBe(201)
  }
  expect(await create(last, 'late@example.org')).toMatchObject(refused)
  expect(await mailing.platform.db.registrationInvitation.count({ where: { email: 'late@example.org' } })).toBe(0)
})

test('environment variables take precedence, and the first account of an empty server can be created once', async () => {
  const closed = await testApp({ REGISTRATION: 'closed' })
  expect(await offer('', closed.anyone())).toMatchObject({ mode: 'open', email_domains: [] })
  const first = closed.anyone()
  const answers = await Promise.all([first, closed.anyone(), closed.anyone()].map((client) => register({}, client)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
  expect(await closed.platform.db.user.count({ where: { isOperator: true } })).toBe(1)
  const where = { username: { startsWith: 'newcomer' } }
  expect(await closed.platform.db.user.count({ where })).toBe(1)
  await closed.platform.db.user.deleteMany({ where })
  const owner = await createPerson(closed)
  expect((await owner.client.rest('GET', '/api/v1/operator/registration')).body).toEqual({
    mode: 'closed',
    email_domains: [],
    is_fixed: true,
    sends_invitations: false,
  })
  expect(await setRegistration('open', [], owner.client)).toMatchObject({ status: 409, body: { error: { code: 'registration_fixed' } } })
  expect((await register({}, closed.anyone())).body.error?.code).toBe('registration_closed')
  expect(await offer('', closed.anyone())).toMatchObject({ mode: 'closed' })
})
