import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json, made, madeAt, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { existingId } from '../../rest/ids.ts'
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
        'The id that POST /upload/files?read=false answered: the ZIP file of an export of ChatGPT or Claude, or conversations.json from it.',
      example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
    }),
  })
  .openapi('NewConversationImport')

export function registerConversationImportRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/imports',
      tags,
      summary: 'Imports of conversations that were not undone, the newest 50 first',
      description: 'Those that go on, are done or failed, with why. For the signed-in person alone.',
      middleware: defaultError('imports'),
      responses: { 200: answer('The imports.', z.object({ imports: z.array(conversationImportBody) }).openapi('ConversationImportList')) },
    }),
    async (c) => {
      const imports = await c.get('services').conversationImports.list(requireViewer(c))
      return c.json({ imports: imports.map(showConversationImport) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/imports',
      tags,
      summary: 'Import the conversations of an export of ChatGPT or Claude',
      description:
        'Each becomes a conversation of one’s own with its title and dates. One that was imported before stays as it is, and a file that cannot be read adds nothing. It goes on in the background.',
      middleware: defaultError('importConversations'),
      request: { body: json(newImportBody) },
      responses: {
        201: made('The import, which goes on.', conversationImportBody),
        409: refusal('Another import is still running.'),
      },
    }),
    async (c) => {
      const { file_id: fileId } = c.req.valid('json')
      const started = await c.get('services').conversationImports.start(requireViewer(c), { fileId })
      return c.json(showConversationImport(started), 201, madeAt(`/chat/imports/${started.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/imports/{id}',
      tags,
      summary: 'One import, and how far it is',
      description: 'While it goes on, GET /events tells of each change. 404 once it was undone.',
      middleware: defaultError('imports'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The import.', conversationImportBody) },
    }),
    async (c) =>
      c.json(showConversationImport(await c.get('services').conversationImports.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/chat/imports/{id}',
      tags,
      summary: 'Undo an import',
      description:
        'Deletes the conversations that it added in the background, and then the import. Those in which something was sent since stay. One that goes on ends.',
      middleware: defaultError('undoImport'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The import, undoing.', conversationImportBody) },
    }),
    async (c) =>
      c.json(showConversationImport(await c.get('services').conversationImports.undo(requireViewer(c), c.req.valid('param'))), 200),
  )
}
