import { z } from '@hono/zod-openapi'
import { citationBody, showCitations } from '../../chat/steps/stepBodies.ts'
import { isAiGenerated } from '../../chat/steps/steps.service.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import { getAuthor, type TwinVisit, type TwinVisitStep } from './twinVisits.service.ts'

export const visitBody = z
  .object({
    id: z.uuid(),
    visitor_kind: z.enum(['guest', 'member']).openapi({
      description: 'Type of visitor: `guest` without an account, `member` with one.',
      example: 'guest',
    }),
    visitor_username: z.string().nullable().openapi({ description: 'Username; null if anonymous.', example: 'grace' }),
    first_question: z.string().nullable().openapi({ description: 'Beginning of the first message, or null.', example: 'Who are you?' }),
    last_message_preview: z.string().nullable().openapi({ description: 'Beginning of the newest message, or null.' }),
    step_count: z.int().openapi({ description: 'Number of messages by both.', example: 4 }),
    is_talk: z.boolean().openapi({ description: 'Whether the visitor’s twin talks instead of the visitor.', example: false }),
    is_answering: z.boolean().openapi({ description: 'Whether an answer is being written.', example: false }),
    is_taken_over: z.boolean().openapi({ description: 'Whether the owner has taken over.', example: false }),
    is_blocked: z.boolean().openapi({ description: 'Whether the visitor is blocked.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When the conversation started.' }),
    updated_at: z.iso.datetime().openapi({ description: 'Last message, for sorting.' }),
  })
  .openapi('TwinConversation')

export const visitStepBody = z
  .object({
    id: z.uuid(),
    position: z.int().openapi({ description: 'Zero-based position in the conversation.', example: 0 }),
    author: z
      .enum(['visitor', 'twin', 'owner'])
      .openapi({ description: 'Author of the message; `owner` with an empty text where the twin gave no answer.', example: 'visitor' }),
    text: z.string().openapi({ description: 'Message text, possibly still growing.', example: 'Who are you?' }),
    ai_generated: z.boolean().openapi({ description: 'Whether AI generated the text.', example: false }),
    citations: z.array(citationBody).openapi({ description: 'Sources cited as `[number]`, as of the answer.' }),
    is_unanswered: z.boolean().openapi({ description: 'Whether the twin couldn’t answer.', example: false }),
    is_error: z.boolean().openapi({ description: 'Whether the answer failed.', example: false }),
    approval: z
      .enum(['waiting', 'approved', 'rejected'])
      .nullable()
      .openapi({ description: 'Approval by the owner; null if not needed. The text is a notice unless approved.', example: null }),
    rating: z.enum(['good', 'bad']).nullable().openapi({ description: 'Rating by the visitor; null if none.', example: 'good' }),
    rating_reason: z.string().nullable().openapi({ description: 'Visitor’s reason; null if none.', example: null }),
    created_at: z.iso.datetime().openapi({ description: 'When it was created.' }),
  })
  .openapi('TwinConversationStep')

export const questionBody = z
  .object({
    key: z.string().openapi({
      description: 'Key of the question, ignoring case and punctuation.',
      example: 'where are the keys',
    }),
    text: z.string().openapi({ description: 'Latest wording, at most 500 characters.', example: 'Where are the keys?' }),
    count: z.int().openapi({ description: 'Number of times asked.', example: 2 }),
    last_asked_at: z.iso.datetime().openapi({ description: 'When last asked, for sorting.' }),
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
    is_talk: visit.isTalk,
    is_answering: visit.isAnswering,
    is_taken_over: visit.isTakenOver,
    is_blocked: visit.isBlocked,
    created_at: visit.createdAt.toISOString(),
    updated_at: visit.updatedAt.toISOString(),
  }
}

export function showVisitStep(step: TwinVisitStep): z.infer<typeof visitStepBody> {
  return {
    id: step.id,
    position: step.position ?? 0,
    author: getAuthor(step),
    text: step.input || step.output,
    ai_generated: isAiGenerated(step),
    citations: showCitations(step),
    is_unanswered: step.twinQuestion !== null,
    is_error: step.isError,
    approval: step.approval,
    rating: step.rating,
    rating_reason: step.ratingReason,
    created_at: step.createdAt.toISOString(),
  }
}

export function showQuestion({ key, text, count, lastAskedAt, threadId }: TwinQuestion): z.infer<typeof questionBody> {
  return { key, text, count, last_asked_at: lastAskedAt.toISOString(), conversation_id: threadId }
}
