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
    description: 'Up to 3 of the caller’s newest notes, stories and memories, for an empty chat.',
    responses: {
      200: answer(
        'The suggestions; empty if there are none.',
        z.object({ starters: z.array(starterBody) }).openapi('ConversationStarterList'),
      ),
    },
    handle: async (c) => c.json({ starters: await c.get('services').starters.list(requireViewer(c)) }, 200),
  })

  route('get', '/chat/first-steps', 'starters', {
    summary: 'List first steps',
    description: 'Returns things to try that the caller has not done yet. All of them work without a language model.',
    responses: {
      200: answer('The steps; empty once all are done.', z.object({ first_steps: z.array(z.enum(firstSteps)) }).openapi('FirstStepList')),
    },
    handle: async (c) => c.json({ first_steps: await c.get('services').starters.listFirstSteps(requireViewer(c)) }, 200),
  })
}
