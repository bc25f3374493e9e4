import { z } from 'zod'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'

/** Open conversations mark the error as viewed within this time. */
const waitSeconds = 20

const job = z.object({ runId: z.uuid() })

export interface FailureNotices {
  schedule(run: { readonly id: string }): Promise<void>
  notify(run: z.infer<typeof job>): Promise<void>
}

export function createFailureNotices(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  notifications: NotificationsService,
): FailureNotices {
  const noticeJob = jobs.define('tell-of-failed-answer', { schema: job }, notify)

  async function notify({ runId }: z.infer<typeof job>): Promise<void> {
    const run = await db.run.findFirst({
      where: {
        id: runId,
        status: { in: ['failed', 'interrupted'] },
        assistantStep: { viewedAt: null },
        thread: { isTemporary: false },
        scheduledTask: null,
      },
      include: { thread: { select: { name: true } } },
    })
    if (!run?.userId) return
    await notifications.publish(run.userId, {
      channel: 'chat',
      type: 'error',
      title: 'An answer could not be finished',
      summary: run.thread.name === null ? '' : `In “${run.thread.name}”`,
      message: run.errorMessage ?? '',
      actionUrl: `/chat/${run.threadId}`,
    })
  }

  return {
    notify,
    async schedule({ id }) {
      await noticeJob.send({ runId: id }, { startAfterSeconds: waitSeconds, key: id }).catch((err: unknown) => {
        log.warn({ err, runId: id }, 'a failure notice could not be scheduled')
      })
    },
  }
}
