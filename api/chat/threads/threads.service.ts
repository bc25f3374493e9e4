import { z } from 'zod'
import { languageFor } from '../../account/languages.ts'
import { Prisma, type AgentType, type Thread, type ThreadType } from '../../platform/__generated__/prisma/client.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { type PageOfPlaces, pageOfPlaces } from '../../platform/limits/places.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Participant, Viewer } from '../../platform/viewer.ts'
import { threadColumns } from '../runs/exchange.ts'
import type { OpenProfilePal } from '../../brain/profilePal/opening.ts'
import type { RunEngine } from '../engine/engine.ts'
import { activeRunsOf } from '../engine/runStore.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { ownedBy } from './participants.ts'
import { mayDelete, mayRename } from './permissions.ts'
import { findProfilePalThread, writeProfilePalThread } from './profilePalThread.ts'
import { announce, type ThreadNews } from './threadNews.ts'
import { matchesFilter, type ThreadFilter } from './search/threadFilter.ts'
import { threadIds, threadName } from '../validation.ts'

export type { Thread }
export type ThreadsService = ReturnType<typeof createThreadsService>

export interface ThreadPage extends PageOfPlaces {
  /** Whether Profile Pal is listed, too, when the filter names no types. */
  readonly includeProfilePal?: boolean
  readonly filter?: ThreadFilter
}

/** With what the list's one statement knows besides: of most threads nothing more needs to be asked. */
export type ListedThread = Thread & { readonly isAnswering: boolean }

export type ThreadEvent =
  | { readonly type: 'thread-changed'; readonly thread: Thread }
  | { readonly type: 'thread-deleted'; readonly deletedThreadId: string }

type Client = Pick<ClientInfo, 'headers'>

const emptyChatHours = 24

const threadTypeOfAgent: Record<AgentType, ThreadType> = {
  private_brain: 'private_chat',
  profile_pal: 'profile_onboarding',
  twin: 'self_twin_chat',
  testing: 'testing',
}

export function createThreadsService(platform: Platform, engine: RunEngine, openProfilePal: OpenProfilePal) {
  const { db } = platform
  platform.jobs.define('delete-empty-chats', { schema: z.object({}), cron: '27 * * * *' }, () => deleteEmpty(new Date()))

  async function start({ userId }: Viewer, { agentType, client }: { agentType: AgentType; client: Client }): Promise<Thread> {
    if (agentType === 'profile_pal') return startProfilePal({ userId }, { client })
    const twinOwnerId = agentType === 'twin' ? userId : null
    const thread = await db.thread.create({ data: { userId, agentType, threadType: threadTypeOfAgent[agentType], twinOwnerId } })
    await announce(platform, userId, { type: 'thread-changed', threadId: thread.id })
    return thread
  }

  /**
   * A person has one Profile Pal thread, in which Profile Pal speaks first, in the language that they read the app in; starting it
   * again answers with the same one.
   */
  async function startProfilePal({ userId }: Pick<Viewer, 'userId'>, { client }: { client: Client }): Promise<Thread> {
    const existing = await findProfilePal({ userId })
    if (existing) return existing
    const { language } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } })
    const opening = await openProfilePal(userId, languageFor(language, client.headers))
    const thread = await writeProfilePalThread(db, userId, opening)
    if (thread) await announce(platform, userId, { type: 'thread-changed', threadId: thread.id })
    const started = thread ?? (await findProfilePal({ userId }))
    if (!started) throw new NotFoundError('no_such_conversation')
    return started
  }

  /** Null until it was started. */
  async function findProfilePal({ userId }: Pick<Viewer, 'userId'>): Promise<Thread | null> {
    return findProfilePalThread(db, userId)
  }

  /** Newest activity first. */
  async function list({ userId }: Viewer, { includeProfilePal = false, filter = {}, ...page }: ThreadPage): Promise<ListedThread[]> {
    const isAnyType = includeProfilePal || filter.types?.length
    return db.$queryRaw<ListedThread[]>`
      SELECT ${threadColumns},
        EXISTS (SELECT FROM runs WHERE runs.thread_id = threads.id AND runs.status IN ('queued', 'running')) AS "isAnswering"
      FROM threads
      WHERE user_id = ${userId}::uuid ${isAnyType ? Prisma.empty : Prisma.sql`AND thread_type <> 'profile_onboarding'`}
        ${matchesFilter(userId, filter)} ${pageOfPlaces(page)}`
  }

  async function get(participant: Participant, { id }: { id: string }): Promise<Thread> {
    const thread = await db.thread.findFirst({ where: { id, ...ownedBy(participant) } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  async function find(participant: Participant, { id }: { id: string }): Promise<Thread | null> {
    return isUuid(id) ? db.thread.findFirst({ where: { id, ...ownedBy(participant) } }) : null
  }

  /** The one that goes on when they talk to this person's twin again; null before the first time. */
  async function latestWithTwin(participant: Participant, { ownerId }: { ownerId: string }): Promise<Thread | null> {
    return db.thread.findFirst({
      where: { ...ownedBy(participant), twinOwnerId: ownerId, threadType: { not: 'twin_to_twin' } },
      orderBy: { updatedAt: 'desc' },
    })
  }

  /** The name that a person gives stays; automatic titles leave it alone from then on. */
  async function rename(viewer: Viewer, input: { id: string; name: string }): Promise<Thread> {
    const { userId } = viewer
    const name = parseInput(threadName, input.name)
    if (!mayRename(await get(viewer, input))) throw new InputError('name_kept', { field: 'name' })
    const [thread] = await db.thread.updateManyAndReturn({ where: { id: input.id, userId }, data: { name, isNamedByOwner: true } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    await announce(platform, userId, { type: 'thread-changed', threadId: thread.id })
    return thread
  }

  /** Marks what the assistant wrote as seen. */
  async function markViewed(participant: Participant, { id }: { id: string }): Promise<Thread> {
    const thread = await get(participant, { id })
    const { count } = await db.step.updateMany({
      where: { threadId: id, stepType: 'assistant_message', status: 'completed', viewedAt: null },
      data: { viewedAt: new Date() },
    })
    if (count > 0) await announce(platform, thread.userId, { type: 'thread-changed', threadId: id })
    return thread
  }

  async function remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    if (!(await deleteAll(userId, [id]))) throw new NotFoundError('no_such_conversation')
  }

  /** All of them or none. */
  async function removeAll({ userId }: Viewer, input: { ids: readonly string[] }): Promise<void> {
    const ids = parseInput(threadIds, input.ids)
    if (!(await deleteAll(userId, ids))) throw new NotFoundError('conversations_gone')
  }

  async function deleteAll(userId: string, ids: string[]): Promise<boolean> {
    const active = await activeRunsOf(db, ids)
    const theirs = Prisma.sql`user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[])`
    const count = await db.$executeRaw`
      DELETE FROM threads WHERE ${theirs} AND (SELECT count(*) FROM threads WHERE ${theirs}) = ${ids.length}`
    if (count === 0) return false
    for (const run of active) if (run) await engine.stop(run.id)
    for (const threadId of ids) await announce(platform, userId, { type: 'thread-deleted', threadId })
    return true
  }

  /** Private chats in which nobody has written within a day of starting them. */
  async function deleteEmpty(now: Date): Promise<void> {
    const since = new Date(now.getTime() - emptyChatHours * 3_600_000)
    const threads = await db.$queryRaw<Pick<Thread, 'id' | 'userId'>[]>`
      DELETE FROM threads WHERE thread_type = 'private_chat' AND step_count = 0 AND updated_at < ${since}
        AND NOT EXISTS (SELECT FROM steps WHERE thread_id = threads.id)
      RETURNING id, user_id AS "userId"`
    for (const { id, userId } of threads) await announce(platform, userId, { type: 'thread-deleted', threadId: id })
  }

  /** `query` says what to load. */
  async function load(participant: Participant, { id }: { id: string }, query: Prisma.ThreadDefaultArgs): Promise<Thread> {
    const thread = await db.thread.findFirst({ ...query, where: { id, ...ownedBy(participant) } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  /** What a screen is told, the thread as it is now; null when it is gone by now. */
  async function eventOf(viewer: Viewer, { type, threadId }: ThreadNews): Promise<ThreadEvent | null> {
    if (type === 'thread-deleted') return { type, deletedThreadId: threadId }
    const thread = await find(viewer, { id: threadId })
    return thread && { type, thread }
  }

  return {
    start,
    startProfilePal,
    findProfilePal,
    list,
    get,
    find,
    latestWithTwin,
    rename,
    markViewed,
    remove,
    removeAll,
    deleteEmpty,
    load,
    eventOf,
    mayRename,
    mayDelete,
  }
}
