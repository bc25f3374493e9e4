import { builder, globalIdDescription } from '../../../graphql/builder.ts'
import { shortList } from '../../../graphql/cost.ts'
import { ThreadNode } from '../../../chat/threads/threads.graph.ts'
import { StepNode } from '../../../chat/steps/steps.graph.ts'
import { InputError, NotFoundError, RateLimitError } from '../../../platform/errors.ts'
import { requireUuid } from '../../../platform/text/ids.ts'
import { TwinClosedError } from '../../gate/twinGate.ts'
import { PublicProfileType } from '../../graph.ts'
import type { SentVisitorMessage } from './visitorMessages.service.ts'

export const VisitorMessageKindEnum = builder.enumType('VisitorMessageKind', {
  description: 'The type of what a visitor sent to the owner of a twin.',
  values: {
    QUESTION: { value: 'question', description: 'A question that the twin could not answer.' },
    MESSAGE: { value: 'message', description: 'A message for the owner.' },
  } as const,
})

export const VisitorMessageType = builder.objectRef<SentVisitorMessage>('VisitorMessage')

builder.node(VisitorMessageType, {
  description: 'A question or message that the viewer sent to the owner of a twin, with the owner’s reply.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, participant }) => services.visitorMessages.find(participant, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
    kind: t.expose('kind', { type: VisitorMessageKindEnum, description: 'The type of the message.' }),
    text: t.exposeString('text', { description: 'The question or message, at most 2,000 characters.' }),
    position: t.int({
      description: 'Position of the twin’s answer below which it was sent.',
      resolve: ({ step }) => step.position + 1,
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    reply: t.exposeString('reply', { nullable: true, description: 'The owner’s reply, written by the person; null until then.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true, description: 'When the owner replied; null until then.' }),
    secret: t.string({
      description: 'Secret for `visitorMessage`. Anyone who has it can read the message and its reply.',
      resolve: (message, _args, { services }) => services.visitorMessages.getSecret(message),
    }),
    owner: t.field({
      type: PublicProfileType,
      nullable: true,
      description: 'Public profile of the owner; null if private.',
      resolve: (message, _args, { services }) => services.visitorMessages.getOwner(message),
    }),
  }),
})

builder.objectField(ThreadNode, 'visitorMessages', (t) =>
  t.field({
    type: [VisitorMessageType],
    complexity: shortList,
    description: 'Questions and messages sent to the twin’s owner from this conversation, oldest first, at most 100.',
    resolve: ({ id, twinOwnerId }, _args, { services }) => (twinOwnerId === null ? [] : services.visitorMessages.listIn(id)),
  }),
)

builder.queryField('visitorMessage', (t) =>
  t.field({
    type: VisitorMessageType,
    nullable: true,
    description: 'The message with this secret, for anyone who has the link; null if none, or while the owner’s profile is private.',
    args: { secret: t.arg.string({ required: true, description: 'The secret from the link.' }) },
    resolve: (_root, { secret }, { services }) => services.visitorMessages.findBySecret({ secret }),
  }),
)

const SendToOwnerInput = builder.inputType('SendToOwnerInput', {
  description: 'Input for sending a question or message to the owner of a twin.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'The twin’s answer in the conversation.' }),
    text: t.string({
      description: 'A message of 1 to 2,000 characters; null sends the question that this answer left open.',
    }),
  }),
})

const SendToOwnerPayload = builder.objectRef<SentVisitorMessage>('SendToOwnerPayload').implement({
  description: 'The question or message sent to the owner.',
  fields: (t) => ({
    visitorMessage: t.field({ type: VisitorMessageType, description: 'The sent question or message.', resolve: (message) => message }),
    thread: t.withAuth({ participant: true }).prismaField({
      type: ThreadNode,
      description: 'The conversation it was sent from.',
      resolve: (query, { step }, _args, { services, participant }) => services.threads.get(participant, { id: step.threadId }, query),
    }),
  }),
})

builder.mutationField('sendToOwner', (t) =>
  t.withAuth({ participant: true }).field({
    type: SendToOwnerPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError, TwinClosedError] },
    description: 'Sends a question that the twin could not answer, or a message, to its owner. Sending a question again changes nothing.',
    args: { input: t.arg({ type: SendToOwnerInput, required: true, description: 'The question or message.' }) },
    resolve: (_root, { input: { stepId, text } }, { services, participant }) =>
      services.visitorMessages.send(participant, { stepId: stepId.id, text: text ?? null }),
  }),
)

builder.subscriptionField('visitorReplies', (t) =>
  t.withAuth({ participant: true }).field({
    type: VisitorMessageType,
    description: 'Replies of the twin’s owner in a conversation, as they are written. Earlier replies are in `Thread.visitorMessages`.',
    args: { threadId: t.arg.globalID({ required: true, for: ThreadNode, description: 'The conversation to follow.' }) },
    subscribe: (_root, { threadId }, { services, participant, client }) =>
      services.visitorMessages.followReplies(participant, client, { threadId: requireUuid(threadId.id) }),
    resolve: (message) => message,
  }),
)
