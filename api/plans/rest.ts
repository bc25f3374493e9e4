import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Plan } from '../platform/limits/plans.ts'
import { toBody } from '../platform/text/toBody.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { planBody, planUseBody } from './bodies.ts'
import type { PlansService } from './plans.service.ts'

export function registerPlanRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Plans')

  route('get', '/plans', 'plans', {
    summary: 'List plans',
    description: 'Needs no session. The default plan comes first.',
    security: forAnyone,
    responses: { 200: answer('Plans.', z.object({ plans: z.array(planBody) }).openapi('PlanList')) },
    handle: async (c) => {
      const { plans } = c.get('services')
      return c.json({ plans: (await plans.list()).map((plan) => showPlan(plan, plans)) }, 200)
    },
  })

  route('get', '/account/plan', 'plans', {
    summary: 'Get the caller’s plan and usage',
    description: 'Today’s usage includes deleted content.',
    responses: { 200: answer('Plan and today’s usage.', z.object({ plan: planBody, use: planUseBody }).openapi('CurrentPlan')) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { plans } = c.get('services')
      const [plan, use] = await Promise.all([plans.getPlan(viewer), plans.useToday(viewer)])
      return c.json({ plan: showPlan(plan, plans), use: toBody(planUseBody, use) }, 200)
    },
  })
}

function showPlan(plan: Plan, { defaults }: PlansService): z.infer<typeof planBody> {
  return toBody(planBody, { ...plan, key: plan.id, isDefault: defaults[0].id === plan.id })
}
