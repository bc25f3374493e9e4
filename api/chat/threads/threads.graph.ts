import { ViewerType } from '../../account/graph.ts'
import { agents, defaultAgent, threadTypes } from '../../agents/registry.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../../graphql/pages.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { ownedBy } from './participants.ts'
import type { FoundMessage, ThreadHit } from '../search/search.service.ts'
import { mayDelete, mayRename } from './permissions.ts'
import { type Thread, threadOrders } from './threads.service.ts'

const AgentTypeEnum = builder.enumType('AgentType', {
  description: 'Agent that answers in a thread.',
  values: toEnumValues(agents),
})

const ThreadTypeEnum = builder.enumType('ThreadType', {
  description: 'Type of a conversation.',
  values: toEnumValues(threadTypes),
})

export const ConversationOriginEnum = builder.enumType('ConversationOrigin', {
  description: 'Service that exported a conversation.',
  values: {
    CHATGPT: { value: 'chatgpt', description: 'Exported from ChatGPT by OpenAI.' },
    CLAUDE: { value: 'claude', description: 'Exported from Claude by Anthropic.' },
    TWAIN: { value: 'twain', description: 'Exported from a Twain server; only for imports.' },
  } as const,
})

export const ThreadNode = builder.prismaNode('Thread', {
  description: 'Conversation, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: toUuidOrNil(id), ...ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in URLs and REST.' }),
    name: t.exposeString('name', { nullable: true, description: 'Automatic or given name; null until named.' }),
    agentType: t.expose('agentType', { type: AgentTypeEnum, description: 'Agent answering in the thread.' }),
    threadType: t.expose('threadType', { type: ThreadTypeEnum, description: 'Type of the conversation.' }),
    metadata: t.expose('metadata', {
      type: 'JSON',
      description: 'Further properties, such as `thread_type`, `twin_username` and `subtitle`.',
    }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'Exporting service; null if not imported.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'Number of steps in the thread.' }),
    firstMessagePreview: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'Beginning of the first message, or null.',
    }),
    lastMessagePreview: t.string({
      nullable: true,
      description: 'Beginning of the newest message, or null; a note if its source was withdrawn.',
      resolve: (thread, _args, { services }) => services.answers.getLastPreview(thread),
    }),
    isTemporary: t.exposeBoolean('isTemporary', {
      description: 'Whether it has no name, is left out of lists, searches, memory and exports, and is deleted after 24 hours.',
    }),
    viewerCanSend: t.boolean({
      description: 'Whether `sendMessage` is allowed, ignoring `activeRun`.',
      resolve: (thread, _args, { services, participant }) => services.runs.maySend(participant, thread),
    }),
    viewerCanRename: t.boolean({
      description: 'Whether `renameThread` and `updateThread` are allowed.',
      resolve: mayRename,
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether `deleteThread` is allowed.',
      resolve: (thread, _args, { participant }) => mayDelete(participant, thread),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last message, for the default order.' }),
  }),
})

const Threads = createPageTypes(ThreadNode, {
  description: `Page of threads. ${whilePaging.moving}`,
  placeDescription: 'Thread in a list. Cursors of the default order sort as strings, descending.',
})
export const ThreadEdge = Threads.Edge

export function toThreadEdge(thread: Thread) {
  return { cursor: formatCursor(thread), node: thread }
}

const ThreadOrder = orderInput(ThreadNode, 'threads', threadOrders)

const ThreadFilterInput = builder.inputType('ThreadFilter', {
  description: 'Filters of a thread list; null is ignored.',
  fields: (t) => ({
    query: t.string({ description: 'Word beginnings, at least 2 characters.' }),
    types: t.field({ type: [ThreadTypeEnum], description: 'Included thread types; Profile Pal’s only if listed.' }),
    from: t.field({ type: 'DateTime', description: 'Earliest last activity, inclusive.' }),
    to: t.field({ type: 'DateTime', description: 'Latest last activity, exclusive.' }),
    isPinned: t.boolean({ description: 'True for pinned threads, false for the others.' }),
    projectUuid: t.string({ description: 'UUID of the project.' }),
    isArchived: t.boolean({ description: 'True for archived threads, which are otherwise left out.' }),
  }),
})

const FoundMessageNode = builder.objectRef<FoundMessage>('FoundMessage').implement({
  description: 'Message that matches a search.',
  fields: (t) => ({
    stepId: t.globalID({ description: 'ID of the step.', resolve: ({ stepId }) => ({ type: 'Step', id: stepId }) }),
    position: t.exposeInt('position', { nullable: true, description: 'Position of the step; null in other branches.' }),
    snippet: t.exposeString('snippet', { description: 'Text around the match.' }),
    found: t.exposeStringList('found', { description: 'Matching words in the snippet.' }),
  }),
})

const ThreadSearchResult = builder.objectRef<ThreadHit>('ThreadSearchResult').implement({
  description: 'Thread that matches a search.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'Thread matching the search.', resolve: ({ thread }) => thread }),
    message: t.field({
      type: FoundMessageNode,
      nullable: true,
      description: 'Newest matching message; null for matching names.',
      resolve: ({ message }) => message,
    }),
    snippet: t.string({
      nullable: true,
      description: 'Matching text; null for matching names.',
      resolve: ({ message }) => message?.snippet ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  threads: t.connection(
    {
      type: ThreadNode,
      nullable: true,
      description: 'Threads, latest activity first, without Profile Pal’s.',
      args: {
        includeProfilePal: t.arg.boolean({ defaultValue: false, description: 'Whether to include Profile Pal’s thread.' }),
        filter: t.arg({ type: ThreadFilterInput, description: 'Filters; all threads if omitted.' }),
        orderBy: t.arg({ type: ThreadOrder, description: 'Order; null for latest activity first.' }),
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
    description: 'Thread with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the thread.' }) },
    resolve: (viewer, { uuid }, { services }) => services.threads.find(viewer, { id: uuid }),
  }),
  profilePal: t.field({
    type: ThreadNode,
    nullable: true,
    description: 'Profile Pal’s conversation; null until started.',
    resolve: (viewer, _args, { services }) => services.threads.findProfilePal(viewer),
  }),
  searchThreads: t.field({
    type: [ThreadSearchResult],
    nullable: true,
    description: 'Matches in names and messages, from 2 characters.',
    args: {
      query: t.arg.string({ required: true, description: 'Words, which match by prefix.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'Number of results, at most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.search.searchThreads(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const StartThreadInput = builder.inputType('StartThreadInput', {
  description: 'Conversation to be started.',
  fields: (t) => ({
    agentType: t.field({ type: AgentTypeEnum, defaultValue: defaultAgent, description: 'Agent answering in the thread.' }),
  }),
})

const defineThreadIdInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ threadId: t.globalID({ required: true, for: ThreadNode, description: 'ID of the thread.' }) }),
  })
const DeleteThreadInput = defineThreadIdInput('DeleteThreadInput', 'Thread to be deleted.')
const MarkThreadViewedInput = defineThreadIdInput('MarkThreadViewedInput', 'Conversation that was viewed.')

const RenameThreadInput = builder.inputType('RenameThreadInput', {
  description: 'Conversation with its new name.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Thread to be renamed.' }),
    name: t.string({ required: true, description: 'Name, 1 to 120 characters.' }),
  }),
})

const StartThreadPayload = builder.objectRef<Thread>('StartThreadPayload').implement({
  description: 'The conversation is started and empty.',
  fields: (t) => ({ threadEdge: t.field({ type: ThreadEdge, description: 'Edge of the new thread.', resolve: toThreadEdge }) }),
})

export const defineThreadPayload = (name: string, description: string) =>
  builder.objectRef<Thread>(name).implement({
    description,
    fields: (t) => ({ thread: t.field({ type: ThreadNode, description: 'Thread after the change.', resolve: (thread) => thread }) }),
  })
const StartProfilePalPayload = defineThreadPayload('StartProfilePalPayload', 'Profile Pal’s thread, new or existing.')
const RenameThreadPayload = defineThreadPayload('RenameThreadPayload', 'The conversation keeps this name.')
const MarkThreadViewedPayload = defineThreadPayload('MarkThreadViewedPayload', 'Finished answers in the thread are marked as seen.')

const DeleteThreadPayload = builder.objectRef<{ id: string }>('DeleteThreadPayload').implement({
  description: 'The thread is deleted permanently.',
  fields: (t) => ({
    deletedThreadId: t.globalID({
      description: 'ID of the deleted thread.',
      resolve: ({ id }) => ({ type: 'Thread', id }),
    }),
  }),
})

const DeleteThreadsInput = builder.inputType('DeleteThreadsInput', {
  description: 'Threads to be deleted.',
  fields: (t) => ({
    threadIds: t.globalIDList({ required: true, for: ThreadNode, description: 'IDs of 1 to 100 threads.' }),
  }),
})

const DeleteThreadsPayload = builder.objectRef<{ ids: string[] }>('DeleteThreadsPayload').implement({
  description: 'The threads are deleted permanently.',
  fields: (t) => ({
    deletedThreadIds: t.globalIDList({
      description: 'IDs of the deleted threads.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Thread', id })),
    }),
  }),
})

defineMutations('chat', (t) => ({
  startThread: t.withAuth({ signedIn: true }).field({
    type: StartThreadPayload,
    errors: { types: [InputError] },
    description: 'Starts an empty conversation; optional before sending.',
    args: { input: t.arg({ type: StartThreadInput, required: true }) },
    resolve: (_root, { input }, { services, viewer, client }) =>
      services.threads.startThread(viewer, { agentType: input.agentType ?? defaultAgent, client }),
  }),
  startProfilePal: t.withAuth({ signedIn: true }).field({
    type: StartProfilePalPayload,
    description: 'Opens or starts Profile Pal’s conversation.',
    resolve: (_root, _args, { services, viewer, client }) => services.threads.startProfilePal(viewer, { client }),
  }),
  renameThread: t.withAuth({ participant: true }).field({
    type: RenameThreadPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Renames a conversation, except a guest’s.',
    args: { input: t.arg({ type: RenameThreadInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.threads.rename(participant, { id: requireUuid(input.threadId.id), name: input.name }),
  }),
  deleteThread: t.withAuth({ participant: true }).field({
    type: DeleteThreadPayload,
    errors: { types: [NotFoundError] },
    description: 'Permanently deletes a conversation.',
    args: { input: t.arg({ type: DeleteThreadInput, required: true }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const id = requireUuid(input.threadId.id)
      await services.threads.remove(participant, { id })
      return { id }
    },
  }),
  deleteThreads: t.withAuth({ participant: true }).field({
    type: DeleteThreadsPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Permanently deletes all listed conversations.',
    args: { input: t.arg({ type: DeleteThreadsInput, required: true }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const ids = input.threadIds.map(({ id }) => requireUuid(id))
      await services.threads.removeAll(participant, { ids })
      return { ids }
    },
  }),
  markThreadViewed: t.withAuth({ participant: true }).field({
    type: MarkThreadViewedPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks a visible thread’s answers as seen.',
    args: { input: t.arg({ type: MarkThreadViewedInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.threads.markViewed(participant, { id: requireUuid(input.threadId.id) }),
  }),
}))
