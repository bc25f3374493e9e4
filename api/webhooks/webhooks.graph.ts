import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { createPageTypes, whilePaging, resolvePage } from '../graphql/pages.ts'
import { ConflictError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type Attempt, type Delivery, getPosition } from './deliveries.service.ts'
import { eventEnum, type EventType, eventTypes, webhookEvents } from './webhookEvents.ts'
import type { Webhook } from './webhooks.service.ts'

const EventTypeEnum = builder.enumType('WebhookEventType', {
  description: 'An event type of webhooks.',
  values: Object.fromEntries(eventTypes.map((value) => [eventEnum(value), { value, description: `${webhookEvents[value].summary}.` }])),
})

const DeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'The status of a delivery.',
  values: {
    PENDING: { value: 'pending', description: 'Queued or being sent.' },
    DELIVERED: { value: 'delivered', description: 'The webhook responded with 200 to 299.' },
    FAILED: { value: 'failed', description: 'Every attempt failed; no more follow.' },
  } as const,
})

const WebhookNode = builder.objectRef<Webhook>('Webhook')

builder.node(WebhookNode, {
  description: 'A URL that receives account events, visible only to its owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.webhooks.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID in REST and test payloads.' }),
    url: t.exposeString('url', { description: 'The URL that events are sent to.' }),
    description: t.exposeString('description', { description: 'The owner’s description, possibly empty.' }),
    eventTypes: t.field({
      type: [EventTypeEnum],
      description: 'The subscribed event types.',
      resolve: ({ eventTypes }) => eventTypes as EventType[],
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Whether events are sent. Events while disabled are never sent.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the webhook was disabled after failures; null otherwise.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the current failures began; null after a success or before any attempt.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation, in UTC.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

const AttemptType = builder.objectRef<Attempt>('WebhookAttempt').implement({
  description: 'An attempt to deliver an event.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the attempt ended.' }),
    statusCode: t.exposeInt('statusCode', { nullable: true, description: 'The HTTP status code; null without a response.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the attempt failed; null if the status code says it.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'The duration in milliseconds.' }),
    response: t.exposeString('response', { description: 'The first 500 characters of the response.' }),
  }),
})

const DeliveryNode = builder.objectRef<Delivery>('WebhookDelivery')

builder.node(DeliveryNode, {
  description: 'A delivery of an event, kept for 30 days.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.webhookDeliveries.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    eventId: t.exposeString('eventId', {
      description: 'The `webhook-id` header, the same for all attempts and webhooks.',
    }),
    type: t.exposeString('type', { description: 'The event type; `webhook.test` for tests.' }),
    data: t.field({ type: 'JSON', description: 'The `data` of the payload, as in REST.', resolve: ({ data }) => data }),
    status: t.expose('status', { type: DeliveryStatusEnum, description: 'Current status of the delivery.' }),
    nextTryAt: t.expose('nextTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the next attempt; null once delivered or failed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event occurred; the list’s sort field.' }),
    attempts: t.field({
      type: [AttemptType],
      description: 'The attempts, newest first, at most 30.',
      resolve: ({ attempts }) => attempts,
    }),
  }),
})

const Deliveries = createPageTypes(DeliveryNode, {
  description: `A page of a webhook’s deliveries. ${whilePaging.fixed}`,
  placeDescription: 'A delivery in the list of its webhook.',
})

builder.objectField(DeliveryNode, 'webhook', (t) =>
  t.field({
    type: WebhookNode,
    nullable: true,
    description: 'The webhook; null if deleted.',
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
          (delivery: Delivery) => formatCursor(getPosition(delivery)),
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
    description: 'The viewer’s webhooks, newest first.',
    resolve: (viewer, _args, { services }) => services.webhooks.list(viewer),
  }),
}))

const webhookId = { description: 'A webhook of the viewer.' } as const

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'Input for creating a webhook.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'The HTTPS URL of the endpoint, on public networks unless the server allows others.',
    }),
    description: t.string({ description: 'The description, at most 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], required: true, description: 'The event types that the webhook receives, at least one.' }),
  }),
})

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'Input for changing a webhook. Omitted fields stay unchanged.',
  fields: (t) => ({
    webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }),
    url: t.string({
      description: 'The HTTPS URL of the endpoint, on public networks unless the server allows others.',
    }),
    description: t.string({ description: 'The description, at most 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], description: 'The event types that the webhook receives, at least one.' }),
    isEnabled: t.boolean({ description: 'Whether events are sent to the webhook.' }),
  }),
})

const oneWebhook = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }) }) })
const DeleteWebhookInput = oneWebhook('DeleteWebhookInput', 'Input for deleting a webhook.')
const RotateWebhookSecretInput = oneWebhook('RotateWebhookSecretInput', 'Input for rotating the secret of a webhook.')
const SendTestEventInput = oneWebhook('SendTestEventInput', 'Input for sending a test event.')

const ResendWebhookDeliveryInput = builder.inputType('ResendWebhookDeliveryInput', {
  description: 'Input for resending an event.',
  fields: (t) => ({
    deliveryId: t.globalID({ required: true, for: DeliveryNode, description: 'A delivery to one of the viewer’s webhooks.' }),
  }),
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
      webhook: t.field({ type: WebhookNode, description: 'The webhook after the change.', resolve: ({ webhook }) => webhook }),
      secret: t.exposeString('secret', {
        description: 'The secret for signatures (Standard Webhooks), shown only once.',
      }),
      viewer: t.field({ type: ViewerType, description: 'The viewer, for refetching the webhooks.', resolve: ({ viewer }) => viewer }),
    }),
  })
const CreateWebhookPayload = withSecret('CreateWebhookPayload', 'The webhook is created and receives events from now on.')
const RotateWebhookSecretPayload = withSecret(
  'RotateWebhookSecretPayload',
  'The secret is rotated. For a day, events are signed with both the old and the new secret.',
)

const UpdateWebhookPayload = builder.objectRef<Webhook>('UpdateWebhookPayload').implement({
  description: 'The webhook is updated.',
  fields: (t) => ({ webhook: t.field({ type: WebhookNode, description: 'The webhook after the change.', resolve: (webhook) => webhook }) }),
})

const DeleteWebhookPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteWebhookPayload').implement({
  description: 'The webhook and its deliveries are deleted.',
  fields: (t) => ({
    deletedWebhookId: t.globalID({ description: 'The global ID of the deleted webhook.', resolve: ({ id }) => ({ type: 'Webhook', id }) }),
    viewer: t.field({ type: ViewerType, description: 'The viewer, for refetching the webhooks.', resolve: ({ viewer }) => viewer }),
  }),
})

const deliveryPayload = (name: string, description: string) =>
  builder.objectRef<Delivery>(name).implement({
    description,
    fields: (t) => ({
      delivery: t.field({ type: DeliveryNode, description: 'The delivery that is sent again.', resolve: (delivery) => delivery }),
    }),
  })
const SendTestEventPayload = deliveryPayload('SendTestEventPayload', 'The test event is queued.')
const ResendWebhookDeliveryPayload = deliveryPayload('ResendWebhookDeliveryPayload', 'The event is queued again.')

builder.mutationFields((t) => ({
  createWebhook: t.withAuth({ signedIn: true }).field({
    type: CreateWebhookPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Creates a webhook and notifies the owner.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true, description: 'The fields of the new webhook.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({ viewer, ...(await services.webhooks.create(viewer, input)) }),
  }),
  updateWebhook: t.withAuth({ signedIn: true }).field({
    type: UpdateWebhookPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Changes a webhook. Enabling it sends pending deliveries.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The webhook and its changed fields.' }) },
    resolve: (_root, { input: { webhookId, ...input } }, { services, viewer }) =>
      services.webhooks.update(viewer, { ...input, id: requireUuid(webhookId.id) }),
  }),
  rotateWebhookSecret: t.withAuth({ signedIn: true }).field({
    type: RotateWebhookSecretPayload,
    errors: { types: [NotFoundError, RateLimitError] },
    description: 'Rotates the secret of a webhook.',
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true, description: 'The webhook whose secret is rotated.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.webhooks.rotateSecret(viewer, { id: requireUuid(input.webhookId.id) })),
    }),
  }),
  deleteWebhook: t.withAuth({ signedIn: true }).field({
    type: DeleteWebhookPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a webhook and its delivery log.',
    args: { input: t.arg({ type: DeleteWebhookInput, required: true, description: 'The webhook to delete, with its deliveries.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.webhookId.id)
      await services.webhooks.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  sendTestEvent: t.withAuth({ signedIn: true }).field({
    type: SendTestEventPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Sends a `webhook.test` event to a webhook.',
    args: { input: t.arg({ type: SendTestEventInput, required: true, description: 'The webhook that receives the test event.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.webhookDeliveries.sendTest(viewer, { webhookId: requireUuid(input.webhookId.id) }),
  }),
  resendWebhookDelivery: t.withAuth({ signedIn: true }).field({
    type: ResendWebhookDeliveryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Sends an event again immediately, with the same event ID.',
    args: { input: t.arg({ type: ResendWebhookDeliveryInput, required: true, description: 'The delivery to send again.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.webhookDeliveries.resend(viewer, { id: requireUuid(input.deliveryId.id) }),
  }),
}))
