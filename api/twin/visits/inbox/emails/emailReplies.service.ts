import { Gauge } from 'prom-client'
import { z } from 'zod'
import { getLanguage } from '../../../../account/settings/languages.ts'
import type { User, VisitorMessage } from '../../../../platform/__generated__/prisma/client.ts'
import { toJobError } from '../../../../platform/failedJobs.ts'
import type { Job } from '../../../../platform/jobs.ts'
import type { ReceivedEmail } from '../../../../platform/mail/mailbox.ts'
import { explainOutage } from '../../../../platform/outages.ts'
import type { Limit } from '../../../../platform/limits/limits.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { InboxService } from '../inbox.service.ts'
import { replyText } from '../validation.ts'
import { maxReplyLength } from '../limits.ts'
import { type Refusal, replyDays, writeRefusal } from './inboxMail.ts'
import { getText, isAutomatic, listRecipients, parseEmail } from './receivedReply.ts'
import { createReplyAddresses, type ReplyAddresses } from './replyAddresses.ts'
import { extractReply } from './replyText.ts'

type Entry = VisitorMessage & { owner: User }

const dayMs = 86_400_000
const fetchEverySeconds = 60
const refusalsAnHour = 5
/** While the mail server is away, for over a day. */
const retry = { retries: 200, retryDelaySeconds: 60, longestRetrySeconds: 600 }

export class EmailRepliesService {
  readonly #platform: Platform
  readonly #inbox: Pick<InboxService, 'reply'>
  readonly #addresses: ReplyAddresses | null
  readonly #refusals: Limit
  #job: Job<object> | undefined

  constructor(platform: Platform, inbox: Pick<InboxService, 'reply'>) {
    const { replies, sessionSecrets } = platform.config
    this.#platform = platform
    this.#inbox = inbox
    this.#addresses = replies ? createReplyAddresses(sessionSecrets, replies.address) : null
    this.#refusals = platform.limits.define('email-reply-refusals', { points: refusalsAnHour, seconds: 3600 })
  }

  start(): void {
    const { jobs, mailbox, metrics } = this.#platform
    if (!mailbox) return
    const readAt = new Gauge({
      name: 'twain_mailbox_read_timestamp_seconds',
      help: 'Unix time at which the mailbox for replies was last read, or at which the process started.',
      registers: [metrics.registry],
    })
    readAt.setToCurrentTime()
    const exclusive = { find: async () => [{ data: {}, key: 'mailbox' }], everySeconds: fetchEverySeconds }
    this.#job = jobs.define('fetch-email-replies', { schema: z.object({}), exclusive, ...retry }, async (_data, { signal }) => {
      const hasMore = await mailbox.fetchNew((email) => this.receive(email), signal)
      readAt.setToCurrentTime()
      return hasMore ? 'continue' : undefined
    })
  }

  async fetchNow(): Promise<void> {
    await this.#job?.sendFound()
  }

  /** Only an unconfirmed address could belong to someone else. */
  canReply({ emailVerified }: Pick<User, 'emailVerified'>): boolean {
    return this.#addresses !== null && emailVerified
  }

  getAddress(entryId: string, owner: Pick<User, 'emailVerified'>): string | null {
    return this.canReply(owner) ? (this.#addresses?.toAddress(entryId) ?? null) : null
  }

  /** @throws only if the email should be received again later */
  async receive(email: ReceivedEmail): Promise<void> {
    const { log, metrics } = this.#platform
    try {
      metrics.emailReplies.inc({ result: await this.#handle(email) })
    } catch (err) {
      if (explainOutage(err)) throw err
      metrics.emailReplies.inc({ result: 'failed' })
      // Other properties can quote the email.
      log.error({ cause: toJobError(err) }, 'an email could not be handled')
    }
  }

  async #handle({ source, isCutOff }: ReceivedEmail): Promise<'accepted' | 'refused' | 'ignored'> {
    const email = await parseEmail(source)
    if (!email || isAutomatic(email)) return 'ignored'
    const entry = await this.#findEntry(listRecipients(email))
    if (!entry) return 'ignored'
    const { owner, entryId: id, ownerId: userId } = entry
    if (owner.suspendedAt || owner.deletingSince || !owner.emailVerified) return 'ignored'
    if (email.from?.address?.toLowerCase() !== owner.email.toLowerCase()) return this.#refuse(owner, 'sender')
    if (entry.sentAt.getTime() < Date.now() - replyDays * dayMs) return this.#refuse(owner, 'expired')
    if (isCutOff) return this.#refuse(owner, 'size')
    const text = extractReply(getText(email), this.#platform.config.mailFrom)
    const flaw = this.#findFlaw(text)
    if (flaw) return this.#refuse(owner, flaw)
    const reply = replyText.parse(text)
    // An email that is received again must not replace what the owner has written since.
    const kept = await this.#inbox.reply({ userId }, { id, text: reply, isFirst: true })
    return kept.reply === reply ? 'accepted' : this.#refuse(owner, 'replied')
  }

  async #findEntry(recipients: readonly string[]): Promise<Entry | null> {
    const entryId = recipients.map((address) => this.#addresses?.readEntryId(address)).find((id) => id != null)
    if (entryId === undefined) return null
    return this.#platform.db.visitorMessage.findFirst({ where: { entryId }, orderBy: { sentAt: 'asc' }, include: { owner: true } })
  }

  #findFlaw(text: string): Refusal | null {
    const { publicUrl, replies } = this.#platform.config
    if (text === '') return 'empty'
    if (text.length > maxReplyLength) return 'length'
    const [local = ''] = replies?.address.split('@') ?? []
    return [`${publicUrl}/twin?view=inbox`, `${local}+`].some((part) => text.includes(part)) ? 'quotation' : null
  }

  /** Only the account's address gets an email, as senders can be forged. */
  async #refuse(owner: User, reason: Refusal): Promise<'refused'> {
    const { config, mail } = this.#platform
    if (!(await this.#refusals.consume(owner.id)).isAllowed) return 'refused'
    const language = getLanguage(owner.language, new Headers())
    await mail.send(writeRefusal(reason, { to: owner.email, language, publicUrl: config.publicUrl }))
    return 'refused'
  }
}
