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
      description: 'The file IDs returned by POST /api/v1/upload/files, at most 20: PDF, DOCX, Markdown, HTML, text or CSV.',
    }),
  }),
})

const AddDocumentsPayload = builder.objectRef<readonly DocumentItem[]>('AddDocumentsPayload').implement({
  description: 'The private documents are created and are being read in the background.',
  fields: (t) => ({
    documentEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'The new documents in the order of the files, for prepending to the list.',
      resolve: (items) => items.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('addDocuments', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AddDocumentsPayload,
    errors: { types: [InputError] },
    description:
      'Creates private documents from uploaded files and reads them in the background. Use updateKnowledgeItem to rename or publish a document, and deleteKnowledgeItem to delete it with its file.',
    args: { input: t.arg({ type: AddDocumentsInput, required: true, description: 'The uploads to turn into documents.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.documents.add(viewer, { fileIds: input.fileIds.map(String) }),
  }),
)

const AddWebPageInput = builder.inputType('AddWebPageInput', {
  description: 'Input for creating a document from a web page.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'The public HTTP or HTTPS URL of the page. Defaults to HTTPS if it has no scheme.' }),
  }),
})

const AddWebPagePayload = builder.objectRef<DocumentItem>('AddWebPagePayload').implement({
  description: 'The page was fetched, and its article is being read in the background.',
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
      'Fetches a web page once, within 15 seconds and up to 5 MB, and creates a private document from its article. PDFs and other supported files are kept whole. If the page was added before, it is fetched again, replaces its document and becomes private. Servers can turn this off.',
    args: { input: t.arg({ type: AddWebPageInput, required: true, description: 'URL of the web page.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.webPages.add(viewer, input),
  }),
)

const ReplaceDocumentInput = builder.inputType('ReplaceDocumentInput', {
  description: 'Input for replacing the file of a document.',
  fields: (t) => ({
    itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Global ID of the document.' }),
    fileId: t.id({ required: true, description: 'The file ID returned by POST /api/v1/upload/files.' }),
    staysPublic: t.boolean({ defaultValue: false, description: 'Whether a public document stays public. Otherwise it becomes private.' }),
  }),
})

const ReplaceDocumentPayload = builder.objectRef<DocumentItem>('ReplaceDocumentPayload').implement({
  description: 'The newer file is being read in the background.',
  fields: (t) => ({
    item: t.field({
      type: KnowledgeItemNode,
      description: 'The document, unchanged until the newer file has been read.',
      resolve: (item) => item,
    }),
  }),
})

builder.mutationField('replaceDocument', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ReplaceDocumentPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description:
      'Replaces the file of a document. Its text stays unchanged until the newer file has been read, and if reading fails. Its URL, title and citations are kept.',
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
