import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/platform.ts'
import type { OwnedRun } from './runStore.ts'
import { onceFor } from './toolEffects.ts'

export type TwinMessages = ReturnType<typeof createTwinMessages>

/** What visitors ask a twin to pass on reaches its owner as a notification. */
export function createTwinMessages({ db }: Pick<Platform, 'db'>, notifications: NotificationsService) {
  async function leave(run: OwnedRun, message: string): Promise<void> {
    const { twinOwnerId: ownerId } = run
    if (ownerId === null) return
    const { id } = await onceFor(db, run)('leave_message_for_owner', { message }, async (tx) => {
      const visitor = run.userId === null ? null : await tx.user.findUnique({ where: { id: run.userId }, select: { username: true } })
      const notification = await notifications.write(tx, ownerId, {
        channel: 'twin',
        type: 'info',
        title: visitor ? `@${visitor.username} left you a message` : 'A visitor left you a message',
        summary: 'Your twin was asked to pass it on.',
        message,
      })
      return { id: notification.id }
    })
    await notifications.tellOf(ownerId, id)
  }

  return { leave }
}
