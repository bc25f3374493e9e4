import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../../rest/bodies.ts'
import { limitOf } from '../../rest/pages.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { defaultError } from '../../rest/errors/errors.ts'

const searchBody = z
  .object({
    results: z.array(
      z.object({
        id: z.uuid(),
        name: z.string().nullable(),
        updated_at: z.iso.datetime(),
        snippet: z.string().nullable(),
        message: z.object({ position: z.int(), snippet: z.string(), found: z.array(z.string()) }).nullable(),
      }),
    ),
  })
  .openapi('SearchResults')

export function registerThreadSearchRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/search',
      middleware: defaultError('search'),
      tags: ['Chat'],
      summary: 'Search names and messages',
      description:
        'Searches the caller’s own conversations, those with Profile Pal too. Conversations whose name matches come first, then those with matching messages, the newest first. Where nothing has every word, typing errors are allowed for. There are no further pages: ask for more with `limit`.',
      request: {
        query: z.object({
          q: z.string().default('').openapi({ description: 'What was typed; beginnings of words are found too.', example: 'lighthouse' }),
          limit: limitOf({ most: 50, usual: 10 }),
        }),
      },
      responses: { 200: answer('What was found; nothing for less than 2 characters.', searchBody) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const hits = await c.get('services').search.searchThreads(requireViewer(c), { query: q, limit })
      const results = hits.map(({ thread: { id, name, updatedAt }, message }) => ({
        id,
        name,
        updated_at: updatedAt.toISOString(),
        snippet: message?.snippet ?? null,
        message,
      }))
      return c.json({ results }, 200)
    },
  )
}
