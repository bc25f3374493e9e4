import type { OpenStreams } from '../../account/sessions/openStreams.ts'
import type { OwnedRun } from '../../chat/runs/ownedRun.ts'
import { findActiveRun, type RunStopper } from '../../chat/threads/activeRuns.ts'
import { ownedBy } from '../../chat/threads/participants.ts'
import { toAnswerPreview } from '../../chat/threads/previews.ts'
import { announce, announceConversation, getConversationTopic, type ThreadNews } from '../../chat/threads/threadNews.ts'
import { listChangedSteps, type SourceReader } from '../../chat/visibility/withdrawnSources.ts'
import { clientMessageId as clientMessageIdRule, messageText } from '../../chat/validation.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Prisma, Thread } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { toSharedContentTopic, type ViewerNews } from '../../platform/events/viewerNews.ts'
import { ConflictError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { ClientInfo, Participant, Viewer } from '../../platform/viewer.ts'

export interface TakeoverState {
  readonly threadId: string
  readonly isTakenOver: boolean
  /** Whether the owner has blocked the visitor. */
  readonly isBlocked: boolean
  readonly decidedStepId: string | null
  /** For the visitor. */
  readonly changedStepIds: readonly string[]
}

interface Change {
  readonly decidedStepId?: string
}

interface Uses {
  readonly engine: RunStopper
  readonly notifications: NotificationsService
  readonly openStreams: OpenStreams
  readonly reader: Pick<SourceReader, 'findWithdrawn'>
}

type TwinThread = Pick<Thread, 'id' | 'userId' | 'guestId'>
type FollowedThread = Pick<Thread, 'id' | 'takenOverAt' | 'userId' | 'guestId'> & { readonly twinOwnerId: string }

/** The same as for messages of visitors. */
const sendLimit = { points: 1_200, seconds: 60 }

export class TakeoverService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #uses: Uses
  readonly #sendLimit: Limit

  constructor(platform: Pick<Platform, 'db' | 'live' | 'limits' | 'log'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
    this.#sendLimit = platform.limits.define('takeover-send', sendLimit)
  }

  async update(
    viewer: Viewer,
    { id, ...change }: { id: string } & { [Field in 'isTakenOver' | 'isBlocked' | 'isStopped']?: boolean | undefined },
  ): Promise<void> {
    const { isTakenOver, isBlocked, isStopped = false } = change
    const thread = await this.#get(viewer, id)
    const isTalk = thread.threadType === 'twin_to_twin'
    if (isTalk && isTakenOver) throw new ConflictError('talk_not_taken_over')
    if (isTakenOver !== undefined) await this.#setTakenOver(thread, isTakenOver)
    if (isBlocked !== undefined) await this.#setBlocked(viewer, thread, isBlocked)
    if (isStopped || (isTalk && isBlocked)) await this.#stopRun(thread)
  }

  async send(viewer: Viewer, { id, ...input }: { id: string; text: string; clientMessageId: string }): Promise<void> {
    const text = parseInput(messageText, input.text, 'text')
    const clientMessageId = parseInput(clientMessageIdRule, input.clientMessageId, 'clientMessageId')
    const verdict = await this.#sendLimit.consume(viewer.userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_messages', Math.ceil(verdict.retryAfterMs / 1000))
    const thread = await this.#get(viewer, id)
    await transaction(this.#platform.db, async (tx) => {
      await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', id).forUpdate())
      const sent = await tx.step.findUnique({ where: { threadId_clientMessageId: { threadId: id, clientMessageId } } })
      if (sent?.output === text) return
      if (sent) throw new ConflictError('client_message_id_reused', { field: 'clientMessageId' })
      const { takenOverAt, stepCount: position, userId } = await tx.thread.findUniqueOrThrow({ where: { id } })
      if (takenOverAt === null) throw new ConflictError('not_taken_over')
      const step = {
        threadId: id,
        userId,
        position,
        stepType: 'assistant_message',
        status: 'completed',
        output: text,
        isByOwner: true,
        clientMessageId,
      } as const
      await tx.step.create({ data: step })
      await tx.thread.update({
        where: { id },
        data: { stepCount: position + 1, updatedAt: new Date(), lastMessagePreview: toAnswerPreview(text) },
      })
    })
    await this.#announce(thread)
  }

  async remove(viewer: Viewer, { id }: { id: string }): Promise<void> {
    const thread = await this.#get(viewer, id)
    const run = await findActiveRun(this.#platform.db, id)
    await this.#platform.db.thread.deleteMany({ where: { ...filterVisits(viewer), id } })
    if (run) await this.#uses.engine.stop(run.id)
    await this.#announce(thread, 'thread-deleted')
  }

  async isBlocked(participant: Participant, ownerId: string): Promise<boolean> {
    return this.#hasBlock({ ownerId, ...ownedBy(participant) })
  }

  async isVisitorBlocked({ twinOwnerId: ownerId, userId, guestId }: Pick<Thread, 'twinOwnerId' | 'userId' | 'guestId'>): Promise<boolean> {
    return ownerId !== null && this.#hasBlock({ ownerId, userId, guestId })
  }

  /** The owner’s answer is a later message. */
  async assignToOwner({ threadId, assistantStepId, twinOwnerId: ownerId }: OwnedRun): Promise<boolean> {
    const { db } = this.#platform
    const thread = await db.thread.findUnique({ where: { id: threadId }, select: { takenOverAt: true } })
    if (!thread || ownerId === null || thread.takenOverAt === null) return false
    await db.step.updateMany({ where: { id: assistantStepId }, data: { isByOwner: true } })
    await this.#notify(ownerId, threadId)
    return true
  }

  announceRun({ threadId, userId }: Pick<OwnedRun, 'threadId' | 'userId'>, change: Change = {}): Promise<void> {
    return this.#announce({ id: threadId, userId, guestId: null }, 'thread-changed', change)
  }

  async follow(
    participant: Participant,
    { response }: Pick<ClientInfo, 'response'>,
    { threadId }: { threadId: string },
  ): Promise<AsyncIterableIterator<TakeoverState, void, void>> {
    const { openStreams } = this.#uses
    openStreams.take(participant, response)
    const thread = await this.#findFollowed(participant, threadId)
    if (!thread) throw new NotFoundError('no_such_conversation')
    return openStreams.follow(participant, response, (signal) => this.#follow(participant, thread, signal))
  }

  async *#follow(participant: Participant, thread: FollowedThread, signal: AbortSignal): AsyncGenerator<TakeoverState, void, void> {
    const { id: threadId, twinOwnerId: ownerId } = thread
    const isOwner = 'userId' in participant && participant.userId === ownerId
    const findWithdrawn = async () => (isOwner ? new Set<string>() : this.#uses.reader.findWithdrawn({ threadId, ownerId }))
    const topics = [getConversationTopic(threadId), toSharedContentTopic(ownerId)]
    const news = await this.#platform.live.subscribe<Change | ViewerNews>(topics, signal)
    let withdrawn: ReadonlySet<string> = new Set()
    // A source may have been withdrawn since the participant read the conversation.
    for await (const one of startWith<Change | ViewerNews>({ type: 'opened' }, news)) {
      const before = withdrawn
      if ('type' in one) withdrawn = await findWithdrawn()
      const changedStepIds = listChangedSteps(withdrawn, before)
      if ('type' in one && changedStepIds.length === 0) continue
      const found = await this.#findFollowed(participant, threadId)
      const decidedStepId = (found && 'decidedStepId' in one && one.decidedStepId) || null
      const isBlocked = found !== null && (await this.isVisitorBlocked(found))
      yield { threadId, isTakenOver: found !== null && found.takenOverAt !== null, isBlocked, decidedStepId, changedStepIds }
      if (!found) return
    }
  }

  async #findFollowed(participant: Participant, threadId: string): Promise<FollowedThread | null> {
    if (!isUuid(threadId)) return null
    const readers = [ownedBy(participant), ...('userId' in participant ? [{ twinOwnerId: participant.userId }] : [])]
    const where = { id: threadId, twinOwnerId: { not: null }, OR: readers }
    const thread = await this.#platform.db.thread.findFirst({
      where,
      select: { id: true, twinOwnerId: true, userId: true, guestId: true, takenOverAt: true },
    })
    return thread as FollowedThread | null
  }

  async #get(viewer: Viewer, id: string): Promise<TwinThread & Pick<Thread, 'threadType'>> {
    const select = { id: true, userId: true, guestId: true, threadType: true } as const
    const thread = isUuid(id) ? await this.#platform.db.thread.findFirst({ where: { ...filterVisits(viewer), id }, select }) : null
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  async #setTakenOver(thread: TwinThread, isTakenOver: boolean): Promise<void> {
    const { db } = this.#platform
    const where = { id: thread.id, takenOverAt: isTakenOver ? null : { not: null } }
    const { count } = await db.thread.updateMany({ where, data: { takenOverAt: isTakenOver ? new Date() : null } })
    if (count === 0) return
    if (isTakenOver) await this.#stopRun(thread)
    await this.#announce(thread)
  }

  async #stopRun({ id }: TwinThread): Promise<void> {
    const { db } = this.#platform
    const run = await findActiveRun(db, id)
    if (!run) return
    await db.run.updateMany({ where: { id: run.id, stopRequestedAt: null }, data: { stopRequestedAt: new Date() } })
    await this.#uses.engine.stop(run.id)
  }

  async #hasBlock(where: Prisma.TwinBlockWhereInput): Promise<boolean> {
    return (await this.#platform.db.twinBlock.findFirst({ where, select: { id: true } })) !== null
  }

  async #setBlocked({ userId: ownerId }: Viewer, thread: TwinThread, isBlocked: boolean): Promise<void> {
    const visitor = { ownerId, userId: thread.userId, guestId: thread.guestId }
    if (isBlocked) await this.#platform.db.twinBlock.createMany({ data: [visitor], skipDuplicates: true })
    else await this.#platform.db.twinBlock.deleteMany({ where: visitor })
    await this.#announce(thread)
  }

  /** At most one unread notification per conversation. */
  async #notify(ownerId: string, threadId: string): Promise<void> {
    const actionUrl = `/twin?conversation=${threadId}`
    const title = 'A visitor is writing to you'
    const where = { userId: ownerId, readAt: null, title, actionUrl }
    if (await this.#platform.db.notification.findFirst({ where, select: { id: true } })) return
    await this.#uses.notifications.publish(ownerId, {
      channel: 'twin',
      type: 'info',
      title,
      summary: 'You took over this conversation.',
      actionUrl,
    })
  }

  async #announce({ id: threadId, userId }: TwinThread, type: ThreadNews['type'] = 'thread-changed', change: Change = {}): Promise<void> {
    await announceConversation(this.#platform, threadId, change)
    await announce(this.#platform, userId, { type, threadId })
  }
}

async function* startWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  yield first
  yield* rest
}

function filterVisits({ userId: twinOwnerId }: Viewer) {
  return {
    twinOwnerId,
    threadType: { in: ['public_twin_chat', 'twin_to_twin'] },
    OR: [{ userId: null }, { userId: { not: twinOwnerId } }],
  } satisfies Prisma.ThreadWhereInput
}
