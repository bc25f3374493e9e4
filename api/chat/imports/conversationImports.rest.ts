import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json, made, madeAt, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { existingId } from '../../rest/ids.ts'
import { route } from '../../rest/route.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { conversationImportBody, showConversationImport } from './conversationImportBodies.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

const tags = ['Chat']

const newImportBody = z
  .object({
    file_id: z.string(rule('file_missing')).openapi({
      type: 'string',
      format: 'uuid',
      description:
        'ID of an upload, as returned by POST /upload/files?read=false. Either the ZIP file of a ChatGPT or Claude export, or its conversations.json.',
      example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
    }),
  })
  .openapi('NewConversationImport')

export function registerConversationImportRoutes(app: OpenAPIHono<RestEnv>): void {
  route(app, 'get', '/chat/imports', {
    tags,
    summary: 'List conversation imports',
    description:
      'Returns the caller’s 50 most recent imports, newest first, with their status and any error. Excludes imports that were undone.',
    middleware: defaultError('imports'),
    responses: { 200: answer('The imports.', z.object({ imports: z.array(conversationImportBody) }).openapi('ConversationImportList')) },
  }).handle(async (c) => {
    const imports = await c.get('services').conversationImports.list(requireViewer(c))
    return c.json({ imports: imports.map(showConversationImport) }, 200)
  })

  route(app, 'post', '/chat/imports', {
    tags,
    summary: 'Import conversations from ChatGPT or Claude',
    description:
      'Imports every conversation in the export, with its title and dates. Conversations that were imported before are left unchanged. If the file cannot be read, nothing is imported. The import runs in the background.',
    middleware: defaultError('importConversations'),
    request: { body: json(newImportBody) },
    responses: {
      201: made('The import, which runs in the background.', conversationImportBody),
      409: refusal('Another import is still running.'),
    },
  }).handle(async (c) => {
    const { file_id: fileId } = c.req.valid('json')
    const started = await c.get('services').conversationImports.start(requireViewer(c), { fileId })
    return c.json(showConversationImport(started), 201, madeAt(`/chat/imports/${started.id}`))
  })

  route(app, 'get', '/chat/imports/{id}', {
    tags,
    summary: 'Get a conversation import',
    description: 'Use GET /events to follow the progress of an import. Returns 404 once the import has been undone.',
    middleware: defaultError('imports'),
    request: { params: z.object({ id: existingId }) },
    responses: { 200: answer('The import.', conversationImportBody) },
  }).handle(async (c) =>
    c.json(showConversationImport(await c.get('services').conversationImports.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  route(app, 'delete', '/chat/imports/{id}', {
    tags,
    summary: 'Undo a conversation import',
    description:
      'Deletes the conversations that the import added, then the import, in the background. Conversations with newer messages are kept. A running import is stopped.',
    middleware: defaultError('undoImport'),
    request: { params: z.object({ id: existingId }) },
    responses: { 200: answer('The import, with status `undoing`.', conversationImportBody) },
  }).handle(async (c) =>
    c.json(showConversationImport(await c.get('services').conversationImports.undo(requireViewer(c), c.req.valid('param'))), 200),
  )
}
