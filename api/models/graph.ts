import { builder } from '../graphql/builder.ts'
import type { ModelInfo } from './models.ts'

const ModelInfoType = builder.objectRef<ModelInfo>('ModelInfo').implement({
  description: 'The model that writes answers on this server, as configured.',
  fields: (t) => ({
    provider: t.exposeString('provider', { description: 'The provider: `builtin`, `openai-compatible` or `anthropic`.' }),
    name: t.exposeString('name', { description: 'The provider’s name for the model.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether this is the built-in responder, which is not a language model and must be labelled as such.',
    }),
  }),
})

builder.queryField('model', (t) =>
  t.field({
    type: ModelInfoType,
    description: 'The model that answers on this server. Does not require authentication.',
    resolve: (_root, _args, { services }) => services.model,
  }),
)
