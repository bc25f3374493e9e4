import { randomUUIDv7 } from 'node:crypto'
import type { OpenStreams } from '../../../account/sessions/openStreams.ts'
import { ownedBy } from '../../../chat/threads/participants.ts'
import type { NotificationsService } from '../../../notifications/notifications.service.ts'
import type { Prisma, VisitorMessage } from '../../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../../platform/database/database.ts'
import { ConflictError, NotFoundError, RateLimitError } from '../../../platform/errors.ts'
import type { Limit } from '../../../platform/limits/limits.ts'
import { toNetwork } from '../../../platform/limits/networks.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isUuid } from '../../../platform/text/ids.ts'
import { parseInput } from '../../../platform/text/parseInput.ts'
import type { ClientInfo, Participant } from '../../../platform/viewer.ts'
import { recordEvent } from '../../../webhooks/webhookEvents.ts'
import { TwinClosedError } from '../../gate/twinGate.ts'
import type { PublicProfile } from '../../profile/publicProfile.ts'
import type { TakeoverService } from '../../takeover/takeover.service.ts'
import type { TwinReader } from '../../reader/reader.ts'
import type { SecretLinks } from '../../../platform/text/secretLinks.ts'
import { createReplyLinks, type ReplyNews, getRepliesTopic } from './replies.ts'
import type { InboxEmails } from './emails/inboxEmails.ts'
import type { VisitorEmails } from './emails/visitorEmails.ts'
import { announceInbox, lockInbox } from './inbox.service.ts'
import { maxVisitorMessageLength } from './limits.ts'
import { visitorMessageText } from './validation.ts'

const place = { step: { select: { threadId: true, position: true } } } satisfies Prisma.VisitorMessageInclude

export type SentVisitorMessage = Prisma.VisitorMessageGetPayload<{ include: typeof place }>

const day = 86_400
const messagesADay = { visitor: 5, network: 20, owner: 100 }
const maxShown = 100

interface VisitorMessagesDependencies {
  readonly notifications: NotificationsService
  readonly inboxEmails: InboxEmails
  readonly visitorEmails: Pick<VisitorEmails, 'getRecipient'>
  readonly openStreams: OpenStreams
  readonly reader: Pick<TwinReader, 'getPublicProfile'>
  readonly blocks: Pick<TakeoverService, 'isBlocked'>
  readonly isDemo: (ownerId: string) => boolean
}

type AnswerStep = Prisma.StepGetPayload<{ include: { thread: true; twinQuestion: true; run: { include: { userStep: true } } } }>

export class VisitorMessagesService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #deps: VisitorMessagesDependencies
  readonly #links: SecretLinks
  readonly #limits: Record<keyof typeof messagesADay, Limit>

  constructor(platform: Pick<Platform, 'config' | 'db' | 'limits' | 'live' | 'log'>, deps: VisitorMessagesDependencies) {
    this.#platform = platform
    this.#deps = deps
    this.#links = createReplyLinks(platform.config.sessionSecrets)
    const define = (name: keyof typeof messagesADay) =>
      platform.limits.define(`inbox-${name}`, { points: messagesADay[name], seconds: day })
    this.#limits = { visitor: define('visitor'), network: define('network'), owner: define('owner') }
  }

  async send(participant: Participant, { stepId, text }: { stepId: string; text: string | null }): Promise<SentVisitorMessage> {
    const written = text === null ? null : parseInput(visitorMessageText, text, 'text')
    const { answer, ownerId, question } = await this.#findAnswer(participant, stepId)
    const key = written === null ? (answer.twinQuestion?.key ?? null) : null
    if (written === null && key === null) throw new NotFoundError('no_such_question')
    const { db } = this.#platform
    const earlier = key === null ? null : await findSentQuestion(db, question.id)
    if (earlier) return earlier
    await this.#count(participant, ownerId)
    await this.#deps.inboxEmails.prepare()
    const { message, notificationId } = await transaction(db, async (tx) => {
      await lockInbox(tx, ownerId)
      const sent = key === null ? null : await findSentQuestion(tx, question.id)
      if (sent) return { message: sent, notificationId: null }
      const open = key === null ? null : await tx.visitorMessage.findFirst({ where: { ownerId, key, repliedAt: null } })
      const id = randomUUIDv7()
      const kind = key === null ? 'message' : 'question'
      const said = written ?? question.input.trim().slice(0, maxVisitorMessageLength)
      const message = await tx.visitorMessage.create({
        data: { id, ownerId, stepId: question.id, kind, text: said, key, entryId: open?.entryId ?? id },
        include: place,
      })
      return { message, notificationId: open ? null : await this.#notify(tx, message) }
    })
    await announceInbox(this.#platform, ownerId)
    if (notificationId !== null) await this.#deps.notifications.notifyClients(ownerId, notificationId)
    return message
  }

  async #findAnswer(participant: Participant, stepId: string) {
    const answer: AnswerStep | null = isUuid(stepId)
      ? await this.#platform.db.step.findFirst({
          where: { id: stepId, stepType: 'assistant_message', thread: ownedBy(participant) },
          include: { thread: true, twinQuestion: true, run: { include: { userStep: true } } },
        })
      : null
    const ownerId = answer?.thread.twinOwnerId
    if (!answer?.run || ownerId == null || ownerId === answer.thread.userId || this.#deps.isDemo(ownerId)) {
      throw new NotFoundError('no_such_message')
    }
    const owner = await this.#deps.reader.getPublicProfile(participant, ownerId)
    if (!owner) throw new NotFoundError('no_such_twin')
    if (!owner.isTwinEnabled) throw new TwinClosedError()
    if (await this.#deps.blocks.isBlocked(participant, ownerId)) throw new ConflictError('blocked_by_owner')
    return { answer, ownerId, question: answer.run.userStep }
  }

  async #count(participant: Participant, ownerId: string): Promise<void> {
    const visitorId = 'userId' in participant ? participant.userId : participant.guestId
    await consume(this.#limits.visitor, `${ownerId} ${visitorId}`)
    if ('guestId' in participant) await consume(this.#limits.network, toNetwork(participant.ip))
    await consume(this.#limits.owner, ownerId)
  }

  async #notify(tx: Transaction, { ownerId, kind, text, step, entryId }: SentVisitorMessage): Promise<string> {
    const isQuestion = kind === 'question'
    const notification = await this.#deps.notifications.write(tx, ownerId, {
      channel: 'twin',
      type: 'info',
      title: isQuestion ? 'A visitor sent you a question' : 'A visitor left you a message',
      summary: isQuestion ? 'Your twin could not answer it.' : '',
      // The text would outlive the conversation.
      actionUrl: `/twin?view=inbox`,
      inboxEntryId: entryId,
    })
    const details = { conversation_id: step.threadId, entry_id: entryId }
    if (isQuestion) await recordEvent(tx, ownerId, 'twin.question_asked', details)
    else await recordEvent(tx, ownerId, 'twin.message_left', { ...details, notification_id: notification.id })
    await this.#deps.inboxEmails.send(tx, { id: entryId, ownerId, kind, text })
    return notification.id
  }

  /** Callers must check ownership first. */
  listIn(threadId: string): Promise<SentVisitorMessage[]> {
    const where = { step: { threadId } }
    return this.#platform.db.visitorMessage.findMany({ where, orderBy: { id: 'asc' }, take: maxShown, include: place })
  }

  async find(participant: Participant | null, { id }: { id: string }): Promise<SentVisitorMessage | null> {
    if (participant === null || !isUuid(id)) return null
    return this.#platform.db.visitorMessage.findFirst({ where: { id, step: { thread: ownedBy(participant) } }, include: place })
  }

  getSecret({ id }: Pick<VisitorMessage, 'id'>): string {
    return this.#links.toSecret(id)
  }

  /** Null if no email announces the reply. */
  getEmailedTo(message: Pick<VisitorMessage, 'kind' | 'text'>): string | null {
    return this.#deps.visitorEmails.getRecipient(message)
  }

  async findBySecret({ secret }: { secret: string }): Promise<SentVisitorMessage | null> {
    const id = this.#links.readSecret(secret)
    const message = id === null ? null : await this.#platform.db.visitorMessage.findUnique({ where: { id }, include: place })
    return message && (await this.getOwner(message)) ? message : null
  }

  getOwner({ ownerId }: Pick<VisitorMessage, 'ownerId'>): Promise<PublicProfile | null> {
    return this.#deps.reader.getPublicProfile(null, ownerId)
  }

  async followReplies(
    participant: Participant,
    { response }: Pick<ClientInfo, 'response'>,
    { threadId }: { threadId: string },
  ): Promise<AsyncIterableIterator<SentVisitorMessage, void, void>> {
    const { db, live } = this.#platform
    this.#deps.openStreams.take(participant, response)
    const where = { id: threadId, ...ownedBy(participant) }
    if (!isUuid(threadId) || !(await db.thread.findFirst({ where, select: { id: true } }))) throw new NotFoundError('no_such_conversation')
    const follow = async function* (this: VisitorMessagesService, signal: AbortSignal) {
      for await (const { messageId } of await live.subscribe<ReplyNews>(getRepliesTopic(threadId), signal)) {
        const message = await this.find(participant, { id: messageId })
        if (message) yield message
      }
    }
    return this.#deps.openStreams.follow(participant, response, follow.bind(this))
  }
}

function findSentQuestion(db: Pick<Transaction, 'visitorMessage'>, stepId: string): Promise<SentVisitorMessage | null> {
  return db.visitorMessage.findFirst({ where: { stepId, kind: 'question' }, include: place })
}

async function consume(limit: Limit, key: string): Promise<void> {
  const verdict = await limit.consume(key)
  if (!verdict.isAllowed) throw new RateLimitError('too_many_visitor_messages', Math.ceil(verdict.retryAfterMs / 1000))
}
