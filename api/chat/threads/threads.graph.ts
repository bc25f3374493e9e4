import { ViewerType } from '../../account/graph.ts'
import { agents, defaultAgent, threadTypes } from '../../agents/registry.ts'
import { builder } from '../../graphql/builder.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { orderInput, pagesOf, resolveOrderedPage, whilePaging } from '../../graphql/pages.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { existing, uuidOrNil } from '../../platform/text/ids.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { ownedBy } from './participants.ts'
import type { FoundMessage, ThreadHit } from '../search/search.service.ts'
import { type Thread, threadOrders } from './threads.service.ts'

export const AgentTypeEnum = builder.enumType('AgentType', {
  description: 'Who answers in a thread.',
  values: enumValues(agents),
})

export const ThreadTypeEnum = builder.enumType('ThreadType', {
  description: 'What kind of conversation a thread is; lists title it by this.',
  values: enumValues(threadTypes),
})

export const ConversationOriginEnum = builder.enumType('ConversationOrigin', {
  description: 'The service whose export a conversation was imported from.',
  values: {
    CHATGPT: { value: 'chatgpt', description: 'ChatGPT.' },
    CLAUDE: { value: 'claude', description: 'Claude.' },
  } as const,
})

export const ThreadNode = builder.prismaNode('Thread', {
  description: 'A conversation. Only its owner can see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), ...ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that URLs and REST use.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null until its first message or its owner names it.' }),
    agentType: t.expose('agentType', { type: AgentTypeEnum, description: 'Who answers here.' }),
    threadType: t.expose('threadType', { type: ThreadTypeEnum, description: 'What kind of conversation this is.' }),
    metadata: t.expose('metadata', { type: 'JSON', description: 'May hold thread_type, twin_username, subtitle and description.' }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'Where it was imported from; null for a conversation that began here.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'How many steps there are; their positions run from 0 to one less.' }),
    firstMessagePreview: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'The beginning of the first message, on one line; null when there is none.',
    }),
    lastMessagePreview: t.exposeString('lastMessagePreview', {
      nullable: true,
      description: 'The beginning of the newest message, on one line; null when there is none.',
    }),
    viewerCanSend: t.boolean({
      description:
        'Whether sendMessage takes a message here; false when its twin was closed or is private now. While there is an activeRun one waits for it.',
      resolve: (thread, _args, { services, participant }) => services.runs.maySend(participant, thread),
    }),
    viewerCanRename: t.boolean({
      description: 'Whether renameThread takes a name for it.',
      resolve: (thread, _args, { services }) => services.threads.mayRename(thread),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller can delete it with deleteThread.',
      resolve: (thread, _args, { services, participant }) => services.threads.mayDelete(participant, thread),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last message; lists are ordered by it by default.',
    }),
  }),
})

const Threads = pagesOf(ThreadNode, {
  description: `A page of threads. ${whilePaging.moving}`,
  placeDescription: 'A thread in a list. Cursors of the default order sort as text: the first thread has the greatest.',
})
export const ThreadEdge = Threads.Edge

/** An edge for clients to insert into their list. */
export function threadEdge(thread: Thread) {
  return { cursor: formatCursor(thread), node: thread }
}

const ThreadOrder = orderInput(ThreadNode, 'threads', threadOrders)

const ThreadFilterInput = builder.inputType('ThreadFilter', {
  description: 'Which threads a list shows. What is null or left out keeps none away.',
  fields: (t) => ({
    query: t.string({ description: 'Beginnings of words, in names and inside messages; fewer than 2 characters filter nothing.' }),
    types: t.field({ type: [ThreadTypeEnum], description: 'Exactly these, Profile Pal too if it is among them.' }),
    from: t.field({ type: 'DateTime', description: 'With activity at this moment or later.' }),
    to: t.field({ type: 'DateTime', description: 'With the last activity before this moment.' }),
  }),
})

const FoundMessageNode = builder.objectRef<FoundMessage>('FoundMessage').implement({
  description: 'A message that a search found.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its position among the steps of its thread.' }),
    snippet: t.exposeString('snippet', { description: 'The words around what was found.' }),
    found: t.exposeStringList('found', { description: 'The words of the snippet that were found, as they stand there.' }),
  }),
})

const ThreadSearchResult = builder.objectRef<ThreadHit>('ThreadSearchResult').implement({
  description: 'A thread that a search found.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The thread.', resolve: ({ thread }) => thread }),
    message: t.field({
      type: FoundMessageNode,
      nullable: true,
      description: 'Its newest message that was found; null when the name matched.',
      resolve: ({ message }) => message,
    }),
    snippet: t.string({
      nullable: true,
      description: 'What was found inside a message; null when the name matched.',
      resolve: ({ message }) => message?.snippet ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  threads: t.connection(
    {
      type: ThreadNode,
      nullable: true,
      description: 'Newest activity first by default. Profile Pal threads are excluded unless asked for.',
      args: {
        includeProfilePal: t.arg.boolean({ defaultValue: false, description: 'Whether the Profile Pal thread is listed too.' }),
        filter: t.arg({ type: ThreadFilterInput, description: 'Which of them; all when left out.' }),
        orderBy: t.arg({ type: ThreadOrder, description: 'The order of the list; null orders by activity, newest first.' }),
      },
      resolve: (viewer, args, { services }) =>
        resolveOrderedPage(threadOrders, args, (page) =>
          services.threads.list(viewer, {
            ...page,
            includeProfilePal: args.includeProfilePal ?? false,
            filter: args.filter ?? undefined,
          }),
        ),
    },
    Threads.Connection,
    Threads.Edge,
  ),
  thread: t.field({
    type: ThreadNode,
    nullable: true,
    description: 'By the UUID that URLs carry; null when there is none of yours.',
    args: { uuid: t.arg.string({ required: true, description: 'The thread’s UUID.' }) },
    resolve: (viewer, { uuid }, { services }) => services.threads.find(viewer, { id: uuid }),
  }),
  profilePal: t.field({
    type: ThreadNode,
    nullable: true,
    description: 'Their conversation with Profile Pal; null until it was started.',
    resolve: (viewer, _args, { services }) => services.threads.findProfilePal(viewer),
  }),
  searchThreads: t.field({
    type: [ThreadSearchResult],
    nullable: true,
    description: 'At least 2 characters after trimming, otherwise empty; finds names and words inside messages.',
    args: {
      query: t.arg.string({ required: true, description: 'What was typed; beginnings of words are found too.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'At most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.search.searchThreads(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const StartThreadInput = builder.inputType('StartThreadInput', {
  description: 'A new conversation.',
  fields: (t) => ({ agentType: t.field({ type: AgentTypeEnum, defaultValue: defaultAgent, description: 'Who will answer.' }) }),
})

const threadIdInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ threadId: t.globalID({ required: true, for: ThreadNode, description: 'The thread.' }) }),
  })
const DeleteThreadInput = threadIdInput('DeleteThreadInput', 'The conversation to delete.')
const MarkThreadViewedInput = threadIdInput('MarkThreadViewedInput', 'The conversation that is open in a visible tab.')

const RenameThreadInput = builder.inputType('RenameThreadInput', {
  description: 'A name that its owner gives a conversation.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'The thread.' }),
    name: t.string({ required: true, description: '1 to 120 characters.' }),
  }),
})

const StartThreadPayload = builder.objectRef<Thread>('StartThreadPayload').implement({
  description: 'The conversation is there, still without a message.',
  fields: (t) => ({ threadEdge: t.field({ type: ThreadEdge, description: 'For prepending to the list.', resolve: threadEdge }) }),
})

const threadPayload = (name: string, description: string) =>
  builder.objectRef<Thread>(name).implement({
    description,
    fields: (t) => ({ thread: t.field({ type: ThreadNode, description: 'The thread as it is now.', resolve: (thread) => thread }) }),
  })
const StartProfilePalPayload = threadPayload('StartProfilePalPayload', 'The one Profile Pal thread, new or not.')
const RenameThreadPayload = threadPayload('RenameThreadPayload', 'The name is kept; no automatic title replaces it.')
const MarkThreadViewedPayload = threadPayload('MarkThreadViewedPayload', 'Every finished answer in it counts as seen.')

const DeleteThreadPayload = builder.objectRef<{ id: string }>('DeleteThreadPayload').implement({
  description: 'The conversation is gone, with everything in it.',
  fields: (t) => ({
    deletedThreadId: t.globalID({ description: 'For deleting its edge.', resolve: ({ id }) => ({ type: 'Thread', id }) }),
  }),
})

builder.mutationFields((t) => ({
  startThread: t.withAuth({ signedIn: true }).field({
    type: StartThreadPayload,
    errors: { types: [InputError] },
    description: 'Starts a conversation before its first message. Sending without a thread does the same in one step.',
    args: { input: t.arg({ type: StartThreadInput, required: true, description: 'The conversation.' }) },
    resolve: (_root, { input }, { services, viewer, client }) =>
      services.threads.start(viewer, { agentType: input.agentType ?? defaultAgent, client }),
  }),
  startProfilePal: t.withAuth({ signedIn: true }).field({
    type: StartProfilePalPayload,
    description: 'Opens the conversation with Profile Pal, starting it the first time.',
    resolve: (_root, _args, { services, viewer, client }) => services.threads.startProfilePal(viewer, { client }),
  }),
  renameThread: t.withAuth({ participant: true }).field({
    type: RenameThreadPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Renames a conversation. Conversations of guests keep their titles.',
    args: { input: t.arg({ type: RenameThreadInput, required: true, description: 'The thread and its name.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.threads.rename(participant, { id: existing(input.threadId.id), name: input.name }),
  }),
  deleteThread: t.withAuth({ participant: true }).field({
    type: DeleteThreadPayload,
    errors: { types: [NotFoundError] },
    description: 'Permanently deletes a conversation of the viewer or guest, and stops the answer that is being written there.',
    args: { input: t.arg({ type: DeleteThreadInput, required: true, description: 'The thread.' }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const id = existing(input.threadId.id)
      await services.threads.remove(participant, { id })
      return { id }
    },
  }),
  markThreadViewed: t.withAuth({ participant: true }).field({
    type: MarkThreadViewedPayload,
    errors: { types: [NotFoundError] },
    description: 'To be called while the thread is open in a visible tab. Reading history alone marks nothing.',
    args: { input: t.arg({ type: MarkThreadViewedInput, required: true, description: 'The thread.' }) },
    resolve: (_root, { input }, { services, participant }) => services.threads.markViewed(participant, { id: existing(input.threadId.id) }),
  }),
}))
