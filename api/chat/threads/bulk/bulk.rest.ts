import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedManyBody, json, refusal } from '../../../rest/bodies.ts'
import { forGuestsToo } from '../../../rest/middleware/access.ts'
import { route } from '../../../rest/route.ts'
import { requireParticipant, type RestEnv } from '../../../rest/router.ts'
import { existing } from '../../../platform/text/ids.ts'
import { defaultError } from '../../../rest/errors/errors.ts'
import { rule } from '../../../platform/errorCodes/rule.ts'

const idsBody = z
  .object({
    ids: z
      .array(
        z.string(rule('no_conversation_chosen')).transform(existing).openapi({ type: 'string', format: 'uuid' }),
        rule('no_conversation_chosen'),
      )
      .max(100, rule('too_many_conversations', { max: 100 }))
      .openapi({ minItems: 1, description: 'The conversations to delete, 1 to 100.', example: ['018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'] }),
  })
  .openapi('ThreadSelection')

export function registerBulkRoute(app: OpenAPIHono<RestEnv>): void {
  route(app, 'post', '/chat/threads/delete', {
    middleware: defaultError('deleteThreads'),
    tags: ['Chat'],
    summary: 'Delete several conversations',
    description: 'Permanently deletes all of the conversations, or none if any of them does not exist. Active answers in them are stopped.',
    security: forGuestsToo,
    request: { body: json(idsBody) },
    responses: {
      200: answer('The conversations were deleted.', deletedManyBody),
      404: refusal('At least one conversation does not exist. Nothing was deleted.'),
    },
  }).handle(async (c) => {
    const { ids } = c.req.valid('json')
    await c.get('services').threads.removeAll(requireParticipant(c), { ids })
    return c.json({ ids }, 200)
  })
}
