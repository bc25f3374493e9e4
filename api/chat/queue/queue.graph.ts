import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { shortList } from '../../graphql/cost.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { readReferences } from '../references/references.ts'
import { ModelInfoType } from '../../models/graph.ts'
import { comparedModelId } from '../runs/runs.graph.ts'
import { sentTextDescription } from '../validation.ts'
import { MessageReferenceType, ReferenceInput, toReferences } from '../references/references.graph.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import { TooManyRunsError } from '../runs/runLimits.ts'
import { ThreadNode, defineThreadPayload } from '../threads/threads.graph.ts'

const QueuedMessageNode = builder.prismaNode('QueuedMessage', {
  description: 'Message to be sent when the answer in progress is complete.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: toUuidOrNil(id), userId: toUuidOrNil(viewer?.userId ?? '') }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    text: t.exposeString('text', { description: 'Text of the message.' }),
    elementIds: t.exposeStringList('elementIds', { description: 'UUIDs of uploaded attachments.' }),
    references: t.field({
      type: [MessageReferenceType],
      complexity: shortList,
      description: 'Content added as context.',
      resolve: (message) => readReferences(message),
    }),
    comparedModel: t.field({
      type: ModelInfoType,
      nullable: true,
      description: 'Model of a second answer; null if none.',
      resolve: ({ userId, comparedModelId }, _args, { services }) => services.models.find(userId, comparedModelId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was queued.' }),
  }),
})

builder.objectField(ThreadNode, 'queuedMessages', (t) =>
  t.field({
    type: [QueuedMessageNode],
    complexity: shortList,
    description: 'Queued messages in order, at most 20. After a stopped or failed answer they wait for `sendQueuedMessage`.',
    resolve: (thread, _args, { services }) => services.queue.list(thread),
  }),
)

const QueueMessageInput = builder.inputType('QueueMessageInput', {
  description: 'Message to be queued.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Conversation without a twin.' }),
    text: t.string({ required: true, description: sentTextDescription }),
    clientMessageId: t.string({ required: true, description: 'Idempotency key of at most 64 characters.' }),
    elementIds: t.idList({ description: 'UUIDs of uploaded attachments.' }),
    references: t.field({ type: [ReferenceInput], description: 'Context for the assistant, at most 5.' }),
    comparedModelId: t.globalID(comparedModelId),
  }),
})

const queuedMessageId = { required: true, for: QueuedMessageNode, description: 'Queued message of the viewer.' } as const

const EditQueuedMessageInput = builder.inputType('EditQueuedMessageInput', {
  description: 'Queued message with its new text.',
  fields: (t) => ({
    queuedMessageId: t.globalID(queuedMessageId),
    text: t.string({ required: true, description: sentTextDescription }),
  }),
})

const WithdrawQueuedMessageInput = builder.inputType('WithdrawQueuedMessageInput', {
  description: 'Queued message to be withdrawn.',
  fields: (t) => ({ queuedMessageId: t.globalID(queuedMessageId) }),
})

const SendQueuedMessageInput = builder.inputType('SendQueuedMessageInput', {
  description: 'Queued message to be sent.',
  fields: (t) => ({ queuedMessageId: t.globalID(queuedMessageId) }),
})

const QueueMessagePayload = defineThreadPayload('QueueMessagePayload', 'The message is queued, or sent if no answer is in progress.')
const EditQueuedMessagePayload = defineThreadPayload('EditQueuedMessagePayload', 'The queued message has its new text.')
const WithdrawQueuedMessagePayload = defineThreadPayload('WithdrawQueuedMessagePayload', 'The queued message is withdrawn.')
const SendQueuedMessagePayload = defineThreadPayload('SendQueuedMessagePayload', 'The queued message is sent next.')

defineMutations('chat', (t) => ({
  queueMessage: t.withAuth({ signedIn: true }).field({
    type: QueueMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError] },
    description: 'Queues a message until the answer in progress is complete.',
    args: { input: t.arg({ type: QueueMessageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.queue.queue(viewer, {
        threadId: requireUuid(input.threadId.id),
        text: input.text,
        clientMessageId: input.clientMessageId,
        elementIds: input.elementIds ?? [],
        references: toReferences(input.references),
        comparedModelId: input.comparedModelId ? requireUuid(input.comparedModelId.id) : null,
      }),
  }),
  editQueuedMessage: t.withAuth({ signedIn: true }).field({
    type: EditQueuedMessagePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Edits a queued message.',
    args: { input: t.arg({ type: EditQueuedMessageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.queue.edit(viewer, { id: requireUuid(input.queuedMessageId.id), text: input.text }),
  }),
  withdrawQueuedMessage: t.withAuth({ signedIn: true }).field({
    type: WithdrawQueuedMessagePayload,
    errors: { types: [NotFoundError] },
    description: 'Withdraws a queued message.',
    args: { input: t.arg({ type: WithdrawQueuedMessageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.queue.withdraw(viewer, { id: requireUuid(input.queuedMessageId.id) }),
  }),
  sendQueuedMessage: t.withAuth({ signedIn: true }).field({
    type: SendQueuedMessagePayload,
    errors: { types: [InputError, NotFoundError, TooManyRunsError, RateLimitError] },
    description: 'Sends a queued message now, stopping the answer in progress.',
    args: { input: t.arg({ type: SendQueuedMessageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.queue.sendNow(viewer, { id: requireUuid(input.queuedMessageId.id) }),
  }),
}))
