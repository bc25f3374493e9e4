import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PrivacyCheck } from './privacyCheck.service.ts'

const PrivacyCheckType = builder.objectRef<PrivacyCheck>('TwinPrivacyCheck').implement({
  description: 'Result of asking a twin for private texts.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'When the check ended.' }),
    factCount: t.exposeInt('factCount', {
      description: 'Number of private texts asked for: up to 40 passages and hidden fields.',
    }),
    reachedCount: t.exposeInt('reachedCount', { description: 'Number of questions that found private content; 0 is expected.' }),
    answerCount: t.exposeInt('answerCount', { description: 'Number of recent answers with sources, at most 50.' }),
    tracedCount: t.exposeInt('tracedCount', { description: 'Recent answers whose sources are all still public.' }),
  }),
})

const CheckTwinPrivacyPayload = builder.objectRef<{ check: PrivacyCheck; viewer: Viewer }>('CheckTwinPrivacyPayload').implement({
  description: 'The privacy check is complete.',
  fields: (t) => ({
    check: t.expose('check', { type: PrivacyCheckType, description: 'Result of the check.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer with the new result.' }),
  }),
})

builder.objectField(ViewerType, 'twinPrivacyCheck', (t) =>
  t.field({
    type: PrivacyCheckType,
    nullable: true,
    description: 'Latest privacy check; null before the first.',
    resolve: (viewer, _args, { services }) => services.privacyCheck.find(viewer),
  }),
)

defineMutation('twin', 'checkTwinPrivacy', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: CheckTwinPrivacyPayload,
    complexity: 50,
    description: 'Asks the viewer’s twin for private texts as a guest would, without a language model.',
    resolve: async (_root, _args, { services, viewer }) => ({ check: await services.privacyCheck.run(viewer), viewer }),
  }),
)
