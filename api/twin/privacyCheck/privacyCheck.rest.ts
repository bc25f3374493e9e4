import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { PrivacyCheck } from './privacyCheck.service.ts'

const checkBody = z
  .object({
    checked_at: z.iso.datetime().openapi({ description: 'When the check ended.' }),
    fact_count: z.int().openapi({
      description: 'Number of private texts asked for: up to 40 passages and hidden fields.',
      example: 42,
    }),
    reached_count: z.int().openapi({ description: 'Number of questions that found private content; 0 is expected.', example: 0 }),
    answer_count: z.int().openapi({ description: 'Number of recent answers with sources, at most 50.', example: 40 }),
    traced_count: z.int().openapi({ description: 'Recent answers whose sources are all still public.', example: 40 }),
  })
  .openapi('TwinPrivacyCheck')

const latestCheckBody = z
  .object({ check: z.union([checkBody, z.null()]).openapi({ description: 'Result; null before the first check.' }) })
  .openapi('LatestTwinPrivacyCheck')

export function registerPrivacyCheckRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/twin-privacy-check', 'privacyCheck', {
    summary: 'Get the latest privacy check of the caller’s twin',
    description: 'Whether questions for private texts found content that visitors can’t see.',
    responses: {
      200: answer('Latest check.', latestCheckBody),
    },
    handle: async (c) => {
      const check = await c.get('services').privacyCheck.find(requireViewer(c))
      return c.json({ check: check && showCheck(check) }, 200)
    },
  })

  route('post', '/twin-privacy-check', 'checkPrivacy', {
    summary: 'Run the privacy check of the caller’s twin',
    description: 'Asks the twin for private texts as a guest would. Calls no language model.',
    responses: { 200: answer('Result.', checkBody) },
    handle: async (c) => c.json(showCheck(await c.get('services').privacyCheck.run(requireViewer(c))), 200),
  })
}

function showCheck({ checkedAt, factCount, reachedCount, answerCount, tracedCount }: PrivacyCheck): z.infer<typeof checkBody> {
  return {
    checked_at: checkedAt.toISOString(),
    fact_count: factCount,
    reached_count: reachedCount,
    answer_count: answerCount,
    traced_count: tracedCount,
  }
}
