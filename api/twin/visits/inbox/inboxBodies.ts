import { z } from '@hono/zod-openapi'
import { createBodyMapper } from '../../../platform/text/bodyMapper.ts'
import { type InboxEntry, inboxKinds } from './inbox.service.ts'
import type { SentVisitorMessage } from './visitorMessages.service.ts'

const kind = z.enum(['question', 'message']).openapi({
  description: 'Type: a `question` the twin could not answer, or a `message`.',
  example: 'question',
})

export const visitorMessageBody = z
  .object({
    id: z.uuid(),
    kind,
    text: z.string().openapi({ description: 'Question or message, up to 2,000 characters.', example: 'Do you take apprentices?' }),
    position: z.int().openapi({ description: 'Position of the answer it follows.', example: 1 }),
    sent_at: z.iso.datetime().openapi({ description: 'When it was sent.' }),
    reply: z.string().nullable().openapi({ description: 'Reply by the owner; null until then.' }),
    replied_at: z.iso.datetime().nullable().openapi({ description: 'When the owner replied; null until then.' }),
    emailed_to: z
      .email()
      .nullable()
      .openapi({ description: 'Email address in the message that gets an email about the reply; null without one.', example: null }),
    secret: z.string().openapi({ description: 'Secret for GET /visitor-messages, granting access to message and reply.' }),
  })
  .openapi('VisitorMessage')

export const inboxEntryBody = z
  .object({
    id: z.uuid(),
    kind: z.enum(inboxKinds).openapi({
      description:
        'Type: a `question` the twin could not answer, a `message`, a `lead` (a message with an email address), or an `approval`.',
      example: 'question',
    }),
    text: z.string().openapi({ description: 'Message, or the question as last sent.', example: 'Do you take apprentices?' }),
    count: z.int().openapi({ description: 'Times sent; 1 except for questions.', example: 2 }),
    sent_at: z.iso.datetime().openapi({ description: 'When last sent, for sorting.' }),
    is_read: z.boolean().openapi({ description: 'Whether the caller has read it.' }),
    reply: z.string().nullable().openapi({ description: 'Caller’s reply; null if none.' }),
    replied_at: z.iso.datetime().nullable().openapi({ description: 'When the caller replied; null if not.' }),
    proposed_answer: z.string().nullable().openapi({ description: 'Answer to approve; null for other entries.' }),
    item_id: z.uuid().nullable().openapi({ description: 'ID of the published note; null if none.' }),
    conversation_id: z.uuid().openapi({ description: 'ID of its latest conversation, for GET /twin-conversations/{id}.' }),
    visitor_username: z.string().nullable().openapi({ description: 'Latest visitor’s username; null if anonymous.' }),
  })
  .openapi('InboxEntry')

const toVisitorMessageBody = createBodyMapper(visitorMessageBody)
const toInboxEntryBody = createBodyMapper(inboxEntryBody)

export function showVisitorMessage(
  message: SentVisitorMessage,
  given: { secret: string; emailedTo: string | null },
): z.infer<typeof visitorMessageBody> {
  return toVisitorMessageBody({ ...message, ...given, position: (message.step.position ?? 0) + 1 })
}

export function showInboxEntry(entry: InboxEntry): z.infer<typeof inboxEntryBody> {
  return toInboxEntryBody({ ...entry, sentAt: entry.updatedAt, conversationId: entry.threadId, visitorUsername: entry.username })
}
