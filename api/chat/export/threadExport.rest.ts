import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { stream } from 'hono/streaming'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { exportFormats } from './threadExport.ts'
import { stepBody } from '../steps/stepBodies.ts'
import { threadBody } from '../threads/threadBodies.ts'

const contentTypes = { markdown: 'text/markdown; charset=utf-8', json: 'application/json' }

const visitorMessageBody = z.object({
  step_id: z.uuid(),
  kind: z.enum(['question', 'message']),
  text: z.string(),
  sent_at: z.iso.datetime(),
  reply: z.string().nullable().openapi({ description: 'Reply of the owner; null until then.' }),
  replied_at: z.iso.datetime().nullable(),
})

const threadExportBody = z
  .object({
    thread: threadBody,
    steps: z.array(stepBody),
    visitor_messages: z
      .array(visitorMessageBody)
      .optional()
      .openapi({ description: 'Questions and messages to the owner of the twin; omitted without any.' }),
  })
  .openapi('ThreadExport')

export function registerThreadExportRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads/{id}/export', 'export', {
    summary: 'Export a conversation',
    description: 'Available to the owner or guest of the conversation. GET /export covers everything.',
    security: forGuestsToo,
    request: {
      params: z.object({ id: idParam }),
      query: z.object({
        format: z.enum(exportFormats).default('markdown').openapi({ description: 'File format of the export.', example: 'json' }),
      }),
    },
    responses: {
      200: {
        description: 'Conversation as Markdown, or as JSON in the shapes of this API.',
        content: {
          'text/markdown': { schema: z.string() },
          'application/json': { schema: threadExportBody },
        },
      },
    },
    handle: async (c) => {
      const { format } = c.req.valid('query')
      const { fileName, text } = await c.get('services').threadExport.open(requireParticipant(c), { id: c.req.valid('param').id, format })
      c.header('content-type', contentTypes[format])
      c.header('content-disposition', contentDisposition(fileName))
      c.header('cache-control', 'private, no-store')
      if (c.req.method === 'HEAD') return c.body(null)
      return stream(c, async (body) => {
        for await (const piece of text) {
          if (body.aborted) return
          await body.write(piece)
        }
      })
    },
  })
}
