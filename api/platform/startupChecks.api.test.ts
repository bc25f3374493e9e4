import { expect, test, vi } from 'vitest'
import { findFreePort } from '../../scripts/testing/server.ts'
import { testApp } from '../testing/app.ts'
import { startSmtp } from '../testing/smtp.ts'
import { createFiles } from './files/files.ts'
import { createMail } from './mail/mail.ts'
import { createMailbox } from './mail/mailbox.ts'
import { checkStores } from './startupChecks.ts'

const { platform } = await testApp()

async function findUnusable({ smtpPort, imapPort, s3Port }: { smtpPort?: number; imapPort?: number; s3Port?: number }): Promise<string[]> {
  const s3 = s3Port && {
    bucket: 'x',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${s3Port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  }
  const replies = imapPort && { imapUrl: `imap://ann:secret@127.0.0.1:${imapPort}`, address: 'answers@example.org' }
  const config = {
    ...platform.config,
    ...(smtpPort && { smtpUrl: `smtp://127.0.0.1:${smtpPort}` }),
    ...(s3 && { s3 }),
    ...(replies && { replies }),
  }
  const error = vi.spyOn(platform.log, 'error').mockImplementation(() => {})
  error.mockClear()
  const mail = createMail({ ...platform, config })
  await checkStores({ config, log: platform.log, files: createFiles(config), mail, mailbox: createMailbox(config) })
  return error.mock.calls.map(([, message]) => String(message).split(' ')[0] ?? '')
}

test('names the settings of unusable mail servers and an unusable file store', { timeout: 60_000 }, async () => {
  const port = await findFreePort()
  expect((await findUnusable({ smtpPort: port, imapPort: port, s3Port: port })).toSorted()).toEqual(['IMAP_URL', 'S3_BUCKET', 'SMTP_URL'])
})

test('accepts usable ones, and none', async () => {
  await using smtp = await startSmtp()
  expect(await findUnusable({ smtpPort: smtp.port })).toEqual([])
  expect(await findUnusable({})).toEqual([])
})
