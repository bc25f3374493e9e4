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
      description: 'Documents, recently changed first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) => services.documents.list(viewer, { ...page, updatedSince })),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
}))

const AddDocumentsInput = builder.inputType('AddDocumentsInput', {
  description: 'Which files become documents.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'The UUIDs that POST /api/v1/upload/files answered, at most 20: PDF, DOCX, Markdown, HTML, text or CSV.',
    }),
  }),
})

const AddDocumentsPayload = builder.objectRef<readonly DocumentItem[]>('AddDocumentsPayload').implement({
  description: 'The documents are there, private, and are read in the background.',
  fields: (t) => ({
    documentEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'In the order of the files, for prepending to the list of documents.',
      resolve: (items) => items.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('addDocuments', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddDocumentsPayload,
    errors: { types: [InputError] },
    description:
      'Makes private documents of uploaded files. Each is read in the background, and says then that it is ready or why it cannot be read; updateKnowledgeItem renames it or makes it public, deleteKnowledgeItem deletes it with its file.',
    args: { input: t.arg({ type: AddDocumentsInput, required: true, description: 'The files.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.documents.add(viewer, { fileIds: input.fileIds.map(String) }),
  }),
)

const AddWebPageInput = builder.inputType('AddWebPageInput', {
  description: 'Which web page becomes a document.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Its address on the internet, over http or https; without either it is https.' }),
  }),
})

const AddWebPagePayload = builder.objectRef<DocumentItem>('AddWebPagePayload').implement({
  description: 'The page was fetched; its article is read in the background.',
  fields: (t) => ({
    documentEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'The private document, for prepending to the list of documents.',
      resolve: (node) => ({ cursor: formatCursor(node), node }),
    }),
  }),
})

builder.mutationField('addWebPage', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddWebPagePayload,
    errors: { types: [InputError] },
    description:
      'Fetches a web page once, within 15 seconds and 5 MB, and makes a private document of its article; a PDF or another file that documents are made of is kept whole. A page that is there already is fetched anew in its place, and becomes private. Servers can turn this off.',
    args: { input: t.arg({ type: AddWebPageInput, required: true, description: 'The page.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.webPages.add(viewer, input),
  }),
)

const ReplaceDocumentInput = builder.inputType('ReplaceDocumentInput', {
  description: 'Which file takes the place of a document’s.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'The document.' }),
    fileId: t.id({ required: true, description: 'The UUID that POST /api/v1/upload/files answered.' }),
    staysPublic: t.boolean({ defaultValue: false, description: 'Whether a public document stays public; otherwise it becomes private.' }),
  }),
})

const ReplaceDocumentPayload = builder.objectRef<DocumentItem>('ReplaceDocumentPayload').implement({
  description: 'The newer file is read in the background.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The document, as it was until then.', resolve: (item) => item }),
  }),
})

builder.mutationField('replaceDocument', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplaceDocumentPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description:
      'Replaces the file of a document by a newer one. Its text stays as it was until the newer one has been read, and if that cannot be; its address, title and citations stay.',
    args: { input: t.arg({ type: ReplaceDocumentInput, required: true, description: 'The document and the file.' }) },
    resolve: (_root, { input: { itemId, fileId, staysPublic } }, { services, viewer }) =>
      services.documents.replace(viewer, { itemId: itemId.id, fileId, staysPublic: staysPublic ?? false }),
  }),
)

export const DocumentChanged = builder.objectRef<DocumentEvent>('DocumentChanged').implement({
  description: 'A document has been read, or cannot be.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The document as it is now.', resolve: ({ item }) => item }),
  }),
})
