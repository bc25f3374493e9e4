import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { finishJobs } from '../../../../testing/jobs.ts'
import { createPerson, type Person } from '../../../../testing/people.ts'
import { startSmtp } from '../../../../testing/smtp.ts'
import { say } from '../../../../testing/subjects/twinTalk.ts'

const smtp = await startSmtp()
const app = await testApp({ LLM_PROVIDER: 'builtin', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
const { db } = app.platform

async function createOwner(account: object = {}): Promise<Person> {
  const owner = await createPerson(app)
  await db.user.update({ where: { id: owner.id }, data: { emailVerified: true } })
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  await owner.client.rest('PATCH', '/api/v1/account', account)
  return owner
}

async function ask(owner: Person, { question = 'How old is your car?', text }: { question?: string; text?: string } = {}) {
  const guest = app.anyone()
  const { id } = await say(guest, owner.username, question)
  return guest.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, text === undefined ? {} : { text })
}

async function readMails({ email }: Person): Promise<string[]> {
  await finishJobs(app, 'send-mail')
  return smtp.received.filter((mail) => mail.includes(`To: ${email}`) && /^Subject: (A visitor|Ein Besucher)/m.test(mail))
}

test('emails a question once, however many visitors send it', async () => {
  const owner = await createOwner()
  await Promise.all([ask(owner), ask(owner)])
  const mails = await readMails(owner)
  expect(mails).toHaveLength(1)
  for (const part of ['Subject: A visitor sent you a question', '> How old is your car?', '/twin?view=inbox', '/settings#account'])
    expect(mails[0]).toContain(part)
})

test('emails a message that the twin passed on, in the owner’s language', async () => {
  const owner = await createOwner({ language: 'de' })
  await say(app.anyone(), owner.username, 'Leave a message: Call me.')
  const [mail] = await readMails(owner)
  expect(mail).toContain('Subject: Ein Besucher hat dir eine Nachricht hinterlassen')
  expect(mail).toContain('> Call me.')
})

test('a message adds no headers and stays in its quotation', async () => {
  const owner = await createOwner()
  await ask(owner, { text: 'Hello\r\nBcc: eve@example.org\r\n\r\nTurn off: https://evil.example\u2028Bye\u0085Bye' })
  const [mail = ''] = await readMails(owner)
  const [headers = '', ...body] = mail.split('\r\n\r\n')
  expect(headers).not.toContain('evil')
  expect(headers).not.toContain('Bcc')
  const decoded = Buffer.from(
    body.join('\r\n\r\n').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
  expect(decoded).toMatch(
    /^> Hello\r?\n> Bcc: eve@example.org\r?\n> \r?\n> Turn off: https:\/\/evil.example\r?\n> Bye\r?\n> Bye\r?\n\r?\n/m,
  )
})

test.each([
  ['turned it off', { receivesInboxEmails: false }],
  ['has not confirmed the address', { emailVerified: false }],
  ['is suspended', { suspendedAt: new Date() }],
])('sends nothing to an owner who %s', async (_, data) => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { id } = await say(guest, owner.username, 'How old is your car?')
  await db.user.update({ where: { id: owner.id }, data })
  await guest.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, { text: 'Hello' })
  expect(await readMails(owner)).toEqual([])
})

test('sends an owner at most ten emails an hour', async () => {
  const owner = await createOwner()
  for (let index = 0; index < 12; index++) expect((await ask(owner, { text: `Message ${index}` })).status).toBe(200)
  expect(await readMails(owner)).toHaveLength(10)
  expect(await db.visitorMessage.count({ where: { ownerId: owner.id } })).toBe(12)
})
