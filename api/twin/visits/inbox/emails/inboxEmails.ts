import type { EmailsService } from '../../../../account/emails/emails.service.ts'
import { getLanguage } from '../../../../account/settings/languages.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { EmailRepliesService } from './emailReplies.service.ts'
import { writeInboxMail } from './inboxMail.ts'

interface NewEntry {
  readonly id: string
  readonly ownerId: string
  readonly kind: 'question' | 'message'
  readonly text: string
}

export type InboxEmails = ReturnType<typeof createInboxEmails>

const emailsAnHour = 10

export function createInboxEmails(
  { config, jobs, limits, mail }: Pick<Platform, 'config' | 'jobs' | 'limits' | 'mail'>,
  { emails, replies }: { emails: Pick<EmailsService, 'canReceive'>; replies: Pick<EmailRepliesService, 'getAddress'> },
) {
  const byOwner = limits.define('inbox-emails', { points: emailsAnHour, seconds: 3600 })
  return {
    /** Await before the transaction. */
    async prepare(): Promise<void> {
      if (config.smtpUrl) await jobs.start()
    },
    async send(tx: Transaction, { id, ownerId, kind, text }: NewEntry): Promise<void> {
      const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId } })
      if (!owner.receivesInboxEmails || owner.suspendedAt || !emails.canReceive(owner)) return
      if (!(await byOwner.consume(ownerId)).isAllowed) return
      const language = getLanguage(owner.language, new Headers())
      const entry = { kind, text, replyTo: replies.getAddress(id, owner) }
      await mail.send(writeInboxMail(entry, { to: owner.email, language, publicUrl: config.publicUrl }), { tx })
    },
  }
}
