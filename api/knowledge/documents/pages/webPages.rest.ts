import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { made, madeAt } from '../../../rest/bodies.ts'
import { defaultError } from '../../../rest/errors/errors.ts'
import { requireViewer, type RestEnv } from '../../../rest/router.ts'
import { documentBody, showDocument } from '../documentBodies.ts'

export function registerWebPageRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'post',
      path: '/knowledge/web-pages',
      tags: ['Knowledge'],
      summary: 'Add a web page by its address',
      description:
        'Fetches it once, within 15 seconds and 5 MB, and makes a private document of its article; a PDF or another file that documents are made of is kept whole. A page that is there already is fetched anew in its place, and becomes private. Servers can turn this off.',
      middleware: defaultError('webPage'),
      request: {
        body: {
          required: true,
          content: {
            'application/json': {
              schema: z
                .strictObject({
                  url: z.string().openapi({
                    description: 'Its address on the internet, over http or https; without either it is https.',
                    example: 'https://example.org/journal/rigging',
                  }),
                })
                .openapi('NewWebPage'),
            },
          },
        },
      },
      responses: { 201: made('The document, whose article is read in the background.', documentBody) },
    }),
    async (c) => {
      const document = await c.get('services').webPages.add(requireViewer(c), c.req.valid('json'))
      return c.json(showDocument(document), 201, madeAt(`/knowledge/documents/${document.id}`))
    },
  )
}
