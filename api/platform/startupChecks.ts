import { randomUUID } from 'node:crypto'
import type { Platform } from './platform.ts'

type Checked = Pick<Platform, 'config' | 'files' | 'log' | 'mail' | 'mailbox'>

/** Wrong settings would otherwise appear at the first upload or email. The server starts anyway, because both may be down temporarily. */
export async function checkStores({ config, files, log, mail, mailbox }: Checked): Promise<void> {
  const writeFile = async () => {
    const key = `checks/${randomUUID()}`
    await files.put(key, Buffer.from('Twain'), { contentType: 'text/plain' })
    await files.delete(key)
  }
  const check = (setting: string, work: Promise<void>) =>
    work.catch((err: unknown) =>
      log.error({ err }, `${setting} cannot be used at the moment. Check it and the settings that belong to it.`),
    )
  await Promise.all([
    check('SMTP_URL', mail.check()),
    mailbox && check('IMAP_URL', mailbox.check()),
    config.s3 && check('S3_BUCKET', writeFile()),
  ])
}
