import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { ProjectNode } from '../chat/projects/projects.graph.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { selectCursors } from '../platform/database/keysetPages.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { type ListedMemory, memoryOrders } from './memoryList.service.ts'

export const MemoryNode = builder.objectRef<ListedMemory>('Memory')

const EarlierMemory = builder.objectRef<ListedMemory['earlier'][number]>('EarlierMemory').implement({
  description: 'Memory superseded by a later one.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID for use in `Viewer.memory`.' }),
    content: t.exposeString('content', { description: 'Text of the memory.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was learned.' }),
  }),
})

builder.node(MemoryNode, {
  description: 'Assistant’s memory, visible only to its owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => (viewer ? services.memoryList.find(viewer, { id }) : null),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in REST and citations.' }),
    content: t.exposeString('content', { description: 'One line, 1 to 1,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created, the default order.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed, otherwise created.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last citation; null if never.',
    }),
    isNoticed: t.exposeBoolean('isNoticed', {
      description: 'Whether the assistant saved it without being asked.',
    }),
    supersededByUuid: t.exposeString('supersededById', {
      nullable: true,
      description: 'Superseding memory; null while active.',
    }),
    earlier: t.field({
      type: [EarlierMemory],
      description: 'Superseded memories, newest first.',
      resolve: ({ earlier }) => earlier,
    }),
    threadUuid: t.string({
      nullable: true,
      description: 'Source conversation; null if none or deleted.',
      resolve: ({ message }) => message?.threadId ?? null,
    }),
    position: t.int({
      nullable: true,
      description: 'Position of the source message, if any.',
      resolve: ({ message }) => message?.position ?? null,
    }),
    projectUuid: t.exposeString('projectId', {
      nullable: true,
      description: 'The only project whose conversations use it, even if deleted; null for everywhere.',
    }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description: 'The project of `projectUuid`; null if deleted.',
      resolve: ({ projectId }, _args, { services, viewer }) => (viewer && projectId ? services.projects.find(viewer, projectId) : null),
    }),
    neverSentTo: t.exposeStringList('neverSentTo', { description: 'Names of models that never receive it.' }),
  }),
})

const getCursor = selectCursors(memoryOrders.usual)

const MemoryOrder = orderInput(MemoryNode, 'memories', memoryOrders)

const Memories = createPageTypes(MemoryNode, {
  description: `Page of memories. ${whilePaging.fixed}`,
  placeDescription: 'Memory in a list.',
})

builder.objectField(ViewerType, 'memories', (t) =>
  t.connection(
    {
      type: MemoryNode,
      nullable: true,
      description: 'Active memories, newest first by default.',
      args: {
        query: t.arg.string({
          description: 'Words matching by prefix, up to 200 characters.',
        }),
        updatedSince: t.arg({ type: 'DateTime', description: 'Only memories changed since then.' }),
        orderBy: t.arg({ type: MemoryOrder, description: 'Order; null for newest first.' }),
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
    description: 'Memory with this UUID; null if missing.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID from tools and citations.' }) },
    resolve: (viewer, { uuid }, { services }) => services.memoryList.find(viewer, { id: uuid }),
  }),
)

const CreateMemoryInput = builder.inputType('CreateMemoryInput', {
  description: 'Memory to be added.',
  fields: (t) => ({
    content: t.string({ required: true, description: 'One line, 1 to 1,000 characters.' }),
  }),
})

const CreateMemoryPayload = builder.objectRef<ListedMemory>('CreateMemoryPayload').implement({
  description: 'The memory is added.',
  fields: (t) => ({
    memoryEdge: t.field({
      type: Memories.Edge,
      description: 'Edge of the new memory.',
      resolve: (node) => ({ cursor: getCursor(node), node }),
    }),
  }),
})

const UpdateMemoryInput = builder.inputType('UpdateMemoryInput', {
  description: 'Changes to a memory.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'ID of the memory.' }),
    content: t.string({ description: 'Corrected text, 1 to 1,000 characters.' }),
    projectId: t.globalID({ for: ProjectNode, description: 'The only project whose conversations use it; null for everywhere.' }),
    neverSentTo: t.stringList({ description: 'Names of models from `Viewer.models` that never receive it.' }),
  }),
})

const DeleteMemoryInput = builder.inputType('DeleteMemoryInput', {
  description: 'Memory to be forgotten.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'ID of the memory.' }),
    keepsEarlier: t.boolean({
      description: 'Whether superseded memories are restored.',
    }),
  }),
})

const MergeMemoriesInput = builder.inputType('MergeMemoriesInput', {
  description: 'Memories to be merged.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'ID of the memory to keep.' }),
    otherId: t.globalID({ required: true, for: MemoryNode, description: 'ID of the memory to forget.' }),
    content: t.string({ required: true, description: 'Merged text, 1 to 1,000 characters.' }),
  }),
})

const MergeMemoriesPayload = builder.objectRef<{ memory: ListedMemory; otherId: string }>('MergeMemoriesPayload').implement({
  description: 'The memories are merged.',
  fields: (t) => ({
    memory: t.field({ type: MemoryNode, description: 'Memory with the merged text.', resolve: ({ memory }) => memory }),
    deletedMemoryId: t.globalID({
      description: 'ID of the forgotten memory.',
      resolve: ({ otherId }) => ({ type: 'Memory', id: otherId }),
    }),
  }),
})

const UpdateMemoryPayload = builder.objectRef<ListedMemory>('UpdateMemoryPayload').implement({
  description: 'The memory is corrected.',
  fields: (t) => ({ memory: t.field({ type: MemoryNode, description: 'Memory after the update.', resolve: (memory) => memory }) }),
})

const DeleteMemoryPayload = builder.objectRef<{ id: string; restored: ListedMemory[] }>('DeleteMemoryPayload').implement({
  description: 'The memory and its quotes are forgotten.',
  fields: (t) => ({
    deletedMemoryId: t.globalID({
      description: 'ID of the forgotten memory.',
      resolve: ({ id }) => ({ type: 'Memory', id }),
    }),
    restored: t.field({
      type: [MemoryNode],
      description: 'Restored memories; empty unless requested.',
      resolve: ({ restored }) => restored,
    }),
  }),
})

builder.mutationFields((t) => ({
  createMemory: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryPayload,
    errors: { types: [InputError, ConflictError] },
    description: 'Adds a memory and supersedes those it contradicts.',
    args: { input: t.arg({ type: CreateMemoryInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.memoryList.create(viewer, input),
  }),
  updateMemory: t.withAuth({ signedIn: true }).field({
    type: UpdateMemoryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Corrects a memory’s text, or restricts where it is used.',
    args: { input: t.arg({ type: UpdateMemoryInput, required: true }) },
    resolve: (_root, { input: { memoryId, projectId, content, neverSentTo } }, { services, viewer }) =>
      services.memoryList.change(viewer, {
        id: requireUuid(memoryId.id),
        content: content ?? undefined,
        projectId: projectId && requireUuid(projectId.id),
        neverSentTo: neverSentTo ?? undefined,
      }),
  }),
  mergeMemories: t.withAuth({ signedIn: true }).field({
    type: MergeMemoriesPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Merges two memories into one text.',
    args: { input: t.arg({ type: MergeMemoriesInput, required: true }) },
    resolve: async (_root, { input: { content, ...ids } }, { services, viewer }) => {
      const [id, otherId] = [requireUuid(ids.memoryId.id), requireUuid(ids.otherId.id)]
      return { memory: await services.memoryList.merge(viewer, { id, otherId, content }), otherId }
    },
  }),
  deleteMemory: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryPayload,
    errors: { types: [NotFoundError] },
    description: 'Forgets a memory and its predecessors; conversations stay.',
    args: { input: t.arg({ type: DeleteMemoryInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.memoryId.id)
      return { id, restored: await services.memoryList.forget(viewer, { id, keepsEarlier: input.keepsEarlier ?? false }) }
    },
  }),
}))
