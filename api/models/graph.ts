import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { modelBody } from './bodies.ts'
import type { ModelInfo } from './models.ts'

const ModelInfoType = builder.objectRef<ModelInfo>('ModelInfo').implement({
  description: 'Model that writes answers.',
  fields: (t) => exposeFields(t, modelBody),
})

builder.queryField('model', (t) =>
  t.field({
    type: ModelInfoType,
    description: 'Model that answers the viewer or guest.',
    resolve: (_root, _args, { services, viewer }) => services.models.current(viewer?.userId),
  }),
)
