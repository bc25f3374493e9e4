import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ModelNode } from '../../models/connections/connections.graph.ts'
import { ModelInfoType } from '../../models/graph.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { ThreadNode, defineThreadPayload } from './threads.graph.ts'

builder.prismaObjectFields(ThreadNode, (t) => ({
  model: t.field({
    type: ModelInfoType,
    description: 'Model of the next answer, chosen or by default.',
    resolve: ({ twinOwnerId, userId, ...choice }, _args, { services }) =>
      services.models.getModel(twinOwnerId === null ? userId : null, choice),
  }),
}))

const SetThreadModelInput = builder.inputType('SetThreadModelInput', {
  description: 'Model for a conversation.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Conversation without a twin.' }),
    modelId: t.globalID({ for: ModelNode, description: 'A model from `Viewer.models`; null for the viewer’s default.' }),
  }),
})

const SetThreadModelPayload = defineThreadPayload('SetThreadModelPayload', 'The model is chosen for the next answers.')

defineMutations('chat', (t) => ({
  setThreadModel: t.withAuth({ signedIn: true }).field({
    type: SetThreadModelPayload,
    errors: { types: [NotFoundError] },
    description: 'Chooses a conversation’s model, except for twins.',
    args: { input: t.arg({ type: SetThreadModelInput, required: true }) },
    resolve: (_root, { input: { threadId, modelId } }, { services, viewer }) =>
      services.threads.chooseModel(viewer, { id: requireUuid(threadId.id), modelId: modelId ? requireUuid(modelId.id) : null }),
  }),
}))
