import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { orderInput, pagesOf, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { cursorsIn } from '../platform/database/keysetPages.ts'
import { existing } from '../platform/text/ids.ts'
import { type ListedMemory, memoryOrders } from './memoryList.service.ts'

export const MemoryNode = builder.objectRef<ListedMemory>('Memory')

const EarlierMemory = builder.objectRef<ListedMemory['earlier'][number]>('EarlierMemory').implement({
  description: 'What was remembered until something told later contradicted it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id as a memory, which `Viewer.memory` finds it by.' }),
    content: t.exposeString('content', { description: 'What was remembered.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was told.' }),
  }),
})

builder.node(MemoryNode, {
  description: 'Something that the private assistant was asked to remember. Only its owner sees it.',
  id: { resolve: ({ id }) => id, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => (viewer ? services.memoryList.find(viewer, { id }) : null),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST and citations use.' }),
    content: t.exposeString('content', { description: 'What is remembered: one line of 1 to 1,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was told; lists are ordered by it by default.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last corrected, merged or restored; otherwise when it was told.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an answer last quoted it; null while none does.',
    }),
    isNoticed: t.exposeBoolean('isNoticed', {
      description: 'Whether it was kept by itself after an answer, without the assistant being asked.',
    }),
    supersededByUuid: t.exposeString('supersededById', {
      nullable: true,
      description: 'The uuid of the memory that contradicts it and took its place; null for what is remembered now.',
    }),
    earlier: t.field({
      type: [EarlierMemory],
      description: 'What it took the place of, the newest first.',
      resolve: ({ earlier }) => earlier,
    }),
    threadUuid: t.string({
      nullable: true,
      description: 'The conversation in which it was told; null once that is deleted.',
      resolve: ({ message }) => message?.threadId ?? null,
    }),
    position: t.int({
      nullable: true,
      description: 'The position of the message there; null once that is deleted.',
      resolve: ({ message }) => message?.position ?? null,
    }),
  }),
})

const cursorOf = cursorsIn(memoryOrders.usual)

const MemoryOrder = orderInput(MemoryNode, 'memories', memoryOrders)

const Memories = pagesOf(MemoryNode, {
  description: `A page of memories. ${whilePaging.fixed}`,
  placeDescription: 'A memory in a list.',
})

builder.objectField(ViewerType, 'memories', (t) =>
  t.connection(
    {
      type: MemoryNode,
      nullable: true,
      description: 'Active memories of the private assistant, newest first by default.',
      args: {
        query: t.arg.string({
          description: 'Beginnings of words, all of which must match; at most 200 characters. Null lists all memories.',
        }),
        updatedSince: t.arg({ type: 'DateTime', description: 'Only memories changed at this time or later; null lists all.' }),
        orderBy: t.arg({ type: MemoryOrder, description: 'The order of the list; null orders by creation, newest first.' }),
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
    description: 'One memory; null when there is none, or it was forgotten.',
    args: { uuid: t.arg.string({ required: true, description: 'As tools and citations name it.' }) },
    resolve: (viewer, { uuid }, { services }) => services.memoryList.find(viewer, { id: uuid }),
  }),
)

const CreateMemoryInput = builder.inputType('CreateMemoryInput', {
  description: 'A memory to add.',
  fields: (t) => ({
    content: t.string({ required: true, description: 'What to remember: 1 to 1,000 characters, made one line.' }),
  }),
})

const CreateMemoryPayload = builder.objectRef<ListedMemory>('CreateMemoryPayload').implement({
  description: 'The memory was added.',
  fields: (t) => ({
    memoryEdge: t.field({
      type: Memories.Edge,
      description: 'The memory, for prepending to the list.',
      resolve: (node) => ({ cursor: cursorOf(node), node }),
    }),
  }),
})

const UpdateMemoryInput = builder.inputType('UpdateMemoryInput', {
  description: 'A correction of a memory.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'The memory.' }),
    content: t.string({ required: true, description: 'What to remember instead: 1 to 1,000 characters, made one line.' }),
  }),
})

const DeleteMemoryInput = builder.inputType('DeleteMemoryInput', {
  description: 'What to forget.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'The memory.' }),
    keepsEarlier: t.boolean({
      description: 'Whether what it took the place of is remembered again; otherwise that is forgotten with it.',
    }),
  }),
})

const MergeMemoriesInput = builder.inputType('MergeMemoriesInput', {
  description: 'Two memories that become one.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'The memory that stays.' }),
    otherId: t.globalID({ required: true, for: MemoryNode, description: 'The memory that is forgotten.' }),
    content: t.string({ required: true, description: 'What both say together: 1 to 1,000 characters, made one line.' }),
  }),
})

const MergeMemoriesPayload = builder.objectRef<{ memory: ListedMemory; otherId: string }>('MergeMemoriesPayload').implement({
  description: 'One memory says both, and is found by its new words from now on.',
  fields: (t) => ({
    memory: t.field({ type: MemoryNode, description: 'The memory as it is now.', resolve: ({ memory }) => memory }),
    deletedMemoryId: t.globalID({
      description: 'For deleting the edge of the other.',
      resolve: ({ otherId }) => ({ type: 'Memory', id: otherId }),
    }),
  }),
})

const UpdateMemoryPayload = builder.objectRef<ListedMemory>('UpdateMemoryPayload').implement({
  description: 'It is corrected, and found by its new words from now on.',
  fields: (t) => ({ memory: t.field({ type: MemoryNode, description: 'The memory as it is now.', resolve: (memory) => memory }) }),
})

const DeleteMemoryPayload = builder.objectRef<{ id: string; restored: ListedMemory[] }>('DeleteMemoryPayload').implement({
  description: 'It is forgotten, with what answers quote of it.',
  fields: (t) => ({
    deletedMemoryId: t.globalID({ description: 'For deleting its edge.', resolve: ({ id }) => ({ type: 'Memory', id }) }),
    restored: t.field({
      type: [MemoryNode],
      description: 'What it took the place of and is remembered again; empty unless that was asked for.',
      resolve: ({ restored }) => restored,
    }),
  }),
})

builder.mutationFields((t) => ({
  createMemory: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryPayload,
    errors: { types: [InputError, ConflictError] },
    description: 'Adds a memory. It replaces memories that it contradicts, which become its `earlier` ones.',
    args: { input: t.arg({ type: CreateMemoryInput, required: true, description: 'The memory.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.memoryList.create(viewer, input),
  }),
  updateMemory: t.withAuth({ signedIn: true }).field({
    type: UpdateMemoryPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Corrects what is remembered.',
    args: { input: t.arg({ type: UpdateMemoryInput, required: true, description: 'The memory and its new words.' }) },
    resolve: (_root, { input: { memoryId, content } }, { services, viewer }) =>
      services.memoryList.change(viewer, { id: existing(memoryId.id), content }),
  }),
  mergeMemories: t.withAuth({ signedIn: true }).field({
    type: MergeMemoriesPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Makes one memory of two, in words that their owner chooses. What answers quoted of either before stays as it was quoted.',
    args: { input: t.arg({ type: MergeMemoriesInput, required: true, description: 'The memories and the new words.' }) },
    resolve: async (_root, { input: { content, ...ids } }, { services, viewer }) => {
      const [id, otherId] = [existing(ids.memoryId.id), existing(ids.otherId.id)]
      return { memory: await services.memoryList.merge(viewer, { id, otherId, content }), otherId }
    },
  }),
  deleteMemory: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryPayload,
    errors: { types: [NotFoundError] },
    description:
      'Forgets a memory and the memories it replaced, and excludes messages that state them from past-chat search and summaries. Conversations stay until they are deleted.',
    args: { input: t.arg({ type: DeleteMemoryInput, required: true, description: 'The memory.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.memoryId.id)
      return { id, restored: await services.memoryList.forget(viewer, { id, keepsEarlier: input.keepsEarlier ?? false }) }
    },
  }),
}))
