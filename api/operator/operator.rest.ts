import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import { answer, refusal } from '../rest/bodies.ts'
import { nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { auditEntryBody } from './auditBody.ts'
import { formatAuditCursor } from './operator.service.ts'
import { registerPeopleRoutes } from './people/people.rest.ts'

const auditPageBody = z.object({ entries: z.array(auditEntryBody), next: nextBody }).openapi('AuditLogPage')

export function registerOperatorRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  registerPeopleRoutes(app)

  route('get', '/operator/audit-log', 'auditLog', {
    summary: 'List changes of the server’s settings',
    description: 'Changes of models and operators, newest first. Requires an operator’s session; otherwise 404.',
    request: { query: z.object(pageQuery()) },
    responses: {
      200: answer('A page of the audit log.', auditPageBody),
      403: refusal('The request came from another site, or was made with an access token, which can’t manage the server.'),
      404: refusal('The caller is not an operator.'),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { operator } = c.get('services')
      const { rows, next } = await readPage(c.req.valid('query'), formatAuditCursor, (page) => operator.listAudit(viewer, page))
      return c.json(toBody(auditPageBody, { entries: rows as never, next }), 200)
    },
  })
}
