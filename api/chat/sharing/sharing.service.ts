import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { EmailsService } from '../../account/emails/emails.service.ts'
import { defaultAgent } from '../../agents/registry.ts'
import type { Prisma, Thread } from '../../platform/__generated__/prisma/client.ts'
import { transaction, type Database, type Transaction } from '../../platform/database/database.ts'
import { formatCursor, type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import { createOwnedFinder } from '../../platform/database/ownedRows.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSecretLinks, type SecretLinks } from '../../platform/text/secretLinks.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { removeCitations } from '../steps/citations.ts'
import { isAiGenerated } from '../steps/steps.service.ts'
import { toAnswerPreview, toPreview, toThreadTitle } from '../threads/previews.ts'
import { announce } from '../threads/threadNews.ts'

export interface SharedMessage {
  readonly text: string
  readonly isAiGenerated: boolean
}

export interface Snapshot {
  readonly ownerName: string | null
  readonly sharedAt: Date
  readonly messages: readonly SharedMessage[]
}

export interface SnapshotReader {
  readSnapshot(id: string): Promise<Snapshot | null>
}

const listed = { omit: { messages: true }, include: { thread: true } } as const
export type SharedConversation = Prisma.SharedConversationGetPayload<typeof listed>

const maxMessages = 1000
const maxCharacters = 1_000_000
const storedMessages = z.array(z.object({ text: z.string(), is_ai_generated: z.boolean() }))

export class SharingService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>
  readonly #emails: Pick<EmailsService, 'refuseUnverified'>
  readonly #reader: SnapshotReader
  readonly #links: SecretLinks
  readonly #continuations: Limit
  readonly #findOwned = createOwnedFinder(
    ({ userId }: Viewer) => userId,
    ({ userId: ownerId }, ids) => this.#platform.db.sharedConversation.findMany({ where: { ownerId, id: { in: [...ids] } }, ...listed }),
  )

  constructor(platform: Platform, uses: { emails: Pick<EmailsService, 'refuseUnverified'>; reader: SnapshotReader }) {
    this.#platform = platform
    this.#emails = uses.emails
    this.#reader = uses.reader
    this.#links = createSecretLinks(platform.config.sessionSecrets, 'twain shared conversation')
    this.#continuations = platform.limits.define('shared-conversation', { points: 60, seconds: 3600 })
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<SharedConversation | null> {
    return viewer ? this.#findOwned(viewer, id) : null
  }

  findOfThread({ userId: ownerId }: Viewer, { threadId }: { threadId: string }): Promise<SharedConversation | null> {
    return this.#platform.db.sharedConversation.findFirst({ where: { threadId, ownerId }, ...listed })
  }

  async list({ userId: ownerId }: Viewer, page: KeysetPage): Promise<SharedConversation[]> {
    const { db } = this.#platform
    const own = kysely.selectFrom('sharedConversations').select('id').where('ownerId', '=', ownerId)
    const ids = (await queryRows(db, selectPage(own, 'sharedConversations', 'createdAt', page))).map(({ id }) => id)
    const found = await db.sharedConversation.findMany({ where: { ownerId, id: { in: ids } }, ...listed })
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }

  /** Messages that `share` would copy now. */
  async preview({ userId }: Viewer, { threadId }: { threadId: string }): Promise<SharedMessage[]> {
    const { db } = this.#platform
    if (!(await db.thread.findFirst({ where: filterShareable(threadId, userId), select: { id: true } }))) {
      throw new NotFoundError('no_such_conversation')
    }
    return readMessages(db, threadId)
  }

  /** Replaces the previous snapshot, whose link remains. */
  async share({ userId: ownerId }: Viewer, { threadId, showsName }: { threadId: string; showsName: boolean }): Promise<SharedConversation> {
    return transaction(this.#platform.db, async (tx) => {
      // Serializes with deletions of messages.
      await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate())
      if (!(await tx.thread.findFirst({ where: filterShareable(threadId, ownerId), select: { id: true } }))) {
        throw new NotFoundError('no_such_conversation')
      }
      await this.#emails.refuseUnverified(tx, ownerId)
      const messages = await readMessages(tx, threadId)
      const characters = messages.reduce((sum, { text }) => sum + text.length, 0)
      if (messages.length === 0) throw new InputError('nothing_to_share')
      if (messages.length > maxMessages || characters > maxCharacters) {
        throw new InputError('conversation_too_long', { params: { max: maxMessages } })
      }
      const stored = messages.map(({ text, isAiGenerated: is_ai_generated }) => ({ text, is_ai_generated }))
      const data = { showsName, messages: stored, messageCount: messages.length }
      return tx.sharedConversation.upsert({
        where: { threadId },
        create: { ownerId, threadId, ...data },
        update: { ...data, updatedAt: new Date() },
        ...listed,
      })
    })
  }

  async stop({ userId: ownerId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#platform.db.sharedConversation.deleteMany({ where: { id, ownerId } })
    if (count === 0) throw new NotFoundError('no_such_shared_conversation')
  }

  getUrl({ id }: Pick<SharedConversation, 'id'>): string {
    return `${this.#platform.config.publicUrl}/shared/${this.#links.toSecret(id)}`
  }

  /** Null if the token is unknown or revoked. */
  async read({ token }: { token: string }): Promise<Snapshot | null> {
    const id = this.#links.readSecret(token)
    return id === null ? null : this.#reader.readSnapshot(id)
  }

  async continueIn({ userId }: Viewer, { token }: { token: string }): Promise<Thread> {
    const snapshot = await this.read({ token })
    if (!snapshot) throw new NotFoundError('no_such_shared_conversation')
    const verdict = await this.#continuations.consume(userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_continuations', Math.ceil(verdict.retryAfterMs / 1000))
    const thread = await transaction(this.#platform.db, async (tx) => {
      const { id } = await tx.thread.create({ data: { userId, agentType: defaultAgent, ...describeMessages(snapshot.messages) } })
      await tx.step.createMany({ data: toSteps(snapshot.messages, { threadId: id, userId }) })
      return tx.thread.findUniqueOrThrow({ where: { id } })
    })
    await announce(this.#platform, userId, { type: 'thread-changed', threadId: thread.id })
    return thread
  }
}

export function formatSharedCursor({ createdAt, id }: SharedConversation): string {
  return formatCursor({ updatedAt: createdAt, id })
}

export function parseMessages(messages: Prisma.JsonValue): SharedMessage[] {
  return storedMessages.parse(messages).map(({ text, is_ai_generated }) => ({ text, isAiGenerated: is_ai_generated }))
}

function filterShareable(id: string, userId: string): Prisma.ThreadWhereInput {
  return { id, userId, agentType: defaultAgent, isTemporary: false }
}

/** Callers must check ownership first. */
async function readMessages(db: Database | Transaction, threadId: string): Promise<SharedMessage[]> {
  const steps = await db.step.findMany({
    where: { threadId, position: { not: null }, status: { not: 'streaming' } },
    orderBy: { position: 'asc' },
    take: maxMessages + 1,
    select: {
      stepType: true,
      isByOwner: true,
      approval: true,
      input: true,
      output: true,
      sources: { select: { number: true } },
    },
  })
  return steps.flatMap((step) => {
    const text = (step.stepType === 'user_message' ? step.input : removeCitations(step)).trim()
    return text === '' ? [] : [{ text, isAiGenerated: isAiGenerated(step) }]
  })
}

function describeMessages(messages: readonly SharedMessage[]) {
  const [first, last] = [messages[0]?.text ?? '', messages.at(-1)?.text ?? '']
  const previews = { firstMessagePreview: toPreview(first), lastMessagePreview: toAnswerPreview(last) }
  return { name: toThreadTitle(first), stepCount: messages.length, ...previews }
}

function toSteps(messages: readonly SharedMessage[], place: { threadId: string; userId: string }): Prisma.StepCreateManyInput[] {
  const now = new Date()
  let parentId: string | null = null
  return messages.map(({ text, isAiGenerated }, position) => {
    const id = randomUUIDv7()
    // None of the copied messages is the visitor’s own.
    const step = { ...place, id, parentId, position, createdAt: now, hasUntrustedContent: true }
    parentId = id
    return isAiGenerated
      ? { ...step, stepType: 'assistant_message', status: 'completed', output: text, viewedAt: now }
      : { ...step, stepType: 'user_message', status: 'sent', input: text }
  })
}
