import { ViewerType } from '../account/graph.ts'
import { TwinQuestionType } from '../twin/visits/twinVisits.graph.ts'
import { builder } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { enumValues } from '../graphql/enumValues.ts'
import { orderInput, pagesOf, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { existing } from '../platform/text/ids.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { kindsIn, knowledgeKinds } from '../retrieval/knowledgeKinds.ts'
import { DocumentFileType } from './documents/documentFile.graph.ts'
import { type CreatedItem, itemOrders, type KnowledgeMatch } from './knowledge.service.ts'
import { excerptOf } from './excerpts.ts'

export const KnowledgeKindEnum = builder.enumType('KnowledgeKind', {
  description: 'What somebody wrote down, or where it came from.',
  values: enumValues(knowledgeKinds),
})

export const KnowledgeItemNode = builder.prismaNode('KnowledgeItem', {
  description: 'A note, story or document. Only its owner sees it here, public or not.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that URLs and citations use.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'What it is.' }),
    title: t.exposeString('title', { description: '1 to 200 characters.' }),
    content: t.exposeString('content', {
      description: 'The whole text, as it was written: Markdown. Of a document only the beginning; `document` has all of it.',
    }),
    excerpt: t.string({
      description:
        'How the text begins, on one line and without the marks of Markdown: at most 280 characters. For lists, which need no whole texts.',
      select: { content: true },
      resolve: ({ content }) => excerptOf(content),
    }),
    document: t.field({
      type: DocumentFileType,
      nullable: true,
      description: 'The file of a document, and how far it has been read; null for notes and stories.',
      select: { id: true, kind: true },
      resolve: ({ id, kind }, _args, { services }) => (knowledgeKinds[kind].isFromFile ? services.documentTexts.documentOf(id) : null),
    }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether their twin may tell it, as long as the profile is public too.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written first.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed; lists are ordered by it by default.' }),
  }),
})

const KnowledgeItemOrder = orderInput(KnowledgeItemNode, 'notes, stories or documents', itemOrders)

export const itemArgs = builder.args((t) => ({
  orderBy: t.field({ type: KnowledgeItemOrder, description: 'The order of the list; null orders by the last change, newest first.' }),
  updatedSince: t.field({ type: 'DateTime', description: 'Only items changed at this time or later; null lists all.' }),
}))

export const KnowledgeItems = pagesOf(KnowledgeItemNode, {
  description: `A page of notes, stories or documents. ${whilePaging.moving}`,
  placeDescription: 'A note, story or document in a list.',
})

const KnowledgeMatchType = builder.objectRef<KnowledgeMatch>('KnowledgeMatch').implement({
  description: 'An item that a search found.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The item.', resolve: ({ item }) => item }),
    passage: t.exposeString('passage', { description: 'The whole sentences around what was found, without the marks of Markdown.' }),
    ordinal: t.int({
      nullable: true,
      description: 'The number of the passage in a document, to open it there; null for notes and stories.',
      resolve: ({ place }) => place?.ordinal ?? null,
    }),
    page: t.int({
      nullable: true,
      description: 'The page of a document where the passage begins; null where there are no pages.',
      resolve: ({ place }) => place?.page ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  knowledge: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'Notes, recently changed first by default. Stories and documents have lists of their own.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) => services.knowledge.list(viewer, { ...page, updatedSince, kinds: kindsIn('notes') })),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
  stories: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'Stories, recently changed first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) =>
          services.knowledge.list(viewer, { ...page, updatedSince, kinds: kindsIn('stories') }),
        ),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
  knowledgeItem: t.field({
    type: KnowledgeItemNode,
    nullable: true,
    description: 'By the UUID that URLs carry; null when there is none of theirs.',
    args: { uuid: t.arg.string({ required: true, description: 'The item’s UUID.' }) },
    resolve: (viewer, { uuid }, { services }) => services.knowledge.find(viewer, { id: uuid }),
  }),
  searchKnowledge: t.field({
    type: [KnowledgeMatchType],
    nullable: true,
    description: 'Items of every kind with all words of the query in title or text, or with words like them.',
    args: {
      query: t.arg.string({ required: true, description: 'What was typed; beginnings of words are found too.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'At most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.knowledge.search(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const CreateKnowledgeItemInput = builder.inputType('CreateKnowledgeItemInput', {
  description: 'Something to keep.',
  fields: (t) => ({
    kind: t.field({ type: KnowledgeKindEnum, required: true, description: 'A note or a story; documents come from files.' }),
    title: t.string({ required: true, description: '1 to 200 characters.' }),
    content: t.string({ required: true, description: '1 to 200,000 characters.' }),
    isPublic: t.boolean({ defaultValue: false, description: 'Whether their twin may tell it.' }),
    answersQuestionId: t.globalID({
      for: TwinQuestionType,
      description: 'What their twin could not answer and this does: it is listed no longer, if the item is public. Otherwise it stays.',
    }),
  }),
})

const UpdateKnowledgeItemInput = builder.inputType('UpdateKnowledgeItemInput', {
  description: 'A change; what is left out stays as it is.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'The item.' }),
    title: t.string({ description: '1 to 200 characters.' }),
    content: t.string({ description: '1 to 200,000 characters.' }),
    isPublic: t.boolean({ description: 'Whether their twin may tell it, from its next answer on.' }),
  }),
})

const DeleteKnowledgeItemInput = builder.inputType('DeleteKnowledgeItemInput', {
  description: 'What to delete.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'The item.' }) }),
})

const CreateKnowledgeItemPayload = builder.objectRef<CreatedItem>('CreateKnowledgeItemPayload').implement({
  description: 'It is kept, and found by searches at once.',
  fields: (t) => ({
    itemEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'For prepending to the list of its kind.',
      resolve: ({ item }) => ({ cursor: formatCursor(item), node: item }),
    }),
    answeredQuestionId: t.globalID({
      nullable: true,
      description: 'The question that it closed, for deleting its record; null when it closed none.',
      resolve: ({ answered }) => (answered === null ? null : { type: 'TwinQuestion', id: answered }),
    }),
  }),
})

const UpdateKnowledgeItemPayload = builder.objectRef<CreatedItem['item']>('UpdateKnowledgeItemPayload').implement({
  description: 'It is changed.',
  fields: (t) => ({ item: t.field({ type: KnowledgeItemNode, description: 'The item as it is now.', resolve: (item) => item }) }),
})

const DeleteKnowledgeItemPayload = builder.objectRef<{ id: string }>('DeleteKnowledgeItemPayload').implement({
  description: 'It is gone, with what it proposed for the profile.',
  fields: (t) => ({
    deletedItemId: t.globalID({ description: 'For deleting its edge.', resolve: ({ id }) => ({ type: 'KnowledgeItem', id }) }),
  }),
})

builder.mutationFields((t) => ({
  createKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: CreateKnowledgeItemPayload,
    errors: { types: [InputError] },
    description: 'Keeps a note or a story, private unless told otherwise.',
    args: { input: t.arg({ type: CreateKnowledgeItemInput, required: true, description: 'What to keep.' }) },
    resolve: (_root, { input: { answersQuestionId, ...input } }, { services, viewer }) =>
      services.knowledge.create(viewer, { ...input, isPublic: input.isPublic ?? undefined, answers: answersQuestionId?.id }),
  }),
  updateKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: UpdateKnowledgeItemPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes the text or who may know it.',
    args: { input: t.arg({ type: UpdateKnowledgeItemInput, required: true, description: 'The item and what is new.' }) },
    resolve: (_root, { input: { itemId, ...change } }, { services, viewer }) =>
      services.knowledge.update(viewer, {
        id: existing(itemId.id),
        title: change.title ?? undefined,
        content: change.content ?? undefined,
        isPublic: change.isPublic ?? undefined,
      }),
  }),
  deleteKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: DeleteKnowledgeItemPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes it for good, a document with its file.',
    args: { input: t.arg({ type: DeleteKnowledgeItemInput, required: true, description: 'The item.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.itemId.id)
      await services.knowledge.remove(viewer, { id })
      return { id }
    },
  }),
}))
