import { isPublic } from '../platform/audiences.ts'
import { AudienceEnum } from '../profile/audiences/audience.graph.ts'
import { ViewerType } from '../account/graph.ts'
import { TwinQuestionType } from '../twin/visits/twinVisits.graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { toEnumValues } from '../graphql/enumValues.ts'
import { orderInput, createPageTypes, resolveOrderedPage, whilePaging } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { listKinds, knowledgeKinds } from '../retrieval/knowledgeKinds.ts'
import type { KnowledgeItemEvent } from '../liveUpdates/viewerEvents.ts'
import { DocumentFileType } from './documents/documentFile.graph.ts'
import { type CreatedItem, itemOrders, type KnowledgeMatch } from './knowledge.service.ts'
import { toExcerpt } from './excerpts.ts'

export const KnowledgeKindEnum = builder.enumType('KnowledgeKind', {
  description: 'Kind of a knowledge item.',
  values: toEnumValues(knowledgeKinds),
})

export const KnowledgeItemNode = builder.prismaNode('KnowledgeItem', {
  description: 'Note, story or document of its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in URLs and citations.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'Kind of the item.' }),
    title: t.exposeString('title', { description: 'Title, 1 to 200 characters.' }),
    content: t.exposeString('content', {
      description: 'Markdown text; only the beginning for documents.',
    }),
    excerpt: t.string({
      description: 'Beginning of the plain text, at most 280 characters.',
      select: { content: true },
      resolve: ({ content }) => toExcerpt(content),
    }),
    document: t.field({
      type: DocumentFileType,
      nullable: true,
      description: 'File of a document; null for others.',
      select: { id: true, kind: true },
      resolve: ({ id, kind }, _args, { services }) => (knowledgeKinds[kind].isFromFile ? services.documentTexts.getDocument(id) : null),
    }),
    isPublic: t.boolean({
      description: 'Whether anyone with the link can read it.',
      select: { audience: true },
      resolve: ({ audience }) => isPublic(audience),
    }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'Readers of the item, at most those of the profile.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation, in UTC.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change; the default sort field.' }),
  }),
})

const KnowledgeItemOrder = orderInput(KnowledgeItemNode, 'notes, stories or documents', itemOrders)

export const itemArgs = builder.args((t) => ({
  orderBy: t.field({ type: KnowledgeItemOrder, description: 'Order; null for latest changes first.' }),
  updatedSince: t.field({ type: 'DateTime', description: 'Only items changed since then.' }),
}))

export const KnowledgeItems = createPageTypes(KnowledgeItemNode, {
  description: `Page of notes, stories or documents. ${whilePaging.moving}`,
  placeDescription: 'Knowledge item in a list.',
})

const KnowledgeMatchType = builder.objectRef<KnowledgeMatch>('KnowledgeMatch').implement({
  description: 'Knowledge item found by a search.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'Matching knowledge item.', resolve: ({ item }) => item }),
    passage: t.exposeString('passage', { description: 'Matching sentences, without Markdown.' }),
    ordinal: t.int({
      nullable: true,
      description: 'Passage number in a document, if any.',
      resolve: ({ place }) => place?.ordinal ?? null,
    }),
    page: t.int({
      nullable: true,
      description: 'Page of the passage, if any.',
      resolve: ({ place }) => place?.page ?? null,
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  knowledge: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'Notes, latest changes first by default.',
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
      description: 'Stories, latest changes first by default.',
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
    description: 'Item with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the item.' }) },
    resolve: (viewer, { uuid }, { services }) => services.knowledge.find(viewer, { id: uuid }),
  }),
  searchKnowledge: t.field({
    type: [KnowledgeMatchType],
    nullable: true,
    description: 'Items with all words or similar meaning.',
    args: {
      query: t.arg.string({ required: true, description: 'Words, which match by prefix.' }),
      limit: t.arg.int({ defaultValue: 10, description: 'Number of results, at most 50.' }),
    },
    resolve: (viewer, { query, limit }, { services }) => services.knowledge.search(viewer, { query, limit: limit ?? 10 }),
  }),
}))

const CreateKnowledgeItemInput = builder.inputType('CreateKnowledgeItemInput', {
  description: 'Note or story to create.',
  fields: (t) => ({
    kind: t.field({ type: KnowledgeKindEnum, required: true, description: 'Note or story; documents are created from files.' }),
    title: t.string({ required: true, description: 'Title, 1 to 200 characters.' }),
    content: t.string({ required: true, description: 'Text, 1 to 200,000 characters.' }),
    isPublic: t.boolean({ defaultValue: false, description: 'Whether the item is listed; see `audience`.' }),
    audience: t.field({ type: AudienceEnum, description: 'Readers; by default private, or anyone if `isPublic`.' }),
    answersQuestionId: t.globalID({
      for: TwinQuestionType,
      description: 'Twin question that it answers; a public item closes it.',
    }),
  }),
})

const UpdateKnowledgeItemInput = builder.inputType('UpdateKnowledgeItemInput', {
  description: 'Item with its changed fields.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Global ID of the item.' }),
    title: t.string({ description: 'Title, 1 to 200 characters.' }),
    content: t.string({ description: 'Text, 1 to 200,000 characters.' }),
    isPublic: t.boolean({ description: 'Lists the item or makes it private, if changed.' }),
    audience: t.field({ type: AudienceEnum, description: 'Readers, from the twin’s next answer.' }),
    unchangedSince: t.field({ type: 'DateTime', description: '`updatedAt` of the edited version; fails if the item changed later.' }),
  }),
})

const DeleteKnowledgeItemInput = builder.inputType('DeleteKnowledgeItemInput', {
  description: 'Knowledge item to delete.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'ID of the item.' }) }),
})

const CreateKnowledgeItemPayload = builder.objectRef<CreatedItem>('CreateKnowledgeItemPayload').implement({
  description: 'The item is created and searchable.',
  fields: (t) => ({
    itemEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'New note or story.',
      resolve: ({ item }) => ({ cursor: formatCursor(item), node: item }),
    }),
    answeredQuestionId: t.globalID({
      nullable: true,
      description: 'ID of the closed question; null if none.',
      resolve: ({ answered }) => (answered === null ? null : { type: 'TwinQuestion', id: answered }),
    }),
  }),
})

const UpdateKnowledgeItemPayload = builder.objectRef<CreatedItem['item']>('UpdateKnowledgeItemPayload').implement({
  description: 'The item is updated.',
  fields: (t) => ({ item: t.field({ type: KnowledgeItemNode, description: 'Item after the update.', resolve: (item) => item }) }),
})

const DeleteKnowledgeItemPayload = builder.objectRef<{ id: string }>('DeleteKnowledgeItemPayload').implement({
  description: 'The item and its proposals are deleted.',
  fields: (t) => ({
    deletedItemId: t.globalID({
      description: 'ID of the deleted item.',
      resolve: ({ id }) => ({ type: 'KnowledgeItem', id }),
    }),
  }),
})

builder.mutationFields((t) => ({
  createKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: CreateKnowledgeItemPayload,
    errors: { types: [InputError] },
    description: 'Creates a note or story, private by default.',
    args: { input: t.arg({ type: CreateKnowledgeItemInput, required: true }) },
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
    errors: { types: [ConflictError, InputError, NotFoundError] },
    description: 'Changes an item’s text or visibility.',
    args: { input: t.arg({ type: UpdateKnowledgeItemInput, required: true }) },
    resolve: (_root, { input: { itemId, ...change } }, { services, viewer }) =>
      services.knowledge.update(viewer, {
        id: requireUuid(itemId.id),
        title: change.title ?? undefined,
        content: change.content ?? undefined,
        isPublic: change.isPublic ?? undefined,
        audience: change.audience ?? undefined,
        unchangedSince: change.unchangedSince ?? undefined,
      }),
  }),
  deleteKnowledgeItem: t.withAuth({ signedIn: true }).field({
    type: DeleteKnowledgeItemPayload,
    errors: { types: [NotFoundError] },
    description: 'Permanently deletes an item and its file.',
    args: { input: t.arg({ type: DeleteKnowledgeItemInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.itemId.id)
      await services.knowledge.remove(viewer, { id })
      return { id }
    },
  }),
}))

export const KnowledgeItemChanged = builder.objectRef<KnowledgeItemEvent>('KnowledgeItemChanged').implement({
  description: 'A note, story or document was created, changed or deleted.',
  fields: (t) => ({
    itemId: t.globalID({ description: 'ID of the item.', resolve: ({ itemId }) => ({ type: 'KnowledgeItem', id: itemId }) }),
    knowledgeItem: t.field({
      type: KnowledgeItemNode,
      nullable: true,
      description: 'Updated item; null once deleted.',
      resolve: ({ item }) => item,
    }),
  }),
})
