import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from './log.ts'

export interface Mail {
  send(message: { to: string; subject: string; text: string }): Promise<void>
}

/** Without SMTP_URL, mails become files in the data folder, and the link in them is printed to the log. */
export function createMail({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mail {
  // Loaded with the first mail: most processes send none.
  const load = () => import('nodemailer')
  if (smtpUrl) {
    let transport: ReturnType<Awaited<ReturnType<typeof load>>['createTransport']> | undefined
    return {
      async send(message) {
        transport ??= (await load()).createTransport(smtpUrl, { from: mailFrom })
        await transport.sendMail(message)
      },
    }
  }
  return {
    async send(message) {
      const transport = (await load()).createTransport({ streamTransport: true, buffer: true }, { from: mailFrom })
      const { message: eml } = await transport.sendMail(message)
      const dir = join(dataDir, 'mail')
      const file = join(dir, `${new Date().toISOString().replaceAll(':', '-')} ${message.to.replaceAll(/[^\w@.+-]/g, '_')}.eml`)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeFile(file, eml as Buffer, { mode: 0o600 })
      log.info({ to: message.to, link: message.text.match(/https?:\/\/\S+/)?.[0], file }, `mail: ${message.subject}`)
    },
  }
}
