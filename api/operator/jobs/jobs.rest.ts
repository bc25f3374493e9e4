import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { jobsBody } from './jobBodies.ts'

const retryBody = z
  .object({
    queue: z.string().openapi({ description: 'Name of the queue.', example: 'send-mail' }),
    job_id: z.uuid().optional().openapi({
      description: 'ID of one job; by default all failed jobs of the queue, at most 1,000.',
      example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
    }),
  })
  .openapi('JobRetry')

const retriedBody = z
  .object({ retried_count: z.number().int().openapi({ description: 'Number of retried jobs.', example: 3 }) })
  .openapi('RetriedJobs')

export function registerJobRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  const refused = {
    403: describeError('The request came from another site, or the access token lacks the scope.'),
    404: describeError('The queue or failed job does not exist, or the caller is not an operator.'),
  }

  route('get', '/operator/jobs', 'jobs', {
    summary: 'Get the background jobs',
    description: 'Queues with their numbers of jobs, and the newest failed jobs. Completed jobs are deleted.',
    responses: { 200: answer('Queues and failed jobs.', jobsBody), ...refused },
    handle: async (c) => c.json(toBody(jobsBody, (await c.get('services').operatorJobs.get(requireViewer(c))) as never), 200),
  })

  route('post', '/operator/jobs/retry', 'retryJobs', {
    summary: 'Retry failed jobs',
    description: 'Queues one or all failed jobs of a queue again, with all attempts.',
    request: { body: describeJson(retryBody) },
    responses: { 200: answer('The jobs wait for another attempt.', retriedBody), ...refused },
    handle: async (c) => {
      const { queue, job_id: jobId } = c.req.valid('json')
      return c.json({ retried_count: await c.get('services').operatorJobs.retry(requireViewer(c), { queue, jobId }) }, 200)
    },
  })
}
