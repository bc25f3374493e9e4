import { leaveMessageForOwner } from '../../agents/twin/tools.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'
import { storable } from '../../platform/text/text.ts'
import type { OwnedRun } from '../engine/runStore.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import { onceFor } from '../engine/toolEffects.ts'

export type TwinMessages = ReturnType<typeof createTwinMessages>

const day = 86_400
/** More than anybody has to say; who wants to fill somebody's notifications meets it. */
const messagesADay = { visitor: 5, owner: 100 }

/** What visitors ask a twin to pass on reaches its owner as a notification. */
export function createTwinMessages({ db, limits }: Pick<Platform, 'db' | 'limits'>, notifications: NotificationsService) {
  const byVisitor = limits.define('twin-message-visitor', { points: messagesADay.visitor, seconds: day })
  const byOwner = limits.define('twin-message-owner', { points: messagesADay.owner, seconds: day })

  /** False when the visitor, or all visitors together, have left enough for one day. */
  async function leave(run: OwnedRun, text: string): Promise<boolean> {
    const { twinOwnerId: ownerId, threadId } = run
    if (ownerId === null) return false
    const thread = await db.thread.findUnique({ where: { id: threadId }, include: { user: { select: { username: true } } } })
    if (!thread || !(await isWithinLimits(ownerId, thread.userId ?? thread.guestId ?? threadId))) return false
    const message = storable(text)
    const { id } = await onceFor(db, run)(leaveMessageForOwner.name, { message }, async (tx) => {
      const notification = await notifications.write(tx, ownerId, {
        channel: 'twin',
        type: 'info',
        title: thread.user ? `@${thread.user.username} left you a message` : 'A visitor left you a message',
        summary: 'Your twin was asked to pass it on.',
        message,
        actionUrl: `/twin?conversation=${threadId}`,
      })
      await recordEvent(tx, ownerId, 'twin.message_left', { conversation_id: threadId, notification_id: notification.id })
      return { id: notification.id }
    })
    await notifications.tellOf(ownerId, id)
    return true
  }

  async function isWithinLimits(ownerId: string, visitorId: string): Promise<boolean> {
    const visitor = await byVisitor.consume(`${ownerId} ${visitorId}`)
    return visitor.isAllowed && (await byOwner.consume(ownerId)).isAllowed
  }

  return { leave }
}
