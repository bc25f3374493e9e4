import { afterAll, expect, test } from 'vitest'
import { startDovecot } from '../../../../../scripts/testing/dovecot.ts'
import { testApp } from '../../../../testing/app.ts'
import { createPerson } from '../../../../testing/people.ts'
import { startSmtp } from '../../../../testing/smtp.ts'
import { say } from '../../../../testing/subjects/twinTalk.ts'

const [smtp, dovecot] = [await startSmtp(), await startDovecot()]
afterAll(() => dovecot.stop())
const app = await testApp({
  LLM_PROVIDER: 'builtin',
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  IMAP_URL: dovecot.url,
  MAIL_REPLY_TO: 'answers@example.org',
})

test('the visitor sees live what the owner answers by email', async () => {
  await app.platform.jobs.start()
  const owner = await createPerson(app)
  await app.platform.db.user.update({ where: { id: owner.id }, data: { emailVerified: true } })
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  const guest = app.anyone()
  const { id, threadId } = await say(guest, owner.username, 'How old is your car?')
  await guest.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, {})
  const findAddress = () => smtp.received.map((mail) => /^Reply-To: (\S+)/m.exec(mail)?.[1]).find((address) => address !== undefined)
  await expect.poll(findAddress, { timeout: 30_000 }).toBeDefined()

  const events = guest.sse(`/api/v1/chat/threads/${threadId}/replies`)
  const reply = (async () => {
    for await (const { data } of events) if (data) return (JSON.parse(data) as { reply: string }).reply
    return null
  })()
  await dovecot.deliver(Buffer.from(`From: ${owner.email}\r\nTo: ${findAddress()}\r\n\r\nNine years.\r\n`))
  await app.services.emailReplies.fetchNow()
  expect(await reply).toBe('Nine years.')
  await expect.poll(() => dovecot.listFiles(), { timeout: 30_000 }).toEqual([expect.stringMatching(/,S$/)])
})
