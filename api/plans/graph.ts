import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import type { Plan, PlanLimits } from '../platform/limits/plans.ts'
import { planBody, planLimitsBody, planUseBody } from './bodies.ts'
import type { PlanUse } from './plans.service.ts'

const PlanLimitsType = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description: 'The enforced limits of a plan; null means unlimited, days are in UTC.',
  fields: (t) => exposeFields(t, planLimitsBody),
})

const PlanType = builder.objectRef<Plan>('Plan').implement({
  description: 'A plan offered by the server.',
  fields: (t) => ({
    ...exposeFields(t, planBody, ['key', 'is_default', 'limits']),
    key: t.exposeString('id', { description: 'The unique key of the plan.' }),
    isDefault: t.boolean({
      description: 'Whether users without an assigned plan have it.',
      resolve: ({ id }, _args, { services }) => services.plans.plans[0].id === id,
    }),
    limits: t.expose('limits', { type: PlanLimitsType, description: 'The limits of the plan.' }),
  }),
})

const PlanUseType = builder.objectRef<PlanUse>('PlanUse').implement({
  description: 'The viewer’s usage today that counts towards limits, including deleted content.',
  fields: (t) => exposeFields(t, planUseBody),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanType],
    description: 'All plans, visible to anyone, the default first.',
    resolve: (_root, _args, { services }) => [...services.plans.plans],
  }),
)

builder.objectFields(ViewerType, (t) => ({
  plan: t.field({
    type: PlanType,
    description: 'The plan that applies to the viewer.',
    resolve: (viewer, _args, { services }) => services.plans.planOf(viewer),
  }),
  planUse: t.field({
    type: PlanUseType,
    description: 'The viewer’s usage today.',
    resolve: (viewer, _args, { services }) => services.plans.useToday(viewer),
  }),
}))
