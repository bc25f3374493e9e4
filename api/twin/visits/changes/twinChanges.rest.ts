import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeError, describeTemporaryError } from '../../../rest/bodies.ts'
import { describeStream, sendEventStream, streamAnswer, toBatchesOfOne } from '../../../rest/eventStream.ts'
import { forAnyone } from '../../../rest/middleware/access.ts'
import { createRouteRegistration, type RestEnv } from '../../../rest/router.ts'

const changeBody = z
  .object({
    is_available: z.boolean().openapi({ description: 'False if the twin is private or deleted since.', example: true }),
    changed_step_ids: z.array(z.uuid()).openapi({
      description: 'Answers in the caller’s conversation whose sources were withdrawn or shared again, for GET /chat/steps/{id}.',
    }),
  })
  .openapi('TwinChange')

export function registerTwinChangeRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/twin/{username}/changes', 'publicTwin', {
    security: forAnyone,
    summary: 'Follow changes of a twin',
    description: 'For EventSource; needs no session. After an event, get the changed twin with GET /twin/{username}.',
    request: {
      params: z.object({ username: z.string().openapi({ description: 'Username of the owner, case-insensitive.', example: 'ada' }) }),
    },
    responses: {
      200: describeStream(
        'Server-sent events without an end: the first one immediately, then one per change that the caller can see. The `data:` of each event is a TwinChange as JSON.',
        'TwinChange',
      ),
      404: describeError('The twin does not exist, or is private to another user.'),
      429: describeTemporaryError('`too_many_streams`: too many open streams.'),
    },
    'x-endless': true,
    handle: async (c) => {
      const changes = await c.get('services').twinChanges.follow(c.get('participant'), c.get('client'), c.req.valid('param'))
      if (c.req.method === 'HEAD') {
        await changes.return?.()
        return streamAnswer(c, null)
      }
      return streamAnswer(
        c,
        sendEventStream(toBatchesOfOne(changes), 'live', async ({ isAvailable, changedStepIds }) => ({
          data: { is_available: isAvailable, changed_step_ids: [...changedStepIds] } satisfies z.infer<typeof changeBody>,
        })),
      )
    },
  })
  app.openAPIRegistry.register('TwinChange', changeBody)
}
