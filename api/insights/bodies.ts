import { z } from '@hono/zod-openapi'

const count = (description: string) => z.int().meta({ description, example: 3 })
const milliseconds = (description: string) => z.int().nullable().meta({ description, example: 420 })
const tokens = (description: string) => z.number().meta({ description, example: 1200 })

export const usageFiguresBody = z
  .object({
    messages: count('Messages to assistants and twins.'),
    answers: count('Messages with a complete answer.'),
    failures: count('Messages whose answer failed.'),
    interruptions: count('Messages whose answer was stopped or interrupted.'),
    prompt_tokens: tokens('Input tokens as reported or estimated.'),
    completion_tokens: tokens('Output tokens as reported or estimated.'),
    first_token_median_ms: milliseconds('Median milliseconds to the first token, or null.'),
    first_token_p95_ms: milliseconds('95th percentile of milliseconds to the first token, or null.'),
    tool_calls: count('Tool calls made by assistants.'),
    tool_failures: count('Number of failed calls.'),
    twin_visitors: count('Visitors who talked to the twin.'),
    twin_conversations: count('Visitor conversations with the twin.'),
    twin_messages: count('Visitor messages to the twin.'),
    twin_unanswered: count('Visitor messages the twin couldn’t answer.'),
    good_ratings: count('Answers that the user rated good.'),
    bad_ratings: count('Answers that the user rated bad.'),
    twin_good_ratings: count('Answers of the twin that visitors rated good.'),
    twin_bad_ratings: count('Answers of the twin that visitors rated bad.'),
  })
  .openapi('UsageFigures')

export const toolUseBody = z.object({
  name: z.string().meta({ description: 'Tool name for the model.', example: 'search_knowledge' }),
  display_name: z.string().meta({ description: 'Tool name for users.', example: 'Search knowledge' }),
  calls: count('Number of tool calls.'),
  failures: count('Number of failed calls.'),
  median_ms: milliseconds('Median duration in milliseconds; null if unknown.'),
})

export const embeddingProgressBody = z.object({
  passages: count('Passages in all texts and messages.'),
  embedded: count('Passages with a current embedding.'),
})

export const day = (description: string) => z.string().meta({ description, example: '2026-01-31' })

export const usageBody = z
  .object({
    from: day('First day, such as 2026-01-31.'),
    to: day('Last day, such as 2026-01-31.'),
    timezone: z.string().meta({ description: 'Time zone of the days.', example: 'Europe/Berlin' }),
    total: usageFiguresBody,
    days: z
      .array(z.object({ date: day('Calendar day in the time zone.'), figures: usageFiguresBody }))
      .openapi({ description: 'Counts by day, oldest first.' }),
    tools: z.array(toolUseBody).openapi({ description: 'Used tools, most used first.' }),
    embeddings: embeddingProgressBody.nullable().openapi({
      description: 'Semantic index progress; null without one.',
    }),
  })
  .openapi('Usage')
