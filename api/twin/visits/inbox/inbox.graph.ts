import { ViewerType } from '../../../account/graph.ts'
import { builder, globalIdDescription } from '../../../graphql/builder.ts'
import { ConflictError, InputError, NotFoundError } from '../../../platform/errors.ts'
import type { InboxEntry } from './inbox.service.ts'
import { VisitorMessageKindEnum } from './visitorMessages.graph.ts'

const InboxEntryType = builder.objectRef<InboxEntry>('InboxEntry')

builder.node(InboxEntryType, {
  description: 'A message, or a question with the same words from one or more conversations, that visitors sent to the viewer.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.inbox.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID for use with `inboxEntry`.' }),
    kind: t.expose('kind', { type: VisitorMessageKindEnum, description: 'The type of the entry.' }),
    text: t.exposeString('text', { description: 'The message, or the question as last sent, at most 2,000 characters.' }),
    count: t.exposeInt('count', { description: 'Number of times it was sent; always 1 for messages.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was last sent; the list’s sort field.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the viewer has read it.' }),
    reply: t.exposeString('reply', { nullable: true, description: 'The viewer’s reply; null if none.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true, description: 'When the viewer replied; null if not.' }),
    itemUuid: t.exposeString('itemId', {
      nullable: true,
      description: 'UUID of the public note with question and reply; null if none.',
    }),
    conversationUuid: t.exposeString('threadId', {
      description: 'UUID of the latest conversation it was sent from, for `twinConversation`.',
    }),
    visitorUsername: t.exposeString('username', {
      nullable: true,
      description: 'Username of the latest visitor; null for guests and private profiles.',
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  inbox: t.field({
    type: [InboxEntryType],
    nullable: true,
    description: 'Questions and messages that visitors sent to the viewer, most recently sent first.',
    args: {
      kind: t.arg({ type: VisitorMessageKindEnum, description: 'Only entries of this type; null for all.' }),
      unreadOnly: t.arg.boolean({ defaultValue: false, description: 'Whether to return unread entries only.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'Maximum number of entries, at most 100.' }),
    },
    resolve: (viewer, { kind, unreadOnly, limit }, { services }) =>
      services.inbox.list(viewer, { kind: kind ?? null, isUnreadOnly: unreadOnly ?? false, limit: limit ?? 20 }),
  }),
  inboxEntry: t.field({
    type: InboxEntryType,
    nullable: true,
    description: 'The inbox entry with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the entry.' }) },
    resolve: (viewer, { uuid }, { services }) => services.inbox.find(viewer, { id: uuid }),
  }),
  unreadInboxCount: t.int({
    nullable: true,
    description: 'Number of unread inbox entries.',
    resolve: (viewer, _args, { services }) => services.inbox.unreadCount(viewer),
  }),
}))

const entryPayload = (name: string, description: string) =>
  builder.objectRef<InboxEntry>(name).implement({
    description,
    fields: (t) => ({
      entry: t.field({ type: InboxEntryType, description: 'The updated inbox entry.', resolve: (entry) => entry }),
    }),
  })

const MarkInboxEntryReadInput = builder.inputType('MarkInboxEntryReadInput', {
  description: 'Input for marking an inbox entry as read.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'The entry that was read.' }) }),
})
const MarkInboxEntryReadPayload = entryPayload('MarkInboxEntryReadPayload', 'The inbox entry is read.')

builder.mutationField('markInboxEntryRead', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: MarkInboxEntryReadPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks an inbox entry as read.',
    args: { input: t.arg({ type: MarkInboxEntryReadInput, required: true, description: 'The entry that was read.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.inbox.markRead(viewer, { id: input.entryId.id }),
  }),
)

const ReplyToInboxEntryInput = builder.inputType('ReplyToInboxEntryInput', {
  description: 'Input for replying to a question or message.',
  fields: (t) => ({
    entryId: t.globalID({ required: true, for: InboxEntryType, description: 'The entry to reply to.' }),
    text: t.string({ required: true, description: 'The reply, 1 to 10,000 characters. Replaces an earlier one.' }),
  }),
})
const ReplyToInboxEntryPayload = entryPayload('ReplyToInboxEntryPayload', 'The reply was sent.')

builder.mutationField('replyToInboxEntry', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplyToInboxEntryPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Replies to a question or message. Everyone who sent it sees the reply in their conversation, live.',
    args: { input: t.arg({ type: ReplyToInboxEntryInput, required: true, description: 'The reply.' }) },
    resolve: (_root, { input: { entryId, text } }, { services, viewer }) => services.inbox.reply(viewer, { id: entryId.id, text }),
  }),
)

const PublishInboxReplyInput = builder.inputType('PublishInboxReplyInput', {
  description: 'Input for making a question and its reply public.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'The question with a reply.' }) }),
})
const PublishInboxReplyPayload = entryPayload('PublishInboxReplyPayload', 'Question and reply are a public note.')

builder.mutationField('publishInboxReply', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PublishInboxReplyPayload,
    errors: { types: [ConflictError, InputError, NotFoundError] },
    description: 'Makes a question and its reply a public note, from which the twin answers. Again changes nothing.',
    args: { input: t.arg({ type: PublishInboxReplyInput, required: true, description: 'The question with a reply.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.inbox.publish(viewer, { id: input.entryId.id }),
  }),
)

const DeleteInboxEntryInput = builder.inputType('DeleteInboxEntryInput', {
  description: 'Input for deleting an inbox entry.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'The entry to delete.' }) }),
})

const DeleteInboxEntryPayload = builder.objectRef<{ id: string }>('DeleteInboxEntryPayload').implement({
  description: 'The inbox entry is deleted.',
  fields: (t) => ({
    deletedEntryId: t.globalID({
      description: 'ID of the deleted entry, for removing its record.',
      resolve: ({ id }) => ({ type: 'InboxEntry', id }),
    }),
  }),
})

builder.mutationField('deleteInboxEntry', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteInboxEntryPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a question or message with its reply, also for the visitors who sent it. A public note is kept.',
    args: { input: t.arg({ type: DeleteInboxEntryInput, required: true, description: 'The entry to delete.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { id } = input.entryId
      await services.inbox.remove(viewer, { id })
      return { id }
    },
  }),
)
