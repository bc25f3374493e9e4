import { expect, test, vi } from 'vitest'
import { findFreePort } from '../../scripts/testing/server.ts'
import { testApp } from '../testing/app.ts'
import { startSmtp } from '../testing/smtp.ts'
import { createFiles } from './files/files.ts'
import { createMail } from './mail/mail.ts'
import { checkStores } from './startupChecks.ts'

const { platform } = await testApp()

async function findUnusable({ smtpPort, s3Port }: { smtpPort?: number; s3Port?: number }): Promise<string[]> {
  const s3 = s3Port && {
    bucket: 'x',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${s3Port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  }
  const config = { ...platform.config, ...(smtpPort && { smtpUrl: `smtp://127.0.0.1:${smtpPort}` }), ...(s3 && { s3 }) }
  const error = vi.spyOn(platform.log, 'error').mockImplementation(() => {})
  error.mockClear()
  await checkStores({ config, log: platform.log, files: createFiles(config), mail: createMail({ ...platform, config }) })
  return error.mock.calls.map(([, message]) => String(message).split(' ')[0] ?? '')
}

test('names the settings of an unusable mail server and file store', { timeout: 60_000 }, async () => {
  const port = await findFreePort()
  expect((await findUnusable({ smtpPort: port, s3Port: port })).toSorted()).toEqual(['S3_BUCKET', 'SMTP_URL'])
})

test('accepts usable ones, and none', async () => {
  await using smtp = await startSmtp()
  expect(await findUnusable({ smtpPort: smtp.port })).toEqual([])
  expect(await findUnusable({})).toEqual([])
})
