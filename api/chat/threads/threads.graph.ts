import { ViewerType } from '../../account/graph.ts'
import { agents, defaultAgent, threadTypes } from '../../agents/registry.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../../graphql/pages.ts'
import { ModelNode } from '../../models/connections/connections.graph.ts'
import { ModelInfoType } from '../../models/graph.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid, uuidOrNil } from '../../platform/text/ids.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { ownedBy } from './participants.ts'
import type { FoundMessage, ThreadHit } from '../search/search.service.ts'
import { mayDelete, mayRename } from './permissions.ts'
import { type Thread, threadOrders } from './threads.service.ts'

export const AgentTypeEnum = builder.enumType('AgentType', {
  description: 'The agent that answers in a thread.',
  values: enumValues(agents),
})

export const ThreadTypeEnum = builder.enumType('ThreadType', {
  description: 'The type of a conversation.',
  values: enumValues(threadTypes),
})

export const ConversationOriginEnum = builder.enumType('ConversationOrigin', {
  description: 'The service that a conversation was imported from.',
  values: {
    CHATGPT: { value: 'chatgpt', description: 'Exported from ChatGPT by OpenAI.' },
    CLAUDE: { value: 'claude', description: 'Exported from Claude by Anthropic.' },
  } as const,
})

export const ThreadNode = builder.prismaNode('Thread', {
  description: 'A conversation. Visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), ...ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in URLs and by REST.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the conversation, from its first message or owner; null until then.',
    }),
    agentType: t.expose('agentType', { type: AgentTypeEnum, description: 'The agent that answers.' }),
    threadType: t.expose('threadType', { type: ThreadTypeEnum, description: 'The type of the conversation.' }),
    metadata: t.expose('metadata', {
      type: 'JSON',
      description: 'Further properties, such as `thread_type`, `twin_username`, `subtitle` and `description`.',
    }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'The service of the imported conversation; null if not imported.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'Number of steps, at positions 0 to `stepCount` − 1.' }),
    firstMessagePreview: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'Beginning of the first message on one line; null if none.',
    }),
    lastMessagePreview: t.exposeString('lastMessagePreview', {
      nullable: true,
      description: 'Beginning of the newest message on one line; null if none.',
    }),
    model: t.field({
      type: ModelInfoType,
      description: 'The model of the next answer: chosen for the conversation, or the default.',
      resolve: ({ twinOwnerId, userId, ...choice }, _args, { services }) =>
        services.models.current(twinOwnerId === null ? userId : null, choice),
    }),
    viewerCanSend: t.boolean({
      description: 'Whether the viewer can use `sendMessage`; false for closed and private twins. Ignores `activeRun`.',
      resolve: (thread, _args, { services, participant }) => services.runs.maySend(participant, thread),
    }),
    viewerCanRename: t.boolean({
      description: 'Whether the viewer can rename the thread with `renameThread`.',
      resolve: mayRename,
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the viewer can delete the thread with `deleteThread`.',
      resolve: (thread, _args, { participant }) => mayDelete(participant, thread),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the conversation was started.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the last message was sent; the default sort field.',
    }),
  }),
})

const Threads = createPageTypes(ThreadNode, {
  description: `A page of threads. ${whilePaging.moving}`,
  placeDescription: 'An edge in a list of threads. Default-order cursors sort as text, greatest first.',
})
export const ThreadEdge = Threads.Edge

export function threadEdge(thread: Thread) {
  return { cursor: formatCursor(thread), node: thread }
}

const ThreadOrder = orderInput(ThreadNode, 'threads', threadOrders)

const ThreadFilterInput = builder.inputType('ThreadFilter', {
  description: 'Filters for a list of threads. Omitted or null filters are ignored.',
  fields: (t) => ({
    query: t.string({ description: 'Matches word beginnings in names and messages. Ignored below 2 characters.' }),
    types: t.field({ type: [ThreadTypeEnum], description: 'The thread types to include, also Profile Pal.' }),
    from: t.field({ type: 'DateTime', description: 'Only threads last active at or after this time.' }),
    to: t.field({ type: 'DateTime', description: 'Only threads last active before this time.' }),
  }),
})

const FoundMessageNode = builder.objectRef<FoundMessage>('FoundMessage').implement({
  description: 'A message that matches a search.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Position of the step in its thread.' }),
    snippet: t.exposeString('snippet', { description: 'Text around the match.' }),
    found: t.exposeStringList('found', { description: 'The matching words as in the snippet.' }),
  }),
})

const ThreadSearchResult = builder.objectRef<ThreadHit>('ThreadSearchResult').implement({
  description: 'A thread that matches a search.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The thread that matches the search.', resolve: ({ thread }) => thread }),
    message: t.field({
      type: FoundMessageNode,
      nullable: true,
      description: 'The newest matching message; null if the name matched.',
      resolve: ({ message }) => message,
    }),
    snippet: t.string({
      nullable: true,
      description: 'The match in the message; null if the name matched.',
      resolve: ({ message }) => message?.snippet ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  threads: t.connection(
    {
      type: ThreadNode,
      nullable: true,
      description: 'The viewer’s threads, by default most recently active first and without Profile Pal.',
      args: {
        includeProfilePal: t.arg.boolean({ defaultValue: false, description: 'Whether to include the Profile Pal thread.' }),
        filter: t.arg({ type: ThreadFilterInput, description: 'Filters for the list; all threads if omitted.' }),
        orderBy: t.arg({ type: ThreadOrder, description: 'The order; null for most recent activity.' }),
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
    description: 'The viewer’s thread with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the thread.' }) },
    resolve: (viewer, { uuid }, { services }) => services.threads.find(viewer, { id: uuid }),
  }),
  profilePal: t.field({
    type: ThreadNode,
    nullable: true,
    description: 'The viewer’s Profile Pal conversation; null until started.',
    resolve: (viewer, _args, { services }) => services.threads.findProfilePal(viewer),
  }),
  searchThreads: t.field({
    type: [ThreadSearchResult],
    nullable: true,
    description: 'Searches names and messages. Empty below 2 characters after trimming.',
    args: {
      query: t.arg.string({ required: true, description: 'The search text. Matches the beginning of words.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'Maximum number of results, at most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.search.searchThreads(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const StartThreadInput = builder.inputType('StartThreadInput', {
  description: 'Input for starting a conversation.',
  fields: (t) => ({ agentType: t.field({ type: AgentTypeEnum, defaultValue: defaultAgent, description: 'The agent that answers.' }) }),
})

const threadIdInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ threadId: t.globalID({ required: true, for: ThreadNode, description: 'The thread to delete.' }) }),
  })
const DeleteThreadInput = threadIdInput('DeleteThreadInput', 'Input for deleting a conversation.')
const MarkThreadViewedInput = threadIdInput('MarkThreadViewedInput', 'Input for marking a conversation as viewed.')

const RenameThreadInput = builder.inputType('RenameThreadInput', {
  description: 'Input for renaming a conversation.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'The thread to rename.' }),
    name: t.string({ required: true, description: 'The new name, 1 to 120 characters.' }),
  }),
})

const SetThreadModelInput = builder.inputType('SetThreadModelInput', {
  description: 'Input for choosing the model of a conversation.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'A conversation without a twin.' }),
    modelId: t.globalID({ for: ModelNode, description: 'A model from `Viewer.models`; null for the viewer’s default.' }),
  }),
})

const StartThreadPayload = builder.objectRef<Thread>('StartThreadPayload').implement({
  description: 'The conversation was started and has no messages yet.',
  fields: (t) => ({ threadEdge: t.field({ type: ThreadEdge, description: 'Edge to prepend to the thread list.', resolve: threadEdge }) }),
})

const threadPayload = (name: string, description: string) =>
  builder.objectRef<Thread>(name).implement({
    description,
    fields: (t) => ({ thread: t.field({ type: ThreadNode, description: 'The thread after the change.', resolve: (thread) => thread }) }),
  })
const StartProfilePalPayload = threadPayload('StartProfilePalPayload', 'The user’s Profile Pal thread, new or existing.')
const RenameThreadPayload = threadPayload(
  'RenameThreadPayload',
  'The conversation was renamed. Automatic titles no longer replace its name.',
)
const SetThreadModelPayload = threadPayload('SetThreadModelPayload', 'The model is chosen for the next answers.')
const MarkThreadViewedPayload = threadPayload('MarkThreadViewedPayload', 'All finished answers in the thread are marked as seen.')

const DeleteThreadPayload = builder.objectRef<{ id: string }>('DeleteThreadPayload').implement({
  description: 'The conversation was permanently deleted.',
  fields: (t) => ({
    deletedThreadId: t.globalID({
      description: 'ID of the deleted thread, for removing its edge.',
      resolve: ({ id }) => ({ type: 'Thread', id }),
    }),
  }),
})

const DeleteThreadsInput = builder.inputType('DeleteThreadsInput', {
  description: 'Input for deleting several conversations.',
  fields: (t) => ({
    threadIds: t.globalIDList({ required: true, for: ThreadNode, description: 'The threads to delete, 1 to 100.' }),
  }),
})

const DeleteThreadsPayload = builder.objectRef<{ ids: string[] }>('DeleteThreadsPayload').implement({
  description: 'The conversations were permanently deleted.',
  fields: (t) => ({
    deletedThreadIds: t.globalIDList({
      description: 'IDs of the deleted threads, for removing their edges.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Thread', id })),
    }),
  }),
})

builder.mutationFields((t) => ({
  startThread: t.withAuth({ signedIn: true }).field({
    type: StartThreadPayload,
    errors: { types: [InputError] },
    description: 'Starts an empty conversation; sending without a thread also does.',
    args: { input: t.arg({ type: StartThreadInput, required: true, description: 'The conversation to start.' }) },
    resolve: (_root, { input }, { services, viewer, client }) =>
      services.threads.startThread(viewer, { agentType: input.agentType ?? defaultAgent, client }),
  }),
  startProfilePal: t.withAuth({ signedIn: true }).field({
    type: StartProfilePalPayload,
    description: 'Opens or starts the Profile Pal conversation.',
    resolve: (_root, _args, { services, viewer, client }) => services.threads.startProfilePal(viewer, { client }),
  }),
  renameThread: t.withAuth({ participant: true }).field({
    type: RenameThreadPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Renames a conversation. Guest conversations cannot be renamed.',
    args: { input: t.arg({ type: RenameThreadInput, required: true, description: 'The thread and its new name.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.threads.rename(participant, { id: requireUuid(input.threadId.id), name: input.name }),
  }),
  setThreadModel: t.withAuth({ signedIn: true }).field({
    type: SetThreadModelPayload,
    errors: { types: [NotFoundError] },
    description: 'Chooses the model of a conversation, from the next answer on. Twins use the server’s model.',
    args: { input: t.arg({ type: SetThreadModelInput, required: true, description: 'The thread and its model.' }) },
    resolve: (_root, { input: { threadId, modelId } }, { services, viewer }) =>
      services.threads.chooseModel(viewer, { id: requireUuid(threadId.id), modelId: modelId ? requireUuid(modelId.id) : null }),
  }),
  deleteThread: t.withAuth({ participant: true }).field({
    type: DeleteThreadPayload,
    errors: { types: [NotFoundError] },
    description: 'Permanently deletes a conversation of the viewer or guest and stops its answer.',
    args: { input: t.arg({ type: DeleteThreadInput, required: true, description: 'The thread to delete.' }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const id = requireUuid(input.threadId.id)
      await services.threads.remove(participant, { id })
      return { id }
    },
  }),
  deleteThreads: t.withAuth({ participant: true }).field({
    type: DeleteThreadsPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Permanently deletes conversations, or none if one does not exist. Stops their answers.',
    args: { input: t.arg({ type: DeleteThreadsInput, required: true, description: 'The threads to delete.' }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const ids = input.threadIds.map(({ id }) => requireUuid(id))
      await services.threads.removeAll(participant, { ids })
      return { ids }
    },
  }),
  markThreadViewed: t.withAuth({ participant: true }).field({
    type: MarkThreadViewedPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks a thread’s answers as seen; call it while the thread is visible. Reading does not mark them.',
    args: { input: t.arg({ type: MarkThreadViewedInput, required: true, description: 'The thread that was viewed.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.threads.markViewed(participant, { id: requireUuid(input.threadId.id) }),
  }),
}))
