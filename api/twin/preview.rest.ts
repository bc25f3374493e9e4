import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { defaultError } from '../rest/errors/errors.ts'

const passageBody = z
  .object({
    kind: z.enum(['item', 'profile']).openapi({ description: 'Where it comes from.', example: 'item' }),
    source_id: z.string().openapi({ description: 'The id of the item, or the name of the profile’s field.', example: 'bio' }),
    title: z.string().openapi({ description: 'What the source is called.', example: 'Lighthouse keys' }),
    text: z.string().openapi({ description: 'Word for word; of a long text the sentences that say most of what is asked.' }),
  })
  .openapi('TwinPassage')

export function registerPreviewRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/profile/twin-preview',
      middleware: defaultError('publicTwin'),
      tags: ['Twin'],
      summary: 'What one’s own twin would be given for a visitor’s question',
      description:
        'What speaks of it, then who the person is. It is read as for a visitor, so it is empty while the profile is private, and nothing is sent to a model.',
      request: {
        query: z.object({
          question: z
            .string('Write a question first')
            .openapi({ description: 'In a visitor’s words, at most 400 characters.', example: 'What do you keep?' }),
        }),
      },
      responses: { 200: answer('The passages.', z.object({ passages: z.array(passageBody) })) },
    }),
    async (c) => {
      const passages = await c.get('services').twin.preview(requireViewer(c), c.req.valid('query'))
      const shown = passages.map(({ kind, sourceId, title, text }) => ({ kind, source_id: sourceId, title, text }))
      return c.json({ passages: shown }, 200)
    },
  )
}
