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
    messages: count('What the person sent, to whichever assistant or twin.'),
    answers: count('Those of them that were answered to the end.'),
    failures: count('Those whose answer failed.'),
    interruptions: count('Those whose answer was stopped or broke off.'),
    prompt_tokens: tokens('What the model read, as it counted; where it did not say, a token for four characters of the message.'),
    completion_tokens: tokens('What the model wrote, as it counted; where it did not say, a token for four characters of the answer.'),
    first_token_median_ms: milliseconds('From the start of an answer to its first word: half took longer. Null when nothing was answered.'),
    first_token_p95_ms: milliseconds('To the first word: one answer in twenty took longer. Null when nothing was answered.'),
    tool_calls: count('How often the assistant used a tool.'),
    tool_failures: count('How often that failed.'),
    twin_visitors: count('How many others talked to the person’s twin.'),
    twin_conversations: count('In how many conversations.'),
    twin_messages: count('How many messages they sent to it.'),
    twin_unanswered: count('How many of these messages the twin could not answer, whether or not their questions were dealt with since.'),
  })
  .openapi('UsageFigures')

const date = (description: string) => z.string().openapi({ description, example: '2026-01-31' })

const usageBody = z
  .object({
    from: date('The first day.'),
    to: date('The last day.'),
    timezone: z.string().openapi({ description: 'Whose days these are.', example: 'Europe/Berlin' }),
    total: figuresBody,
    days: z
      .array(z.object({ date: date('The day.'), figures: figuresBody }))
      .openapi({ description: 'Every day of the period, oldest first.' }),
    tools: z
      .array(
        z.object({
          name: z.string().openapi({ description: 'As the model calls it.', example: 'search_knowledge' }),
          display_name: z.string().openapi({ description: 'As people read it.', example: 'Search knowledge' }),
          calls: count('How often.'),
          failures: count('How often it failed.'),
          median_ms: milliseconds('How long it takes; null when that is not known.'),
        }),
      )
      .openapi({ description: 'What the assistant used, most used first.' }),
    embeddings: z
      .object({
        passages: count('All that the person has: parts of notes, stories, documents, memories and messages.'),
        embedded: count('Those that have an embedding of the model that the server uses now.'),
      })
      .nullable()
      .openapi({
        description: 'How far the search by meaning is, now and not in the period. Null where the server has no embedding model.',
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
      summary: 'What one’s assistants did and visitors of one’s twin, day by day',
      description: 'Deleted conversations are not counted.',
      request: {
        query: z.object({
          from: date('The first day; 29 days before the last one when left out. At most 366 days at once.').optional(),
          to: date('The last day; today when left out.').optional(),
          timezone: z.string().optional().openapi({
            description: 'Whose days are meant; the account’s when left out, otherwise UTC.',
            example: 'Europe/Berlin',
          }),
        }),
      },
      responses: { 200: answer('The figures.', usageBody) },
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
