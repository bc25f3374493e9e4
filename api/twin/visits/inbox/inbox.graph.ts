import { UserNode, ViewerType } from '../../../account/graph.ts'
import { builder, globalIdDescription } from '../../../graphql/builder.ts'
import { defineMutation } from '../../../graphql/scopes.ts'
import { toEnumValues } from '../../../graphql/enumValues.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../../graphql/pages.ts'
import { formatCursor } from '../../../platform/database/keysetPages.ts'
import { ConflictError, InputError, NotFoundError } from '../../../platform/errors.ts'
import type { InboxEvent } from '../../../liveUpdates/viewerEvents.ts'
import type { InboxEntry } from './inbox.service.ts'

const InboxEntryKindEnum = builder.enumType('InboxEntryKind', {
  description: 'Type of an inbox entry.',
  values: toEnumValues({
    question: { description: 'Question the twin couldn’t answer.' },
    message: { description: 'Message without an email address.' },
    lead: { description: 'Message with an email address.' },
    approval: { description: 'Answer of the twin that waits for approval.' },
  }),
})

export const InboxEntryType = builder.objectRef<InboxEntry>('InboxEntry')

builder.node(InboxEntryType, {
  description: 'Message, grouped question, or answer to approve.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.inbox.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID for use in `inboxEntry`.' }),
    kind: t.expose('kind', { type: InboxEntryKindEnum, description: 'Type of the entry.' }),
    text: t.exposeString('text', { description: 'Message or question of the visitor.' }),
    count: t.exposeInt('count', { description: 'Times sent; 1 except for questions.' }),
    sentAt: t.expose('updatedAt', { type: 'DateTime', description: 'When last sent, for sorting.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the viewer read it.' }),
    reply: t.exposeString('reply', { nullable: true, description: 'Viewer’s reply; null if none.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true, description: 'When the viewer replied; null if not.' }),
    proposedAnswer: t.exposeString('proposedAnswer', {
      nullable: true,
      description: 'Answer to approve; null for other entries.',
    }),
    itemUuid: t.exposeString('itemId', {
      nullable: true,
      description: 'UUID of the published note; null if none.',
    }),
    conversationUuid: t.exposeString('threadId', {
      description: 'Latest conversation, for `twinConversation`.',
    }),
    visitorUsername: t.exposeString('username', {
      nullable: true,
      description: 'Latest visitor’s username; null if anonymous.',
    }),
  }),
})

const InboxEntries = createPageTypes(InboxEntryType, {
  description: `Page of the viewer’s inbox. ${whilePaging.moving}`,
  placeDescription: 'Inbox entry in a list.',
})

builder.prismaObjectFields(UserNode, (t) => ({
  viewerCanReplyByEmail: t.boolean({
    description: 'Whether emails about questions and messages of visitors can be answered.',
    select: { emailVerified: true, receivesInboxEmails: true },
    resolve: (user, _args, { services }) => user.receivesInboxEmails && services.emailReplies.canReply(user),
  }),
}))

builder.objectFields(ViewerType, (t) => ({
  inbox: t.connection(
    {
      type: InboxEntryType,
      nullable: true,
      description: 'Questions, messages and answers to approve, latest first.',
      args: {
        kind: t.arg({ type: InboxEntryKindEnum, description: 'Only this type; null for all.' }),
        unreadOnly: t.arg.boolean({ defaultValue: false, description: 'Whether to return only unread entries.' }),
      },
      resolve: (viewer, { kind, unreadOnly, ...args }, { services }) =>
        resolvePage(args, formatCursor, (page) =>
          services.inbox.list(viewer, { kind: kind ?? null, isUnreadOnly: unreadOnly ?? false }, page),
        ),
    },
    InboxEntries.Connection,
    InboxEntries.Edge,
  ),
  inboxEntry: t.field({
    type: InboxEntryType,
    nullable: true,
    description: 'Inbox entry with this UUID, if any.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the entry.' }) },
    resolve: (viewer, { uuid }, { services }) => services.inbox.find(viewer, { id: uuid }),
  }),
  unreadInboxCount: t.int({
    nullable: true,
    description: 'Number of unread inbox entries.',
    resolve: (viewer, _args, { services }) => services.inbox.countUnread(viewer),
  }),
}))

export const InboxChanged = builder.objectRef<InboxEvent>('InboxChanged').implement({
  description: 'An inbox entry changed; refetch the inbox.',
  fields: (t) => ({
    unreadInboxCount: t.exposeInt('unreadCount', { description: 'Number of unread inbox entries.' }),
  }),
})

const defineEntryPayload = (name: string, description: string) =>
  builder.objectRef<InboxEntry>(name).implement({
    description,
    fields: (t) => ({
      entry: t.field({ type: InboxEntryType, description: 'Inbox entry after the change.', resolve: (entry) => entry }),
    }),
  })

const MarkInboxEntryReadInput = builder.inputType('MarkInboxEntryReadInput', {
  description: 'Inbox entry to mark.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'Entry that was read.' }) }),
})
const MarkInboxEntryReadPayload = defineEntryPayload('MarkInboxEntryReadPayload', 'The inbox entry is read.')

defineMutation('twin', 'markInboxEntryRead', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: MarkInboxEntryReadPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks an inbox entry as read.',
    args: { input: t.arg({ type: MarkInboxEntryReadInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.inbox.markRead(viewer, { id: input.entryId.id }),
  }),
)

const ReplyToInboxEntryInput = builder.inputType('ReplyToInboxEntryInput', {
  description: 'Inbox entry with the reply.',
  fields: (t) => ({
    entryId: t.globalID({ required: true, for: InboxEntryType, description: 'Entry to reply to.' }),
    text: t.string({ required: true, description: 'Reply, 1 to 10,000 characters, replacing earlier ones.' }),
  }),
})
const ReplyToInboxEntryPayload = defineEntryPayload('ReplyToInboxEntryPayload', 'The reply was sent.')

defineMutation('twin', 'replyToInboxEntry', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplyToInboxEntryPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Replies to all senders of an entry.',
    args: { input: t.arg({ type: ReplyToInboxEntryInput, required: true }) },
    resolve: (_root, { input: { entryId, text } }, { services, viewer }) => services.inbox.reply(viewer, { id: entryId.id, text }),
  }),
)

const PublishInboxReplyInput = builder.inputType('PublishInboxReplyInput', {
  description: 'Question with a reply.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'Question with a reply.' }) }),
})
const PublishInboxReplyPayload = defineEntryPayload('PublishInboxReplyPayload', 'The question and reply are a public note.')

defineMutation('twin', 'publishInboxReply', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PublishInboxReplyPayload,
    errors: { types: [ConflictError, InputError, NotFoundError] },
    description: 'Publishes a question and reply as a note.',
    args: { input: t.arg({ type: PublishInboxReplyInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.inbox.publish(viewer, { id: input.entryId.id }),
  }),
)

const DeleteInboxEntryInput = builder.inputType('DeleteInboxEntryInput', {
  description: 'Inbox entry to delete.',
  fields: (t) => ({ entryId: t.globalID({ required: true, for: InboxEntryType, description: 'Entry to be deleted.' }) }),
})

const DeleteInboxEntryPayload = builder.objectRef<{ id: string }>('DeleteInboxEntryPayload').implement({
  description: 'The inbox entry is deleted.',
  fields: (t) => ({
    deletedEntryId: t.globalID({
      description: 'ID of the deleted entry.',
      resolve: ({ id }) => ({ type: 'InboxEntry', id }),
    }),
  }),
})

defineMutation('twin', 'deleteInboxEntry', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteInboxEntryPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes an entry and its reply; public notes stay.',
    args: { input: t.arg({ type: DeleteInboxEntryInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { id } = input.entryId
      await services.inbox.remove(viewer, { id })
      return { id }
    },
  }),
)
