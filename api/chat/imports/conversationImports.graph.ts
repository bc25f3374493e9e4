import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { ConversationImportEvent } from '../../liveUpdates/viewerEvents.ts'
import { ConversationOriginEnum } from '../threads/threads.graph.ts'
import { type ConversationImport, importProblems } from './conversationImports.service.ts'

const StatusEnum = builder.enumType('ConversationImportStatus', {
  description: 'The status of an import.',
  values: {
    PENDING: { value: 'pending', description: 'The import is queued or running.' },
    READY: { value: 'ready', description: 'Completed; the conversations were imported.' },
    FAILED: { value: 'failed', description: 'Failed without changes; see `problem`.' },
    UNDOING: { value: 'undoing', description: 'Being undone; then the import is deleted.' },
  } as const,
})

const ProblemEnum = builder.enumType('ConversationImportProblem', {
  description: 'The reason an import failed.',
  values: enumValues(importProblems),
})

const ImportNode = builder.prismaNode('ConversationImport', {
  description: 'An import of conversations from another service, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
    fileName: t.exposeString('fileName', { description: 'The original file name.' }),
    size: t.float({ description: 'File size in bytes.', select: { fileSize: true }, resolve: ({ fileSize }) => Number(fileSize) }),
    status: t.expose('status', { type: StatusEnum, description: 'The status of the import.' }),
    problem: t.expose('problem', {
      type: ProblemEnum,
      nullable: true,
      description: 'The reason for the failure; null unless failed.',
    }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'The exporting service; null until the file has been read.',
    }),
    conversationCount: t.exposeInt('conversationCount', {
      nullable: true,
      description: 'Number of conversations in the file; null until read.',
    }),
    messageCount: t.exposeInt('messageCount', {
      nullable: true,
      description: 'Number of messages in the file; null until read.',
    }),
    conversationsDone: t.exposeInt('conversationsDone', { description: 'Number of conversations processed.' }),
    messagesDone: t.exposeInt('messagesDone', { description: 'Number of messages processed.' }),
    addedCount: t.exposeInt('addedCount', { description: 'Number of conversations added.' }),
    knownCount: t.exposeInt('knownCount', {
      description: 'Number of conversations skipped as already imported.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the import was started.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  conversationImports: t.field({
    type: [ImportNode],
    description: 'The viewer’s 50 most recent conversation imports, newest first, without undone ones.',
    resolve: (viewer, _args, { services }) => services.conversationImports.list(viewer),
  }),
}))

const ImportConversationsInput = builder.inputType('ImportConversationsInput', {
  description: 'Input for importing conversations.',
  fields: (t) => ({
    fileId: t.id({
      required: true,
      description: 'UUID from POST /api/v1/upload/files?read=false: a ChatGPT or Claude export (ZIP), or its conversations.json.',
    }),
  }),
})

const ImportConversationsPayload = builder.objectRef<ConversationImport>('ImportConversationsPayload').implement({
  description: 'The import runs in the background. Follow it with `viewerEvents`.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'The import that was started.', resolve: (one) => one }) }),
})

builder.mutationField('importConversations', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportConversationsPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Imports all conversations of a ChatGPT or Claude export, or none if unreadable. Earlier imports stay unchanged.',
    args: { input: t.arg({ type: ImportConversationsInput, required: true, description: 'The file to import.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.startImport(viewer, { fileId: input.fileId }),
  }),
)

const UndoConversationImportInput = builder.inputType('UndoConversationImportInput', {
  description: 'Input for undoing an import.',
  fields: (t) => ({ importId: t.globalID({ required: true, for: ImportNode, description: 'The import to undo.' }) }),
})

const UndoConversationImportPayload = builder.objectRef<ConversationImport>('UndoConversationImportPayload').implement({
  description: 'The conversations are being deleted in the background.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'The import, with status `UNDOING`.', resolve: (one) => one }) }),
})

builder.mutationField('undoConversationImport', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UndoConversationImportPayload,
    errors: { types: [NotFoundError] },
    description: 'Stops an import and deletes its conversations, except those with newer messages.',
    args: { input: t.arg({ type: UndoConversationImportInput, required: true, description: 'The import to undo.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.undo(viewer, { id: requireUuid(input.importId.id) }),
  }),
)

export const ConversationImportChanged = builder.objectRef<ConversationImportEvent>('ConversationImportChanged').implement({
  description: 'A conversation import progressed, ended or was undone.',
  fields: (t) => ({
    importId: t.globalID({
      description: 'ID of the import.',
      resolve: ({ importId }) => ({ type: 'ConversationImport', id: importId }),
    }),
    import: t.field({
      type: ImportNode,
      nullable: true,
      description: 'The updated import; null once undone.',
      resolve: (event) => event.import,
    }),
  }),
})
