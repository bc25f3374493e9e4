import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../graphql/pages.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { mayShare } from '../threads/permissions.ts'
import { ThreadEdge, toThreadEdge, ThreadNode } from '../threads/threads.graph.ts'
import type { Thread } from '../threads/threads.service.ts'
import { sharedConversationBody, snapshotBody } from './sharingBodies.ts'
import { formatSharedCursor, type SharedConversation, type SharedMessage, type Snapshot } from './sharing.service.ts'

const SharedMessageType = builder.objectRef<SharedMessage>('SharedMessage').implement({
  description: 'Message of a shared conversation.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Question or answer, in Markdown.' }),
    aiGenerated: t.exposeBoolean('isAiGenerated', { description: 'Whether AI generated the text.' }),
  }),
})

const SharedConversationNode = builder.objectRef<SharedConversation>('SharedConversation')
builder.node(SharedConversationNode, {
  description: 'Snapshot of a conversation for anyone with the link, listed only for its owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.sharing.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    url: t.string({
      description: 'Secret link to the snapshot.',
      resolve: (shared, _args, { services }) => services.sharing.getUrl(shared),
    }),
    thread: t.field({ type: ThreadNode, description: 'Copied conversation.', resolve: ({ thread }) => thread }),
    ...exposeFields(t, sharedConversationBody, ['id', 'thread_id', 'url']),
  }),
})

const SharedConversations = createPageTypes(SharedConversationNode, {
  description: `Page of shared conversations. ${whilePaging.fixed}`,
  placeDescription: 'Shared conversation in a list.',
})

const ConversationSnapshotType = builder.objectRef<Snapshot>('ConversationSnapshot').implement({
  description: 'Shared conversation, readable by anyone with the link.',
  fields: (t) => ({
    ...exposeFields(t, snapshotBody, ['messages']),
    messages: t.field({
      type: [SharedMessageType],
      description: 'Messages, oldest first, at most 1,000.',
      resolve: ({ messages }) => messages,
    }),
  }),
})

builder.prismaObjectFields(ThreadNode, (t) => ({
  viewerCanShare: t.boolean({
    description: 'Whether `shareConversation` is allowed.',
    resolve: (thread, _args, { viewer }) => mayShare(viewer, thread),
  }),
  sharedConversation: t.field({
    type: SharedConversationNode,
    nullable: true,
    description: 'Current snapshot; null if not shared.',
    resolve: ({ id }, _args, { services, viewer }) => viewer && services.sharing.findOfThread(viewer, { threadId: id }),
  }),
  shareableMessages: t.field({
    type: [SharedMessageType],
    nullable: true,
    description: 'Messages that `shareConversation` would copy now; null if not allowed.',
    resolve: (thread, _args, { services, viewer }) =>
      viewer && mayShare(viewer, thread) ? services.sharing.preview(viewer, { threadId: thread.id }) : null,
  }),
}))

builder.objectField(ViewerType, 'sharedConversations', (t) =>
  t.connection(
    {
      type: SharedConversationNode,
      nullable: true,
      description: 'Conversations that the viewer shares, newest first.',
      resolve: (viewer, args, { services }) => resolvePage(args, formatSharedCursor, (page) => services.sharing.list(viewer, page)),
    },
    SharedConversations.Connection,
    SharedConversations.Edge,
  ),
)

builder.queryField('conversationSnapshot', (t) =>
  t.field({
    type: ConversationSnapshotType,
    nullable: true,
    description: 'Shared conversation; null if the link is unknown or revoked.',
    args: { token: t.arg.string({ required: true, description: 'Last part of the link.' }) },
    resolve: (_root, { token }, { services }) => services.sharing.read({ token }),
  }),
)

const ShareConversationInput = builder.inputType('ShareConversationInput', {
  description: 'Conversation to share.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Conversation with the private assistant.' }),
    showsName: t.boolean({ defaultValue: false, description: 'Whether visitors see the viewer’s name.' }),
  }),
})

const StopSharingInput = builder.inputType('StopSharingInput', {
  description: 'Shared conversation to be revoked.',
  fields: (t) => ({
    sharedConversationId: t.globalID({ required: true, for: SharedConversationNode, description: 'Shared conversation of the viewer.' }),
  }),
})

const ContinueConversationInput = builder.inputType('ContinueConversationInput', {
  description: 'Shared conversation to continue.',
  fields: (t) => ({ token: t.string({ required: true, description: 'Last part of the link.' }) }),
})

const ShareConversationPayload = builder.objectRef<SharedConversation>('ShareConversationPayload').implement({
  description: 'The conversation is shared.',
  fields: (t) => ({
    sharedConversation: t.field({
      type: SharedConversationNode,
      description: 'Shared conversation with its link.',
      resolve: (shared) => shared,
    }),
  }),
})

const StopSharingPayload = builder.objectRef<{ id: string }>('StopSharingPayload').implement({
  description: 'The snapshot and its link are deleted.',
  fields: (t) => ({
    deletedSharedConversationId: t.globalID({
      description: 'ID of the deleted snapshot.',
      resolve: ({ id }) => ({ type: 'SharedConversation', id }),
    }),
  }),
})

const ContinueConversationPayload = builder.objectRef<Thread>('ContinueConversationPayload').implement({
  description: 'The conversation starts with a copy of the messages.',
  fields: (t) => ({ threadEdge: t.field({ type: ThreadEdge, description: 'Edge of the new thread.', resolve: toThreadEdge }) }),
})

defineMutations('chat', (t) => ({
  shareConversation: t.withAuth({ signedIn: true }).field({
    type: ShareConversationPayload,
    errors: { types: [InputError, NotFoundError, EmailNotVerifiedError] },
    description: 'Copies a conversation’s shown texts for anyone with the link, replacing an earlier copy.',
    args: { input: t.arg({ type: ShareConversationInput, required: true }) },
    resolve: (_root, { input: { threadId, showsName } }, { services, viewer }) =>
      services.sharing.share(viewer, { threadId: requireUuid(threadId.id), showsName: showsName ?? false }),
  }),
  stopSharing: t.withAuth({ signedIn: true }).field({
    type: StopSharingPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a snapshot and its link.',
    args: { input: t.arg({ type: StopSharingInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.sharedConversationId.id)
      await services.sharing.stop(viewer, { id })
      return { id }
    },
  }),
  continueConversation: t.withAuth({ signedIn: true }).field({
    type: ContinueConversationPayload,
    errors: { types: [NotFoundError, RateLimitError] },
    description: 'Starts a conversation from a shared one.',
    args: { input: t.arg({ type: ContinueConversationInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.sharing.continueIn(viewer, input),
  }),
}))
