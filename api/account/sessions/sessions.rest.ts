import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, deletedManyBody, refusal } from '../../rest/bodies.ts'
import { existingId } from '../../rest/ids.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { programsRefused } from '../bodies.ts'
import { deviceOf, shortAddress } from './devices.ts'
import type { Session } from './sessions.service.ts'
import { defaultError } from '../../rest/errors/errors.ts'

const sessionBody = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().openapi({
      description: 'In plain words; null when it does not say what it is.',
      example: 'Firefox on Linux',
    }),
    address: z.string().nullable().openapi({
      description: 'How the address begins that it signed in from; null when that is unknown.',
      example: '203.0.113.…',
    }),
    is_current: z.boolean().openapi({ description: 'Whether it is the one that asks.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When it signed in.' }),
    last_active_at: z.iso.datetime().openapi({ description: 'When it last asked for anything, to within a few minutes.' }),
  })
  .openapi('OpenSession')

export function registerSessionRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/account/sessions',
      middleware: defaultError('sessions'),
      tags,
      summary: 'Where one is signed in, the most recently active first',
      description:
        'For sessions alone: an access token is refused. At most 100 are listed, and those that have expired are left out. A session expires 30 days after it was last prolonged by use.',
      responses: {
        200: answer('The sessions.', z.object({ sessions: z.array(sessionBody) }).openapi('SessionList')),
        403: refusal(programsRefused),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const sessions = await c.get('services').account.sessions.list(viewer)
      return c.json({ sessions: sessions.map((session) => showSession(session, viewer)) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/account/sessions',
      middleware: defaultError('endSession'),
      tags,
      summary: 'Sign out everywhere else, at once',
      description: 'The session that asks goes on; POST /auth/logout ends it.',
      responses: {
        200: answer('The sessions that ended; empty when there was no other.', deletedManyBody),
        403: refusal(programsRefused),
      },
    }),
    async (c) => c.json({ ids: await c.get('services').account.sessions.endOthers(requireViewer(c)) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/account/sessions/{id}',
      middleware: defaultError('endSession'),
      tags,
      summary: 'Sign out somewhere else, at once',
      description:
        'For the caller’s other sessions. What the session holds open is closed. The session that asks cannot end itself here (`current_session`): POST /auth/logout does that. One that is over already answers 404.',
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('It is over.', deletedBody), 403: refusal(programsRefused) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').account.sessions.endOne(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}

function showSession({ id, userAgent, ipAddress, createdAt, lastActiveAt }: Session, viewer: Viewer): z.infer<typeof sessionBody> {
  return {
    id,
    device: deviceOf(userAgent),
    address: ipAddress && shortAddress(ipAddress),
    is_current: id === viewer.sessionId,
    created_at: createdAt.toISOString(),
    last_active_at: lastActiveAt.toISOString(),
  }
}
