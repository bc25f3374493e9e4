import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { defineMutation } from '../graphql/scopes.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { modelBody } from './bodies.ts'
import { ModelNode } from './connections/connections.graph.ts'
import type { ModelInfo } from './models.ts'

export const ModelInfoType = builder.objectRef<ModelInfo>('ModelInfo').implement({
  description: 'Model that writes answers.',
  fields: (t) => ({
    modelId: t.globalID({
      nullable: true,
      description: 'ID for choosing the model; null if it cannot be chosen.',
      resolve: ({ id }) => (id === null ? null : { type: 'ConnectedModel', id }),
    }),
    uuid: t.exposeString('id', { nullable: true, description: 'ID in REST; null like `modelId`.' }),
    ...exposeFields(t, modelBody, ['id']),
  }),
})

builder.queryField('model', (t) =>
  t.field({
    type: ModelInfoType,
    description: 'Model that answers the viewer or guest.',
    resolve: (_root, _args, { services, viewer }) => services.models.getModel(viewer?.userId),
  }),
)

builder.objectFields(ViewerType, (t) => ({
  model: t.field({
    type: ModelInfoType,
    description: 'Default model of the viewer’s conversations.',
    resolve: ({ userId }, _args, { services }) => services.models.getModel(userId),
  }),
  models: t.field({
    type: [ModelInfoType],
    description: 'Models that the viewer can choose, by name.',
    resolve: ({ userId }, _args, { services }) => services.models.listChoices(userId),
  }),
}))

const SetDefaultModelInput = builder.inputType('SetDefaultModelInput', {
  description: 'Default model to choose.',
  fields: (t) => ({ modelId: t.globalID({ for: ModelNode, description: 'A model from `Viewer.models`; null for the server’s default.' }) }),
})

const SetDefaultModelPayload = builder.objectRef<Viewer>('SetDefaultModelPayload').implement({
  description: 'The model answers in conversations without another one.',
  fields: (t) => ({ viewer: t.field({ type: ViewerType, description: 'Viewer with the new model.', resolve: (viewer) => viewer }) }),
})

defineMutation('chat', 'setDefaultModel', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SetDefaultModelPayload,
    errors: { types: [NotFoundError] },
    description: 'Chooses the viewer’s default model.',
    args: { input: t.arg({ type: SetDefaultModelInput, required: true }) },
    resolve: async (_root, { input: { modelId } }, { services, viewer }) => {
      await services.models.setDefault(viewer, { modelId: modelId ? requireUuid(modelId.id) : null })
      return viewer
    },
  }),
)
