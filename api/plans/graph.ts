import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import type { Plan, PlanLimits } from '../platform/limits/plans.ts'
import { planBody, planLimitsBody, planUseBody } from './bodies.ts'
import type { PlanUse } from './plans.service.ts'

export const PlanLimitsType = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description: 'Enforced limits per UTC day; null means unlimited.',
  fields: (t) => exposeFields(t, planLimitsBody),
})

const PlanType = builder.objectRef<Plan>('Plan').implement({
  description: 'Plan offered by the server.',
  fields: (t) => ({
    ...exposeFields(t, planBody, ['key', 'is_default', 'limits']),
    key: t.exposeString('id', { description: 'Unique key of the plan.' }),
    isDefault: t.boolean({
      description: 'Whether users have it by default.',
      resolve: ({ id }, _args, { services }) => services.plans.defaults[0].id === id,
    }),
    limits: t.expose('limits', { type: PlanLimitsType, description: 'Limits of the plan.' }),
  }),
})

const PlanUseType = builder.objectRef<PlanUse>('PlanUse').implement({
  description: 'Usage today, including deleted content; compare with `Plan.limits`.',
  fields: (t) => exposeFields(t, planUseBody),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanType],
    description: 'Plans visible to anyone, the default first.',
    resolve: (_root, _args, { services }) => services.plans.list(),
  }),
)

builder.objectFields(ViewerType, (t) => ({
  plan: t.field({
    type: PlanType,
    description: 'Plan of the viewer.',
    resolve: (viewer, _args, { services }) => services.plans.getPlan(viewer),
  }),
  planUse: t.field({
    type: PlanUseType,
    description: 'Usage of the plan today.',
    resolve: (viewer, _args, { services }) => services.plans.useToday(viewer),
  }),
}))
