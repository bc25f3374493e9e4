import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { showStep, stepBody } from './stepBodies.ts'
import { createLimitQuery } from '../../rest/pages.ts'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { showThread, threadBody } from '../threads/threadBodies.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

const wholeNumber = rule('position_not_number')

const position = (description: string) =>
  z.coerce
    .number(wholeNumber)
    .int(wholeNumber)
    .min(0, wholeNumber)
    .max(2_000_000_000, rule('number_too_large', { max: 2_000_000_000 }))
    .optional()
    .openapi({ description, example: 0 })

export const historyQuery = z
  .object({
    limit: createLimitQuery({ most: 1000, usual: 100 }),
    offset: position('Number of oldest messages to skip. If omitted, the latest messages are returned.'),
    around: position('Position of the message to center the page on. Cannot be combined with `offset`.'),
  })
  .refine(({ offset, around }) => offset === undefined || around === undefined, {
    path: ['around'],
    error: rule('history_place_ambiguous'),
  })

export const beyondBody = {
  has_more: z.boolean().openapi({ description: 'Whether there are older messages.', example: true }),
  has_newer: z.boolean().openapi({ description: 'Whether there are newer messages.', example: false }),
}

const tokenInfoBody = z.object({
  estimated_tokens: z.int(),
  total_chars: z.int(),
  message_count: z.int(),
  timestamp: z.iso.datetime().openapi({ description: 'When the last message was sent.' }),
})
const toTokenInfoBody = createBodyMapper(tokenInfoBody)

const historyBody = z.object({ steps: z.array(stepBody), ...beyondBody, thread: threadBody, token_info: tokenInfoBody }).openapi('History')

const forGuests = { security: forGuestsToo }

export function registerStepRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/steps/{id}', 'history', {
    ...forGuests,
    summary: 'Get a message',
    description: 'Webhook events contain the step ID.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Requested step.', stepBody), 404: describeError('The message does not exist or belongs to another user.') },
    handle: async (c) => c.json(showStep(await c.get('services').steps.get(requireParticipant(c), c.req.valid('param'))), 200),
  })

  route('get', '/chat/threads/{id}/history', 'history', {
    ...forGuests,
    summary: 'Read the messages of a conversation',
    description:
      'Oldest first, the latest by default; `offset` starts at a position, `around` centers on one. Includes the text of an answer in progress.',
    request: { params: z.object({ id: idParam }), query: historyQuery },
    responses: { 200: answer('Page of steps.', historyBody) },
    handle: async (c) => {
      const range = { threadId: c.req.valid('param').id, ...c.req.valid('query') }
      const { answers, steps: service } = c.get('services')
      const { steps, hasMore, hasNewer, tokenInfo, ...history } = await service.listHistory(requireParticipant(c), range)
      const thread = await answers.showThread(history.thread)
      const token_info = toTokenInfoBody({ ...tokenInfo, timestamp: thread.updatedAt })
      return c.json({ steps: steps.map(showStep), has_more: hasMore, has_newer: hasNewer, thread: showThread(thread), token_info }, 200)
    },
  })
}
