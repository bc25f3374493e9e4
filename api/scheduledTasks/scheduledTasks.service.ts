import type { z } from 'zod'
import type { Prisma, ScheduledTask } from '../platform/__generated__/prisma/client.ts'
import { type Database, transaction, type Transaction } from '../platform/database/database.ts'
import { createOwnedFinder, type FindOwned } from '../platform/database/ownedRows.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { publishToViewer } from '../platform/events/viewerNews.ts'
import type { Platform } from '../platform/platform.ts'
import { parseInput, toInputError } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'
import { findNextRun, toLocal } from './recurrence.ts'
import { newTask, schedule, type scheduleFields, taskTexts } from './validation.ts'

export type { ScheduledTask }

export interface ScheduledTaskNews {
  readonly type: 'scheduled-task-changed'
  readonly taskId: string
}

type ScheduleInput = z.input<typeof scheduleFields>
type Owner = Pick<Viewer, 'userId'>

export interface NewScheduledTask extends z.input<typeof newTask>, ScheduleInput {
  readonly threadId: string
  /** Set if only this instant counts, whatever the time zone. */
  readonly instant?: Date | null
}

export type ScheduledTaskProposals = Pick<ScheduledTasksService, 'propose'>

export const maxTasks = 50
const listed = { in: ['active', 'paused'] } satisfies Prisma.EnumScheduledTaskStatusFilter

export class ScheduledTasksService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #db: Database
  readonly #runSoon: (task: ScheduledTask) => Promise<void>
  readonly find: FindOwned<Owner, ScheduledTask>

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>, execution: { runSoon: (task: ScheduledTask) => Promise<void> }) {
    this.#platform = platform
    this.#db = platform.db
    this.#runSoon = execution.runSoon
    this.find = createOwnedFinder(
      ({ userId }) => userId,
      ({ userId }, ids) => platform.db.scheduledTask.findMany({ where: { userId, id: { in: [...ids] } } }),
    )
  }

  async list({ userId }: Owner): Promise<ScheduledTask[]> {
    return this.#db.scheduledTask.findMany({
      where: { userId, status: listed },
      orderBy: [{ status: 'asc' }, { nextRunAt: 'asc' }, { id: 'asc' }],
      take: maxTasks,
    })
  }

  async get(viewer: Owner, { id }: { id: string }): Promise<ScheduledTask> {
    const task = await this.find(viewer, id)
    if (!task) throw new NotFoundError('no_such_scheduled_task')
    return task
  }

  /** Null if the time has passed. */
  async propose(tx: Transaction, { userId }: Owner, input: NewScheduledTask, now: Date): Promise<ScheduledTask | null> {
    const { threadId, instant = null, kind, title, instruction, ...when } = input
    const texts = parseInput(newTask, { kind, title, instruction })
    const parsed = withStart(parseSchedule(when), now)
    if (!(instant ? instant > now : findNextRun(parsed, now))) return null
    return tx.scheduledTask.create({ data: { ...texts, ...parsed, userId, threadId, nextRunAt: instant } })
  }

  /** Repeating it returns the same task. */
  async confirm(viewer: Viewer, { id, ...changes }: { id: string } & Partial<ScheduleInput>, now = new Date()): Promise<ScheduledTask> {
    const { userId } = viewer
    const task = await this.get(viewer, { id })
    if (task.status !== 'proposed') return task
    const timezone = changes.timezone ?? task.timezone
    const isChanged = Object.entries(changes).some(([field, value]) => field !== 'timezone' && value !== undefined)
    const instant = isChanged ? null : task.nextRunAt
    // Checked before it is used to convert the instant.
    const zoned = withStart(parseSchedule({ ...task, ...withoutUndefined(changes), timezone }), now)
    const parsed = instant ? { ...zoned, ...toLocal(instant, timezone) } : zoned
    const nextRunAt = instant && instant > now ? instant : findNextRun(parsed, now)
    if (!nextRunAt) throw new InputError('scheduled_in_past', { field: 'date' })
    await transaction(this.#db, async (tx) => {
      // Locks the user, so that the limit holds for concurrent calls.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      if ((await tx.scheduledTask.count({ where: { userId, status: listed } })) >= maxTasks) {
        throw new InputError('too_many_scheduled_tasks', { params: { limit: maxTasks } })
      }
      await tx.scheduledTask.updateMany({ where: { id, userId, status: 'proposed' }, data: { ...parsed, nextRunAt, status: 'active' } })
    })
    return this.#announce(viewer, id)
  }

  async update(
    viewer: Viewer,
    {
      id,
      isPaused,
      title,
      instruction,
      ...changes
    }: { id: string; isPaused?: boolean } & z.input<typeof taskTexts> & Partial<ScheduleInput>,
    now = new Date(),
  ): Promise<ScheduledTask> {
    const { userId } = viewer
    const task = await this.get(viewer, { id })
    const texts = parseInput(taskTexts, { title, instruction })
    const when = withStart(parseSchedule({ ...task, ...withoutUndefined(changes) }), now)
    const willBePaused = isPaused ?? task.status === 'paused'
    const nextRunAt = findNextRun(when, now)
    const isRescheduled = Object.values(changes).some((value) => value !== undefined)
    const isResumed = task.status === 'paused' && !willBePaused
    if (!nextRunAt && (isRescheduled || isResumed)) throw new InputError('scheduled_in_past', { field: 'date' })
    const data: Prisma.ScheduledTaskUncheckedUpdateManyInput = {
      ...texts,
      status: willBePaused ? 'paused' : 'active',
      ...(willBePaused && { extraRunAt: null }),
      ...(isRescheduled && when),
      ...((isRescheduled || isResumed) && { nextRunAt, failures: 0 }),
    }
    const { count } = await this.#db.scheduledTask.updateMany({ where: { id, userId, status: listed }, data })
    if (count === 0) throw new NotFoundError('no_such_scheduled_task')
    return this.#announce(viewer, id)
  }

  /** Also works while paused. Has no effect while it runs or is about to. */
  async runNow(viewer: Viewer, { id }: { id: string }, now = new Date()): Promise<ScheduledTask> {
    const { userId } = viewer
    const { count } = await this.#db.scheduledTask.updateMany({
      where: { id, userId, status: { not: 'proposed' }, isRunning: false, OR: [{ extraRunAt: null }, { extraRunAt: { gt: now } }] },
      data: { extraRunAt: now },
    })
    const task = await this.#announce(viewer, id)
    if (task.status === 'proposed') throw new NotFoundError('no_such_scheduled_task')
    if (count > 0) await this.#runSoon(task)
    return task
  }

  /** Proposals are dismissed by it. */
  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#db.scheduledTask.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_scheduled_task')
    await announceTask(this.#platform, { id, userId })
  }

  async #announce(viewer: Viewer, id: string): Promise<ScheduledTask> {
    await announceTask(this.#platform, { id, userId: viewer.userId })
    return this.get(viewer, { id })
  }
}

export function announceTask(
  platform: Pick<Platform, 'live' | 'log'>,
  { id, userId }: Pick<ScheduledTask, 'id' | 'userId'>,
): Promise<void> {
  const news: ScheduledTaskNews = { type: 'scheduled-task-changed', taskId: id }
  return publishToViewer(platform, userId, news)
}

function parseSchedule(input: object): z.output<typeof schedule> {
  const { success, data, error } = schedule.safeParse(input)
  if (!success) throw toInputError(error.issues)
  return data
}

/** Intervals count from the next day on which it would run anyway. */
function withStart(parsed: z.output<typeof schedule>, now: Date): z.output<typeof schedule> {
  if (parsed.interval === 1 || parsed.date !== null) return parsed
  const first = findNextRun({ ...parsed, interval: 1 }, now)
  return { ...parsed, date: first && toLocal(first, parsed.timezone).date }
}

function withoutUndefined<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>
}
