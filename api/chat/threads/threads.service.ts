import { sql } from 'kysely'
import { z } from 'zod'
import { getLanguage } from '../../account/settings/languages.ts'
import { type AgentType, Prisma, type Thread } from '../../platform/__generated__/prisma/client.ts'
import type { ModelSettings } from '../../models/connections/modelSettings.ts'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { isDefaultOrder, type KeysetPage, type ListOrders, selectPage } from '../../platform/database/keysetPages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Guest, Participant, Viewer } from '../../platform/viewer.ts'
import type { Brain } from '../../agents/agent.ts'
import { agents, filterThreadTypes } from '../../agents/registry.ts'
import type { RunStopper } from './activeRuns.ts'
import { findActiveRuns } from './activeRuns.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { getOwnThread, getParticipantId, ownedBy } from './participants.ts'
import { mayRename } from './permissions.ts'
import { createFirstPage, type ListedThread, findNewestOfAnyType, separatelyListedTypes, selectThreads } from './firstPage.ts'
import { deriveOpenedThreadId, findOpeningAgent, type OpeningAgent, profilePal, writeOpenedThread } from './openedThread.ts'
import { announce, announceConversation, type ThreadNews } from './threadNews.ts'
import type { VisibleAnswers } from '../visibility/visibleAnswers.ts'
import { requireProject } from '../projects/projects.service.ts'
import { prepareQuery, readFilter, type ThreadFilter } from './threadFilter.ts'
import { threadIds, threadName } from '../validation.ts'

export type { Thread }

export const threadOrders = { usual: 'updatedAt', columns: ['createdAt', 'updatedAt', 'name'] } as const satisfies ListOrders

export interface ThreadPage extends KeysetPage<(typeof threadOrders.columns)[number]> {
  readonly includeProfilePal?: boolean
  readonly filter?: ThreadFilter
}

export interface ThreadUpdate {
  readonly id: string
  readonly isPinned?: boolean | null
  readonly isArchived?: boolean | null
  readonly projectId?: string | null
}

export type ThreadEvent =
  | { readonly type: 'thread-changed'; readonly thread: Thread }
  | { readonly type: 'thread-deleted'; readonly deletedThreadId: string }

type Client = Pick<ClientInfo, 'headers'>

const emptyChatHours = 24
/** A common word is found in a few of them. */
const nearbyThreads = 300
/** Together with the job’s interval, at most 24 hours. */
const temporaryChatAge = sql<Date>`now() - interval '23 hours 45 minutes'`
const deletedWhileEmpty = filterThreadTypes(({ isDeletedWhileEmpty }) => isDeletedWhileEmpty)

export class ThreadsService {
  readonly #platform: Platform
  readonly #db: Database
  readonly #engine: RunStopper
  readonly #brain: Pick<Brain, 'open'>
  readonly #models: Pick<ModelSettings, 'toChoice'>
  readonly #answers: Pick<VisibleAnswers, 'findMatches'>
  readonly #firstPage: ReturnType<typeof createFirstPage>

  constructor(
    platform: Platform,
    uses: {
      engine: RunStopper
      brain: Pick<Brain, 'open'>
      models: Pick<ModelSettings, 'toChoice'>
      answers: Pick<VisibleAnswers, 'findMatches'>
    },
  ) {
    this.#platform = platform
    this.#db = platform.db
    this.#engine = uses.engine
    this.#brain = uses.brain
    this.#models = uses.models
    this.#answers = uses.answers
    this.#firstPage = createFirstPage(platform.db)
  }

  start(): void {
    this.#platform.jobs.define('delete-empty-chats', { schema: z.object({}), cron: '27 * * * *' }, () => this.deleteEmpty(new Date()))
    this.#platform.jobs.define('delete-temporary-chats', { schema: z.object({}), cron: '*/10 * * * *' }, () => this.deleteTemporary())
  }

  async startThread(viewer: Viewer, { agentType, client }: { agentType: AgentType; client: Client }): Promise<Thread> {
    const opening = findOpeningAgent(agentType)
    if (opening) return this.#startOpened(viewer, opening, client)
    const { userId } = viewer
    const { audience, startsAs } = agents[agentType]
    const twinOwnerId = audience === 'public' ? userId : null
    const thread = await this.#db.thread.create({ data: { userId, agentType, threadType: startsAs, twinOwnerId } })
    await announce(this.#platform, userId, { type: 'thread-changed', threadId: thread.id })
    return thread
  }

  async startProfilePal(viewer: Viewer, { client }: { client: Client }): Promise<Thread> {
    return this.#startOpened(viewer, profilePal, client)
  }

  async findProfilePal({ userId }: Pick<Viewer, 'userId'>): Promise<Thread | null> {
    return this.#firstPage.findProfilePal(userId)
  }

  async list({ userId }: Viewer, { includeProfilePal = false, filter = {}, ...page }: ThreadPage): Promise<ListedThread[]> {
    const isAnyType = includeProfilePal || Boolean(filter.types?.length)
    const isFirstPage = !page.after && !page.before && !page.isReversed && isDefaultOrder(threadOrders.usual, page.order)
    const { isPinned, ...others } = filter
    const isUsual = isFirstPage && Object.values(others).every((value) => !value)
    if (isUsual && !isAnyType && isPinned !== false)
      return this.#firstPage.findNewest({ userId, limit: page.limit, isPinned: isPinned ?? false })
    if (isUsual && isAnyType && typeof isPinned !== 'boolean') return findNewestOfAnyType(this.#db, { userId, limit: page.limit })
    const { matchesFields, query } = readFilter(filter)
    const listed = selectThreads(userId, { isAnyType, isArchived: filter.isArchived ?? false }).where(matchesFields)
    const select = (threads: typeof listed) => queryRows(this.#db, selectPage(threads, 'threads', threadOrders.usual, page))
    if (!query) return select(listed)
    const { nearby, anywhere } = await prepareQuery({ db: this.#db, answers: this.#answers }, userId, query)
    if (nearby) {
      const next = selectPage(listed.clearSelect().selectAll('threads'), 'threads', threadOrders.usual, { ...page, limit: nearbyThreads })
      const matching = kysely.selectFrom(next.as('threads')).select('threads.id').where(nearby)
      const ids = await queryRows(this.#db, selectPage(matching, 'threads', threadOrders.usual, page))
      if (ids.length >= page.limit)
        return select(
          listed.where(
            'threads.id',
            '=',
            anyOf(
              ids.map(({ id }) => id),
              'uuid',
            ),
          ),
        )
    }
    return select(listed.where(anywhere))
  }

  async get(participant: Participant, { id }: { id: string }, query?: Prisma.ThreadDefaultArgs): Promise<Thread> {
    return getOwnThread(this.#db, participant, id, query)
  }

  async find(participant: Participant, { id }: { id: string }): Promise<Thread | null> {
    return isUuid(id) ? this.#db.thread.findFirst({ where: { id, ...ownedBy(participant) } }) : null
  }

  async latestWithTwin(
    participant: Participant,
    { ownerId, readerAudience }: { ownerId: string; readerAudience: 'people' | null },
  ): Promise<Thread | null> {
    const metadata = { path: ['reader_audience'], equals: readerAudience ?? Prisma.AnyNull }
    return this.#db.thread.findFirst({
      where: { ...ownedBy(participant), twinOwnerId: ownerId, threadType: { not: 'twin_to_twin' }, metadata },
      orderBy: { updatedAt: 'desc' },
    })
  }

  async rename(participant: Participant, input: { id: string; name: string }): Promise<Thread> {
    const name = parseInput(threadName, input.name, 'name')
    const thread = await this.get(participant, input)
    if (!mayRename(thread)) throw new InputError('name_kept', { field: 'name' })
    const where = { id: input.id, ...ownedBy(participant) }
    const [renamed] = await this.#db.thread.updateManyAndReturn({ where, data: { name, isNamedByOwner: true } })
    if (!renamed) throw new NotFoundError('no_such_conversation')
    await announce(this.#platform, renamed.userId, { type: 'thread-changed', threadId: renamed.id })
    return renamed
  }

  async update(viewer: Viewer, { id, isPinned, isArchived, projectId }: ThreadUpdate): Promise<Thread> {
    const { userId } = viewer
    if (projectId) await requireProject(this.#db, viewer, projectId)
    const now = new Date()
    const data = {
      ...(typeof isPinned === 'boolean' && (isPinned ? { pinnedAt: now, archivedAt: null } : { pinnedAt: null })),
      ...(typeof isArchived === 'boolean' && (isArchived ? { pinnedAt: null, archivedAt: now } : { archivedAt: null })),
      ...(projectId !== undefined && { projectId }),
    }
    const isMoved = projectId !== undefined && { twinOwnerId: null }
    const where = { id, userId, isTemporary: false, threadType: { notIn: [...separatelyListedTypes] }, ...isMoved }
    const [thread] = await this.#db.thread.updateManyAndReturn({ where, data })
    if (!thread) throw new NotFoundError('no_such_conversation')
    await announce(this.#platform, userId, { type: 'thread-changed', threadId: id })
    return thread
  }

  async chooseModel({ userId }: Viewer, input: { id: string; modelId: string | null }): Promise<Thread> {
    const data = await this.#models.toChoice(userId, input.modelId)
    const [thread] = await this.#db.thread.updateManyAndReturn({ where: { id: input.id, userId, twinOwnerId: null }, data })
    if (!thread) throw new NotFoundError('no_such_conversation')
    await announce(this.#platform, userId, { type: 'thread-changed', threadId: thread.id })
    return thread
  }

  async markViewed(participant: Participant, { id }: { id: string }): Promise<Thread> {
    const thread = await this.get(participant, { id })
    const { count } = await this.#db.step.updateMany({
      where: { threadId: id, stepType: 'assistant_message', status: 'completed', viewedAt: null },
      data: { viewedAt: new Date() },
    })
    if (count > 0) await announce(this.#platform, thread.userId, { type: 'thread-changed', threadId: id })
    return thread
  }

  async remove(participant: Participant, { id }: { id: string }): Promise<void> {
    if (!(await this.#deleteAll(participant, [id]))) throw new NotFoundError('no_such_conversation')
  }

  async removeAll(participant: Participant, input: { ids: readonly string[] }): Promise<void> {
    const ids = parseInput(threadIds, input.ids, 'threadIds')
    if (!(await this.#deleteAll(participant, ids))) throw new NotFoundError('conversations_gone')
  }

  async removeEvery(guest: Guest): Promise<void> {
    const threads = await this.#db.thread.findMany({ where: { guestId: guest.guestId }, select: { id: true } })
    const ids = threads.map(({ id }) => id)
    if (ids.length) await this.#deleteAll(guest, ids)
  }

  async #deleteAll(participant: Participant, ids: string[]): Promise<boolean> {
    const active = await findActiveRuns(this.#db, ids)
    const owner = 'userId' in participant ? 'userId' : 'guestId'
    const owned = kysely.selectFrom('threads').where(owner, '=', getParticipantId(participant)).where('id', '=', anyOf(ids, 'uuid'))
    const deleted = await queryRows(
      this.#db,
      kysely
        .deleteFrom('threads')
        .returning(['id', 'twinOwnerId'])
        .where('id', 'in', owned.select('id'))
        .where(
          owned.select((eb) => eb.fn.countAll().as('count')),
          '=',
          ids.length,
        ),
    )
    if (deleted.length === 0) return false
    for (const run of active) if (run) await this.#engine.stop(run.id)
    const userId = 'userId' in participant ? participant.userId : null
    for (const { id: threadId, twinOwnerId } of deleted) {
      await announce(this.#platform, userId, { type: 'thread-deleted', threadId })
      if (twinOwnerId !== null) await announceConversation(this.#platform, threadId)
    }
    return true
  }

  async deleteEmpty(now: Date): Promise<void> {
    const since = new Date(now.getTime() - emptyChatHours * 3_600_000)
    const threads = await queryRows(
      this.#db,
      kysely
        .deleteFrom('threads')
        .where('threadType', 'in', deletedWhileEmpty)
        .where('stepCount', '=', sql.lit(0))
        .where('updatedAt', '<', since)
        .where((eb) => eb.not(eb.exists(eb.selectFrom('steps').select('steps.id').whereRef('threadId', '=', 'threads.id'))))
        .returning(['id', 'userId']),
    )
    for (const { id, userId } of threads) await announce(this.#platform, userId, { type: 'thread-deleted', threadId: id })
  }

  async deleteTemporary(): Promise<void> {
    const old = kysely.deleteFrom('threads').where('isTemporary', '=', sql.lit(true)).where('updatedAt', '<', temporaryChatAge)
    const threads = await queryRows(this.#db, old.returning(['id', 'userId']))
    for (const { id, userId } of threads) await announce(this.#platform, userId, { type: 'thread-deleted', threadId: id })
  }

  async loadEvent(viewer: Viewer, { type, threadId }: ThreadNews): Promise<ThreadEvent | null> {
    if (type === 'thread-deleted') return { type, deletedThreadId: threadId }
    const thread = await this.find(viewer, { id: threadId })
    return thread && { type, thread }
  }

  async #startOpened(viewer: Viewer, agent: OpeningAgent, client: Client): Promise<Thread> {
    const { userId } = viewer
    const id = deriveOpenedThreadId(userId, agent)
    const existing = await this.find(viewer, { id })
    if (existing) return existing
    const { language } = await this.#db.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } })
    const opening = await this.#brain.open(agent.opening, { userId, language: getLanguage(language, client.headers) })
    const isNew = await writeOpenedThread(this.#db, userId, agent, opening)
    if (isNew) await announce(this.#platform, userId, { type: 'thread-changed', threadId: id })
    return this.get(viewer, { id })
  }
}
