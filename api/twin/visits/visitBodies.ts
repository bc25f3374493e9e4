import { z } from '@hono/zod-openapi'
import { citationBody, showCitations } from '../../chat/steps/stepBodies.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import type { TwinVisit, TwinVisitStep } from './twinVisits.service.ts'

export const visitBody = z
  .object({
    id: z.uuid(),
    visitor_kind: z.enum(['guest', 'member']).openapi({
      description: 'Somebody without an account, or somebody who was signed in.',
      example: 'guest',
    }),
    visitor_username: z
      .string()
      .nullable()
      .openapi({ description: 'Null for guests, and while the visitor’s own profile is private.', example: 'grace' }),
    first_question: z
      .string()
      .nullable()
      .openapi({ description: 'The beginning of the first message, on one line; null when it has no words.', example: 'Who are you?' }),
    last_message_preview: z
      .string()
      .nullable()
      .openapi({ description: 'The beginning of the newest message, on one line; null when it has no words.' }),
    step_count: z.int().openapi({ description: 'How many messages there are, the twin’s among them.', example: 4 }),
    created_at: z.iso.datetime().openapi({ description: 'When it began.' }),
    updated_at: z.iso.datetime().openapi({ description: 'The time of the last message; lists are ordered by it.' }),
  })
  .openapi('TwinConversation')

export const visitStepBody = z
  .object({
    id: z.uuid(),
    position: z.int().openapi({ description: 'Its place in the conversation, from 0, without gaps.', example: 0 }),
    author: z.enum(['visitor', 'twin']).openapi({ description: 'Who said it.', example: 'visitor' }),
    text: z.string().openapi({ description: 'What was said, as far as it is written.', example: 'Who are you?' }),
    citations: z
      .array(citationBody)
      .openapi({ description: 'What the twin quotes as [number], as it was then; why it said what it said.' }),
    is_unanswered: z
      .boolean()
      .openapi({ description: 'Whether the twin could not answer; dismissing the question changes nothing here.', example: false }),
    is_error: z.boolean().openapi({ description: 'Whether the answer failed.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When it was said.' }),
  })
  .openapi('TwinConversationStep')

export const questionBody = z
  .object({
    key: z
      .string()
      .openapi({ description: 'The same for the same words, whatever their case and punctuation.', example: 'where are the keys' }),
    text: z.string().openapi({ description: 'As it was asked last; at most 500 characters of it.', example: 'Where are the keys?' }),
    count: z.int().openapi({ description: 'How often it was asked.', example: 2 }),
    last_asked_at: z.iso.datetime().openapi({ description: 'When it was asked last; lists are ordered by it.' }),
    conversation_id: z.uuid().openapi({ description: 'Where it was asked last, for GET /twin-conversations/{id}.' }),
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
