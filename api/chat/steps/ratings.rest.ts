import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { showStep, stepBody } from './stepBodies.ts'
import { ratingFields } from './validation.ts'

const ratingBody = ratingFields
  .extend({
    rating: ratingFields.shape.rating.meta({ description: 'Rating of the answer; null removes it.', example: 'bad' }),
    reason: ratingFields.shape.reason.meta({ description: 'Reason, at most 500 characters.', example: 'It quotes the wrong year.' }),
  })
  .openapi('AnswerRatingInput')

export function registerRatingRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('put', '/chat/steps/{id}/rating', 'rateAnswer', {
    security: forGuestsToo,
    summary: 'Rate an answer',
    description: 'Replaces the rating of a completed answer. Owners of twins see their visitors’ ratings.',
    request: { params: z.object({ id: idParam }), body: describeJson(ratingBody) },
    responses: {
      200: answer('Answer with its rating.', stepBody),
      404: describeError('The answer does not exist, is not completed or belongs to another user.'),
    },
    handle: async (c) => {
      const { steps } = c.get('services')
      const participant = requireParticipant(c)
      const { id } = c.req.valid('param')
      await steps.rate(participant, { id, ...c.req.valid('json') })
      return c.json(showStep(await steps.get(participant, { id })), 200)
    },
  })
}
