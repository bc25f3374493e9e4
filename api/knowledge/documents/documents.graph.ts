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
      description: 'The viewer’s documents, most recently changed first by default.',
      args: itemArgs,
      resolve: (viewer, { updatedSince, ...args }, { services }) =>
        resolveOrderedPage(itemOrders, args, (page) => services.documents.list(viewer, { ...page, updatedSince })),
    },
    KnowledgeItems.Connection,
    KnowledgeItems.Edge,
  ),
}))

const AddDocumentsInput = builder.inputType('AddDocumentsInput', {
  description: 'Input for creating documents from uploaded files.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'File IDs from POST /api/v1/upload/files, at most 20: PDF, DOCX, Markdown, HTML, text or CSV.',
    }),
  }),
})

const AddDocumentsPayload = builder.objectRef<readonly DocumentItem[]>('AddDocumentsPayload').implement({
  description: 'The private documents are being read in the background.',
  fields: (t) => ({
    documentEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'The new documents in file order, for prepending.',
      resolve: (items) => items.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('addDocuments', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddDocumentsPayload,
    errors: { types: [InputError] },
    description:
      'Creates private documents from uploads and reads them in the background. Rename, publish or delete them like other items.',
    args: { input: t.arg({ type: AddDocumentsInput, required: true, description: 'The uploads to turn into documents.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.documents.add(viewer, { fileIds: input.fileIds.map(String) }),
  }),
)

const AddWebPageInput = builder.inputType('AddWebPageInput', {
  description: 'Input for creating a document from a web page.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'The public URL of the page; HTTPS if without a scheme.' }),
  }),
})

const AddWebPagePayload = builder.objectRef<DocumentItem>('AddWebPagePayload').implement({
  description: 'The page was fetched and is being read.',
  fields: (t) => ({
    documentEdge: t.field({
      type: KnowledgeItems.Edge,
      description: 'The private document, for prepending to the list.',
      resolve: (node) => ({ cursor: formatCursor(node), node }),
    }),
  }),
})

builder.mutationField('addWebPage', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddWebPagePayload,
    errors: { types: [InputError] },
    description:
      'Fetches a web page (at most 15 seconds and 5 MB) and creates a private document from its article. PDFs and other files are kept whole. A known page is replaced and becomes private. Servers can turn this off.',
    args: { input: t.arg({ type: AddWebPageInput, required: true, description: 'URL of the web page.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.webPages.add(viewer, input),
  }),
)

const ReplaceDocumentInput = builder.inputType('ReplaceDocumentInput', {
  description: 'Input for replacing the file of a document.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Global ID of the document.' }),
    fileId: t.id({ required: true, description: 'The file ID from POST /api/v1/upload/files.' }),
    staysPublic: t.boolean({ defaultValue: false, description: 'Whether a public document stays public; private otherwise.' }),
  }),
})

const ReplaceDocumentPayload = builder.objectRef<DocumentItem>('ReplaceDocumentPayload').implement({
  description: 'The newer file is being read in the background.',
  fields: (t) => ({
    item: t.field({
      type: KnowledgeItemNode,
      description: 'The document, unchanged until the file has been read.',
      resolve: (item) => item,
    }),
  }),
})

builder.mutationField('replaceDocument', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplaceDocumentPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Replaces a document’s file. The text changes once it has been read; URL, title and citations stay.',
    args: { input: t.arg({ type: ReplaceDocumentInput, required: true, description: 'The document and the newer file.' }) },
    resolve: (_root, { input: { itemId, fileId, staysPublic } }, { services, viewer }) =>
      services.documents.replace(viewer, { itemId: itemId.id, fileId, staysPublic: staysPublic ?? false }),
  }),
)

export const DocumentChanged = builder.objectRef<DocumentEvent>('DocumentChanged').implement({
  description: 'A document was read, or reading it failed.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The document after the update.', resolve: ({ item }) => item }),
  }),
})
