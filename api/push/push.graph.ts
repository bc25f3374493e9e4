import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { toEnumValues } from '../graphql/enumValues.ts'
import { InputError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { PushSubscription } from './push.service.ts'

const PushKindEnum = builder.enumType('PushKind', {
  description: 'Kind of push message.',
  values: toEnumValues({
    answers: { description: 'Finished answers that the user has not seen.' },
    account: { description: 'Notifications about the account.' },
    chat: { description: 'Notifications about conversations.' },
    twin: { description: 'Notifications about the twin.' },
    product: { description: 'Notifications about the product.' },
  }),
})

const PushSubscriptionType = builder.objectRef<PushSubscription>('PushSubscription').implement({
  description: 'Push messages to the browser of a session, until the session ends.',
  fields: (t) => ({
    kinds: t.expose('kinds', { type: [PushKindEnum], description: 'Kinds of messages that are sent.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the browser subscribed.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  pushPublicKey: t.string({
    description: 'Public key of the server for `PushManager.subscribe()`, in Base64url.',
    resolve: (_viewer, _args, { services }) => services.push.getPublicKey(),
  }),
  pushSubscription: t.field({
    type: PushSubscriptionType,
    nullable: true,
    description: 'Push subscription of the current session; null without one.',
    resolve: (viewer, _args, { services }) => services.push.find(viewer),
  }),
}))

const SavePushSubscriptionInput = builder.inputType('SavePushSubscriptionInput', {
  description: 'Push subscription of a browser.',
  fields: (t) => ({
    endpoint: t.string({ required: true, description: 'Address of the push service, at most 1,000 characters.' }),
    p256dh: t.string({ required: true, description: 'Public key of the browser, in Base64url.' }),
    auth: t.string({ required: true, description: 'Authentication secret of the browser, in Base64url.' }),
    kinds: t.field({ type: [PushKindEnum], required: true, description: 'Kinds of messages to be sent.' }),
  }),
})

const defineViewerPayload = (name: string, description: string) =>
  builder.objectRef<Viewer>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.field({ type: ViewerType, description: 'For refetching the subscription.', resolve: (viewer) => viewer }),
    }),
  })
const SavePushSubscriptionPayload = defineViewerPayload('SavePushSubscriptionPayload', 'The browser of the session receives push messages.')
const DeletePushSubscriptionPayload = defineViewerPayload(
  'DeletePushSubscriptionPayload',
  'The browser of the session receives no push messages.',
)

builder.mutationFields((t) => ({
  savePushSubscription: t.withAuth({ signedIn: true }).field({
    type: SavePushSubscriptionPayload,
    errors: { types: [InputError] },
    description: 'Sends push messages to the browser of the session, instead of an earlier subscription.',
    args: { input: t.arg({ type: SavePushSubscriptionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.push.subscribe(viewer, input)
      return viewer
    },
  }),
  deletePushSubscription: t.withAuth({ signedIn: true }).field({
    type: DeletePushSubscriptionPayload,
    description: 'Ends push messages to the browser of the session.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.push.unsubscribe(viewer)
      return viewer
    },
  }),
}))
