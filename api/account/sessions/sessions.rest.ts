import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, deletedBody, deletedManyBody, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { programsRefused } from '../bodies.ts'
import { describeDevice, shortenAddress } from './devices.ts'
import type { Session } from './sessions.service.ts'

const sessionBody = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().openapi({
      description: 'Device; null if unknown.',
      example: 'Firefox on Linux',
    }),
    address: z.string().nullable().openapi({
      description: 'Part of the IP address; null if unknown.',
      example: '203.0.113.…',
    }),
    is_current: z.boolean().openapi({ description: 'Whether the request uses this session.', example: false }),
    created_at: z.iso.datetime().openapi({ description: 'When the user signed in.' }),
    last_active_at: z.iso.datetime().openapi({ description: 'Last request, accurate to minutes.' }),
  })
  .openapi('OpenSession')

export function registerSessionRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('get', '/account/sessions', 'sessions', {
    summary: 'List active sessions',
    description: 'At most 100, most recently active first. They expire after 30 days. Requires a session.',
    responses: {
      200: answer('Sessions.', z.object({ sessions: z.array(sessionBody) }).openapi('SessionList')),
      403: describeError(programsRefused),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const sessions = await c.get('services').account.sessions.list(viewer)
      return c.json({ sessions: sessions.map((session) => showSession(session, viewer)) }, 200)
    },
  })

  route('delete', '/account/sessions', 'endSession', {
    summary: 'End all other sessions',
    description: 'Keeps the session of the request.',
    responses: {
      200: answer('IDs of the sessions that ended; empty if there were none.', deletedManyBody),
      403: describeError(programsRefused),
    },
    handle: async (c) => c.json({ ids: await c.get('services').account.sessions.endOthers(requireViewer(c)) }, 200),
  })

  route('delete', '/account/sessions/{id}', 'endSession', {
    summary: 'End another session',
    description: 'Closes the session’s streams. The current session returns `current_session`, an ended one 404.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('The session has ended.', deletedBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').account.sessions.endOne(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}

function showSession(session: Session, viewer: Viewer): z.infer<typeof sessionBody> {
  const { id, userAgent, ipAddress } = session
  const address = ipAddress && shortenAddress(ipAddress)
  return toBody(sessionBody, { ...session, device: describeDevice(userAgent), address, isCurrent: id === viewer.sessionId })
}
