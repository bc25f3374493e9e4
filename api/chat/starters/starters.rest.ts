import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../../rest/bodies.ts'
import { firstSteps } from './starters.service.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'

const starterBody = z
  .object({
    kind: z.string().openapi({ description: 'One of `note`, `story` and `memory`.' }),
    text: z.string().openapi({ description: 'Title, or text of the memory.' }),
  })
  .openapi('ConversationStarter')

export function registerStarterRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/starters', 'starters', {
    summary: 'List conversation starters',
    description: 'At most 3 of the newest notes, stories and memories.',
    responses: {
      200: answer('Suggestions; empty if there are none.', z.object({ starters: z.array(starterBody) }).openapi('ConversationStarterList')),
    },
    handle: async (c) => c.json({ starters: await c.get('services').starters.list(requireViewer(c)) }, 200),
  })

  route('get', '/chat/first-steps', 'starters', {
    summary: 'List first steps',
    description: 'Suggestions that the caller has not tried yet. None requires a language model.',
    responses: {
      200: answer('Steps; empty once all are done.', z.object({ first_steps: z.array(z.enum(firstSteps)) }).openapi('FirstStepList')),
    },
    handle: async (c) => c.json({ first_steps: await c.get('services').starters.listFirstSteps(requireViewer(c)) }, 200),
  })
}
