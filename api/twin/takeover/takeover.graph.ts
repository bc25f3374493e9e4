import { randomUUID } from 'node:crypto'
import { StepNode } from '../../chat/steps/steps.graph.ts'
import { ThreadNode } from '../../chat/threads/threads.graph.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutations, defineSubscription } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError, nullOnNotFound } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { TwinConversation } from '../visits/twinVisits.graph.ts'
import type { TwinVisit } from '../visits/twinVisits.service.ts'
import type { TakeoverState } from './takeover.service.ts'

builder.prismaObjectFields(ThreadNode, (t) => ({
  isTakenOver: t.boolean({
    description: 'Whether the owner has taken over.',
    resolve: ({ takenOverAt }) => takenOverAt !== null,
  }),
  isVisitorBlocked: t.boolean({
    description: 'Whether the twin’s owner has blocked the visitor.',
    resolve: (thread, _args, { services }) => services.takeover.isVisitorBlocked(thread),
  }),
}))

const aConversation = { required: true, for: TwinConversation, description: 'ID of the conversation.' } as const

const UpdateTwinConversationInput = builder.inputType('UpdateTwinConversationInput', {
  description: 'Changes of a conversation. Omitted fields stay unchanged.',
  fields: (t) => ({
    conversationId: t.globalID(aConversation),
    isTakenOver: t.boolean({ description: 'True to take over, false to hand back.' }),
    isBlocked: t.boolean({ description: 'True to refuse further messages.' }),
    isStopped: t.boolean({ description: 'True to stop the answer being written.' }),
  }),
})

const SendAsTwinOwnerInput = builder.inputType('SendAsTwinOwnerInput', {
  description: 'Message of the owner to a visitor.',
  fields: (t) => ({
    conversationId: t.globalID(aConversation),
    text: t.string({ required: true, description: 'Text, 1 to 200,000 characters.' }),
    clientMessageId: t.string({
      description: 'Idempotency key of at most 64 characters.',
    }),
  }),
})

const DeleteTwinConversationInput = builder.inputType('DeleteTwinConversationInput', {
  description: 'Twin conversation to delete.',
  fields: (t) => ({ conversationId: t.globalID(aConversation) }),
})

const ConversationPayload = (name: 'UpdateTwinConversationPayload' | 'SendAsTwinOwnerPayload', description: string) =>
  builder.objectRef<{ conversation: TwinVisit | null }>(name).implement({
    description,
    fields: (t) => ({
      conversation: t.expose('conversation', {
        type: TwinConversation,
        nullable: true,
        description: 'Conversation; null if deleted since.',
      }),
    }),
  })

const UpdatePayload = ConversationPayload('UpdateTwinConversationPayload', 'The conversation is changed.')
const SendPayload = ConversationPayload('SendAsTwinOwnerPayload', 'The message is sent.')

const DeletePayload = builder.objectRef<{ id: string }>('DeleteTwinConversationPayload').implement({
  description: 'The conversation is deleted.',
  fields: (t) => ({
    deletedConversationId: t.globalID({
      description: 'ID of the deleted conversation.',
      resolve: ({ id }) => ({ type: 'TwinConversation', id }),
    }),
  }),
})

defineMutations('twin', (t) => ({
  updateTwinConversation: t.withAuth({ signedIn: true }).field({
    type: UpdatePayload,
    errors: { types: [NotFoundError, ConflictError] },
    description: 'Takes over or hands back a conversation, stops an answer, or blocks the visitor.',
    args: { input: t.arg({ type: UpdateTwinConversationInput, required: true }) },
    resolve: async (_root, { input: { conversationId, ...input } }, { services, viewer }) => {
      const { id } = conversationId
      const [isTakenOver, isBlocked, isStopped] = [input.isTakenOver, input.isBlocked, input.isStopped].map((is) => is ?? undefined)
      await services.takeover.update(viewer, { id, isTakenOver, isBlocked, isStopped })
      return { conversation: await services.twinVisits.find(viewer, { id }) }
    },
  }),
  sendAsTwinOwner: t.withAuth({ signedIn: true }).field({
    type: SendPayload,
    errors: { types: [InputError, NotFoundError, ConflictError, RateLimitError] },
    description: 'Sends the owner’s message after taking over.',
    args: { input: t.arg({ type: SendAsTwinOwnerInput, required: true }) },
    resolve: async (_root, { input: { conversationId, text, clientMessageId } }, { services, viewer }) => {
      const { id } = conversationId
      await services.takeover.send(viewer, { id, text, clientMessageId: clientMessageId ?? randomUUID() })
      return { conversation: await services.twinVisits.find(viewer, { id }) }
    },
  }),
  deleteTwinConversation: t.withAuth({ signedIn: true }).field({
    type: DeletePayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a twin conversation, also for the visitor.',
    args: { input: t.arg({ type: DeleteTwinConversationInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { id } = input.conversationId
      await services.takeover.remove(viewer, { id })
      return { id }
    },
  }),
}))

const ChangeType = builder.objectRef<TakeoverState>('TwinConversationChange').implement({
  description: 'Change of a twin conversation, such as a new message, a reply or a withdrawn source.',
  fields: (t) => ({
    threadUuid: t.exposeString('threadId', { description: 'UUID of the conversation.' }),
    isTakenOver: t.exposeBoolean('isTakenOver', { description: 'Whether the owner has taken over.' }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'Whether the owner has blocked the visitor.' }),
    decidedStep: t.prismaField({
      type: StepNode,
      nullable: true,
      description: 'Answer that the owner approved or rejected; null otherwise.',
      resolve: (query, { decidedStepId: id }, _args, { services, participant }) =>
        participant && id !== null ? services.steps.load(participant, { id }, query).catch(nullOnNotFound) : null,
    }),
    changedSteps: t.prismaField({
      type: [StepNode],
      description: 'Answers whose sources were withdrawn or shared again, for the visitor.',
      resolve: (query, { changedStepIds: ids }, _args, { services, participant }) =>
        participant && ids.length > 0 ? services.steps.list(participant, { ids }, query) : [],
    }),
    thread: t.field({
      type: ThreadNode,
      nullable: true,
      description: 'Conversation, for its visitor; null for the owner, or if deleted.',
      resolve: ({ threadId }, _args, { services, participant }) => participant && services.threads.find(participant, { id: threadId }),
    }),
    conversation: t.field({
      type: TwinConversation,
      nullable: true,
      description: 'Conversation, for the owner; null for its visitor, or if deleted.',
      resolve: ({ threadId }, _args, { services, viewer }) => services.twinVisits.find(viewer, { id: threadId }),
    }),
  }),
})

defineSubscription('twin', 'twinConversationChanges', (t) =>
  t.withAuth({ participant: true }).field({
    type: ChangeType,
    description: 'Changes of a twin conversation, until its deletion.',
    args: { threadUuid: t.arg.string({ required: true, description: 'UUID of the conversation.' }) },
    subscribe: (_root, { threadUuid }, { services, participant, client }) =>
      services.takeover.follow(participant, client, { threadId: requireUuid(threadUuid) }),
    resolve: (state) => state,
  }),
)
