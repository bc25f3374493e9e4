import { Readable } from 'node:stream'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import { answer, describeError } from '../rest/bodies.ts'
import { describeMoment, nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { auditEntryBody, auditQueryDescription } from './auditBody.ts'
import { formatAuditCursor } from './operator.service.ts'
import { registerAnnouncementRoutes } from './announcement/announcement.rest.ts'
import { registerJobRoutes } from './jobs/jobs.rest.ts'
import { registerPeopleRoutes } from './people/people.rest.ts'
import { peopleSearch } from './people/validation.ts'
import { registerPlanLimitRoutes } from './plans/planLimits.rest.ts'
import { registerRegistrationRoutes } from './registration/registration.rest.ts'
import { registerSettingRoutes } from './settings/settings.rest.ts'
import { registerStorageRoutes } from './storage/storage.rest.ts'

const auditPageBody = z.object({ entries: z.array(auditEntryBody), next: nextBody }).openapi('AuditLogPage')

const auditQuery = {
  ...pageQuery(),
  query: peopleSearch.meta({ description: auditQueryDescription, example: 'person.suspended ada' }),
  from: describeMoment('Includes changes made at or after this time.'),
  to: describeMoment('Includes changes made before this time.'),
}

const auditLines = z.string().openapi('AuditLogLines', { description: 'Entry of the audit log per line.' })

export function registerOperatorRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  registerAnnouncementRoutes(app)
  registerJobRoutes(app)
  registerPeopleRoutes(app)
  registerPlanLimitRoutes(app)
  registerRegistrationRoutes(app)
  registerSettingRoutes(app)
  registerStorageRoutes(app)

  route('get', '/operator/audit-log', 'auditLog', {
    summary: 'List changes of the server’s settings',
    description: 'Changes by operators, newest first.',
    request: { query: z.object(auditQuery) },
    responses: {
      200: answer('Page of the audit log.', auditPageBody),
      403: describeError('The request came from another site, or the access token lacks the scope.'),
      404: describeError('The caller is not an operator.'),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { operator } = c.get('services')
      const { query, from, to, ...page } = c.req.valid('query')
      const { rows, next } = await readPage(page, formatAuditCursor, (some) => operator.listAudit(viewer, { query, from, to, ...some }))
      return c.json(toBody(auditPageBody, { entries: rows as never, next }), 200)
    },
  })

  route('get', '/operator/audit-log/export', 'auditLog', {
    summary: 'Export the audit log',
    description: 'All entries as JSON lines, newest first, streamed.',
    responses: {
      200: {
        description: 'One entry of the audit log per line.',
        content: { 'application/x-ndjson': { schema: auditLines } },
      },
      403: describeError('The request came from another site, or the access token lacks the scope.'),
      404: describeError('The caller is not an operator.'),
    },
    handle: async (c) => {
      const lines = await c.get('services').operator.exportAudit(requireViewer(c), (entry) => toBody(auditEntryBody, entry as never))
      const headers = {
        'content-type': 'application/x-ndjson',
        'content-disposition': 'attachment; filename="twain-audit-log.jsonl"',
        'cache-control': 'private, no-store',
      }
      // Typed as JSON because of its name.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers) as never
      return c.body(Readable.toWeb(Readable.from(lines)) as ReadableStream<Uint8Array>, 200, headers) as never
    },
  })
}
