import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { modelBody } from './bodies.ts'
import type { ModelInfo } from './models.ts'

const ModelInfoType = builder.objectRef<ModelInfo>('ModelInfo').implement({
  description: 'The model that writes answers.',
  fields: (t) => exposeFields(t, modelBody),
})

builder.queryField('model', (t) =>
  t.field({
    type: ModelInfoType,
    description:
      'The model that answers the viewer: the default of this server or the viewer’s own choice. Does not require authentication.',
    resolve: (_root, _args, { services, viewer }) => services.models.current(viewer?.userId),
  }),
)
