import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, describeJson, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'

export function registerApprovalRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }
  const missing = { 404: describeError('The entry does not exist, is no answer to approve, or is decided.') }

  route('post', '/inbox/{id}/approve', 'answerInbox', {
    summary: 'Approve an answer of the twin',
    description: 'Shows the answer, or `text`, to the visitor and closes the entry.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            text: z.string().optional().openapi({
              minLength: 1,
              description: 'Edited answer, 1 to 200,000 characters.',
              example: 'I keep two hives.',
            }),
          })
          .openapi('AnswerApproval'),
      ),
    },
    responses: { 200: answer('The answer was approved.', deletedBody), ...missing },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').approvals.approve(requireViewer(c), { id, ...c.req.valid('json') })
      return c.json({ id }, 200)
    },
  })

  route('post', '/inbox/{id}/reject', 'answerInbox', {
    summary: 'Reject an answer of the twin',
    description: 'Closes the entry; the visitor sees a refusal.',
    request: one,
    responses: { 200: answer('The answer was rejected.', deletedBody), ...missing },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').approvals.reject(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
