import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeCreated, toLocationHeader } from '../../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../../rest/router.ts'
import { documentBody, showDocument } from '../documentBodies.ts'

export function registerWebPageRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Knowledge')

  route('post', '/knowledge/web-pages', 'webPage', {
    summary: 'Add a web page',
    description: 'Saves the page (15 seconds, 5 MB) as a private document, replacing a known one. Servers can turn this off.',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z
              .strictObject({
                url: z.string().openapi({
                  description: 'Public URL; HTTPS by default.',
                  example: 'https://example.org/journal/rigging',
                }),
              })
              .openapi('NewWebPage'),
          },
        },
      },
    },
    responses: { 201: describeCreated('The document, whose article is read in the background.', documentBody) },
    handle: async (c) => {
      const document = await c.get('services').webPages.add(requireViewer(c), c.req.valid('json'))
      return c.json(showDocument(document), 201, toLocationHeader(`/knowledge/documents/${document.id}`))
    },
  })
}
