import { z } from '@hono/zod-openapi'
import { planBody, planLimitsBody } from '../../plans/bodies.ts'

export const planSettingsBody = z
  .object({
    key: planBody.shape.key,
    name: planBody.shape.name,
    limits: planLimitsBody.openapi({ description: 'Enforced limits; null means unlimited, days are in UTC.' }),
    defaults: planLimitsBody.openapi({ description: 'Limits from the plans file or environment variables.' }),
  })
  .openapi('PlanSettings')
