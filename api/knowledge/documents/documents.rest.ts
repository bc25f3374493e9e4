import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { InputError } from '../../platform/errors.ts'
import { answer } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors.ts'
import { fileAnswer } from '../../rest/fileAnswer.ts'
import { existingId } from '../../rest/ids.ts'
import { receiveFiles } from '../../rest/multipart.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { formatPlace } from '../../platform/limits/places.ts'
import type { DocumentItem } from './documents.service.ts'

const documentBody = z
  .object({
    id: z.uuid(),
    title: z.string(),
    file_name: z.string().openapi({ description: 'As it was uploaded.' }),
    media_type: z.string().openapi({ description: 'What its bytes say that it is.' }),
    size: z.int().openapi({ description: 'In bytes.' }),
    page_count: z.int().nullable().openapi({ description: 'Null until it is read, and for files without pages.' }),
    status: z
      .enum(['pending', 'ready', 'failed'])
      .openapi({ description: 'It is read in the background; `ready` can be searched, `failed` says why in `problem`.' }),
    problem: z.string().nullable().openapi({ description: 'Why it cannot be read and what to do.' }),
    is_being_replaced: z
      .boolean()
      .openapi({ description: 'Whether a newer file is being read that takes its place; until then it stays as it is.' }),
    replacement_problem: z.string().nullable().openapi({ description: 'Why the last newer file could not be read; null when it could.' }),
    is_public: z.boolean().openapi({ description: 'Whether the owner’s twin may quote it, as long as the profile is public too.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Document')

const tags = ['Knowledge']

const addDocuments = createRoute({
  method: 'post',
  path: '/knowledge/documents',
  tags,
  summary: 'Upload documents',
  description: 'PDF, DOCX, Markdown, HTML, text or CSV; all of them or none. They are private, and are read in the background.',
  request: {
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: z.object({ files: z.array(z.string().openapi({ format: 'binary' })) }) } },
    },
  },
  responses: { 200: answer('The documents in the order of their files.', z.object({ documents: z.array(documentBody) })) },
})

const replaceDocument = createRoute({
  method: 'put',
  path: '/knowledge/documents/{id}/file',
  tags,
  summary: 'Replace the file of a document by a newer one',
  description:
    'Its text stays as it was until the newer file has been read, and if that cannot be. A public document becomes private with it unless `stays_public` is true.',
  request: {
    params: z.object({ id: existingId }),
    query: z.object({ stays_public: z.enum(['true', 'false']).default('false') }),
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: z.object({ files: z.array(z.string().openapi({ format: 'binary' })).length(1) }) } },
    },
  },
  responses: { 200: answer('The document, as it was until then.', documentBody) },
})

/** The ids of the uploads that a request brings. */
async function receivedFiles(c: Context<RestEnv>, most: number): Promise<string[]> {
  const viewer = requireViewer(c)
  const { uploads, documents } = c.get('services')
  const { maxFiles, maxBytes } = await uploads.limitsOf(viewer)
  const bytes = Math.min(maxBytes, documents.maxBytes)
  const tooLarge = `Documents can be up to ${bytes / 1024 / 1024} MB.`
  const arrive: Parameters<typeof uploads.receive>[1] = (take) =>
    receiveFiles(c.env.incoming, { files: Math.min(maxFiles, most), bytes, tooLarge }, async ({ field, ...file }) => {
      if (field !== 'files') throw new InputError('Send files in the field “files”.', 'files')
      await take(file)
    })
  return (await uploads.receive(viewer, arrive, { isRead: false })).map(({ id }) => id)
}

export function registerDocumentRoutes(app: OpenAPIHono<RestEnv>): void {
  // Only described: a validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(addDocuments)
  app.post(addDocuments.path, defaultError('upload'), async (c) => {
    const added = await c.get('services').documents.add(requireViewer(c), { fileIds: await receivedFiles(c, 20) })
    return c.json({ documents: added.map(showDocument) }, 200)
  })

  app.openAPIRegistry.registerPath(replaceDocument)
  app.put('/knowledge/documents/:id/file', defaultError('upload'), async (c) => {
    const viewer = requireViewer(c)
    const { documents } = c.get('services')
    const itemId = c.req.param('id')
    // Before a file is taken for what is not theirs.
    await documents.get(viewer, { id: itemId })
    const [fileId = ''] = await receivedFiles(c, 1)
    const staysPublic = c.req.query('stays_public') === 'true'
    return c.json(showDocument(await documents.replace(viewer, { itemId, fileId, staysPublic })), 200)
  })

  app.openapi(
    createRoute({
      method: 'post',
      path: '/files/{id}/document',
      tags,
      summary: 'Keep an attached file in Knowledge',
      description: 'Makes a private document of a file that was attached to a message. A file that was kept before is kept once.',
      middleware: defaultError('documents'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The document.', documentBody) },
    }),
    async (c) => {
      const { id: fileId } = c.req.valid('param')
      return c.json(showDocument(await c.get('services').keptFiles.keep(requireViewer(c), { fileId })), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents',
      tags,
      summary: 'Documents, what was changed last first',
      middleware: defaultError('documents'),
      request: {
        query: z.object({
          limit: z.coerce
            .number('limit is a number')
            .int('limit is a whole number')
            .min(1, 'limit is 1 to 100')
            .max(100, 'limit is 1 to 100')
            .default(20),
          after: z.string().optional().openapi({ description: 'The `next` of the page before.' }),
        }),
      },
      responses: {
        200: answer(
          'A page of documents.',
          z.object({
            documents: z.array(documentBody),
            next: z.string().nullable().openapi({ description: 'Where the next page begins; null on the last one.' }),
          }),
        ),
      },
    }),
    async (c) => {
      const { limit, after } = c.req.valid('query')
      const found = await c.get('services').documents.list(requireViewer(c), { limit: limit + 1, after })
      const page = found.slice(0, limit)
      const last = page.at(-1)
      return c.json({ documents: page.map(showDocument), next: found.length > limit && last ? formatPlace(last) : null }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents/{id}',
      tags,
      summary: 'One document, and how far it has been read',
      middleware: defaultError('documents'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The document.', documentBody) },
    }),
    async (c) => c.json(showDocument(await c.get('services').documents.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents/{id}/file',
      tags,
      summary: 'Download the file of a document',
      middleware: defaultError('file'),
      request: { params: z.object({ id: existingId }) },
      responses: {
        200: {
          description: 'The file as it was uploaded.',
          content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => fileAnswer(c, await c.get('services').documents.open(requireViewer(c), c.req.valid('param')), 'attachment'),
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/knowledge/documents/{id}',
      tags,
      summary: 'Delete a document with its file and its text',
      middleware: defaultError('deleteDocument'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('It is gone.', z.object({ id: z.uuid() })) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').documents.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}

function showDocument({ id, title, isPublic, createdAt, updatedAt, document }: DocumentItem): z.infer<typeof documentBody> {
  return {
    id,
    title,
    file_name: document.fileName,
    media_type: document.mediaType,
    size: Number(document.fileSize),
    page_count: document.pageCount,
    status: document.status,
    problem: document.problem,
    is_being_replaced: document.newFilePath !== null,
    replacement_problem: document.replacementProblem,
    is_public: isPublic,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}
