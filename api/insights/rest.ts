import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { UsageFigures } from './usage.service.ts'
import { defaultError } from '../rest/errors/errors.ts'

const count = (description: string) => z.int().openapi({ description, example: 3 })
const milliseconds = (description: string) => z.int().nullable().openapi({ description, example: 420 })
const tokens = (description: string) => z.number().openapi({ description, example: 1200 })

const figuresBody = z
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
    tool_calls: count('The number of tool calls.'),
    tool_failures: count('The number of failed tool calls.'),
    twin_visitors: count('The number of visitors who talked to the user’s twin.'),
    twin_conversations: count('The number of visitor conversations with the twin.'),
    twin_messages: count('The number of visitor messages to the twin.'),
    twin_unanswered: count('The number of visitor messages that the twin could not answer, including questions that were resolved later.'),
  })
  .openapi('UsageFigures')

const date = (description: string) => z.string().openapi({ description, example: '2026-01-31' })

const usageBody = z
  .object({
    from: date('The first day.'),
    to: date('The last day.'),
    timezone: z.string().openapi({ description: 'The time zone of the days.', example: 'Europe/Berlin' }),
    total: figuresBody,
    days: z
      .array(z.object({ date: date('The day.'), figures: figuresBody }))
      .openapi({ description: 'The usage counts by day, oldest first, without gaps.' }),
    tools: z
      .array(
        z.object({
          name: z.string().openapi({ description: 'The name of the tool for the model.', example: 'search_knowledge' }),
          display_name: z.string().openapi({ description: 'The name of the tool for users.', example: 'Search knowledge' }),
          calls: count('The number of calls.'),
          failures: count('The number of failed calls.'),
          median_ms: milliseconds('The median duration in milliseconds; null if unknown.'),
        }),
      )
      .openapi({ description: 'The tools that were used, most used first.' }),
    embeddings: z
      .object({
        passages: count('The number of passages: parts of notes, stories, documents, memories and messages.'),
        embedded: count('The number of passages with an embedding of the current model.'),
      })
      .nullable()
      .openapi({
        description: 'The current progress of the semantic search index; null if the server has no embedding model.',
      }),
  })
  .openapi('Usage')

export function registerInsightRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/account/usage',
      middleware: defaultError('usage'),
      tags: ['Plans'],
      summary: 'Get usage by day',
      description: 'Covers the caller’s assistant and visitors of the twin. Deleted conversations are not counted.',
      request: {
        query: z.object({
          from: date('The first day. Defaults to 29 days before the last one; a period has at most 366 days.').optional(),
          to: date('The last day. Defaults to today.').optional(),
          timezone: z.string().optional().openapi({
            description: 'The time zone of the days. Defaults to the account’s time zone, then UTC.',
            example: 'Europe/Berlin',
          }),
        }),
      },
      responses: { 200: answer('The usage counts.', usageBody) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { usage, pendingEmbeddings } = c.get('services')
      const period = await usage.period(viewer, c.req.valid('query'))
      const [{ total, days }, tools, embeddings] = await Promise.all([
        usage.usage(viewer, period),
        usage.tools(viewer, period),
        pendingEmbeddings.progress(viewer),
      ])
      return c.json(
        {
          ...period,
          total: showFigures(total),
          days: days.map((day) => ({ date: day.date, figures: showFigures(day.figures) })),
          tools: tools.map(({ name, displayName, calls, failures, medianMs }) => ({
            name,
            display_name: displayName,
            calls,
            failures,
            median_ms: medianMs,
          })),
          embeddings,
        },
        200,
      )
    },
  )
}

function showFigures(figures: UsageFigures): z.infer<typeof figuresBody> {
  const { messages, answers, failures, interruptions } = figures
  return {
    messages,
    answers,
    failures,
    interruptions,
    prompt_tokens: figures.promptTokens,
    completion_tokens: figures.completionTokens,
    first_token_median_ms: figures.firstTokenMedianMs,
    first_token_p95_ms: figures.firstTokenP95Ms,
    tool_calls: figures.toolCalls,
    tool_failures: figures.toolFailures,
    twin_visitors: figures.twinVisitors,
    twin_conversations: figures.twinConversations,
    twin_messages: figures.twinMessages,
    twin_unanswered: figures.twinUnanswered,
  }
}
