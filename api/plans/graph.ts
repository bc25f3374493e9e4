import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import type { Plan, PlanLimits } from '../platform/limits/plans.ts'
import type { PlanUse } from './plans.service.ts'

const PlanLimitsType = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description:
    'What somebody with a plan may do. These are the limits that the server keeps; null where there is none. Days are those of UTC.',
  fields: (t) => ({
    messagesPerDay: t.exposeInt('messagesPerDay', { nullable: true, description: 'Messages that they send, to any assistant or twin.' }),
    uploadsPerDay: t.exposeInt('uploadsPerDay', { nullable: true, description: 'Files that they upload.' }),
    uploadMegabytesPerDay: t.exposeInt('uploadMegabytesPerDay', { nullable: true, description: 'The same in megabytes.' }),
    fileMegabytes: t.exposeFloat('fileMegabytes', { description: 'How large one file may be.' }),
    filesPerUpload: t.exposeInt('filesPerUpload', { description: 'How many files one upload may hold.' }),
    twinMessagesPerDay: t.exposeInt('twinMessagesPerDay', { nullable: true, description: 'Messages that visitors send to their twin.' }),
  }),
})

const PlanType = builder.objectRef<Plan>('Plan').implement({
  description: 'What one can have here.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Unlike any other plan’s.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Whom it is for; may be empty.' }),
    price: t.exposeString('price', { nullable: true, description: 'In words; null when it costs nothing.' }),
    contactUrl: t.exposeString('contactUrl', {
      nullable: true,
      description: 'Where one asks for it, a web or mail address: nothing can be bought in the app. Null when there is nothing to ask for.',
    }),
    isDefault: t.boolean({
      description: 'Whether everybody has it who was given no other.',
      resolve: ({ id }, _args, { services }) => services.plans.plans[0].id === id,
    }),
    limits: t.expose('limits', { type: PlanLimitsType, description: 'What one may do with it.' }),
  }),
})

const PlanUseType = builder.objectRef<PlanUse>('PlanUse').implement({
  description: 'What was done today and counts towards the limits of the plan. Deleting it does not bring it back.',
  fields: (t) => ({
    messages: t.exposeInt('messages', { description: 'Messages sent.' }),
    uploads: t.exposeInt('uploads', { description: 'Files uploaded.' }),
    uploadMegabytes: t.exposeFloat('uploadMegabytes', { description: 'The same in megabytes.' }),
    twinMessages: t.exposeInt('twinMessages', { description: 'Messages of visitors to the twin.' }),
    resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When all of it is zero again.' }),
  }),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanType],
    description: 'All there are, for anybody to compare; the first one is everybody’s who has no other.',
    resolve: (_root, _args, { services }) => [...services.plans.plans],
  }),
)

builder.objectFields(ViewerType, (t) => ({
  plan: t.field({
    type: PlanType,
    description: 'The plan that they have.',
    resolve: (viewer, _args, { services }) => services.plans.planOf(viewer),
  }),
  planUse: t.field({
    type: PlanUseType,
    description: 'What they did today.',
    resolve: (viewer, _args, { services }) => services.plans.useToday(viewer),
  }),
}))
