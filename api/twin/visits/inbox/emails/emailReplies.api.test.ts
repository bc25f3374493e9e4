import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { finishJobs } from '../../../../testing/jobs.ts'
import { createPerson, type Person } from '../../../../testing/people.ts'
import { startSmtp } from '../../../../testing/smtp.ts'
import { replyEmails } from '../../../../testing/subjects/replyEmails.ts'
import { say } from '../../../../testing/subjects/twinTalk.ts'
import { maxEmailBytes } from '../../../../platform/mail/mailbox.ts'
import { readMetrics } from '../../../../platform/metrics.ts'
import { createReplyAddresses } from './replyAddresses.ts'

const smtp = await startSmtp()
const app = await testApp({
  LLM_PROVIDER: 'builtin',
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  IMAP_URL: 'imap://ann:secret@127.0.0.1:9/INBOX',
  MAIL_REPLY_TO: 'answers@example.org',
})
const { db } = app.platform
const { inbox, emailReplies } = app.services

const batches: Buffer[][] = []
const { mailbox } = app.platform
if (!mailbox) throw new Error('There is no mailbox.')
vi.spyOn(mailbox, 'fetchNew').mockImplementation(async (handle) => {
  for (const source of batches.shift() ?? []) await handle({ source, isCutOff: false })
  return batches.length > 0
})

async function createQuestion() {
  const owner = await createPerson(app)
  await db.user.update({ where: { id: owner.id }, data: { emailVerified: true } })
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  // Guests of one network are limited to 20 messages.
  const guest = (await createPerson(app)).client
  const { id, threadId } = await say(guest, owner.username, 'How old is your car?')
  await guest.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, {})
  const address = await findReplyAddress(owner)
  const { entryId } = await db.visitorMessage.findFirstOrThrow({ where: { ownerId: owner.id } })
  const readReply = async () => {
    const { body } = await guest.rest<{ messages: { reply: string | null }[] }>('GET', `/api/v1/chat/threads/${threadId}/visitor-messages`)
    return body.messages[0]?.reply
  }
  return { owner, guest, address, entryId, readReply }
}

async function findReplyAddress(owner: Person) {
  const [mail = ''] = await readMails(owner, 'A visitor sent you a question')
  return /^Reply-To: (\S+)/m.exec(mail)?.[1] ?? ''
}

async function readMails({ email }: Person, subject: string): Promise<string[]> {
  await finishJobs(app, 'send-mail')
  return smtp.received.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`))
}

const readRefusals = async (owner: Person) =>
  (await readMails(owner, 'Your reply was not sent')).map((mail) => mail.split('\r\n\r\n')[1]?.replaceAll('=E2=80=99', '’') ?? '')

interface Written {
  from: string
  to: string
  headers?: string
  body?: string | Buffer
}

function write({ from, to, headers = 'Content-Type: text/plain', body = 'Nine years.' }: Written): Buffer {
  const head = [`From: Ann <${from}>`, `To: Twain <${to}>`, 'Subject: Re: A visitor sent you a question', 'MIME-Version: 1.0', headers]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}

const receive = (email: Written, isCutOff = false) => emailReplies.receive({ source: write(email), isCutOff })

test.each(replyEmails)('takes the reply from $program', async ({ headers, body, reply }) => {
  const { owner, address, readReply } = await createQuestion()
  expect(address).toMatch(/^answers\+[0-9a-z]{40,44}@example\.org$/)
  await receive({ from: owner.email, to: address, headers, body })
  expect(await readReply()).toBe(reply)
  expect(await readRefusals(owner)).toEqual([])
})

test('servers may change the case of addresses', async () => {
  const { owner, address, readReply } = await createQuestion()
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  await receive({ from: owner.email.toUpperCase(), to: address.toUpperCase() })
  expect(await readReply()).toBe('Nine years.')
})

test('addresses of a previous session secret work, guessed ones do not', async () => {
  const { owner, address, entryId, readReply } = await createQuestion()
  const earlier = createReplyAddresses(['an earlier secret of the server'], 'answers@example.org').toAddress(entryId)
  const rotated = createReplyAddresses(['the new secret', 'an earlier secret of the server'], 'answers@example.org')
  expect(rotated.readEntryId(earlier)).toBe(entryId)
  const guessed = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  for (const to of [earlier, guessed, 'answers@example.org', 'answers+@example.org', `answers+${'z'.repeat(44)}@example.org`])
    await receive({ from: owner.email, to })
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual([])
})

test('an email received again keeps what the owner has changed since', async () => {
  const { owner, address, entryId, readReply } = await createQuestion()
  const email = { from: owner.email, to: address }
  await receive(email)
  await receive(email)
  expect(await readRefusals(owner)).toEqual([])
  await inbox.reply({ userId: owner.id }, { id: entryId, text: 'Ten years.' })
  await receive(email)
  expect(await readReply()).toBe('Ten years.')
  expect(await readRefusals(owner)).toEqual(['The visitor already has a reply. You can edit it in the inbox.'])
})

test('only the owner’s address replies, and others are reported to it', async () => {
  const { owner, address, readReply } = await createQuestion()
  const eve = await createPerson(app)
  await receive({ from: eve.email, to: address })
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual(['It came from an address other than your account’s.'])
  expect(await readRefusals(eve)).toEqual([])
})

test.each([
  ['suspended', { suspendedAt: new Date() }],
  ['no longer confirmed', { emailVerified: false }],
])('an account that is %s gets neither reply nor email', async (_, data) => {
  const { owner, address, entryId } = await createQuestion()
  await db.user.update({ where: { id: owner.id }, data })
  await receive({ from: owner.email, to: address })
  expect(await db.visitorMessage.findFirst({ where: { entryId } })).toMatchObject({ reply: null })
  expect(await readRefusals(owner)).toEqual([])
})

test('deleted entries are ignored', async () => {
  const { owner, address, entryId } = await createQuestion()
  await inbox.remove({ userId: owner.id, sessionId: '' }, { id: entryId })
  await receive({ from: owner.email, to: address })
  expect(await readRefusals(owner)).toEqual([])
})

test('addresses expire after 30 days', async () => {
  const { owner, address, entryId, readReply } = await createQuestion()
  await db.visitorMessage.updateMany({ where: { entryId }, data: { sentAt: new Date(Date.now() - 31 * 86_400_000) } })
  await receive({ from: owner.email, to: address })
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual(['It answers an email that is more than 30 days old.'])
})

test.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'Return-Path: <>',
  'X-Autoreply: yes',
  'Content-Type: multipart/report; boundary="b"',
])('ignores automatic emails: %s', async (headers) => {
  const { owner, address, readReply } = await createQuestion()
  await receive({ from: owner.email, to: address, headers, body: 'I am on vacation.' })
  await receive({ from: owner.email, to: address, headers }, true)
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual([])
})

const attachment = 'Content-Type: multipart/mixed; boundary="b"'
const picture = '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="car.png"\r\n\r\nx\r\n--b--'

test.each([
  ['a quotation only', { body: '> How old is your car?' }, 'It has no text above the quoted message.'],
  ['an attachment only', { headers: attachment, body: picture }, 'It has no text above the quoted message.'],
  ['a long text', { body: 'x'.repeat(10_001) }, 'It has more than 10,000 characters.'],
  [
    'a quotation without marks',
    { body: 'Nine.\n\nReply in the inbox: http://localhost:4000/twin?view=inbox' },
    'It contains a quotation that could not be removed.',
  ],
])('refuses %s and says why', async (_, content, reason) => {
  const { owner, address, readReply } = await createQuestion()
  await receive({ from: owner.email, to: address, ...content })
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual([reason])
})

test('refuses more than 1 MB, at most five times an hour', async () => {
  const { owner, address, readReply } = await createQuestion()
  for (let index = 0; index < 6; index++) await receive({ from: owner.email, to: address, body: 'x'.repeat(maxEmailBytes) }, true)
  expect(await readReply()).toBeNull()
  expect(await readRefusals(owner)).toEqual(Array.from({ length: 5 }, () => 'It is larger than 1 MB.'))
})

test('attachments are left out', async () => {
  const { owner, address, readReply } = await createQuestion()
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nNine years.\r\n${picture}`
  await receive({ from: owner.email, to: address, headers: attachment, body })
  expect(await readReply()).toBe('Nine years.')
})

test('broken emails neither throw nor reach the log', async () => {
  const { owner, address } = await createQuestion()
  const error = vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})
  for (const source of [
    '',
    '\0',
    `From: ${owner.email}`,
    `To: ${address}`,
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(100),
  ])
    await emailReplies.receive({ source: Buffer.from(source), isCutOff: false })
  expect(error).not.toHaveBeenCalled()
  vi.spyOn(inbox, 'reply').mockRejectedValueOnce(new Error('A query with “Nine years.”'))
  await receive({ from: owner.email, to: address })
  expect(JSON.stringify(error.mock.calls)).toContain('an email could not be handled')
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Nine|answers\+/)
  error.mockRestore()
})

test('fetches new emails until there are none, and the metrics tell when', async () => {
  const readTime = async () => Number(/^twain_mailbox_read_timestamp_seconds (\S+)$/m.exec(await readMetrics(app.platform.metrics))?.[1])
  const before = await readTime()
  const emails = [await createQuestion(), await createQuestion()]
  for (const { owner, address } of emails) batches.push([write({ from: owner.email, to: address })])
  await emailReplies.fetchNow()
  for (const { readReply } of emails) await expect.poll(readReply, { timeout: 30_000 }).toBe('Nine years.')
  await expect.poll(readTime).toBeGreaterThan(before)
})

test('an email received while the database is away is fetched again', async () => {
  const { owner, address } = await createQuestion()
  const outage = new Error('Connection terminated')
  vi.spyOn(inbox, 'reply').mockRejectedValueOnce(outage)
  await expect(receive({ from: owner.email, to: address })).rejects.toThrow(outage)
})
