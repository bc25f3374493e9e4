import type { EmailsService } from '../../../../account/emails/emails.service.ts'
import { getLanguage } from '../../../../account/settings/languages.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { writeInboxMail } from './inboxMail.ts'

interface NewEntry {
  readonly ownerId: string
  readonly kind: 'question' | 'message'
  readonly text: string
}

export type InboxEmails = ReturnType<typeof createInboxEmails>

const emailsAnHour = 10

export function createInboxEmails(
  { config, jobs, limits, mail }: Pick<Platform, 'config' | 'jobs' | 'limits' | 'mail'>,
  emails: Pick<EmailsService, 'canReceive'>,
) {
  const byOwner = limits.define('inbox-emails', { points: emailsAnHour, seconds: 3600 })
  return {
    /** Await before the transaction. */
    async prepare(): Promise<void> {
      if (config.smtpUrl) await jobs.start()
    },
    async send(tx: Transaction, { ownerId, ...entry }: NewEntry): Promise<void> {
      const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId } })
      if (!owner.receivesInboxEmails || owner.suspendedAt || !emails.canReceive(owner)) return
      if (!(await byOwner.consume(ownerId)).isAllowed) return
      const language = getLanguage(owner.language, new Headers())
      await mail.send(writeInboxMail(entry, { to: owner.email, language, publicUrl: config.publicUrl }), { tx })
    },
  }
}
