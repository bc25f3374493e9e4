import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs, SendOptions } from '../jobs.ts'
import type { Log } from '../log.ts'
import { createSeal } from '../seal.ts'

export interface Message {
  to: string
  subject: string
  text: string
  /** Until when sending is retried. By default two days from now. */
  expiresAt?: Date
  replyTo?: string
}

export interface Mail {
  send(message: Message, options?: Pick<SendOptions, 'tx'>): Promise<void>
  /** Connects and signs in to the mail server, if there is one. */
  check(): Promise<void>
}

interface Uses {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'sessionSecrets'>
  db: Database
  jobs: Jobs
  log: Log
}

const defaultLifeMs = 2 * 86_400_000
const smtpTimeoutMs = 30_000
const retries = 200
const longestRetrySeconds = 600

const sealedMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  expiresAt: z.coerce.date(),
  replyTo: z.string().optional(),
})
/** So that programs don’t answer. */
const headers = { 'Auto-Submitted': 'auto-generated' }

export function createMail(uses: Uses, { firstRetrySeconds = 15 } = {}): Mail {
  const { smtpUrl } = uses.config
  return smtpUrl ? createSmtpMail(uses, smtpUrl, firstRetrySeconds) : createFileMail(uses)
}

function createSmtpMail({ config, db, jobs, log }: Uses, smtpUrl: string, retryDelay: number): Mail {
  // Links are credentials, and the job table stores messages.
  const seal = createSeal(config.sessionSecrets, 'mail')
  let transport: ReturnType<typeof connect> | undefined
  const connect = async () => {
    const { createTransport } = await loadNodemailer()
    const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs }
    return createTransport({ url: smtpUrl, ...timeouts } satisfies SMTPTransport.Options, { from: config.mailFrom, headers })
  }
  const schema = z.object({ sealed: z.string() })
  const retry = { retries, retryDelaySeconds: retryDelay, longestRetrySeconds }
  const job = jobs.define('send-mail', { schema, ...retry }, async ({ sealed }) => {
    const { to, expiresAt, ...message } = sealedMessage.parse(JSON.parse(seal.open(sealed)))
    if (expiresAt < new Date()) return log.error({ subject: message.subject }, 'An email was not sent before its link expired.')
    try {
      await (await (transport ??= connect())).sendMail({ to, ...message })
    } catch (err) {
      await db.user.updateMany({ where: { email: to, emailFailedAt: null }, data: { emailFailedAt: new Date() } })
      log.warn({ err }, 'An email could not be sent. It is retried until its link expires.')
      throw err
    }
    await db.user.updateMany({ where: { email: to, emailFailedAt: { not: null } }, data: { emailFailedAt: null } })
  })
  return {
    send(message, options) {
      const expiresAt = message.expiresAt ?? new Date(Date.now() + defaultLifeMs)
      return job.send({ sealed: seal.close(JSON.stringify({ ...message, expiresAt })) }, options)
    },
    async check() {
      await (await (transport ??= connect())).verify()
    },
  }
}

function createFileMail({ config: { dataDir, mailFrom }, log }: Uses): Mail {
  return {
    async send({ to, subject, text, replyTo }) {
      const { createTransport } = await loadNodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom, headers })
      const { message: eml } = await transport.sendMail({ to, subject, text, replyTo })
      const dir = join(dataDir, 'mail')
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(dir, `${time} ${randomBytes(3).toString('hex')} ${to.replaceAll(/[^\w@.+-]/g, '_')}.eml`)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      // Readers of the folder never see half an email.
      await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ to, link: text.match(/https?:\/\/\S+/)?.[0], file }, `mail: ${subject}`)
    },
    check: async () => {},
  }
}

function loadNodemailer() {
  return import('nodemailer')
}
