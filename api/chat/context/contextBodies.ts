import { z } from '@hono/zod-openapi'

const tokens = (description: string) => z.int().openapi({ description })

export const contextBody = z
  .object({
    tokens: tokens('Estimated tokens of the next request, without the next message.'),
    window_tokens: tokens('Context window of the model, in tokens.'),
    compacts_at_tokens: tokens('Estimated tokens from which earlier messages are summarized before an answer.'),
    last_prompt_tokens: tokens('Input tokens of the last model call, reported by the provider; null if not reported.').nullable(),
    read_tokens: tokens('Tokens read for all answers of the conversation, if reported.'),
    written_tokens: tokens('Tokens written in all answers of the conversation, if reported.'),
    can_compact: z.boolean().openapi({ description: 'Whether there are earlier messages to summarize.' }),
  })
  .openapi('ConversationContext')

export const summaryBody = z
  .object({
    text: z.string().openapi({ description: 'Text of the summary.' }),
    position: z.int().openapi({ description: 'Position of the first step after the summary.' }),
  })
  .openapi('ConversationSummary')
