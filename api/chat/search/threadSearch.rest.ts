import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { answer } from '../../rest/bodies.ts'
import { createLimitQuery } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'

const messageBody = z.object({
  step_id: z.uuid(),
  position: z.int().nullable().openapi({ description: 'Position of the step; null while another branch is shown.' }),
  snippet: z.string(),
  found: z.array(z.string()),
})
const resultBody = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  updated_at: z.iso.datetime(),
  snippet: z.string().nullable(),
  message: messageBody.nullable(),
})
const searchBody = z.object({ results: z.array(resultBody) }).openapi('SearchResults')
const toMessageBody = createBodyMapper(messageBody)
const toResultBody = createBodyMapper(resultBody)

export function registerThreadSearchRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads/search', 'search', {
    summary: 'Search conversations',
    description: 'Name matches first, then messages, newest first; otherwise approximate matches. Includes Profile Pal.',
    request: {
      query: z.object({
        q: z.string().default('').openapi({ description: 'Words, which match by prefix.', example: 'lighthouse' }),
        limit: createLimitQuery({ most: 50, usual: 10 }),
      }),
    },
    responses: { 200: answer('Search results; empty below 2 characters.', searchBody) },
    handle: async (c) => {
      const { q, limit } = c.req.valid('query')
      const hits = await c.get('services').search.searchThreads(requireViewer(c), { query: q, limit })
      const results = hits.map(({ thread, message }) =>
        toResultBody({ ...thread, snippet: message?.snippet ?? null, message: message && toMessageBody(message) }),
      )
      return c.json({ results }, 200)
    },
  })
}
