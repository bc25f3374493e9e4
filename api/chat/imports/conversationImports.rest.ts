import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson, describeCreated, toLocationHeader, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { type ConversationImport, importProblems } from './conversationImports.service.ts'

const newImportBody = z
  .object({
    file_id: z.string(rule('file_missing')).openapi({
      type: 'string',
      format: 'uuid',
      description: 'ID from POST /upload/files?read=false of a ChatGPT, Claude or Twain ZIP or conversations.json.',
      example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
    }),
  })
  .openapi('NewConversationImport')

export const conversationImportBody = z
  .object({
    id: z.uuid(),
    file_name: z.string().openapi({ description: 'Original name of the file.', example: 'chatgpt-export.zip' }),
    size: z.int().openapi({ description: 'File size in bytes.' }),
    status: z.enum(['pending', 'ready', 'failed', 'undoing']).openapi({
      description: 'Status: `pending` until finished, `undoing` while deleting conversations.',
    }),
    problem: z
      .enum(Object.keys(importProblems) as (keyof typeof importProblems)[])
      .nullable()
      .openapi({ description: 'Error code; null unless failed.' }),
    message: z.string().nullable().openapi({ description: 'Error message; null unless failed.' }),
    origin: z.enum(['chatgpt', 'claude', 'twain']).nullable().openapi({ description: 'Exporting service; null until read.' }),
    conversation_count: z.int().nullable().openapi({ description: 'Conversations in the file; null until read.' }),
    message_count: z.int().nullable().openapi({ description: 'Messages in the file; null until read.' }),
    conversations_done: z.int().openapi({ description: 'Number of conversations processed.' }),
    messages_done: z.int().openapi({ description: 'Number of messages processed.' }),
    added_count: z.int().openapi({ description: 'Number of conversations added.' }),
    known_count: z.int().openapi({ description: 'Conversations and other content skipped as already imported.' }),
    entry_count: z.int().openapi({ description: 'Notes, memories and other content added from a Twain export.' }),
    left_out_count: z.int().openapi({
      description: 'Skipped entries of a Twain export: invalid, over a limit, or unsent messages to twins.',
    }),
    twin_conversation_count: z.int().openapi({
      description: 'Conversations with twins, which stay in the file’s folder `threads`: their twins are on the other server.',
    }),
    created_at: z.iso.datetime(),
  })
  .openapi('ConversationImport')

const toBody = createBodyMapper(conversationImportBody)

export function showConversationImport(row: ConversationImport): z.infer<typeof conversationImportBody> {
  return toBody({ ...row, size: row.fileSize, message: row.problem && importProblems[row.problem].description })
}

export function registerConversationImportRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/imports', 'imports', {
    summary: 'List conversation imports',
    description: 'At most 50 imports, newest first, without undone ones.',
    responses: {
      200: answer(
        'Caller’s imports, newest first.',
        z.object({ imports: z.array(conversationImportBody) }).openapi('ConversationImportList'),
      ),
    },
    handle: async (c) => {
      const imports = await c.get('services').conversationImports.list(requireViewer(c))
      return c.json({ imports: imports.map(showConversationImport) }, 200)
    },
  })

  route('post', '/chat/imports', 'importConversations', {
    summary: 'Import conversations or an account',
    description: 'Reads an export of ChatGPT, Claude or another Twain server in the background. Imported content is private.',
    request: { body: describeJson(newImportBody) },
    responses: {
      201: describeCreated('The import, which runs in the background.', conversationImportBody),
      409: describeError('Another import is still running.'),
    },
    handle: async (c) => {
      const { file_id: fileId } = c.req.valid('json')
      const started = await c.get('services').conversationImports.startImport(requireViewer(c), { fileId })
      return c.json(showConversationImport(started), 201, toLocationHeader(`/chat/imports/${started.id}`))
    },
  })

  route('get', '/chat/imports/{id}', 'imports', {
    summary: 'Get a conversation import',
    description: 'Follow progress with GET /events. Returns 404 once undone.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Requested import.', conversationImportBody) },
    handle: async (c) =>
      c.json(showConversationImport(await c.get('services').conversationImports.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('delete', '/chat/imports/{id}', 'undoImport', {
    summary: 'Undo a conversation import',
    description: 'Stops the import and deletes what it added, except what was changed or continued since, in the background.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Import, with status `undoing`.', conversationImportBody) },
    handle: async (c) =>
      c.json(showConversationImport(await c.get('services').conversationImports.undo(requireViewer(c), c.req.valid('param'))), 200),
  })
}
