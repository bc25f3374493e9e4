import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { runBody, showRun } from '../runs/runs.rest.ts'

const answerBody = z
  .object({
    choices: z
      .array(z.string())
      .max(5)
      .optional()
      .openapi({ description: 'Chosen answers; one, unless several are allowed.', example: ['Friday'] }),
    text: z.string().optional().openapi({ description: 'Free text, instead of choices or in addition.', example: 'In the evening' }),
  })
  .openapi('QuestionAnswer')

export function registerQuestionRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('post', '/chat/steps/{id}/answer', 'stream', {
    summary: 'Answer a question with choices',
    description: 'Sends the answer to `question` of the last step as the next message, once. Repeating the same answer returns its run.',
    request: { params: z.object({ id: idParam }), body: describeJson(answerBody) },
    responses: {
      200: answer('Run, for GET /chat/stream.', runBody),
      404: describeError('`no_such_question`: the step asks nothing or belongs to another user.'),
      409: describeError('`question_closed`: another answer or message was sent. `already_sending`: an answer is in progress.'),
      429: describeTemporaryError('`too_many_runs`: too many answers in progress.'),
    },
    handle: async (c) => {
      const input = { stepId: c.req.valid('param').id, ...c.req.valid('json') }
      const { run } = await c.get('services').questions.answer(requireViewer(c), input)
      return c.json(showRun(run), 200)
    },
  })
}
