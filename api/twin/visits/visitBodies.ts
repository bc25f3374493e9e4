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
      .openapi({ description: 'Username of the visitor. Null for guests, and while the visitor’s profile is private.', example: 'grace' }),
    first_question: z
      .string()
      .nullable()
      .openapi({ description: 'Beginning of the first message, on one line; null if it has no text.', example: 'Who are you?' }),
    last_message_preview: z
      .string()
      .nullable()
      .openapi({ description: 'Beginning of the newest message, on one line; null if it has no text.' }),
    step_count: z.int().openapi({ description: 'Number of messages, including those of the twin.', example: 4 }),
    created_at: z.iso.datetime().openapi({ description: 'When the conversation started.' }),
    updated_at: z.iso.datetime().openapi({ description: 'When the last message was sent. Lists are sorted by this field.' }),
  })
  .openapi('TwinConversation')

export const visitStepBody = z
  .object({
    id: z.uuid(),
    position: z.int().openapi({ description: 'Zero-based position in the conversation, without gaps.', example: 0 }),
    author: z.enum(['visitor', 'twin']).openapi({ description: 'The author of the message.', example: 'visitor' }),
    text: z
      .string()
      .openapi({ description: 'Text of the message, or the text so far while it is being written.', example: 'Who are you?' }),
    citations: z.array(citationBody).openapi({ description: 'Sources cited in the answer as `[number]`, as of when it was written.' }),
    is_unanswered: z
      .boolean()
      .openapi({ description: 'Whether the twin could not answer. Not affected by dismissing the question.', example: false }),
    is_error: z.boolean().openapi({ description: 'Whether the answer failed.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When the message was created.' }),
  })
  .openapi('TwinConversationStep')

export const questionBody = z
  .object({
    key: z.string().openapi({
      description: 'Key of the question. Questions that differ only in case and punctuation share a key.',
      example: 'where are the keys',
    }),
    text: z.string().openapi({ description: 'The question as last asked, at most 500 characters.', example: 'Where are the keys?' }),
    count: z.int().openapi({ description: 'Number of times the question was asked.', example: 2 }),
    last_asked_at: z.iso.datetime().openapi({ description: 'When the question was last asked. Lists are sorted by this field.' }),
    conversation_id: z
      .uuid()
      .openapi({ description: 'ID of the conversation in which the question was last asked, for use with GET /twin-conversations/{id}.' }),
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
