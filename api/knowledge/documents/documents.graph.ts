import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { resolveOrderedPage } from '../../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import type { DocumentEvent } from '../../liveUpdates/viewerEvents.ts'
import { itemArgs, KnowledgeItemNode, KnowledgeItems } from '../graph.ts'
import { itemOrders } from '../knowledge.service.ts'
import type { DocumentItem } from './documents.service.ts'

builder.objectFields(ViewerType, (t) => ({
  documents: t.connection(
    {
      type: KnowledgeItemNode,
      nullable: true,
      description: 'Documents, latest changes first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) => services.documents.list(viewer, { ...page, updatedSince })),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
}))

const AddDocumentsInput = builder.inputType('AddDocumentsInput', {
  description: 'Uploaded files to add.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'At most 20 upload IDs: PDF, DOCX, Markdown, HTML, text or CSV.',
    }),
  }),
})

const AddDocumentsPayload = builder.objectRef<readonly DocumentItem[]>('AddDocumentsPayload').implement({
  description: 'The private documents are being read.',
  fields: (t) => ({
    documentEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'New documents in file order.',
      resolve: (items) => items.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('addDocuments', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddDocumentsPayload,
    errors: { types: [InputError] },
    description: 'Creates private documents, read in the background.',
    args: { input: t.arg({ type: AddDocumentsInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.documents.add(viewer, { fileIds: input.fileIds.map(String) }),
  }),
)

const AddWebPageInput = builder.inputType('AddWebPageInput', {
  description: 'Web page to add.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Public URL; HTTPS by default.' }),
  }),
})

const AddWebPagePayload = builder.objectRef<DocumentItem>('AddWebPagePayload').implement({
  description: 'The fetched page is being read.',
  fields: (t) => ({
    documentEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'New private document.',
      resolve: (node) => ({ cursor: formatCursor(node), node }),
    }),
  }),
})

builder.mutationField('addWebPage', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddWebPagePayload,
    errors: { types: [InputError] },
    description: 'Saves a web page, up to 5 MB, as a private document, replacing a known one.',
    args: { input: t.arg({ type: AddWebPageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.webPages.add(viewer, input),
  }),
)

const ReplaceDocumentInput = builder.inputType('ReplaceDocumentInput', {
  description: 'Document with its newer file.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'ID of the document.' }),
    fileId: t.id({ required: true, description: 'File ID from an upload.' }),
    staysPublic: t.boolean({ defaultValue: false, description: 'Whether it stays public; default false.' }),
  }),
})

const ReplaceDocumentPayload = builder.objectRef<DocumentItem>('ReplaceDocumentPayload').implement({
  description: 'The newer file is being read.',
  fields: (t) => ({
    item: t.field({
      type: KnowledgeItemNode,
      description: 'Document, unchanged until read.',
      resolve: (item) => item,
    }),
  }),
})

builder.mutationField('replaceDocument', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplaceDocumentPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Replaces a document’s file; URL and citations stay.',
    args: { input: t.arg({ type: ReplaceDocumentInput, required: true }) },
    resolve: (_root, { input: { itemId, fileId, staysPublic } }, { services, viewer }) =>
      services.documents.replace(viewer, { itemId: itemId.id, fileId, staysPublic: staysPublic ?? false }),
  }),
)

export const DocumentChanged = builder.objectRef<DocumentEvent>('DocumentChanged').implement({
  description: 'Reading of a document finished or failed.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'Document after the update.', resolve: ({ item }) => item }),
  }),
})
