import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { PublicProfileType } from '../graph.ts'
import type { Accuracy } from '../reader/accuracy.ts'
import { accuracyBody } from './accuracyBodies.ts'

const TwinAccuracyType = builder.objectRef<Accuracy>('TwinAccuracy').implement({
  description: 'Accuracy of a twin’s answers, as counts.',
  fields: (t) => exposeFields(t, accuracyBody),
})

builder.objectField(ViewerType, 'twinAccuracy', (t) =>
  t.field({
    type: TwinAccuracyType,
    nullable: true,
    description: 'Accuracy of the viewer’s twin, measured by `checkTwinPrivacy` and, if visible, daily.',
    resolve: (viewer, _args, { services }) => services.accuracy.find(viewer),
  }),
)

builder.objectField(PublicProfileType, 'accuracy', (t) =>
  t.field({
    type: TwinAccuracyType,
    nullable: true,
    description: 'Accuracy of the twin; null unless the owner shows it.',
    resolve: (profile, _args, { services, participant }) => services.twin.getAccuracy(participant, profile),
  }),
)
