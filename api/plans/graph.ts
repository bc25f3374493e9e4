import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import type { Plan, PlanLimits } from '../platform/limits/plans.ts'
import type { PlanUse } from './plans.service.ts'

const PlanLimitsType = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description: 'The enforced limits of a plan. Null means unlimited; days are in UTC.',
  fields: (t) => ({
    messagesPerDay: t.exposeInt('messagesPerDay', {
      nullable: true,
      description: 'The maximum number of messages per day to assistants and twins; null if unlimited.',
    }),
    uploadsPerDay: t.exposeInt('uploadsPerDay', {
      nullable: true,
      description: 'The maximum number of uploaded files per day; null if unlimited.',
    }),
    uploadMegabytesPerDay: t.exposeInt('uploadMegabytesPerDay', {
      nullable: true,
      description: 'The maximum number of uploaded megabytes per day; null if unlimited.',
    }),
    fileMegabytes: t.exposeFloat('fileMegabytes', { description: 'The maximum file size in megabytes.' }),
    filesPerUpload: t.exposeInt('filesPerUpload', { description: 'The maximum number of files per upload.' }),
    twinMessagesPerDay: t.exposeInt('twinMessagesPerDay', {
      nullable: true,
      description: 'The maximum number of visitor messages to the user’s twin per day; null if unlimited.',
    }),
  }),
})

const PlanType = builder.objectRef<Plan>('Plan').implement({
  description: 'A plan offered by the server.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The unique key of the plan.' }),
    name: t.exposeString('name', { description: 'The name of the plan.' }),
    description: t.exposeString('description', { description: 'The intended audience; may be empty.' }),
    price: t.exposeString('price', { nullable: true, description: 'The price as text; null if the plan is free.' }),
    contactUrl: t.exposeString('contactUrl', {
      nullable: true,
      description: 'The web or email address for requesting the plan; null if there is none. Plans can’t be bought in the app.',
    }),
    isDefault: t.boolean({
      description: 'Whether this is the plan of users without an assigned plan.',
      resolve: ({ id }, _args, { services }) => services.plans.plans[0].id === id,
    }),
    limits: t.expose('limits', { type: PlanLimitsType, description: 'The limits of the plan.' }),
  }),
})

const PlanUseType = builder.objectRef<PlanUse>('PlanUse').implement({
  description: 'The viewer’s usage that counts towards today’s limits. Deleting content does not reduce it.',
  fields: (t) => ({
    messages: t.exposeInt('messages', { description: 'The number of messages sent.' }),
    uploads: t.exposeInt('uploads', { description: 'The number of files uploaded.' }),
    uploadMegabytes: t.exposeFloat('uploadMegabytes', { description: 'The number of megabytes uploaded.' }),
    twinMessages: t.exposeInt('twinMessages', { description: 'The number of visitor messages to the twin.' }),
    resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When the counts are reset.' }),
  }),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanType],
    description: 'All plans, visible to anyone. The first one is the default plan.',
    resolve: (_root, _args, { services }) => [...services.plans.plans],
  }),
)

builder.objectFields(ViewerType, (t) => ({
  plan: t.field({
    type: PlanType,
    description: 'The viewer’s plan.',
    resolve: (viewer, _args, { services }) => services.plans.planOf(viewer),
  }),
  planUse: t.field({
    type: PlanUseType,
    description: 'The viewer’s usage today.',
    resolve: (viewer, _args, { services }) => services.plans.useToday(viewer),
  }),
}))
