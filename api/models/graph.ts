import { builder } from '../graphql/builder.ts'
import type { ModelInfo } from './models.ts'

const ModelInfoType = builder.objectRef<ModelInfo>('ModelInfo').implement({
  description: 'Who writes the answers on this server, as its settings name it.',
  fields: (t) => ({
    provider: t.exposeString('provider', { description: 'builtin, openai-compatible or anthropic.' }),
    name: t.exposeString('name', { description: 'The model as its provider calls it.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'True for the built-in responder, which is no language model; label it so.',
    }),
  }),
})

builder.queryField('model', (t) =>
  t.field({
    type: ModelInfoType,
    description: 'The model that answers on this server. Anyone may ask.',
    resolve: (_root, _args, { services }) => services.model,
  }),
)
