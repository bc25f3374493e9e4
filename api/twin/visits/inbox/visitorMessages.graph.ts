import { builder, globalIdDescription } from '../../../graphql/builder.ts'
import { defineMutation, defineSubscription } from '../../../graphql/scopes.ts'
import { shortList } from '../../../graphql/cost.ts'
import { ThreadNode } from '../../../chat/threads/threads.graph.ts'
import { StepNode } from '../../../chat/steps/steps.graph.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../../platform/errors.ts'
import { requireUuid } from '../../../platform/text/ids.ts'
import { TwinClosedError } from '../../gate/twinGate.ts'
import { PublicProfileType } from '../../graph.ts'
import type { SentVisitorMessage } from './visitorMessages.service.ts'

const VisitorMessageKindEnum = builder.enumType('VisitorMessageKind', {
  description: 'Type of a visitor message.',
  values: {
    QUESTION: { value: 'question', description: 'Question the twin couldn’t answer.' },
    MESSAGE: { value: 'message', description: 'Message for the owner.' },
  } as const,
})

const VisitorMessageType = builder.objectRef<SentVisitorMessage>('VisitorMessage')

builder.node(VisitorMessageType, {
  description: 'Viewer’s question or message to a twin’s owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, participant }) => services.visitorMessages.find(participant, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    kind: t.expose('kind', { type: VisitorMessageKindEnum, description: 'Type of the message.' }),
    text: t.exposeString('text', { description: 'Question or message, up to 2,000 characters.' }),
    position: t.int({
      description: 'Position of the answer it follows.',
      resolve: ({ step }) => (step.position ?? 0) + 1,
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    reply: t.exposeString('reply', { nullable: true, description: 'Reply by the owner; null until then.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true, description: 'When the owner replied; null until then.' }),
    emailedTo: t.string({
      nullable: true,
      description: 'Email address in the message that gets an email about the reply; null without one.',
      resolve: (message, _args, { services }) => services.visitorMessages.getEmailedTo(message),
    }),
    secret: t.string({
      description: 'Secret for `visitorMessage`, granting access.',
      resolve: (message, _args, { services }) => services.visitorMessages.getSecret(message),
    }),
    owner: t.field({
      type: PublicProfileType,
      nullable: true,
      description: 'Owner’s public profile; null if private.',
      resolve: (message, _args, { services }) => services.visitorMessages.getOwner(message),
    }),
  }),
})

builder.objectField(ThreadNode, 'visitorMessages', (t) =>
  t.field({
    type: [VisitorMessageType],
    complexity: shortList,
    description: 'At most 100 messages to the owner, oldest first.',
    resolve: ({ id, twinOwnerId }, _args, { services }) => (twinOwnerId === null ? [] : services.visitorMessages.listIn(id)),
  }),
)

builder.queryField('visitorMessage', (t) =>
  t.field({
    type: VisitorMessageType,
    nullable: true,
    description: 'Message with this secret; null if none or private.',
    args: { secret: t.arg.string({ required: true, description: 'Secret from the link.' }) },
    resolve: (_root, { secret }, { services }) => services.visitorMessages.findBySecret({ secret }),
  }),
)

const SendToOwnerInput = builder.inputType('SendToOwnerInput', {
  description: 'Question or message to send.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Twin’s answer in the conversation.' }),
    text: t.string({
      description: 'Message, up to 2,000 characters; null for the unanswered question.',
    }),
  }),
})

const SendToOwnerPayload = builder.objectRef<SentVisitorMessage>('SendToOwnerPayload').implement({
  description: 'The question or message is sent.',
  fields: (t) => ({
    visitorMessage: t.field({ type: VisitorMessageType, description: 'Question or message that was sent.', resolve: (message) => message }),
    thread: t.withAuth({ participant: true }).prismaField({
      type: ThreadNode,
      description: 'Conversation it was sent from.',
      resolve: (query, { step }, _args, { services, participant }) => services.threads.get(participant, { id: step.threadId }, query),
    }),
  }),
})

defineMutation('twin', 'sendToOwner', (t) =>
  t.withAuth({ participant: true }).field({
    type: SendToOwnerPayload,
    errors: { types: [InputError, NotFoundError, ConflictError, RateLimitError, TwinClosedError] },
    description: 'Sends the owner a message, or the unanswered question once.',
    args: { input: t.arg({ type: SendToOwnerInput, required: true }) },
    resolve: (_root, { input: { stepId, text } }, { services, participant }) =>
      services.visitorMessages.send(participant, { stepId: stepId.id, text: text ?? null }),
  }),
)

defineSubscription('twin', 'visitorReplies', (t) =>
  t.withAuth({ participant: true }).field({
    type: VisitorMessageType,
    description: 'New replies; earlier ones are in `Thread.visitorMessages`.',
    args: { threadId: t.arg.globalID({ required: true, for: ThreadNode, description: 'Conversation to be followed.' }) },
    subscribe: (_root, { threadId }, { services, participant, client }) =>
      services.visitorMessages.followReplies(participant, client, { threadId: requireUuid(threadId.id) }),
    resolve: (message) => message,
  }),
)
