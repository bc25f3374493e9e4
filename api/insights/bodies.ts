import { z } from '@hono/zod-openapi'

const count = (description: string) => z.int().meta({ description, example: 3 })
const milliseconds = (description: string) => z.int().nullable().meta({ description, example: 420 })
const tokens = (description: string) => z.number().meta({ description, example: 1200 })

export const usageFiguresBody = z
  .object({
    messages: count('The number of messages the user sent to assistants and twins.'),
    answers: count('The number of messages with a complete answer.'),
    failures: count('The number of messages whose answer failed.'),
    interruptions: count('The number of messages whose answer was stopped or interrupted.'),
    prompt_tokens: tokens(
      'The number of input tokens reported by the model, or one per four characters of the message if it reported none.',
    ),
    completion_tokens: tokens(
      'The number of output tokens reported by the model, or one per four characters of the answer if it reported none.',
    ),
    first_token_median_ms: milliseconds('The median time to the first token in milliseconds; null if there were no answers.'),
    first_token_p95_ms: milliseconds('The 95th percentile of the time to the first token in milliseconds; null if there were no answers.'),
    tool_calls: count('The number of tool calls made by assistants.'),
    tool_failures: count('The number of failed tool calls.'),
    twin_visitors: count('The number of visitors who talked to the user’s twin.'),
    twin_conversations: count('The number of visitor conversations with the twin.'),
    twin_messages: count('The number of visitor messages to the twin.'),
    twin_unanswered: count('The number of visitor messages that the twin could not answer, including questions that were resolved later.'),
  })
  .openapi('UsageFigures')

export const toolUseBody = z.object({
  name: z.string().meta({ description: 'The name of the tool for the model.', example: 'search_knowledge' }),
  display_name: z.string().meta({ description: 'The name of the tool for users.', example: 'Search knowledge' }),
  calls: count('The number of calls.'),
  failures: count('The number of failed calls.'),
  median_ms: milliseconds('The median duration in milliseconds; null if unknown.'),
})

export const embeddingProgressBody = z.object({
  passages: count('The number of passages: parts of notes, stories, documents, memories and messages.'),
  embedded: count('The number of passages with an embedding of the current model.'),
})

const day = (description: string) => z.string().meta({ description, example: '2026-01-31' })

export const usageBody = z
  .object({
    from: day('The first day of the period, such as 2026-01-31.'),
    to: day('The last day of the period, such as 2026-01-31.'),
    timezone: z.string().meta({ description: 'The time zone of the days.', example: 'Europe/Berlin' }),
    total: usageFiguresBody,
    days: z
      .array(z.object({ date: day('The calendar day in the time zone.'), figures: usageFiguresBody }))
      .openapi({ description: 'The usage counts by day, oldest first.' }),
    tools: z.array(toolUseBody).openapi({ description: 'The used tools, most used first.' }),
    embeddings: embeddingProgressBody.nullable().openapi({
      description: 'The progress of the semantic index; null without an embedding model.',
    }),
  })
  .openapi('Usage')
