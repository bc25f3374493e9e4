import { z } from '@hono/zod-openapi'
import { citationBody, showCitations } from '../../chat/steps/stepBodies.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import type { TwinVisit, TwinVisitStep } from './twinVisits.service.ts'

export const visitBody = z
  .object({
    id: z.uuid(),
    visitor_kind: z.enum(['guest', 'member']).openapi({
      description: 'The type of visitor: `guest` without an account, `member` with one.',
      example: 'guest',
    }),
    visitor_username: z
      .string()
      .nullable()
      .openapi({ description: 'Username of the visitor; null for guests and private profiles.', example: 'grace' }),
    first_question: z
      .string()
      .nullable()
      .openapi({ description: 'Beginning of the first message on one line; null without text.', example: 'Who are you?' }),
    last_message_preview: z.string().nullable().openapi({ description: 'Beginning of the newest message on one line; null without text.' }),
    step_count: z.int().openapi({ description: 'Number of messages, including the twin’s.', example: 4 }),
    created_at: z.iso.datetime().openapi({ description: 'When the conversation started.' }),
    updated_at: z.iso.datetime().openapi({ description: 'When the last message was sent; the list’s sort field.' }),
  })
  .openapi('TwinConversation')

export const visitStepBody = z
  .object({
    id: z.uuid(),
    position: z.int().openapi({ description: 'Zero-based position in the conversation.', example: 0 }),
    author: z.enum(['visitor', 'twin']).openapi({ description: 'The author of the message.', example: 'visitor' }),
    text: z.string().openapi({ description: 'Text of the message, or the text so far.', example: 'Who are you?' }),
    citations: z.array(citationBody).openapi({ description: 'Sources cited as `[number]`, as of then.' }),
    is_unanswered: z.boolean().openapi({ description: 'Whether the twin could not answer, even if dismissed.', example: false }),
    is_error: z.boolean().openapi({ description: 'Whether the answer failed.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When the message was created.' }),
  })
  .openapi('TwinConversationStep')

export const questionBody = z
  .object({
    key: z.string().openapi({
      description: 'Key of the question, ignoring case and punctuation.',
      example: 'where are the keys',
    }),
    text: z.string().openapi({ description: 'The question as last asked, at most 500 characters.', example: 'Where are the keys?' }),
    count: z.int().openapi({ description: 'Number of times it was asked.', example: 2 }),
    last_asked_at: z.iso.datetime().openapi({ description: 'When it was last asked; the list’s sort field.' }),
    conversation_id: z
      .uuid()
      .openapi({ description: 'ID of the latest conversation with the question, for GET /twin-conversations/{id}.' }),
  })
  .openapi('TwinQuestion')

export function showVisit(visit: TwinVisit): z.infer<typeof visitBody> {
  return {
    id: visit.id,
    visitor_kind: visit.isGuest ? 'guest' : 'member',
    visitor_username: visit.username,
    first_question: visit.firstMessagePreview,
    last_message_preview: visit.lastMessagePreview,
    step_count: visit.stepCount,
    created_at: visit.createdAt.toISOString(),
    updated_at: visit.updatedAt.toISOString(),
  }
}

export function showVisitStep(step: TwinVisitStep): z.infer<typeof visitStepBody> {
  return {
    id: step.id,
    position: step.position,
    author: step.stepType === 'user_message' ? 'visitor' : 'twin',
    text: step.input || step.output,
    citations: showCitations(step),
    is_unanswered: step.twinQuestion !== null,
    is_error: step.isError,
    created_at: step.createdAt.toISOString(),
  }
}

export function showQuestion({ key, text, count, lastAskedAt, threadId }: TwinQuestion): z.infer<typeof questionBody> {
  return { key, text, count, last_asked_at: lastAskedAt.toISOString(), conversation_id: threadId }
}
