import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { shortList } from '../../graphql/cost.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { ShownBranch } from './branches.service.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { StepNode } from '../steps/steps.graph.ts'
import type { NewStep } from '../steps/steps.service.ts'
import { ThreadNode } from '../threads/threads.graph.ts'
import type { Thread } from '../threads/threads.service.ts'

builder.prismaObjectFields(StepNode, (t) => ({
  parentId: t.globalID({
    nullable: true,
    description: 'ID of the previous step on its branch; null for the first.',
    resolve: ({ parentId }) => parentId && { type: 'Step', id: parentId },
  }),
  versionIds: t.globalIDList({
    complexity: shortList,
    description: 'IDs of all versions of the step, oldest first, including its own.',
    resolve: async (step, _args, { services }) => {
      const { versionIds } = step as Partial<NewStep>
      return (versionIds ?? (await services.steps.versions.load(step))).map((id) => ({ type: 'Step', id }))
    },
  }),
}))

const ShowBranchInput = builder.inputType('ShowBranchInput', {
  description: 'Branch to be shown.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Step of the branch; what was last shown after it follows.' }),
  }),
})

const DeleteMessageInput = builder.inputType('DeleteMessageInput', {
  description: 'Message to be deleted.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Message of the viewer, outside of conversations with twins.' }),
  }),
})

function defineThreadPayload<Shape extends { thread: Thread }>(name: string, description: string) {
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({ thread: t.field({ type: ThreadNode, description: 'Thread after the change.', resolve: ({ thread }) => thread }) }),
  })
}

const ShowBranchPayload = defineThreadPayload<ShownBranch>('ShowBranchPayload', 'The branch is shown.')
builder.objectField(ShowBranchPayload, 'step', (t) =>
  t.field({ type: StepNode, description: 'Step with its position.', resolve: ({ step }) => step }),
)

const DeleteMessagePayload = defineThreadPayload('DeleteMessagePayload', 'The message is deleted.')

defineMutations('chat', (t) => ({
  showBranch: t.withAuth({ participant: true }).field({
    type: ShowBranchPayload,
    errors: { types: [NotFoundError, AlreadySendingError] },
    description: 'Shows another version of a message or answer.',
    args: { input: t.arg({ type: ShowBranchInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) => services.branches.show(participant, { stepId: requireUuid(input.stepId.id) }),
  }),
  deleteMessage: t.withAuth({ participant: true }).field({
    type: DeleteMessagePayload,
    errors: { types: [NotFoundError, AlreadySendingError] },
    description: 'Deletes a message with everything after it, in all branches.',
    args: { input: t.arg({ type: DeleteMessageInput, required: true }) },
    resolve: async (_root, { input }, { services, participant }) => ({
      thread: await services.branches.removeMessage(participant, { stepId: requireUuid(input.stepId.id) }),
    }),
  }),
}))
