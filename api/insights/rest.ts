import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import { answer } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { usageBody } from './bodies.ts'
import { twinInsightBody } from './insightBodies.ts'

const day = (description: string) => z.string().optional().openapi({ description, example: '2026-01-31' })

export function registerInsightRoutes(app: OpenAPIHono<RestEnv>): void {
  const inPeriod = {
    query: z.object({
      from: day('First day, by default 29 before the last; at most 366 days.'),
      to: day('Last day. Defaults to today.'),
      timezone: z.string().optional().openapi({
        description: 'Time zone; defaults to the account’s, then UTC.',
        example: 'Europe/Berlin',
      }),
    }),
  }

  createRouteRegistration(app, 'Twin')('get', '/twin-insight', 'visits', {
    summary: 'Get topics and origins of the caller’s visitors',
    description: 'Topics and origins of the twin’s visitors.',
    request: inPeriod,
    responses: { 200: answer('Topics and websites.', twinInsightBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { usage, twinInsight, referrers } = c.get('services')
      const period = await usage.resolvePeriod(viewer, c.req.valid('query'))
      const [topics, hosts] = await Promise.all([twinInsight.listTopics(viewer, period), referrers.list(viewer, period)])
      return c.json(toBody(twinInsightBody, { ...period, topics, referrers: hosts }), 200)
    },
  })

  createRouteRegistration(app, 'Plans')('get', '/account/usage', 'usage', {
    summary: 'Get usage by day',
    description: 'Usage of the caller’s assistant and twin, without deleted conversations.',
    request: inPeriod,
    responses: { 200: answer('The usage counts.', usageBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { usage, pendingEmbeddings } = c.get('services')
      const period = await usage.resolvePeriod(viewer, c.req.valid('query'))
      const [counts, tools, embeddings] = await Promise.all([
        usage.getUsage(viewer, period),
        usage.listTools(viewer, period),
        pendingEmbeddings.progress(viewer),
      ])
      return c.json(toBody(usageBody, { ...counts, tools, embeddings }), 200)
    },
  })
}
