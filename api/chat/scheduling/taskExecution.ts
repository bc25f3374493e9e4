import { z } from 'zod'
import type { RunsService } from '../runs/runs.service.ts'
import { TooManyRunsError } from '../runs/runLimits.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { announce } from '../threads/threadNews.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { transaction, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import { findNextRun } from '../../scheduledTasks/recurrence.ts'
import { announceTask, type ScheduledTask } from '../../scheduledTasks/scheduledTasks.service.ts'

export type TaskExecution = ReturnType<typeof createTaskExecution>

const lookEverySeconds = 5
const foundAtOnce = 100
/** Delays after the first and second failure; the third pauses the task. */
const retryMinutes = [1, 10]
const keptDays = 30
const listPath = '/settings/schedules'
const jobData = z.object({ taskId: z.uuid() })

export function createTaskExecution(
  platform: Platform,
  { runs, notifications }: { runs: Pick<RunsService, 'send'>; notifications: Pick<NotificationsService, 'write' | 'notifyClients'> },
) {
  const { db, jobs } = platform

  const job = jobs.define(
    'run-scheduled-tasks',
    { schema: jobData, concurrency: 2, exclusive: { find, everySeconds: lookEverySeconds } },
    ({ taskId }) => runDue(taskId, new Date()),
  )
  jobs.define('delete-old-scheduled-tasks', { schema: z.object({}), cron: '40 3 * * *' }, () => deleteOld(new Date()))

  async function find() {
    const tasks = await db.scheduledTask.findMany({
      where: { user: { suspendedAt: null }, OR: [isDue(new Date()), { isRunning: true, OR: [{ runId: null }, { run: isOver }] }] },
      select: { id: true },
      take: foundAtOnce,
    })
    return tasks.map(({ id }) => ({ data: { taskId: id }, key: id }))
  }

  /** Each update checks the state it was based on, so that every occurrence counts once. */
  async function runDue(id: string, now: Date): Promise<void> {
    await finish(id, now)
    const task = await db.scheduledTask.findFirst({ where: { id, user: { suspendedAt: null }, ...isDue(now) } })
    if (!task) return
    await (task.kind === 'reminder' ? remind(task, now) : send(task, now))
    await announceTask(platform, task)
  }

  async function remind(task: ScheduledTask, now: Date): Promise<void> {
    const { userId, title, instruction, threadId } = task
    await withNotification(userId, async (tx) => {
      if (!(await advance(tx, task, now, {}))) return null
      return notifications.write(tx, userId, {
        channel: 'chat',
        type: 'info',
        title: `Reminder: ${title}`,
        summary: instruction === title ? '' : instruction.slice(0, 300),
        actionUrl: threadId ? `/chat/${threadId}` : listPath,
      })
    })
  }

  async function send(task: ScheduledTask, now: Date): Promise<void> {
    const { id, userId, title, instruction, resultThreadId } = task
    // The same after a crash, so that the message is sent once.
    const clientMessageId = `scheduled-${id}-${getOccurrence(task, now).getTime()}`
    try {
      const sent = await runs.send({ userId, sessionId: nilUuid }, { threadId: resultThreadId, text: instruction, clientMessageId })
      const threadId = sent.thread.id
      await transaction(db, async (tx) => {
        if (sent.isNewThread) await tx.thread.updateMany({ where: { id: threadId }, data: { name: title, isNamedByOwner: true } })
        await advance(tx, task, now, { runId: sent.run.id, isRunning: true, resultThreadId: threadId })
      })
      if (sent.isNewThread) await announce(platform, userId, { type: 'thread-changed', threadId })
    } catch (error) {
      // The next pass finds it again a few seconds later.
      if (error instanceof AlreadySendingError || error instanceof TooManyRunsError) return
      if (!(error instanceof AppError)) throw error
      const { message } = error
      await withNotification(userId, async (tx) => {
        const advanced = await advance(tx, task, now, {})
        return advanced && fail(tx, advanced, now, message)
      })
    }
  }

  async function finish(id: string, now: Date): Promise<void> {
    const task = await db.scheduledTask.findFirst({ where: { id, isRunning: true }, include: { run: true } })
    if (!task || task.run?.status === 'queued' || task.run?.status === 'running') return
    const { userId, title, runId, run, resultThreadId } = task
    await withNotification(userId, async (tx) => {
      const { count } = await tx.scheduledTask.updateMany({ where: { id, runId, isRunning: true }, data: { isRunning: false } })
      if (count === 0) return null
      if (run?.status === 'failed' || run?.status === 'interrupted') return fail(tx, task, now, run.errorMessage ?? '')
      if (run?.status !== 'completed') return null
      await tx.scheduledTask.update({ where: { id }, data: { failures: 0 } })
      const actionUrl = `/chat/${resultThreadId ?? ''}`
      return notifications.write(tx, userId, { channel: 'chat', type: 'success', title: `“${title}” is ready`, actionUrl })
    })
    await announceTask(platform, task)
  }

  async function fail(tx: Transaction, task: ScheduledTask, now: Date, message: string) {
    const { id, userId, title, resultThreadId } = task
    const failures = task.failures + 1
    const minutes = retryMinutes[failures - 1]
    if (minutes !== undefined) {
      const extraRunAt = new Date(now.getTime() + minutes * 60_000)
      // A paused task is not retried.
      await tx.scheduledTask.updateMany({ where: { id, status: { not: 'paused' } }, data: { failures, extraRunAt } })
      return null
    }
    const isOver = task.recurrence === 'once'
    await tx.scheduledTask.updateMany({ where: { id }, data: { failures: 0, ...(!isOver && { status: 'paused' }) } })
    return notifications.write(tx, userId, {
      channel: 'chat',
      type: 'error',
      title: isOver ? `“${title}” failed` : `“${title}” is paused`,
      summary: message.slice(0, 300),
      actionUrl: isOver && resultThreadId ? `/chat/${resultThreadId}` : listPath,
    })
  }

  async function withNotification(userId: string, write: (tx: Transaction) => Promise<{ id: string } | null>): Promise<void> {
    const notification = await transaction(db, write)
    if (notification) await notifications.notifyClients(userId, notification.id)
  }

  async function deleteOld(now: Date): Promise<void> {
    const before = { lt: new Date(now.getTime() - keptDays * 86_400_000) }
    await db.scheduledTask.deleteMany({
      where: {
        isRunning: false,
        OR: [
          { status: 'proposed', createdAt: before },
          { status: 'done', lastRunAt: before },
        ],
      },
    })
  }

  return {
    find,
    runDue,
    deleteOld,
    runSoon: ({ id }: Pick<ScheduledTask, 'id'>) => job.send({ taskId: id }, { key: id }),
  }
}

const isOver = { status: { notIn: ['queued', 'running'] } } satisfies Prisma.RunWhereInput

function isDue(now: Date) {
  return {
    isRunning: false,
    status: { not: 'proposed' },
    AND: [{ OR: [{ extraRunAt: { lte: now } }, { status: 'active', nextRunAt: { lte: now } }] }],
  } satisfies Prisma.ScheduledTaskWhereInput
}

function isScheduled({ status, nextRunAt }: ScheduledTask, now: Date): boolean {
  return status === 'active' && nextRunAt !== null && nextRunAt <= now
}

function getOccurrence(task: ScheduledTask, now: Date): Date {
  const { nextRunAt, extraRunAt } = task
  return isScheduled(task, now) && nextRunAt ? nextRunAt : (extraRunAt ?? now)
}

/** Missed occurrences count as one. Null if the task changed since. */
async function advance(
  tx: Transaction,
  task: ScheduledTask,
  now: Date,
  more: Prisma.ScheduledTaskUncheckedUpdateManyInput,
): Promise<ScheduledTask | null> {
  const { id, status, nextRunAt, extraRunAt } = task
  const isExtra = extraRunAt !== null && extraRunAt <= now
  const following = findNextRun(task, now)
  const [advanced] = await tx.scheduledTask.updateManyAndReturn({
    where: { id, status, nextRunAt, extraRunAt, isRunning: false },
    data: {
      ...(isExtra && { extraRunAt: null }),
      ...(isScheduled(task, now) && { nextRunAt: following, status: following ? 'active' : 'done' }),
      lastRunAt: now,
      ...more,
    },
  })
  return advanced ?? null
}
