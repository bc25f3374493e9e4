import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { existingId } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { route } from '../../rest/route.ts'
import { requireParticipant, type RestEnv } from '../../rest/router.ts'
import { showStep, stepBody } from './stepBodies.ts'

export function registerStepRoute(app: OpenAPIHono<RestEnv>): void {
  route(app, 'get', '/chat/steps/{id}', {
    middleware: defaultError('history'),
    tags: ['Chat'],
    summary: 'Get a message',
    description: 'Returns one step of a conversation. Webhook events about answers include the step ID.',
    security: forGuestsToo,
    request: { params: z.object({ id: existingId }) },
    responses: { 200: answer('The step.', stepBody), 404: refusal('The message does not exist or belongs to another user.') },
  }).handle(async (c) => c.json(showStep(await c.get('services').steps.get(requireParticipant(c), c.req.valid('param'))), 200))
}
