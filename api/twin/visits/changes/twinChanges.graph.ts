import { StepNode } from '../../../chat/steps/steps.graph.ts'
import { builder } from '../../../graphql/builder.ts'
import { defineSubscription } from '../../../graphql/scopes.ts'
import { TwinType } from '../../graph.ts'
import type { TwinChange } from './twinChanges.service.ts'

const TwinChangeType = builder.objectRef<TwinChange>('TwinChange').implement({
  description: 'Current state of a twin for the viewer.',
  fields: (t) => ({
    twin: t.field({
      type: TwinType,
      nullable: true,
      description: 'Twin; null if private or deleted since.',
      resolve: ({ username }, _args, { services, participant }) => services.twin.find(participant, { username }),
    }),
    changedSteps: t.prismaField({
      type: [StepNode],
      description: 'Answers in the viewer’s conversation whose sources were withdrawn or shared again.',
      resolve: (query, { changedStepIds: ids }, _args, { services, participant }) =>
        participant && ids.length > 0 ? services.steps.list(participant, { ids }, query) : [],
    }),
  }),
})

defineSubscription('twin', 'twinChanges', (t) =>
  t.field({
    type: TwinChangeType,
    description: 'State of a twin, now and after each change that the viewer can see.',
    args: { username: t.arg.string({ required: true, description: 'Username, case-insensitive, or a former one.' }) },
    subscribe: (_root, input, { services, participant, client }) => services.twinChanges.follow(participant, client, input),
    resolve: (change) => change,
  }),
)
