import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'

const guestBody = z
  .object({
    is_remembered: z.boolean().openapi({ description: 'Whether conversations continue in later browser sessions.', example: true }),
  })
  .openapi('Guest')

export function registerGuestRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('patch', '/guest', 'updateGuest', {
    summary: 'Remember a guest beyond the browser session',
    security: forGuestsToo,
    description: 'False deletes conversations remembered before, and the cookie ends with the browser session.',
    request: { body: describeJson(guestBody) },
    responses: { 200: answer('Saved choice.', guestBody), 404: describeError('The caller is a user, or the guest was deleted.') },
    handle: async (c) => {
      const { is_remembered } = c.req.valid('json')
      await c.get('services').guests.update(requireParticipant(c), c.get('client'), { isRemembered: is_remembered })
      return c.json({ is_remembered }, 200)
    },
  })
}
