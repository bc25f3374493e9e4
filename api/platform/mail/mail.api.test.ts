import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'
import { startSmtp } from '../../testing/smtp.ts'
import { createJobs } from '../jobs.ts'
import { createMail, type Message } from './mail.ts'

const app = await testApp()
const { config, databaseUrl, db, log } = app.platform
const link = 'http://localhost:4000/reset-password?token=abc'
const emailState = graphql(`query EmailDelivery { viewer { user { emailFailedAt } } }`)

function reset(to: string, expiresInMs = 60_000): Message {
  return { to, subject: 'Reset your password', text: `Open ${link} to continue.`, expiresAt: new Date(Date.now() + expiresInMs) }
}

function mailTo(port: number) {
  const jobs = createJobs({ databaseUrl, isWorker: true, log })
  onTestFinished(() => jobs.stop())
  return createMail({ config: { ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, db, jobs, log }, { firstRetrySeconds: 1 })
}

test('an email that the server refuses is reported to its recipient and sent once the server accepts it', async () => {
  await using smtp = await startSmtp()
  const { email, client } = await createPerson(app)
  const failedAt = async () => (await client.ask(emailState)).viewer?.user.emailFailedAt
  smtp.state.isDown = true
  await mailTo(smtp.port).send(reset(email))
  await vi.waitFor(async () => expect(await failedAt()).toBeTruthy(), 30_000)
  expect((await client.rest<{ email_failed_at: string }>('GET', '/api/v1/account')).body.email_failed_at).toBe(await failedAt())

  smtp.state.isDown = false
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000)
  await vi.waitFor(async () => expect(await failedAt()).toBeNull(), 15_000)
  expect(smtp.received[0]).toContain(`To: ${email}`)
  expect(smtp.received[0]).toContain(link)
})

test('an email whose link has expired is not sent', async () => {
  await using smtp = await startSmtp()
  const mail = mailTo(smtp.port)
  await mail.send(reset('late@example.org', -1))
  await mail.send(reset('in-time@example.org'))
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000)
  expect(smtp.received[0]).toContain('To: in-time@example.org')
})

test('the links of queued emails cannot be read in the database', async () => {
  await mailTo(9).send(reset('ann@example.org'))
  const rows = await db.$queryRaw<object[]>`SELECT data FROM jobs.job WHERE name = 'send-mail'`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/token|ann@example/)
})

test('without an SMTP server, an email becomes a file and its link is logged', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => {})
  await app.platform.mail.send(reset('file@example.org'))
  const folder = join(config.dataDir, 'mail')
  const file = (await readdir(folder)).find((name) => name.includes('file@example.org')) ?? ''
  const eml = await readFile(join(folder, file), 'utf8')
  expect(eml).toMatch(/^From: Twain <twain@localhost>\r?$/m)
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ to: 'file@example.org', link }), 'mail: Reset your password')
})

test('emails to one address in the same millisecond become separate files', async () => {
  await Promise.all(Array.from({ length: 20 }, () => app.platform.mail.send(reset('many@example.org'))))
  const files = await readdir(join(config.dataDir, 'mail'))
  expect(files.filter((name) => name.endsWith(' many@example.org.eml'))).toHaveLength(20)
})
