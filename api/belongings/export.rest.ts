import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { defaultError } from '../rest/errors/errors.ts'

export function registerExportRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/export',
      middleware: defaultError('export'),
      tags: ['Account'],
      summary: 'Take everything along as one file',
      description:
        'A ZIP with profile.json, knowledge.json, memories.json, memory-proposals.json, memory-rules.json, notifications.json, each conversation in threads/ as Markdown and as JSON, and what was uploaded in files/.',
      responses: {
        200: {
          description: 'The ZIP, made while it is sent.',
          content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      const { fileName, zip } = await c.get('services').export.open(requireViewer(c), c.req.raw.signal)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      return c.body(zip, 200, headers)
    },
  )
}
