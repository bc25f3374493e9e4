import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../../rest/bodies.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { defaultError } from '../../rest/errors/errors.ts'

const starterBody = z
  .object({
    kind: z.string().openapi({ description: 'note or story, or memory for what the assistant remembers.' }),
    text: z.string().openapi({ description: 'The title of the note or story, or what the memory says.' }),
  })
  .openapi('ConversationStarter')

export function registerStarterRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/starters',
      middleware: defaultError('starters'),
      tags: ['Chat'],
      summary: 'What a new conversation can be about: the newest notes, stories and memories, three at most',
      description:
        'From what the caller wrote down or told the assistant, for the buttons of an empty chat. It is read anew with each call.',
      responses: {
        200: answer('Empty when there are none.', z.object({ starters: z.array(starterBody) }).openapi('ConversationStarterList')),
      },
    }),
    async (c) => c.json({ starters: await c.get('services').starters.list(requireViewer(c)) }, 200),
  )
}
