import { z } from 'zod'
import type { VisitorMessage } from '../../../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { detectLanguage } from '../../../../platform/language/words.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { trimEndMatching } from '../../../../platform/text/trimming.ts'
import { createReplyLinks } from '../replies.ts'

export type VisitorEmails = ReturnType<typeof createVisitorEmails>
type Message = Pick<VisitorMessage, 'id' | 'kind' | 'ownerId' | 'text'>

const hour = 3600
const emailsByOwner = { points: 20, seconds: hour }
const emailsToAddress = { points: 5, seconds: 24 * hour }

const words = {
  en: {
    subject: (owner: string) => `@${owner} replied to your message`,
    read: 'Read the reply',
    reason: 'The message contained your email address. If you didn’t send it, ignore this email.',
  },
  de: {
    subject: (owner: string) => `@${owner} hat auf deine Nachricht geantwortet`,
    read: 'Antwort lesen',
    reason: 'Die Nachricht enthielt deine E-Mail-Adresse. Falls sie nicht von dir ist, ignoriere diese E-Mail.',
  },
}

/** Announces replies to visitors who left an email address. Without texts of users, so that it cannot send advertisements. */
export function createVisitorEmails({ config, jobs, limits, mail }: Pick<Platform, 'config' | 'jobs' | 'limits' | 'mail'>) {
  const links = createReplyLinks(config.sessionSecrets)
  const byOwner = limits.define('visitor-emails-owner', emailsByOwner)
  const toAddress = limits.define('visitor-emails-address', emailsToAddress)

  function getRecipient({ kind, text }: Pick<Message, 'kind' | 'text'>): string | null {
    return config.smtpUrl && kind === 'message' ? findEmailAddress(text) : null
  }

  return {
    /** Null if no email is sent. */
    getRecipient,
    /** Await before the transaction. */
    async prepare(): Promise<void> {
      if (config.smtpUrl) await jobs.start()
    },
    async announceReply(tx: Transaction, message: Message): Promise<void> {
      const to = getRecipient(message)
      if (to === null) return
      const allowed = await Promise.all([byOwner.consume(message.ownerId), toAddress.consume(to.toLowerCase())])
      if (!allowed.every(({ isAllowed }) => isAllowed)) return
      const { username } = await tx.user.findUniqueOrThrow({ where: { id: message.ownerId }, select: { username: true } })
      const word = words[detectLanguage(message.text)]
      const link = `${config.publicUrl}/twin/${username}/reply#${links.toSecret(message.id)}`
      const text = `${word.read}: ${link}\n\n${word.reason}\n`
      await mail.send({ to, subject: word.subject(username), text }, { tx })
    },
  }
}

function findEmailAddress(text: string): string | null {
  const parts = text.split(/[\s<>()[\]",;:]+/).map((part) => trimEndMatching(part, /[.!?]/))
  return parts.find((part) => part.includes('@') && z.email().max(254).safeParse(part).success) ?? null
}
