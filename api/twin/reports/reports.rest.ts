import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, doneBody, describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireParticipant, requireViewer, type RestEnv } from '../../rest/router.ts'
import { reportBody } from './reportBody.ts'
import { formatReportCursor } from './reports.service.ts'
import { reportFields } from './validation.ts'

const newReportBody = reportFields
  .extend({
    reason: reportFields.shape.reason.meta({ description: 'Reason for the report.', example: 'wrong_about_person' }),
    note: reportFields.shape.note.meta({
      description: 'Note, at most 1,000 characters.',
      example: 'I never lived in Lisbon.',
    }),
  })
  .openapi('NewAnswerReport')

const reportPageBody = z.object({ reports: z.array(reportBody), next: nextBody }).openapi('AnswerReportPage')

export function registerReportRoutes(app: OpenAPIHono<RestEnv>): void {
  const one = { params: z.object({ id: idParam }) }
  const programsRefused = describeError(
    'The request came from another site, or was made with an access token, which can’t manage the server.',
  )

  createRouteRegistration(app, 'Twin')('put', '/chat/steps/{id}/report', 'reportAnswer', {
    security: forGuestsToo,
    summary: 'Report an answer of a twin',
    description: 'Sends answer and question to the operators, not the owner. Repetitions change nothing.',
    request: { ...one, body: describeJson(newReportBody) },
    responses: {
      200: answer('The answer is reported.', doneBody),
      404: describeError('The answer does not exist, is not by another user’s twin, or is not accessible.'),
      429: describeTemporaryError('`too_many_reports`: the daily limit is reached.'),
    },
    handle: async (c) => {
      await c.get('services').reports.report(requireParticipant(c), { stepId: c.req.valid('param').id, ...c.req.valid('json') })
      return c.json({ ok: true }, 200)
    },
  })

  const route = createRouteRegistration(app, 'Operator')

  route('get', '/operator/reports', 'answerReports', {
    summary: 'List reported answers',
    description: 'Newest first. Requires an operator’s session; otherwise 404.',
    request: { query: z.object(pageQuery()) },
    responses: {
      200: answer('Page of reported answers.', reportPageBody),
      403: programsRefused,
      404: describeError('The caller is not an operator.'),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { reports } = c.get('services')
      const { rows, next } = await readPage(c.req.valid('query'), formatReportCursor, (page) => reports.list(viewer, page))
      return c.json(toBody(reportPageBody, { reports: rows, next }), 200)
    },
  })

  route('post', '/operator/reports/{id}/handle', 'handleAnswerReport', {
    summary: 'Mark a report as handled',
    description: 'Can be repeated. Requires an operator’s session; otherwise 404.',
    request: one,
    responses: {
      200: answer('Handled report.', reportBody),
      403: programsRefused,
      404: describeError('The report does not exist, or the caller is not an operator.'),
    },
    handle: async (c) => c.json(toBody(reportBody, await c.get('services').reports.handle(requireViewer(c), c.req.valid('param'))), 200),
  })
}
