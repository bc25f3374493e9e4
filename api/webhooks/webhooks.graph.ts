import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { pagesOf, whilePaging, resolvePage } from '../graphql/pages.ts'
import { ConflictError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { existing } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type Attempt, type Delivery, positionOf } from './deliveries.service.ts'
import { eventEnum, type EventType, eventTypes, webhookEvents } from './webhookEvents.ts'
import type { Webhook } from './webhooks.service.ts'

const EventTypeEnum = builder.enumType('WebhookEventType', {
  description: 'What a webhook can be told of.',
  values: Object.fromEntries(eventTypes.map((value) => [eventEnum(value), { value, description: `${webhookEvents[value].summary}.` }])),
})

const DeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'How far a delivery is.',
  values: {
    PENDING: { value: 'pending', description: 'It is being sent, or will be.' },
    DELIVERED: { value: 'delivered', description: 'The webhook answered with a status from 200 to 299.' },
    FAILED: { value: 'failed', description: 'It was given up.' },
  } as const,
})

const WebhookNode = builder.objectRef<Webhook>('Webhook')

builder.node(WebhookNode, {
  description: 'An address that is told of what happens in an account. Only its owner can see it.',
  id: { resolve: ({ id }) => id, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => services.webhooks.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST and the payload of a test event use.' }),
    url: t.exposeString('url', { description: 'Where events are sent.' }),
    description: t.exposeString('description', { description: 'What its owner calls it; may be empty.' }),
    eventTypes: t.field({
      type: [EventTypeEnum],
      description: 'What it is told of.',
      resolve: ({ eventTypes }) => eventTypes as EventType[],
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether events are sent to it. What happens while it is off is never sent.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it was turned off after failing for long; null otherwise.' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when every attempt has failed; null after one that did not, and before the first.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

const AttemptType = builder.objectRef<Attempt>('WebhookAttempt').implement({
  description: 'What came of sending an event once.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it ended.' }),
    statusCode: t.exposeInt('statusCode', { nullable: true, description: 'Of HTTP; null where no answer came.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it failed, where the status does not say it.' }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took, in milliseconds.' }),
    response: t.exposeString('response', { description: 'How the answer’s body began: at most 500 characters.' }),
  }),
})

const DeliveryNode = builder.objectRef<Delivery>('WebhookDelivery')

builder.node(DeliveryNode, {
  description: 'An event on its way to one webhook, and what became of it. Kept for 30 days.',
  id: { resolve: ({ id }) => id, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => services.webhookDeliveries.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    eventId: t.exposeString('eventId', {
      description: 'The header webhook-id: equal for each attempt, and for all webhooks told of the event.',
    }),
    type: t.exposeString('type', { description: 'The type of the event as it stands in the payload; `webhook.test` for a test.' }),
    data: t.field({ type: 'JSON', description: 'The data of the payload, as REST spells it.', resolve: ({ data }) => data }),
    status: t.expose('status', { type: DeliveryStatusEnum, description: 'How far it is.' }),
    nextTryAt: t.expose('nextTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is sent next; null once it is delivered or given up.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened; the list is ordered by it.' }),
    attempts: t.field({
      type: [AttemptType],
      description: 'The newest first; at most 30.',
      resolve: ({ attempts }) => attempts,
    }),
  }),
})

const Deliveries = pagesOf(DeliveryNode, {
  description: `A page of a webhook’s deliveries. ${whilePaging.fixed}`,
  placeDescription: 'A delivery in the list of its webhook.',
})

builder.objectField(DeliveryNode, 'webhook', (t) =>
  t.field({
    type: WebhookNode,
    nullable: true,
    description: 'The webhook that it is sent to; null if it was deleted in the meantime.',
    resolve: ({ webhookId }, _args, { services, viewer }) => services.webhooks.find(viewer, { id: webhookId }),
  }),
)

builder.objectField(WebhookNode, 'deliveries', (t) =>
  t.connection(
    {
      type: DeliveryNode,
      nullable: true,
      description: 'Deliveries of the last 30 days, newest first.',
      resolve: ({ id }, args, { services }) =>
        resolvePage(
          args,
          (delivery: Delivery) => formatCursor(positionOf(delivery)),
          (page) => services.webhookDeliveries.page(id, page),
        ),
    },
    Deliveries.Connection,
    Deliveries.Edge,
  ),
)

builder.objectFields(ViewerType, (t) => ({
  webhooks: t.field({
    type: [WebhookNode],
    description: 'The addresses that are told of what happens in their account, the newest first.',
    resolve: (viewer, _args, { services }) => services.webhooks.list(viewer),
  }),
}))

const webhookId = { description: 'One of their own.' } as const

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A new webhook.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Begins with https://. Nothing on a private network, unless the server allows it.' }),
    description: t.string({ description: 'Up to 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], required: true, description: 'What it is told of; at least one.' }),
  }),
})

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }),
    url: t.string({ description: 'Begins with https://. Nothing on a private network, unless the server allows it.' }),
    description: t.string({ description: 'Up to 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], description: 'What it is told of; at least one.' }),
    isEnabled: t.boolean({ description: 'Whether events are sent to it.' }),
  }),
})

const oneWebhook = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }) }) })
const DeleteWebhookInput = oneWebhook('DeleteWebhookInput', 'The webhook to delete.')
const RotateWebhookSecretInput = oneWebhook('RotateWebhookSecretInput', 'The webhook that gets another secret.')
const SendTestEventInput = oneWebhook('SendTestEventInput', 'The webhook that gets a test event.')

const ResendWebhookDeliveryInput = builder.inputType('ResendWebhookDeliveryInput', {
  description: 'The delivery to send again.',
  fields: (t) => ({ deliveryId: t.globalID({ required: true, for: DeliveryNode, description: 'Of one of their webhooks.' }) }),
})

interface WithSecret {
  webhook: Webhook
  secret: string
  viewer: Viewer
}

const withSecret = (name: string, description: string) =>
  builder.objectRef<WithSecret>(name).implement({
    description,
    fields: (t) => ({
      webhook: t.field({ type: WebhookNode, description: 'The webhook.', resolve: ({ webhook }) => webhook }),
      secret: t.exposeString('secret', {
        description: 'What is sent is signed with it, as standard-webhooks says. Nobody can read it again.',
      }),
      viewer: t.field({ type: ViewerType, description: 'For reading their webhooks again.', resolve: ({ viewer }) => viewer }),
    }),
  })
const CreateWebhookPayload = withSecret('CreateWebhookPayload', 'Events are sent to it from now on.')
const RotateWebhookSecretPayload = withSecret(
  'RotateWebhookSecretPayload',
  'For a day what is sent is signed with both the old and the new secret.',
)

const UpdateWebhookPayload = builder.objectRef<Webhook>('UpdateWebhookPayload').implement({
  description: 'It is changed.',
  fields: (t) => ({ webhook: t.field({ type: WebhookNode, description: 'The webhook.', resolve: (webhook) => webhook }) }),
})

const DeleteWebhookPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteWebhookPayload').implement({
  description: 'It is gone, with what waited for it.',
  fields: (t) => ({
    deletedWebhookId: t.globalID({ description: 'What is gone.', resolve: ({ id }) => ({ type: 'Webhook', id }) }),
    viewer: t.field({ type: ViewerType, description: 'For reading their webhooks again.', resolve: ({ viewer }) => viewer }),
  }),
})

const deliveryPayload = (name: string, description: string) =>
  builder.objectRef<Delivery>(name).implement({
    description,
    fields: (t) => ({ delivery: t.field({ type: DeliveryNode, description: 'The delivery.', resolve: (delivery) => delivery }) }),
  })
const SendTestEventPayload = deliveryPayload('SendTestEventPayload', 'It is on its way.')
const ResendWebhookDeliveryPayload = deliveryPayload('ResendWebhookDeliveryPayload', 'It is on its way again.')

builder.mutationFields((t) => ({
  createWebhook: t.withAuth({ signedIn: true }).field({
    type: CreateWebhookPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Adds an address that is told of what happens in the account. A notification tells of it.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({ viewer, ...(await services.webhooks.create(viewer, input)) }),
  }),
  updateWebhook: t.withAuth({ signedIn: true }).field({
    type: UpdateWebhookPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Changes a webhook. Turned on again, it gets what still waits for it.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input: { webhookId, ...input } }, { services, viewer }) =>
      services.webhooks.update(viewer, { ...input, id: existing(webhookId.id) }),
  }),
  rotateWebhookSecret: t.withAuth({ signedIn: true }).field({
    type: RotateWebhookSecretPayload,
    errors: { types: [NotFoundError, RateLimitError] },
    description: 'Gives a webhook another secret.',
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.webhooks.rotateSecret(viewer, { id: existing(input.webhookId.id) })),
    }),
  }),
  deleteWebhook: t.withAuth({ signedIn: true }).field({
    type: DeleteWebhookPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a webhook and the log of what was sent to it.',
    args: { input: t.arg({ type: DeleteWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.webhookId.id)
      await services.webhooks.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  sendTestEvent: t.withAuth({ signedIn: true }).field({
    type: SendTestEventPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Sends an event of the type `webhook.test` to a webhook, to see whether it arrives.',
    args: { input: t.arg({ type: SendTestEventInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.webhookDeliveries.sendTest(viewer, { webhookId: existing(input.webhookId.id) }),
  }),
  resendWebhookDelivery: t.withAuth({ signedIn: true }).field({
    type: ResendWebhookDeliveryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Sends an event to its webhook again, at once. Its id stays the same.',
    args: { input: t.arg({ type: ResendWebhookDeliveryInput, required: true, description: 'The delivery.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.webhookDeliveries.resend(viewer, { id: existing(input.deliveryId.id) }),
  }),
}))
