import { type SelectQueryBuilder, sql } from 'kysely'
import type { KnowledgeService } from '../../../knowledge/knowledge.service.ts'
import type { NotificationsService } from '../../../notifications/notifications.service.ts'
import { type KeysetPage, selectPage } from '../../../platform/database/keysetPages.ts'
import { type Transaction, transaction } from '../../../platform/database/database.ts'
import { kysely, queryFirstRow, queryRows, type Tables } from '../../../platform/database/sql/typedSql.ts'
import { ConflictError, NotFoundError } from '../../../platform/errors.ts'
import { publishToViewer } from '../../../platform/events/viewerNews.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isUuid } from '../../../platform/text/ids.ts'
import { parseInput } from '../../../platform/text/parseInput.ts'
import { toOneLine } from '../../../platform/text/text.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { replyText } from './validation.ts'
import { getConversationTopic } from '../../../chat/threads/threadNews.ts'
import type { VisitorEmails } from './emails/visitorEmails.ts'
import { getRepliesTopic, type ReplyNews } from './replies.ts'

export const inboxKinds = ['question', 'message', 'lead', 'approval'] as const
export type InboxKind = (typeof inboxKinds)[number]

export interface InboxEntry {
  id: string
  kind: InboxKind
  text: string
  key: string | null
  count: number
  updatedAt: Date
  isRead: boolean
  reply: string | null
  repliedAt: Date | null
  itemId: string | null
  proposedAnswer: string | null
  threadId: string
  username: string | null
}

export interface InboxFilter {
  readonly kind: InboxKind | null
  readonly isUnreadOnly: boolean
}

export interface InboxNews {
  readonly type: 'inbox-changed'
}

type Owner = Pick<Viewer, 'userId'>

interface Uses {
  readonly knowledge: Pick<KnowledgeService, 'create' | 'remove'>
  readonly notifications: Pick<NotificationsService, 'markDone'>
  readonly visitorEmails: VisitorEmails
  readonly maxTitleLength: number
}

/** Until the transaction ends, no message joins an entry, and no reply or answer to approve is added. */
export async function lockInbox(tx: Transaction, ownerId: string): Promise<void> {
  await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate())
}

/** Call after the commit. */
export function announceInbox(platform: Pick<Platform, 'live' | 'log'>, ownerId: string): Promise<void> {
  return publishToViewer(platform, ownerId, { type: 'inbox-changed' } satisfies InboxNews)
}

export class InboxService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #knowledge: Uses['knowledge']
  readonly #notifications: Uses['notifications']
  readonly #visitorEmails: VisitorEmails
  readonly #maxTitleLength: number

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>, { knowledge, notifications, visitorEmails, maxTitleLength }: Uses) {
    this.#platform = platform
    this.#knowledge = knowledge
    this.#notifications = notifications
    this.#visitorEmails = visitorEmails
    this.#maxTitleLength = maxTitleLength
  }

  async list({ userId }: Viewer, { kind, isUnreadOnly }: InboxFilter, page: KeysetPage): Promise<InboxEntry[]> {
    const query = selectEntries(userId)
      .$if(kind !== null, (some) => some.where('kind', '=', kind))
      .$if(isUnreadOnly, (some) => some.where('isRead', '=', false))
    return queryRows(this.#platform.db, selectPage(query, 'entries', 'updatedAt', page))
  }

  async find(viewer: Owner | null, { id }: { id: string }): Promise<InboxEntry | null> {
    if (!viewer || !isUuid(id)) return null
    return queryFirstRow(this.#platform.db, selectEntries(viewer.userId).where('id', '=', id))
  }

  async get(viewer: Owner, { id }: { id: string }): Promise<InboxEntry> {
    const entry = await this.find(viewer, { id })
    if (!entry) throw new NotFoundError('no_such_inbox_entry')
    return entry
  }

  async countUnread({ userId: ownerId }: Viewer): Promise<number> {
    const where = { ownerId, readAt: null }
    const { visitorMessage, waitingAnswer } = this.#platform.db
    const [unread, waiting] = await Promise.all([visitorMessage.groupBy({ by: 'entryId', where }), waitingAnswer.count({ where })])
    return unread.length + waiting
  }

  async markRead(viewer: Owner, { id }: { id: string }): Promise<InboxEntry> {
    const { kind } = await this.get(viewer, { id })
    const { visitorMessage, waitingAnswer } = this.#platform.db
    const unread = { ownerId: viewer.userId, readAt: null }
    const data = { readAt: new Date() }
    if (kind === 'approval') await waitingAnswer.updateMany({ where: { ...unread, stepId: id }, data })
    else await visitorMessage.updateMany({ where: { ...unread, entryId: id }, data })
    await announceInbox(this.#platform, viewer.userId)
    return this.get(viewer, { id })
  }

  /** @param reply.isFirst keeps an earlier reply */
  async reply(viewer: Owner, { id, text, isFirst = false }: { id: string; text: string; isFirst?: boolean }): Promise<InboxEntry> {
    const reply = parseInput(replyText, text, 'text')
    if ((await this.get(viewer, { id })).kind === 'approval') throw new NotFoundError('no_such_inbox_entry')
    await this.markRead(viewer, { id })
    const where = { ownerId: viewer.userId, entryId: id }
    const change = { data: { reply, repliedAt: new Date() }, include: { step: { select: { threadId: true } } } }
    const { db, live, log } = this.#platform
    await this.#visitorEmails.prepare()
    const replied = await transaction(db, async (tx) => {
      await lockInbox(tx, viewer.userId)
      const first = await tx.visitorMessage.updateManyAndReturn({ where: { ...where, repliedAt: null }, ...change })
      for (const message of first) await this.#visitorEmails.announceReply(tx, message)
      return isFirst ? first : tx.visitorMessage.updateManyAndReturn({ where, ...change })
    })
    await this.#notifications.markDone(viewer, { inboxEntryId: id })
    const announcing = replied.flatMap(({ id: messageId, step: { threadId } }) => [
      live.publish(getRepliesTopic(threadId), { messageId } satisfies ReplyNews),
      live.publish(getConversationTopic(threadId), {}),
    ])
    await Promise.all(announcing).catch((err: unknown) => log.warn({ err }, 'a reply could not be published'))
    return this.get(viewer, { id })
  }

  async publish(viewer: Viewer, { id }: { id: string }): Promise<InboxEntry> {
    const { kind, text, key, reply, itemId } = await this.get(viewer, { id })
    if (kind !== 'question' || reply === null) throw new ConflictError('no_reply_to_publish')
    if (itemId !== null) return this.get(viewer, { id })
    const { item } = await this.#knowledge.create(viewer, {
      kind: 'note',
      title: toOneLine(text).slice(0, this.#maxTitleLength),
      content: reply,
      audience: 'listed',
      ...(key !== null && { answers: key }),
    })
    const where = { ownerId: viewer.userId, entryId: id, itemId: null }
    const { count } = await this.#platform.db.visitorMessage.updateMany({ where, data: { itemId: item.id } })
    if (count === 0) await this.#knowledge.remove(viewer, { id: item.id })
    return this.get(viewer, { id })
  }

  async remove(viewer: Viewer, { id }: { id: string }): Promise<void> {
    const where = { ownerId: viewer.userId, entryId: id }
    const { count } = isUuid(id) ? await this.#platform.db.visitorMessage.deleteMany({ where }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_inbox_entry')
    await this.#notifications.markDone(viewer, { inboxEntryId: id })
    await announceInbox(this.#platform, viewer.userId)
  }
}

type EntryTables = Tables & { entries: InboxEntry & { ownerId: string } }

function selectEntries(ownerId: string): SelectQueryBuilder<EntryTables, 'entries', InboxEntry> {
  return kysely
    .with('entries', () => selectMessages(ownerId).unionAll(selectWaiting(ownerId)))
    .selectFrom('entries')
    .selectAll()
}

const publicProfile = ['link', 'listed'] as const
const emailAddress = '[^[:space:]@]+@[^[:space:]@]+[.][[:alpha:]]{2,}'

function selectMessages(ownerId: string) {
  const newest = <Value>(column: string) =>
    sql<Value>`(array_agg(${sql.ref(column)} ORDER BY ${sql.ref('visitorMessages.sentAt')} DESC, ${sql.ref('visitorMessages.id')} DESC))[1]`
  const text = newest<string>('visitorMessages.text')
  return kysely
    .selectFrom('visitorMessages')
    .innerJoin('steps', 'steps.id', 'visitorMessages.stepId')
    .innerJoin('threads', 'threads.id', 'steps.threadId')
    .leftJoin('profiles', (join) => join.onRef('profiles.userId', '=', 'threads.userId').on('profiles.audience', 'in', publicProfile))
    .leftJoin('users', 'users.id', 'profiles.userId')
    .select((eb) => [
      'entryId as id',
      sql<InboxKind>`CASE WHEN ${eb.ref('kind')} = 'message' AND ${text} ~ ${emailAddress} THEN 'lead' ELSE ${eb.ref('kind')}::text END`.as(
        'kind',
      ),
      text.as('text'),
      'key',
      sql<number>`count(*)::int`.as('count'),
      eb.fn.max('sentAt').as('updatedAt'),
      sql<boolean>`bool_and(${eb.ref('readAt')} IS NOT NULL)`.as('isRead'),
      newest<string | null>('visitorMessages.reply').as('reply'),
      eb.fn.max('repliedAt').as('repliedAt'),
      newest<string | null>('visitorMessages.itemId').as('itemId'),
      sql<string | null>`null::text`.as('proposedAnswer'),
      newest<string>('steps.threadId').as('threadId'),
      newest<string | null>('users.username').as('username'),
    ])
    .where('ownerId', '=', ownerId)
    .groupBy(['entryId', 'kind', 'key'])
}

function selectWaiting(ownerId: string) {
  return kysely
    .selectFrom('waitingAnswers')
    .innerJoin('runs', 'runs.assistantStepId', 'waitingAnswers.stepId')
    .innerJoin('steps as question', 'question.id', 'runs.userStepId')
    .innerJoin('threads', 'threads.id', 'question.threadId')
    .leftJoin('profiles', (join) => join.onRef('profiles.userId', '=', 'threads.userId').on('profiles.audience', 'in', publicProfile))
    .leftJoin('users', 'users.id', 'profiles.userId')
    .select((eb) => [
      'waitingAnswers.stepId as id',
      sql<InboxKind>`'approval'`.as('kind'),
      'question.input as text',
      sql<string | null>`null::text`.as('key'),
      sql<number>`1`.as('count'),
      'waitingAnswers.createdAt as updatedAt',
      sql<boolean>`${eb.ref('waitingAnswers.readAt')} IS NOT NULL`.as('isRead'),
      sql<string | null>`null::text`.as('reply'),
      sql<Date | null>`null::timestamptz`.as('repliedAt'),
      sql<string | null>`null::uuid`.as('itemId'),
      'waitingAnswers.text as proposedAnswer',
      'threads.id as threadId',
      'users.username',
    ])
    .where('waitingAnswers.ownerId', '=', ownerId)
}
