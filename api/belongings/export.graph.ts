import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'

builder.objectField(ViewerType, 'exportUrl', (t) =>
  t.string({
    description: 'Where everything that belongs to them is as one ZIP file, for the same session or token.',
    resolve: (_viewer, _args, { services }) => services.export.url,
  }),
)
