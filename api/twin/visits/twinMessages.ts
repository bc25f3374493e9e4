import { randomUUIDv7 } from 'node:crypto'
import type { LeftMessage } from '../../agents/agent.ts'
import { leaveMessageForOwner } from '../agent/tools.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPublic } from '../../platform/audiences.ts'
import { toStorable } from '../../platform/text/text.ts'
import type { OwnedRun } from '../../chat/runs/ownedRun.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import type { InboxEmails } from './inbox/emails/inboxEmails.ts'
import { announceInbox } from './inbox/inbox.service.ts'
import { createOnce } from '../../chat/engine/toolEffects.ts'

/** A regenerated answer must not deliver the message again. */
async function findEarlierMessage(tx: Transaction, { id: runId, userStepId }: OwnedRun): Promise<{ id: string; message: string } | null> {
  const effects = await tx.toolEffect.findMany({ where: { runId, tool: leaveMessageForOwner.name }, select: { result: true } })
  const ownIds = effects.map(({ result }) => (result as { value: { id: string } }).value.id)
  return tx.notification.findFirst({
    where: { questionStepId: userStepId, id: { notIn: ownIds } },
    orderBy: { publishedAt: 'asc' },
    select: { id: true, message: true },
  })
}

/** Editing the question deletes its earlier message. */
async function putInInbox(
  tx: Transaction,
  { userStepId: stepId }: OwnedRun,
  ownerId: string,
  { message: text, earlier }: { message: string; earlier?: string },
): Promise<string> {
  const sent = earlier === undefined ? null : await tx.visitorMessage.findFirst({ where: { stepId, kind: 'message', text: earlier } })
  const id = sent?.id ?? randomUUIDv7()
  const created = { id, ownerId, stepId, kind: 'message', text, entryId: id } as const
  await tx.visitorMessage.upsert({ where: { id }, create: created, update: { text } })
  return id
}

export type TwinMessages = ReturnType<typeof createTwinMessages>

const day = 86_400
const messagesADay = { visitor: 5, owner: 100 }

export function createTwinMessages(
  platform: Pick<Platform, 'db' | 'limits' | 'live' | 'log'>,
  { notifications, inboxEmails }: { notifications: NotificationsService; inboxEmails: InboxEmails },
) {
  const { db, limits } = platform
  const byVisitor = limits.define('twin-message-visitor', { points: messagesADay.visitor, seconds: day })
  const byOwner = limits.define('twin-message-owner', { points: messagesADay.owner, seconds: day })

  async function leave(run: OwnedRun, text: string): Promise<LeftMessage | null> {
    const { twinOwnerId: ownerId, threadId } = run
    if (ownerId === null) return null
    const visitor = { select: { username: true, profile: { select: { audience: true } } } } as const
    const thread = await db.thread.findUnique({ where: { id: threadId }, include: { user: visitor } })
    if (!thread || !(await isWithinLimits(ownerId, thread.userId ?? thread.guestId ?? threadId))) return null
    const message = toStorable(text)
    // Visitors with a private profile stay anonymous, as in the list of conversations.
    const signature = thread.user && isPublic(thread.user.profile?.audience ?? 'private') ? thread.user.username : null
    await inboxEmails.prepare()
    const { id, signedAs, isNew } = await createOnce(db, run)(leaveMessageForOwner.name, { message }, async (tx) => {
      const earlier = await findEarlierMessage(tx, run)
      if (earlier) {
        const inboxEntryId = await putInInbox(tx, run, ownerId, { message, earlier: earlier.message })
        await tx.notification.update({ where: { id: earlier.id }, data: { message, inboxEntryId } })
        return { id: earlier.id, signedAs: signature, isNew: false }
      }
      const entryId = await putInInbox(tx, run, ownerId, { message })
      const notification = await notifications.write(tx, ownerId, {
        channel: 'twin',
        type: 'info',
        title: signature === null ? 'A visitor left you a message' : `@${signature} left you a message`,
        summary: 'Your twin was asked to pass it on.',
        message,
        actionUrl: `/twin?conversation=${threadId}`,
        inboxEntryId: entryId,
      })
      await tx.notification.update({ where: { id: notification.id }, data: { questionStepId: run.userStepId } })
      await inboxEmails.send(tx, { id: entryId, ownerId, kind: 'message', text: message })
      await recordEvent(tx, ownerId, 'twin.message_left', { conversation_id: threadId, notification_id: notification.id })
      return { id: notification.id, signedAs: signature, isNew: true }
    })
    await announceInbox(platform, ownerId)
    if (isNew) await notifications.notifyClients(ownerId, id)
    return { signedAs }
  }

  async function isWithinLimits(ownerId: string, visitorId: string): Promise<boolean> {
    const visitor = await byVisitor.consume(`${ownerId} ${visitorId}`)
    return visitor.isAllowed && (await byOwner.consume(ownerId)).isAllowed
  }

  return { leave }
}
