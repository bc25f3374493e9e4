import { refusePrograms } from '../account/programs.ts'
import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import type { Viewer } from '../platform/viewer.ts'

export const OperatorType = builder.objectRef<Viewer>('Operator')

builder.objectType(OperatorType, {
  description: 'Server settings, for operators such as the first account.',
})

builder.objectField(ViewerType, 'operator', (t) =>
  t.field({
    type: OperatorType,
    nullable: true,
    description: 'Server settings; null for others and access tokens.',
    resolve: async (viewer, _args, { services }) => {
      if (!(await services.operator.isOperator(viewer))) return null
      refusePrograms(viewer)
      return viewer
    },
  }),
)
