import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { cursorsIn } from '../platform/database/keysetPages.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { type ListedMemory, memoryOrders } from './memoryList.service.ts'

export const MemoryNode = builder.objectRef<ListedMemory>('Memory')

const EarlierMemory = builder.objectRef<ListedMemory['earlier'][number]>('EarlierMemory').implement({
  description: 'A memory superseded by a later one.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID, for use with `Viewer.memory`.' }),
    content: t.exposeString('content', { description: 'The text of the memory.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was learned.' }),
  }),
})

builder.node(MemoryNode, {
  description: 'A memory of the private assistant, visible only to its owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => (viewer ? services.memoryList.find(viewer, { id }) : null),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST and citations.' }),
    content: t.exposeString('content', { description: 'The text, one line of 1 to 1,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the memory was created; the default sort field.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the memory was last corrected, merged or restored, or created.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an answer last cited the memory; null if never.',
    }),
    isNoticed: t.exposeBoolean('isNoticed', {
      description: 'Whether the assistant created the memory without being asked.',
    }),
    supersededByUuid: t.exposeString('supersededById', {
      nullable: true,
      description: 'The UUID of the superseding memory; null for active ones.',
    }),
    earlier: t.field({
      type: [EarlierMemory],
      description: 'The superseded memories, newest first.',
      resolve: ({ earlier }) => earlier,
    }),
    threadUuid: t.string({
      nullable: true,
      description: 'The source conversation; null if added by hand or deleted.',
      resolve: ({ message }) => message?.threadId ?? null,
    }),
    position: t.int({
      nullable: true,
      description: 'The position of the source message; null if none.',
      resolve: ({ message }) => message?.position ?? null,
    }),
  }),
})

const getCursor = cursorsIn(memoryOrders.usual)

const MemoryOrder = orderInput(MemoryNode, 'memories', memoryOrders)

const Memories = createPageTypes(MemoryNode, {
  description: `A page of memories. ${whilePaging.fixed}`,
  placeDescription: 'A memory in a list.',
})

builder.objectField(ViewerType, 'memories', (t) =>
  t.connection(
    {
      type: MemoryNode,
      nullable: true,
      description: 'The private assistant’s active memories, newest first by default.',
      args: {
        query: t.arg.string({
          description: 'The search text, at most 200 characters; all words match by prefix.',
        }),
        updatedSince: t.arg({ type: 'DateTime', description: 'Only memories changed at this time or later.' }),
        orderBy: t.arg({ type: MemoryOrder, description: 'The order; null for creation, newest first.' }),
      },
      resolve: (viewer, { query, updatedSince, ...args }, { services }) =>
        resolveOrderedPage(memoryOrders, args, (page) => services.memoryList.list(viewer, { ...page, query, updatedSince })),
    },
    Memories.Connection,
    Memories.Edge,
  ),
)

builder.objectField(ViewerType, 'memory', (t) =>
  t.field({
    type: MemoryNode,
    nullable: true,
    description: 'The viewer’s memory with this UUID; null if missing or forgotten.',
    args: { uuid: t.arg.string({ required: true, description: 'The UUID, as used by tools and citations.' }) },
    resolve: (viewer, { uuid }, { services }) => services.memoryList.find(viewer, { id: uuid }),
  }),
)

const CreateMemoryInput = builder.inputType('CreateMemoryInput', {
  description: 'Input for adding a memory.',
  fields: (t) => ({
    content: t.string({ required: true, description: 'The text, 1 to 1,000 characters, without line breaks.' }),
  }),
})

const CreateMemoryPayload = builder.objectRef<ListedMemory>('CreateMemoryPayload').implement({
  description: 'The memory is added.',
  fields: (t) => ({
    memoryEdge: t.field({
      type: Memories.Edge,
      description: 'The new memory, for prepending to the list.',
      resolve: (node) => ({ cursor: getCursor(node), node }),
    }),
  }),
})

const UpdateMemoryInput = builder.inputType('UpdateMemoryInput', {
  description: 'Input for correcting a memory.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'Global ID of the memory.' }),
    content: t.string({ required: true, description: 'The corrected text, 1 to 1,000 characters, without line breaks.' }),
  }),
})

const DeleteMemoryInput = builder.inputType('DeleteMemoryInput', {
  description: 'Input for forgetting a memory.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'Global ID of the memory.' }),
    keepsEarlier: t.boolean({
      description: 'Whether superseded memories become active again; otherwise they are forgotten.',
    }),
  }),
})

const MergeMemoriesInput = builder.inputType('MergeMemoriesInput', {
  description: 'Input for merging two memories.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'The memory to keep.' }),
    otherId: t.globalID({ required: true, for: MemoryNode, description: 'The memory to forget.' }),
    content: t.string({ required: true, description: 'The merged text, 1 to 1,000 characters, without line breaks.' }),
  }),
})

const MergeMemoriesPayload = builder.objectRef<{ memory: ListedMemory; otherId: string }>('MergeMemoriesPayload').implement({
  description: 'The memories are merged and searchable by the new text.',
  fields: (t) => ({
    memory: t.field({ type: MemoryNode, description: 'The memory that resulted from the merge.', resolve: ({ memory }) => memory }),
    deletedMemoryId: t.globalID({
      description: 'The forgotten memory’s global ID, for deleting its edge.',
      resolve: ({ otherId }) => ({ type: 'Memory', id: otherId }),
    }),
  }),
})

const UpdateMemoryPayload = builder.objectRef<ListedMemory>('UpdateMemoryPayload').implement({
  description: 'The memory is corrected and searchable.',
  fields: (t) => ({ memory: t.field({ type: MemoryNode, description: 'The memory after the update.', resolve: (memory) => memory }) }),
})

const DeleteMemoryPayload = builder.objectRef<{ id: string; restored: ListedMemory[] }>('DeleteMemoryPayload').implement({
  description: 'The memory and its quotes in answers are forgotten.',
  fields: (t) => ({
    deletedMemoryId: t.globalID({
      description: 'The forgotten memory’s global ID, for deleting its edge.',
      resolve: ({ id }) => ({ type: 'Memory', id }),
    }),
    restored: t.field({
      type: [MemoryNode],
      description: 'The restored memories; empty unless requested.',
      resolve: ({ restored }) => restored,
    }),
  }),
})

builder.mutationFields((t) => ({
  createMemory: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryPayload,
    errors: { types: [InputError, ConflictError] },
    description: 'Adds a memory. Contradicted memories are superseded and listed in `earlier`.',
    args: { input: t.arg({ type: CreateMemoryInput, required: true, description: 'The text of the new memory.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.memoryList.create(viewer, input),
  }),
  updateMemory: t.withAuth({ signedIn: true }).field({
    type: UpdateMemoryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Corrects the text of a memory.',
    args: { input: t.arg({ type: UpdateMemoryInput, required: true, description: 'The memory and its corrected text.' }) },
    resolve: (_root, { input: { memoryId, content } }, { services, viewer }) =>
      services.memoryList.change(viewer, { id: requireUuid(memoryId.id), content }),
  }),
  mergeMemories: t.withAuth({ signedIn: true }).field({
    type: MergeMemoriesPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Merges two memories into a given text. Existing quotes stay.',
    args: { input: t.arg({ type: MergeMemoriesInput, required: true, description: 'The memories and the merged text.' }) },
    resolve: async (_root, { input: { content, ...ids } }, { services, viewer }) => {
      const [id, otherId] = [requireUuid(ids.memoryId.id), requireUuid(ids.otherId.id)]
      return { memory: await services.memoryList.merge(viewer, { id, otherId, content }), otherId }
    },
  }),
  deleteMemory: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryPayload,
    errors: { types: [NotFoundError] },
    description: 'Forgets a memory and those it replaced, also in past-chat search and summaries. Conversations stay until deleted.',
    args: { input: t.arg({ type: DeleteMemoryInput, required: true, description: 'The memory to forget.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.memoryId.id)
      return { id, restored: await services.memoryList.forget(viewer, { id, keepsEarlier: input.keepsEarlier ?? false }) }
    },
  }),
}))
