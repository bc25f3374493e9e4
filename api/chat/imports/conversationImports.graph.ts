import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { ConversationImportEvent } from '../../liveUpdates/viewerEvents.ts'
import { ConversationOriginEnum } from '../threads/threads.graph.ts'
import { type ConversationImport, importProblems } from './conversationImports.service.ts'

const StatusEnum = builder.enumType('ConversationImportStatus', {
  description: 'Status of a conversation import.',
  values: {
    PENDING: { value: 'pending', description: 'Waiting or in progress.' },
    READY: { value: 'ready', description: 'Conversations have been imported.' },
    FAILED: { value: 'failed', description: 'Failed without changes; see `problem`.' },
    UNDOING: { value: 'undoing', description: 'Being undone, then deleted.' },
  } as const,
})

const ProblemEnum = builder.enumType('ConversationImportProblem', {
  description: 'Reason for a failed import.',
  values: toEnumValues(importProblems),
})

const ImportNode = builder.prismaNode('ConversationImport', {
  description: 'Import of conversations, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    fileName: t.exposeString('fileName', { description: 'Original name of the file.' }),
    size: t.float({ description: 'File size in bytes.', select: { fileSize: true }, resolve: ({ fileSize }) => Number(fileSize) }),
    status: t.expose('status', { type: StatusEnum, description: 'Status of the import.' }),
    problem: t.expose('problem', {
      type: ProblemEnum,
      nullable: true,
      description: 'Reason for failure; null otherwise.',
    }),
    origin: t.expose('origin', {
      type: ConversationOriginEnum,
      nullable: true,
      description: 'Exporting service; null until read.',
    }),
    conversationCount: t.exposeInt('conversationCount', {
      nullable: true,
      description: 'Conversations in the file; null until read.',
    }),
    messageCount: t.exposeInt('messageCount', {
      nullable: true,
      description: 'Messages in the file; null until read.',
    }),
    conversationsDone: t.exposeInt('conversationsDone', { description: 'Number of conversations processed.' }),
    messagesDone: t.exposeInt('messagesDone', { description: 'Number of messages processed.' }),
    addedCount: t.exposeInt('addedCount', { description: 'Number of conversations added.' }),
    knownCount: t.exposeInt('knownCount', {
      description: 'Conversations and other content skipped as already imported.',
    }),
    entryCount: t.exposeInt('entryCount', { description: 'Notes, memories and other content added from a Twain export.' }),
    leftOutCount: t.exposeInt('leftOutCount', {
      description: 'Skipped entries of a Twain export: invalid, over a limit, or unsent messages to twins.',
    }),
    twinConversationCount: t.exposeInt('twinConversationCount', {
      description: 'Conversations with twins, which stay in the file’s folder `threads`: their twins are on the other server.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the import started.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  conversationImports: t.field({
    type: [ImportNode],
    description: '50 most recent conversation imports, newest first.',
    resolve: (viewer, _args, { services }) => services.conversationImports.list(viewer),
  }),
}))

const ImportConversationsInput = builder.inputType('ImportConversationsInput', {
  description: 'Conversations to be imported.',
  fields: (t) => ({
    fileId: t.id({
      required: true,
      description: 'Upload ID of a ChatGPT, Claude or Twain ZIP or conversations.json.',
    }),
  }),
})

const ImportConversationsPayload = builder.objectRef<ConversationImport>('ImportConversationsPayload').implement({
  description: 'The import runs in the background; see `viewerEvents`.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'Import that was started.', resolve: (one) => one }) }),
})

builder.mutationField('importConversations', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportConversationsPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Imports a ChatGPT, Claude or Twain export.',
    args: { input: t.arg({ type: ImportConversationsInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.startImport(viewer, { fileId: input.fileId }),
  }),
)

const UndoConversationImportInput = builder.inputType('UndoConversationImportInput', {
  description: 'Import to be undone.',
  fields: (t) => ({ importId: t.globalID({ required: true, for: ImportNode, description: 'Import to be undone.' }) }),
})

const UndoConversationImportPayload = builder.objectRef<ConversationImport>('UndoConversationImportPayload').implement({
  description: 'Conversations are being deleted.',
  fields: (t) => ({ import: t.field({ type: ImportNode, description: 'Import with status `UNDOING`.', resolve: (one) => one }) }),
})

builder.mutationField('undoConversationImport', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UndoConversationImportPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes what an import added, except what was changed or continued since.',
    args: { input: t.arg({ type: UndoConversationImportInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.conversationImports.undo(viewer, { id: requireUuid(input.importId.id) }),
  }),
)

export const ConversationImportChanged = builder.objectRef<ConversationImportEvent>('ConversationImportChanged').implement({
  description: 'An import progressed, ended or was undone.',
  fields: (t) => ({
    importId: t.globalID({
      description: 'ID of the import.',
      resolve: ({ importId }) => ({ type: 'ConversationImport', id: importId }),
    }),
    import: t.field({
      type: ImportNode,
      nullable: true,
      description: 'Updated import; null once undone.',
      resolve: (event) => event.import,
    }),
  }),
})
