import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { existing } from '../../platform/text/ids.ts'
import type { ConversationImportEvent } from '../../liveUpdates/viewerEvents.ts'
import { ConversationOriginEnum } from '../threads/threads.graph.ts'
import { type ConversationImport, problemTexts } from './conversationImports.service.ts'

const StatusEnum = builder.enumType('ConversationImportStatus', {
  description: 'How far an import is.',
  values: {
    PENDING: { value: 'pending', description: 'It waits or goes on.' },
    READY: { value: 'ready', description: 'Its conversations are there.' },
    FAILED: { value: 'failed', description: 'Nothing was imported; the problem says why.' },
    UNDOING: { value: 'undoing', description: 'Its conversations are being deleted, after which it is gone.' },
  } as const,
})

const ProblemEnum = builder.enumType('ConversationImportProblem', {
  description: 'Why nothing of a file was imported.',
  values: {
    NOT_AN_EXPORT: { value: 'not_an_export', description: problemTexts.not_an_export },
    EMPTY: { value: 'empty', description: problemTexts.empty },
    ENCRYPTED: { value: 'encrypted', description: problemTexts.encrypted },
    DAMAGED: { value: 'damaged', description: problemTexts.damaged },
    TOO_LARGE: { value: 'too_large', description: problemTexts.too_large },
    TOO_MANY_MESSAGES: { value: 'too_many_messages', description: problemTexts.too_many_messages },
    TOO_MANY_KEPT: { value: 'too_many_kept', description: problemTexts.too_many_kept },
    INTERRUPTED: { value: 'interrupted', description: problemTexts.interrupted },
  } as const,
})

const ImportNode = builder.prismaNode('ConversationImport', {
  description: 'A file with conversations that were exported from another service. Only its owner sees it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    fileName: t.exposeString('fileName', { description: 'As it was uploaded.' }),
    size: t.float({ description: 'In bytes.', select: { fileSize: true }, resolve: ({ fileSize }) => Number(fileSize) }),
    status: t.expose('status', { type: StatusEnum, description: 'How far it is.' }),
    problem: t.expose('problem', { type: ProblemEnum, nullable: true, description: 'Why nothing was imported; null unless it failed.' }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'Whose export it is; null until it has been read once.',
    }),
    conversationCount: t.exposeInt('conversationCount', {
      nullable: true,
      description: 'How many conversations are in the file; null until it has been read once.',
    }),
    messageCount: t.exposeInt('messageCount', {
      nullable: true,
      description: 'How many messages those have; null until it has been read once.',
    }),
    conversationsDone: t.exposeInt('conversationsDone', { description: 'How many of the conversations have been gone through.' }),
    messagesDone: t.exposeInt('messagesDone', { description: 'How many of the messages have been gone through.' }),
    addedCount: t.exposeInt('addedCount', { description: 'How many conversations it added.' }),
    knownCount: t.exposeInt('knownCount', {
      description: 'How many were there from an earlier import; they stay as they are.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  conversationImports: t.field({
    type: [ImportNode],
    description: 'Imports of conversations that were not undone, the newest 50 first.',
    resolve: (viewer, _args, { services }) => services.conversationImports.list(viewer),
  }),
}))

const ImportConversationsInput = builder.inputType('ImportConversationsInput', {
  description: 'Which file has the conversations.',
  fields: (t) => ({
    fileId: t.id({
      required: true,
      description:
        'The UUID that POST /api/v1/upload/files?read=false answered: the ZIP file of an export of ChatGPT or Claude, or conversations.json from it.',
    }),
  }),
})

const ImportConversationsPayload = builder.objectRef<ConversationImport>('ImportConversationsPayload').implement({
  description: 'The import has begun. It goes on in the background, and viewerEvents tell how far it is.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'The import.', resolve: (one) => one }) }),
})

builder.mutationField('importConversations', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportConversationsPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description:
      'Makes a conversation of one’s own of each in an export of ChatGPT or Claude, with its title and dates. One that was imported before stays as it is, and a file that cannot be read adds nothing.',
    args: { input: t.arg({ type: ImportConversationsInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.start(viewer, { fileId: input.fileId }),
  }),
)

const UndoConversationImportInput = builder.inputType('UndoConversationImportInput', {
  description: 'Which import is undone.',
  fields: (t) => ({ importId: t.globalID({ required: true, for: ImportNode, description: 'The import.' }) }),
})

const UndoConversationImportPayload = builder.objectRef<ConversationImport>('UndoConversationImportPayload').implement({
  description: 'The conversations are being deleted in the background.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'The import, undoing.', resolve: (one) => one }) }),
})

builder.mutationField('undoConversationImport', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UndoConversationImportPayload,
    errors: { types: [NotFoundError] },
    description:
      'Deletes the conversations that an import added, and then the import. Those in which something was sent since stay. An import that goes on ends.',
    args: { input: t.arg({ type: UndoConversationImportInput, required: true, description: 'The import.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.undo(viewer, { id: existing(input.importId.id) }),
  }),
)

export const ConversationImportChanged = builder.objectRef<ConversationImportEvent>('ConversationImportChanged').implement({
  description: 'An import of conversations went on, ended or was undone.',
  fields: (t) => ({
    importId: t.globalID({
      description: 'The import.',
      resolve: ({ importId }) => ({ type: 'ConversationImport', id: importId }),
    }),
    import: t.field({
      type: ImportNode,
      nullable: true,
      description: 'As it is now; null once it has been undone.',
      resolve: (event) => event.import,
    }),
  }),
})
