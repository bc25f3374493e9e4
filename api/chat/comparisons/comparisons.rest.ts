import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { modelBody } from '../../models/bodies.ts'
import { answer, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { showStep, stepBody } from '../steps/stepBodies.ts'
import { showThread, threadBody } from '../threads/threadBodies.ts'

const comparedAnswerBody = z
  .object({
    model: modelBody,
    step: z.union([stepBody, z.null()]).openapi({ description: 'Step of the answer; null until it starts.' }),
    is_shown: z.boolean().openapi({ description: 'Whether the next message continues this answer.' }),
    error: z
      .object({ message: z.string(), code: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Reason why the answer could not be started; null otherwise.' }),
  })
  .openapi('ComparedAnswer')

const comparisonBody = z
  .object({
    status: z.enum(['waiting', 'answering', 'open']).openapi({
      description:
        '`waiting`: the second answer waits for the end of the first. `answering`: it is being written. `open`: both have ended.',
    }),
    answers: z.array(comparedAnswerBody).openapi({ description: 'First and second answer.' }),
  })
  .openapi('Comparison')

const openComparisonBody = z
  .object({ comparison: z.union([comparisonBody, z.null()]).openapi({ description: 'Open comparison; null if none.' }) })
  .openapi('OpenComparison')

export function registerComparisonRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads/{id}/comparison', 'history', {
    summary: 'Get the open comparison',
    description: 'Two answers to the last message by different models, started with `compared_model_id` of POST /chat/stream.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Open comparison at the end of the shown branch.', openComparisonBody) },
    handle: async (c) => {
      const { comparisons, models, steps } = c.get('services')
      const viewer = requireViewer(c)
      const comparison = await comparisons.find(await comparisons.getThread(viewer, c.req.valid('param')))
      if (!comparison) return c.json({ comparison: null }, 200)
      const answers = await Promise.all(
        comparison.answers.map(async ({ userId, choice, stepId, isShown, error }) => ({
          model: toBody(modelBody, await models.getModel(userId, choice)),
          step: stepId === null ? null : showStep(await steps.get(viewer, { id: stepId })),
          is_shown: isShown,
          error,
        })),
      )
      return c.json({ comparison: { status: comparison.state, answers } }, 200)
    },
  })

  route('post', '/chat/steps/{id}/keep', 'history', {
    summary: 'Keep an answer of a comparison',
    description: 'Shows the answer, whose model writes the next ones. The other one stays as a version.',
    request: { params: z.object({ id: idParam }) },
    responses: {
      200: answer('Conversation without the comparison.', threadBody),
      404: describeError('The answer is not part of an open comparison, or belongs to another user.'),
      409: describeError('`already_sending`: an answer is in progress.'),
    },
    handle: async (c) => {
      const { answers, comparisons } = c.get('services')
      const thread = await comparisons.keep(requireViewer(c), { stepId: c.req.valid('param').id })
      return c.json(showThread(await answers.showThread(thread)), 200)
    },
  })
}
