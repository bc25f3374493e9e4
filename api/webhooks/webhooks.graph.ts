import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { createPageTypes, whilePaging, resolvePage } from '../graphql/pages.ts'
import { ConflictError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type Attempt, type Delivery, getPosition } from './deliveries.service.ts'
import { toEventEnum, type EventType, eventTypes, webhookEvents } from './webhookEvents.ts'
import type { Webhook } from './webhooks.service.ts'

const EventTypeEnum = builder.enumType('WebhookEventType', {
  description: 'Event type of webhooks.',
  values: Object.fromEntries(eventTypes.map((value) => [toEventEnum(value), { value, description: `${webhookEvents[value].summary}.` }])),
})

const DeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'Status of a delivery.',
  values: {
    PENDING: { value: 'pending', description: 'Queued or being sent.' },
    DELIVERED: { value: 'delivered', description: 'Response status 200 to 299.' },
    FAILED: { value: 'failed', description: 'Every attempt failed; no more follow.' },
  } as const,
})

const WebhookNode = builder.objectRef<Webhook>('Webhook')

builder.node(WebhookNode, {
  description: 'URL for account events, visible to its owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.webhooks.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in REST and test payloads.' }),
    url: t.exposeString('url', { description: 'URL that receives the events.' }),
    description: t.exposeString('description', { description: 'Owner’s description, possibly empty.' }),
    eventTypes: t.field({
      type: [EventTypeEnum],
      description: 'Event types it receives.',
      resolve: ({ eventTypes }) => eventTypes as EventType[],
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Whether events are sent. Events while disabled are lost.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Reason why it was disabled; null otherwise.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the current failures, if any.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

const AttemptType = builder.objectRef<Attempt>('WebhookAttempt').implement({
  description: 'Attempt to deliver an event.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the attempt ended.' }),
    statusCode: t.exposeInt('statusCode', { nullable: true, description: 'HTTP status code; null without response.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Reason for failure; null if the status explains it.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration of the attempt in milliseconds.' }),
    response: t.exposeString('response', { description: 'First 500 characters of the response.' }),
  }),
})

const DeliveryNode = builder.objectRef<Delivery>('WebhookDelivery')

builder.node(DeliveryNode, {
  description: 'Delivery of an event, kept for 30 days.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.webhookDeliveries.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    eventId: t.exposeString('eventId', {
      description: 'The `webhook-id` header, equal for all attempts.',
    }),
    type: t.exposeString('type', { description: 'Event type; `webhook.test` for tests.' }),
    data: t.field({ type: 'JSON', description: 'The payload’s `data`, as in REST.', resolve: ({ data }) => data }),
    status: t.expose('status', { type: DeliveryStatusEnum, description: 'Status of the delivery.' }),
    nextTryAt: t.expose('nextTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Next attempt; null once delivered or failed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event occurred, for sorting.' }),
    attempts: t.field({
      type: [AttemptType],
      description: 'Attempts, newest first, at most 30.',
      resolve: ({ attempts }) => attempts,
    }),
  }),
})

const Deliveries = createPageTypes(DeliveryNode, {
  description: `Page of a webhook’s deliveries. ${whilePaging.fixed}`,
  placeDescription: 'Delivery in a list.',
})

builder.objectField(DeliveryNode, 'webhook', (t) =>
  t.field({
    type: WebhookNode,
    nullable: true,
    description: 'Webhook; null if deleted.',
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
          (page) => services.webhookDeliveries.listPage(id, page),
        ),
    },
    Deliveries.Connection,
    Deliveries.Edge,
  ),
)

builder.objectFields(ViewerType, (t) => ({
  webhooks: t.field({
    type: [WebhookNode],
    description: 'All webhooks, newest first.',
    resolve: (viewer, _args, { services }) => services.webhooks.list(viewer),
  }),
}))

const webhookId = { description: 'ID of the webhook.' } as const

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'Webhook to be created.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'Public HTTPS URL; servers can allow others.',
    }),
    description: t.string({ description: 'Description, at most 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], required: true, description: 'Subscribed event types, at least one.' }),
  }),
})

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'Webhook with its changed fields.',
  fields: (t) => ({
    webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }),
    url: t.string({
      description: 'Public HTTPS URL; servers can allow others.',
    }),
    description: t.string({ description: 'Description, at most 100 characters.' }),
    eventTypes: t.field({ type: [EventTypeEnum], description: 'Subscribed event types, at least one.' }),
    isEnabled: t.boolean({ description: 'Whether events are sent.' }),
  }),
})

const defineWebhookPayload = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ webhookId: t.globalID({ required: true, for: WebhookNode, ...webhookId }) }) })
const DeleteWebhookInput = defineWebhookPayload('DeleteWebhookInput', 'Webhook to be deleted.')
const RotateWebhookSecretInput = defineWebhookPayload('RotateWebhookSecretInput', 'Webhook with the secret.')
const SendTestEventInput = defineWebhookPayload('SendTestEventInput', 'Webhook to be tested.')

const ResendWebhookDeliveryInput = builder.inputType('ResendWebhookDeliveryInput', {
  description: 'Delivery to be resent.',
  fields: (t) => ({
    deliveryId: t.globalID({ required: true, for: DeliveryNode, description: 'Delivery to a webhook of the viewer.' }),
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
      webhook: t.field({ type: WebhookNode, description: 'Webhook that the secret signs for.', resolve: ({ webhook }) => webhook }),
      secret: t.exposeString('secret', {
        description: 'Standard Webhooks signing secret, shown only once.',
      }),
      viewer: t.field({ type: ViewerType, description: 'For refetching the webhooks.', resolve: ({ viewer }) => viewer }),
    }),
  })
const CreateWebhookPayload = withSecret('CreateWebhookPayload', 'The webhook receives events from now on.')
const RotateWebhookSecretPayload = withSecret(
  'RotateWebhookSecretPayload',
  'The secret is replaced. For a day, events are signed with both.',
)

const UpdateWebhookPayload = builder.objectRef<Webhook>('UpdateWebhookPayload').implement({
  description: 'The webhook is updated.',
  fields: (t) => ({ webhook: t.field({ type: WebhookNode, description: 'Webhook after the change.', resolve: (webhook) => webhook }) }),
})

const DeleteWebhookPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteWebhookPayload').implement({
  description: 'The webhook and its deliveries are deleted.',
  fields: (t) => ({
    deletedWebhookId: t.globalID({ description: 'ID of the deleted webhook.', resolve: ({ id }) => ({ type: 'Webhook', id }) }),
    viewer: t.field({ type: ViewerType, description: 'For refetching the webhooks.', resolve: ({ viewer }) => viewer }),
  }),
})

const defineDeliveryPayload = (name: string, description: string) =>
  builder.objectRef<Delivery>(name).implement({
    description,
    fields: (t) => ({
      delivery: t.field({ type: DeliveryNode, description: 'Queued delivery of the event.', resolve: (delivery) => delivery }),
    }),
  })
const SendTestEventPayload = defineDeliveryPayload('SendTestEventPayload', 'The test event is queued.')
const ResendWebhookDeliveryPayload = defineDeliveryPayload('ResendWebhookDeliveryPayload', 'The event is queued again.')

builder.mutationFields((t) => ({
  createWebhook: t.withAuth({ signedIn: true }).field({
    type: CreateWebhookPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Creates a webhook and notifies its owner.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({ viewer, ...(await services.webhooks.create(viewer, input)) }),
  }),
  updateWebhook: t.withAuth({ signedIn: true }).field({
    type: UpdateWebhookPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Changes a webhook; enabling sends pending deliveries.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true }) },
    resolve: (_root, { input: { webhookId, ...input } }, { services, viewer }) =>
      services.webhooks.update(viewer, { ...input, id: requireUuid(webhookId.id) }),
  }),
  rotateWebhookSecret: t.withAuth({ signedIn: true }).field({
    type: RotateWebhookSecretPayload,
    errors: { types: [NotFoundError, RateLimitError] },
    description: 'Replaces a webhook’s signing secret.',
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.webhooks.rotateSecret(viewer, { id: requireUuid(input.webhookId.id) })),
    }),
  }),
  deleteWebhook: t.withAuth({ signedIn: true }).field({
    type: DeleteWebhookPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a webhook and its deliveries.',
    args: { input: t.arg({ type: DeleteWebhookInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.webhookId.id)
      await services.webhooks.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  sendTestEvent: t.withAuth({ signedIn: true }).field({
    type: SendTestEventPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Sends `webhook.test` to a webhook.',
    args: { input: t.arg({ type: SendTestEventInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.webhookDeliveries.sendTest(viewer, { webhookId: requireUuid(input.webhookId.id) }),
  }),
  resendWebhookDelivery: t.withAuth({ signedIn: true }).field({
    type: ResendWebhookDeliveryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError, RateLimitError] },
    description: 'Resends an event with the same ID.',
    args: { input: t.arg({ type: ResendWebhookDeliveryInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.webhookDeliveries.resend(viewer, { id: requireUuid(input.deliveryId.id) }),
  }),
}))
