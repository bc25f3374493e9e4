import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { finishJobs } from '../testing/jobs.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { say } from '../testing/subjects/twinTalk.ts'
import { addDays } from './days.ts'
import { findLastWeek } from './digest.service.ts'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    mails.push((await text(stream)).replaceAll('=\r\n', ''))
    done()
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const { port } = smtp.server.address() as AddressInfo
const app = await testApp({ LLM_PROVIDER: 'builtin', SMTP_URL: `smtp://127.0.0.1:${port}`, VERIFY_EMAIL: 'false' })
const { db } = app.platform
const lastWeek = findLastWeek('UTC', new Date())

async function createTwinOwner(account: object = {}): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees.' })
  await person.client.rest('PATCH', '/api/v1/account', account)
  return person
}

async function visit({ username }: Person, { day, question = 'Which motorcycle do you ride?' }: { day: string; question?: string }) {
  const { threadId } = await say(app.anyone(), username, question)
  const createdAt = new Date(`${day}T12:00:00Z`)
  await db.run.updateMany({ where: { threadId }, data: { createdAt } })
}

async function readDigests({ client }: Person) {
  const { body } = await client.rest<{ notifications: { title: string }[] }>('GET', '/api/v1/notifications?include_read=true')
  return body.notifications.filter(({ title }) => title.startsWith('Visitors of your twin'))
}

const mailsTo = ({ email }: Person) => mails.filter((mail) => mail.includes(`To: ${email}`))

test('the week ends on Monday at 8 in the owner’s time zone', () => {
  const at = (time: string, timezone = 'UTC') => findLastWeek(timezone, new Date(time))
  expect(at('2026-03-09T08:00:00Z')).toBe('2026-03-02')
  expect(at('2026-03-09T07:59:00Z')).toBe('2026-02-23')
  expect(at('2026-03-15T23:00:00Z')).toBe('2026-03-02')
  expect(at('2026-03-09T08:00:00Z', 'America/New_York')).toBe('2026-02-23')
  expect(at('2026-03-08T23:00:00Z', 'Asia/Tokyo')).toBe('2026-03-02')
})

test('notifies an owner once of last week’s visitors', async () => {
  const ada = await createTwinOwner()
  await visit(ada, { day: lastWeek })
  await visit(ada, { day: addDays(lastWeek, 7) })
  await app.services.digest.send({ ownerId: ada.id, week: lastWeek })
  await Promise.all([1, 2].map(() => app.services.digest.send({ ownerId: ada.id, week: lastWeek })))
  expect(await readDigests(ada)).toMatchObject([
    {
      title: 'Visitors of your twin last week: 1',
      summary: 'Questions it couldn’t answer: 1',
      message: '“Which motorcycle do you ride?”',
      action_url: '/twin?view=insight',
    },
  ])
  expect(mailsTo(ada)).toEqual([])
})

test('the job finds owners with visitors, and sends nothing for a week without', async () => {
  const [ada, bob] = [await createTwinOwner(), await createTwinOwner()]
  await visit(ada, { day: lastWeek })
  await visit(bob, { day: addDays(lastWeek, 7) })
  const job = 'send-weekly-digests'
  for (const ownerId of [ada.id, bob.id])
    expect(await app.services.digest.findDue(new Date())).toContainEqual(expect.objectContaining({ key: ownerId }))
  await app.services.digest.sendDue()
  await finishJobs(app, job)
  expect(await readDigests(ada)).toHaveLength(1)
  expect(await readDigests(bob)).toEqual([])
  expect(await app.services.digest.findDue(new Date())).toEqual([])
})

test('sends an email only to owners who turned it on', async () => {
  const [ada, bob] = [await createTwinOwner({ receives_digest_emails: true }), await createTwinOwner()]
  for (const owner of [ada, bob]) {
    await visit(owner, { day: lastWeek })
    await app.services.referrers.record(owner.id, { host: 'news.example.org', isEmbedded: false }, new Date(lastWeek))
    await app.services.digest.send({ ownerId: owner.id, week: lastWeek })
  }
  await expect.poll(() => mailsTo(ada).length).toBe(1)
  for (const part of ['Visitors: 1', 'Which motorcycle do you ride?', 'motorcycle: 1', 'news.example.org: 1', '/settings#account'])
    expect(mailsTo(ada)[0]).toContain(part)
  expect(mailsTo(bob)).toEqual([])
})

test('the email and quotations are in the owner’s language', async () => {
  const ada = await createTwinOwner({ receives_digest_emails: true, language: 'de' })
  await visit(ada, { day: lastWeek })
  await app.services.digest.send({ ownerId: ada.id, week: lastWeek })
  await expect.poll(() => mailsTo(ada).length).toBe(1)
  const [mail = ''] = mailsTo(ada)
  expect(mail).toContain('Besucher: 1')
  expect(mail).not.toMatch(/Visitors|Questions|Topics/)
  expect(await readDigests(ada)).toMatchObject([{ message: '„Which motorcycle do you ride?“' }])
})

test('a digest interrupted before the email is sent again, without a second notification', async () => {
  const ada = await createTwinOwner({ receives_digest_emails: true })
  await visit(ada, { day: lastWeek })
  const { mail } = app.platform
  const send = mail.send.bind(mail)
  const dying = vi.spyOn(mail, 'send').mockImplementationOnce(async (...message) => {
    await send(...message)
    throw new Error('The process died.')
  })
  const digest = { ownerId: ada.id, week: lastWeek }
  await expect(app.services.digest.send(digest)).rejects.toThrow('The process died.')
  dying.mockRestore()
  expect(await readDigests(ada)).toEqual([])
  expect(await app.services.digest.findDue(new Date())).toContainEqual(expect.objectContaining({ key: ada.id }))
  for (const _ of [1, 2]) await app.services.digest.send(digest)
  expect(await readDigests(ada)).toHaveLength(1)
  await finishJobs(app, 'send-mail')
  expect(mailsTo(ada)).toHaveLength(1)
})
