import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { clientId, runBody, showRun } from '../../chat/runs/runs.rest.ts'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { defaultTurns } from './validation.ts'

export function registerTalkRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('post', '/twin/{username}/talks', 'startTwinTalk', {
    summary: 'Start a talk between the caller’s twin and another twin',
    description:
      'The twins answer in turns in a new conversation, then list what their owners have in common. Each knows only what the other owner can see. Follow the answer with GET /chat/stream?thread_id=….',
    request: {
      params: z.object({
        username: z.string().openapi({ description: 'Username of the other twin’s owner, case-insensitive.', example: 'ada' }),
      }),
      body: describeJson(
        z
          .object({
            question: z
              .string()
              .openapi({ description: 'Question of the talk, 1 to 200,000 characters.', example: 'What do we both keep?' }),
            turns: z
              .int()
              .optional()
              .openapi({ description: `Answers of both twins together, 2 to 6; ${defaultTurns} by default.`, example: 4 }),
            client_id: clientId,
          })
          .openapi('NewTwinTalk'),
      ),
    },
    responses: {
      200: answer('Run that writes the talk.', z.object({ thread_id: z.uuid(), run: runBody }).openapi('TwinTalkStarted')),
      409: describeError(
        '`twin_closed_to_twins`: closed to other twins. `own_twin_unavailable`: the other owner can’t see the caller’s twin.',
      ),
    },
    handle: async (c) => {
      const { question, turns = defaultTurns, client_id: clientMessageId = randomUUID() } = c.req.valid('json')
      const input = { ...c.req.valid('param'), question, turns, clientMessageId }
      const { run } = await c.get('services').twinTalks.start(requireViewer(c), input)
      return c.json({ thread_id: run.threadId, run: showRun(run) }, 200)
    },
  })
}
