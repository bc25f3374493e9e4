import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { finishJobs } from '../../../../testing/jobs.ts'
import { createPerson, type Person } from '../../../../testing/people.ts'
import { startSmtp } from '../../../../testing/smtp.ts'
import { say } from '../../../../testing/subjects/twinTalk.ts'

const smtp = await startSmtp()
const app = await testApp({ LLM_PROVIDER: 'builtin', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
const { db } = app.platform

interface Sent {
  id: string
  secret: string
  emailed_to: string | null
}

async function createOwner(): Promise<Person> {
  const owner = await createPerson(app)
  await db.user.update({ where: { id: owner.id }, data: { emailVerified: true, receivesInboxEmails: false } })
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  return owner
}

async function leaveMessage({ username }: Person, text: string): Promise<Sent> {
  const guest = app.anyone()
  const { id } = await say(guest, username, 'How old is your car?')
  const { body } = await guest.rest<Sent>('POST', `/api/v1/chat/steps/${id}/send-to-owner`, { text })
  return body
}

const reply = ({ client }: Person, { id }: Sent, text: string) => client.rest('POST', `/api/v1/inbox/${id}/reply`, { text })

async function readMails(address: string): Promise<string[]> {
  await finishJobs(app, 'send-mail')
  return smtp.received
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.toLowerCase().includes(`to: ${address}`))
}

test('emails a visitor who left an address once about the first reply, with a link to it', async () => {
  const owner = await createOwner()
  const sent = await leaveMessage(owner, 'Do you sell honey? Write to <Joan@example.org>.')
  expect(sent.emailed_to).toBe('Joan@example.org')
  await reply(owner, sent, 'Yes, from May on.')
  await reply(owner, sent, 'Yes, from June on.')
  const [mail, ...more] = await readMails('joan@example.org')
  expect(mail).toContain(`Subject: @${owner.username} replied to your message`)
  expect(mail).toContain(`/twin/${owner.username}/reply#${sent.secret}`)
  for (const text of ['honey', 'from May on']) expect(mail).not.toContain(text)
  expect(more).toEqual([])
  const { body } = await app.anyone().rest<{ reply: string }>('GET', `/api/v1/visitor-messages?secret=${sent.secret}`)
  expect(body.reply).toBe('Yes, from June on.')
})

test('emails in the language of the message', async () => {
  const owner = await createOwner()
  const sent = await leaveMessage(owner, 'Verkaufst du auch Honig? Meine Adresse ist hanna@example.org')
  await reply(owner, sent, 'Ja.')
  const [mail] = await readMails('hanna@example.org')
  expect(mail).toContain('hat auf deine Nachricht geantwortet')
})

test('emails nothing without an address', async () => {
  const owner = await createOwner()
  const before = (await readMails('')).length
  for (const text of ['Call me.', 'I am @joan on most sites.', 'joan@example', 'a@b.c\r\nBcc: eve@@example.org']) {
    const sent = await leaveMessage(owner, text)
    expect([text, sent.emailed_to]).toEqual([text, null])
    expect((await reply(owner, sent, 'Yes.')).status).toBe(200)
  }
  expect((await readMails('')).length).toBe(before)
})

test('sends at most five emails a day to an address', async () => {
  const text = 'Please answer victim@example.org'
  for (let count = 0; count < 6; count += 1) {
    const owner = await createOwner()
    expect((await reply(owner, await leaveMessage(owner, text), 'Yes.')).status).toBe(200)
  }
  expect(await readMails('victim@example.org')).toHaveLength(5)
})
