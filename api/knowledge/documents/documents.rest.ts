import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { InputError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { answer, deletedBody, filesForm, made, madeAt } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { fileAnswer } from '../../rest/fileAnswer.ts'
import { existingId } from '../../rest/ids.ts'
import { receiveFiles, TooLargeError } from '../../rest/multipart.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { momentQuery, nextBody, orderQuery, pageQuery, readOrderedPage } from '../../rest/pages.ts'
import { itemOrders } from '../knowledge.service.ts'
import { documentBody, excerptBody, excerptQuery, showDocument, showExcerpt } from './documentBodies.ts'
import { partsAtOnce } from './documentTexts.ts'

const tags = ['Knowledge']

const addDocuments = createRoute({
  method: 'post',
  path: '/knowledge/documents',
  tags,
  summary: 'Upload documents',
  description: 'PDF, DOCX, Markdown, HTML, text or CSV; all of them or none. They are private, and are read in the background.',
  request: {
    body: filesForm('DocumentsForm'),
  },
  responses: {
    201: made('The documents in the order of their files.', z.object({ documents: z.array(documentBody) }).openapi('DocumentList')),
  },
})

const replacementQuery = z.object({
  stays_public: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: 'Whether a public document stays public with its newer file.', example: 'true' }),
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
    query: replacementQuery,
    body: filesForm('DocumentForm', 1),
  },
  responses: { 200: answer('The document, as it was until then.', documentBody) },
})

/** The ids of the uploads that a request brings. */
async function receivedFiles(c: Context<RestEnv>, most: number): Promise<string[]> {
  const viewer = requireViewer(c)
  const { uploads, documents } = c.get('services')
  const { maxFiles, maxBytes } = await uploads.limitsOf(viewer)
  const bytes = Math.min(maxBytes, documents.maxBytes)
  const tooLarge = new TooLargeError('document_file_too_large', { params: { limit: bytes / 1024 / 1024 } })
  const arrive: Parameters<typeof uploads.receive>[1] = (take) =>
    receiveFiles(c.env.incoming, { files: Math.min(maxFiles, most), bytes, tooLarge }, async ({ field, ...file }) => {
      if (field !== 'files') throw new InputError('files_wrong_field', { field: 'files' })
      await take(file)
    })
  return (await uploads.receive(viewer, arrive, { isRead: false })).map(({ id }) => id)
}

export function registerDocumentRoutes(app: OpenAPIHono<RestEnv>): void {
  // Only described: a validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(addDocuments)
  app.post(addDocuments.path, defaultError('upload'), async (c) => {
    const added = await c.get('services').documents.add(requireViewer(c), { fileIds: await receivedFiles(c, 20) })
    return c.json({ documents: added.map(showDocument) }, 201, madeAt(`/knowledge/documents/${added[0]?.id}`))
  })

  app.openAPIRegistry.registerPath(replaceDocument)
  app.put('/knowledge/documents/:id/file', defaultError('upload'), async (c) => {
    const viewer = requireViewer(c)
    const { documents } = c.get('services')
    const itemId = c.req.param('id')
    const staysPublic = parseInput(replacementQuery, c.req.query()).stays_public === 'true'
    // Before a file is taken for what is not theirs.
    await documents.get(viewer, { id: itemId })
    const [fileId = ''] = await receivedFiles(c, 1)
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
      summary: 'Documents, recently changed first by default',
      description:
        'The caller’s own, with how far each has been read. In the default order a document moves to the front when it is changed; what was not touched between two pages is listed exactly once.',
      middleware: defaultError('documents'),
      request: {
        query: z.object({
          updated_since: momentQuery('Only items changed at this time or later; all when left out.'),
          ...orderQuery(itemOrders),
          ...pageQuery(),
        }),
      },
      responses: {
        200: answer('A page of documents.', z.object({ documents: z.array(documentBody), next: nextBody }).openapi('DocumentPage')),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { documents } = c.get('services')
      const { updated_since: updatedSince, ...query } = c.req.valid('query')
      const { rows, next } = await readOrderedPage(itemOrders, query, (page) => documents.list(viewer, { ...page, updatedSince }))
      return c.json({ documents: rows.map(showDocument), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents/{id}',
      tags,
      summary: 'One document, and how far it has been read',
      description:
        'Ask again until `status` is `ready` or `failed`; a webhook for `document.finished` saves that. How its text begins is in GET /knowledge/items/{id}.',
      middleware: defaultError('documents'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The document.', documentBody) },
    }),
    async (c) => c.json(showDocument(await c.get('services').documents.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents/{id}/text',
      tags,
      summary: `What a document says, ${partsAtOnce} parts at a time`,
      description: 'No parts until it is read.',
      middleware: defaultError('documents'),
      request: { params: z.object({ id: existingId }), query: excerptQuery },
      responses: { 200: answer('Some consecutive parts.', excerptBody) },
    }),
    async (c) => {
      const { documents, documentTexts } = c.get('services')
      const { passage = null, from } = c.req.valid('query')
      const { id } = await documents.get(requireViewer(c), c.req.valid('param'))
      return c.json(showExcerpt(await documentTexts.excerptOf(id, { passage, from })), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/documents/{id}/file',
      tags,
      summary: 'Download the file of a document',
      description:
        'For its owner alone, also while the document is public: visitors of the twin get quotes, never the file. Sent as a download under the name that it was uploaded with.',
      middleware: defaultError('file'),
      request: { params: z.object({ id: existingId }) },
      responses: {
        200: {
          description: 'The file as it was uploaded.',
          content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } },
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
      description: 'For its owner. Neither the assistant nor the twin finds it any more. A second call answers 404.',
      middleware: defaultError('deleteDocument'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('It is gone.', deletedBody) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').documents.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}
