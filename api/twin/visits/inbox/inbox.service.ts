import { sql } from 'kysely'
import type { KnowledgeService } from '../../../knowledge/knowledge.service.ts'
import type { VisitorMessageKind } from '../../../platform/__generated__/prisma/client.ts'
import { kysely, queryFirstRow, queryRows } from '../../../platform/database/sql/typedSql.ts'
import { ConflictError, NotFoundError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isUuid } from '../../../platform/text/ids.ts'
import { parseInput } from '../../../platform/text/parseInput.ts'
import { oneLine } from '../../../platform/text/text.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { replyText } from './validation.ts'
import { type ReplyNews, repliesTopic } from './visitorMessages.service.ts'

/** A message, or a question with the number of conversations that sent it. */
export interface InboxEntry {
  id: string
  kind: VisitorMessageKind
  text: string
  key: string | null
  count: number
  sentAt: Date
  isRead: boolean
  reply: string | null
  repliedAt: Date | null
  itemId: string | null
  threadId: string
  username: string | null
}

export interface InboxFilter {
  readonly kind: VisitorMessageKind | null
  readonly isUnreadOnly: boolean
  readonly limit: number
}

const maxEntries = 100

export class InboxService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #knowledge: Pick<KnowledgeService, 'create' | 'remove'>
  readonly #maxTitleLength: number

  constructor(
    platform: Pick<Platform, 'db' | 'live' | 'log'>,
    { knowledge, maxTitleLength }: { knowledge: Pick<KnowledgeService, 'create' | 'remove'>; maxTitleLength: number },
  ) {
    this.#platform = platform
    this.#knowledge = knowledge
    this.#maxTitleLength = maxTitleLength
  }

  async list({ userId }: Viewer, { kind, isUnreadOnly, limit }: InboxFilter): Promise<InboxEntry[]> {
    const query = selectEntries(userId)
      .$if(kind !== null, (some) => some.where('kind', '=', sql<VisitorMessageKind>`${kind}::visitor_message_kind`))
      .$if(isUnreadOnly, (some) => some.having(sql<boolean>`bool_or(${sql.ref('readAt')} IS NULL)`))
    return queryRows(this.#platform.db, query.limit(Math.min(Math.max(0, limit), maxEntries)))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<InboxEntry | null> {
    if (!viewer || !isUuid(id)) return null
    return queryFirstRow(this.#platform.db, selectEntries(viewer.userId).where('entryId', '=', id))
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<InboxEntry> {
    const entry = await this.find(viewer, { id })
    if (!entry) throw new NotFoundError('no_such_inbox_entry')
    return entry
  }

  async unreadCount({ userId: ownerId }: Viewer): Promise<number> {
    const unread = await this.#platform.db.visitorMessage.groupBy({ by: 'entryId', where: { ownerId, readAt: null } })
    return unread.length
  }

  async markRead(viewer: Viewer, { id }: { id: string }): Promise<InboxEntry> {
    await this.get(viewer, { id })
    const where = { ownerId: viewer.userId, entryId: id, readAt: null }
    await this.#platform.db.visitorMessage.updateMany({ where, data: { readAt: new Date() } })
    return this.get(viewer, { id })
  }

  /** Visible to all visitors who sent the question. */
  async reply(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<InboxEntry> {
    const reply = parseInput(replyText, text, 'text')
    await this.markRead(viewer, { id })
    const where = { ownerId: viewer.userId, entryId: id }
    const { db, live, log } = this.#platform
    const replied = await db.visitorMessage.updateManyAndReturn({
      where,
      data: { reply, repliedAt: new Date() },
      include: { step: { select: { threadId: true } } },
    })
    const announcing = replied.map(({ id: messageId, step }) =>
      live.publish(repliesTopic(step.threadId), { messageId } satisfies ReplyNews),
    )
    await Promise.all(announcing).catch((err: unknown) => log.warn({ err }, 'a reply could not be published'))
    return this.get(viewer, { id })
  }

  /** Creates a public note, once. */
  async publish(viewer: Viewer, { id }: { id: string }): Promise<InboxEntry> {
    const { kind, text, key, reply, itemId } = await this.get(viewer, { id })
    if (kind !== 'question' || reply === null) throw new ConflictError('no_reply_to_publish')
    if (itemId !== null) return this.get(viewer, { id })
    const { item } = await this.#knowledge.create(viewer, {
      kind: 'note',
      title: oneLine(text).slice(0, this.#maxTitleLength),
      content: reply,
      audience: 'listed',
      ...(key !== null && { answers: key }),
    })
    const where = { ownerId: viewer.userId, entryId: id, itemId: null }
    const { count } = await this.#platform.db.visitorMessage.updateMany({ where, data: { itemId: item.id } })
    // Deleted or published concurrently.
    if (count === 0) await this.#knowledge.remove(viewer, { id: item.id })
    return this.get(viewer, { id })
  }

  async remove({ userId: ownerId }: Viewer, { id }: { id: string }): Promise<void> {
    const where = { ownerId, entryId: id }
    const { count } = isUuid(id) ? await this.#platform.db.visitorMessage.deleteMany({ where }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_inbox_entry')
  }
}

function selectEntries(ownerId: string) {
  const newest = <Value>(column: string) =>
    sql<Value>`(array_agg(${sql.ref(column)} ORDER BY ${sql.ref('visitorMessages.sentAt')} DESC, ${sql.ref('visitorMessages.id')} DESC))[1]`
  return kysely
    .selectFrom('visitorMessages')
    .innerJoin('steps', 'steps.id', 'visitorMessages.stepId')
    .innerJoin('threads', 'threads.id', 'steps.threadId')
    .leftJoin('profiles', (join) => join.onRef('profiles.userId', '=', 'threads.userId').on('profiles.audience', 'in', ['link', 'listed']))
    .leftJoin('users', 'users.id', 'profiles.userId')
    .select((eb) => [
      'entryId as id',
      'kind',
      'key',
      newest<string>('visitorMessages.text').as('text'),
      sql<number>`count(*)::int`.as('count'),
      eb.fn.max('sentAt').as('sentAt'),
      sql<boolean>`bool_and(${eb.ref('readAt')} IS NOT NULL)`.as('isRead'),
      newest<string | null>('visitorMessages.reply').as('reply'),
      eb.fn.max('repliedAt').as('repliedAt'),
      newest<string | null>('visitorMessages.itemId').as('itemId'),
      newest<string>('steps.threadId').as('threadId'),
      newest<string | null>('users.username').as('username'),
    ])
    .where('ownerId', '=', ownerId)
    .groupBy(['entryId', 'kind', 'key'])
    .orderBy('sentAt', 'desc')
    .orderBy('entryId')
}
