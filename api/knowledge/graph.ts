import { isPublic } from '../platform/audiences.ts'
import { AudienceEnum } from '../profile/audiences/audienceEnum.ts'
import { ViewerType } from '../account/graph.ts'
import { TwinQuestionType } from '../twin/visits/twinVisits.graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { enumValues } from '../graphql/enumValues.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { listKinds, knowledgeKinds } from '../retrieval/knowledgeKinds.ts'
import { DocumentFileType } from './documents/documentFile.graph.ts'
import { type CreatedItem, itemOrders, type KnowledgeMatch } from './knowledge.service.ts'
import { toExcerpt } from './excerpts.ts'

export const KnowledgeKindEnum = builder.enumType('KnowledgeKind', {
  description: 'The kind of a knowledge item.',
  values: enumValues(knowledgeKinds),
})

export const KnowledgeItemNode = builder.prismaNode('KnowledgeItem', {
  description: 'A note, story or document, as its owner sees it.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in URLs and citations.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'The kind of the item.' }),
    title: t.exposeString('title', { description: 'The title, 1 to 200 characters.' }),
    content: t.exposeString('content', {
      description: 'The Markdown text. For documents only the beginning; see `document`.',
    }),
    excerpt: t.string({
      description: 'The beginning of the plain text, at most 280 characters, for lists.',
      select: { content: true },
      resolve: ({ content }) => toExcerpt(content),
    }),
    document: t.field({
      type: DocumentFileType,
      nullable: true,
      description: 'The file and status of a document; null for others.',
      select: { id: true, kind: true },
      resolve: ({ id, kind }, _args, { services }) => (knowledgeKinds[kind].isFromFile ? services.documentTexts.documentOf(id) : null),
    }),
    isPublic: t.boolean({
      description: 'Whether anyone with the link can read the item while the profile is public.',
      select: { audience: true },
      resolve: ({ audience }) => isPublic(audience),
    }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'The readers of the item, at most those of the profile.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation, in UTC.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change; the default sort field.' }),
  }),
})

const KnowledgeItemOrder = orderInput(KnowledgeItemNode, 'notes, stories or documents', itemOrders)

export const itemArgs = builder.args((t) => ({
  orderBy: t.field({ type: KnowledgeItemOrder, description: 'The order; null for last change, newest first.' }),
  updatedSince: t.field({ type: 'DateTime', description: 'Only items changed at this time or later.' }),
}))

export const KnowledgeItems = createPageTypes(KnowledgeItemNode, {
  description: `A page of notes, stories or documents. ${whilePaging.moving}`,
  placeDescription: 'A note, story or document in a list.',
})

const KnowledgeMatchType = builder.objectRef<KnowledgeMatch>('KnowledgeMatch').implement({
  description: 'A conversation found by a search.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The matching note, story or document.', resolve: ({ item }) => item }),
    passage: t.exposeString('passage', { description: 'The matching sentences, without Markdown.' }),
    ordinal: t.int({
      nullable: true,
      description: 'The ordinal of the passage in a document; null for others.',
      resolve: ({ place }) => place?.ordinal ?? null,
    }),
    page: t.int({
      nullable: true,
      description: 'The page of the passage; null without pages.',
      resolve: ({ place }) => place?.page ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  knowledge: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'The viewer’s notes, most recently changed first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) =>
          services.knowledge.list(viewer, { ...page, updatedSince, kinds: listKinds('notes') }),
        ),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
  stories: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'The viewer’s stories, most recently changed first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) =>
          services.knowledge.list(viewer, { ...page, updatedSince, kinds: listKinds('stories') }),
        ),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
  knowledgeItem: t.field({
    type: KnowledgeItemNode,
    nullable: true,
    description: 'The viewer’s item with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'The UUID of the item.' }) },
    resolve: (viewer, { uuid }, { services }) => services.knowledge.find(viewer, { id: uuid }),
  }),
  searchKnowledge: t.field({
    type: [KnowledgeMatchType],
    nullable: true,
    description: 'The viewer’s items with all words of the query, or similar ones, in title or text.',
    args: {
      query: t.arg.string({ required: true, description: 'The search text. Words match by prefix.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'The maximum number of results, at most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.knowledge.search(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const CreateKnowledgeItemInput = builder.inputType('CreateKnowledgeItemInput', {
  description: 'Input for creating a note or story.',
  fields: (t) => ({
    kind: t.field({ type: KnowledgeKindEnum, required: true, description: 'A note or a story. Documents are created from files.' }),
    title: t.string({ required: true, description: 'The title, 1 to 200 characters.' }),
    content: t.string({ required: true, description: 'The text, 1 to 200,000 characters.' }),
    isPublic: t.boolean({ defaultValue: false, description: 'Whether the item is listed; see `audience`.' }),
    audience: t.field({ type: AudienceEnum, description: 'The readers of the item; by default private, or anyone if `isPublic`.' }),
    answersQuestionId: t.globalID({
      for: TwinQuestionType,
      description: 'The unanswered twin question that the item answers; closed if the item is public.',
    }),
  }),
})

const UpdateKnowledgeItemInput = builder.inputType('UpdateKnowledgeItemInput', {
  description: 'Input for changing an item. Omitted fields stay unchanged.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Global ID of the item.' }),
    title: t.string({ description: 'The title, 1 to 200 characters.' }),
    content: t.string({ description: 'The text, 1 to 200,000 characters.' }),
    isPublic: t.boolean({ description: 'Lists the item or makes it private. The present value changes nothing.' }),
    audience: t.field({ type: AudienceEnum, description: 'The readers of the item, from the twin’s next answer.' }),
  }),
})

const DeleteKnowledgeItemInput = builder.inputType('DeleteKnowledgeItemInput', {
  description: 'Input for deleting an item.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Global ID of the item.' }) }),
})

const CreateKnowledgeItemPayload = builder.objectRef<CreatedItem>('CreateKnowledgeItemPayload').implement({
  description: 'The item is created and immediately searchable.',
  fields: (t) => ({
    itemEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'The new item, for prepending to its list.',
      resolve: ({ item }) => ({ cursor: formatCursor(item), node: item }),
    }),
    answeredQuestionId: t.globalID({
      nullable: true,
      description: 'The closed twin question, for deleting its record; null if none.',
      resolve: ({ answered }) => (answered === null ? null : { type: 'TwinQuestion', id: answered }),
    }),
  }),
})

const UpdateKnowledgeItemPayload = builder.objectRef<CreatedItem['item']>('UpdateKnowledgeItemPayload').implement({
  description: 'The item is updated.',
  fields: (t) => ({ item: t.field({ type: KnowledgeItemNode, description: 'The item after the update.', resolve: (item) => item }) }),
})

const DeleteKnowledgeItemPayload = builder.objectRef<{ id: string }>('DeleteKnowledgeItemPayload').implement({
  description: 'The item and its profile proposals are deleted.',
  fields: (t) => ({
    deletedItemId: t.globalID({
      description: 'The deleted item’s global ID, for deleting its edge.',
      resolve: ({ id }) => ({ type: 'KnowledgeItem', id }),
    }),
  }),
})

builder.mutationFields((t) => ({
  createKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: CreateKnowledgeItemPayload,
    errors: { types: [InputError] },
    description: 'Creates a note or story. It is private by default.',
    args: { input: t.arg({ type: CreateKnowledgeItemInput, required: true, description: 'The item that was created.' }) },
    resolve: (_root, { input: { answersQuestionId, ...input } }, { services, viewer }) =>
      services.knowledge.create(viewer, {
        ...input,
        isPublic: input.isPublic ?? undefined,
        audience: input.audience ?? undefined,
        answers: answersQuestionId?.id,
      }),
  }),
  updateKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: UpdateKnowledgeItemPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes the text or visibility of an item.',
    args: { input: t.arg({ type: UpdateKnowledgeItemInput, required: true, description: 'The item and its changes.' }) },
    resolve: (_root, { input: { itemId, ...change } }, { services, viewer }) =>
      services.knowledge.update(viewer, {
        id: requireUuid(itemId.id),
        title: change.title ?? undefined,
        content: change.content ?? undefined,
        isPublic: change.isPublic ?? undefined,
        audience: change.audience ?? undefined,
      }),
  }),
  deleteKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: DeleteKnowledgeItemPayload,
    errors: { types: [NotFoundError] },
    description: 'Permanently deletes an item, and the file of a document.',
    args: { input: t.arg({ type: DeleteKnowledgeItemInput, required: true, description: 'The item to delete.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.itemId.id)
      await services.knowledge.remove(viewer, { id })
      return { id }
    },
  }),
}))
