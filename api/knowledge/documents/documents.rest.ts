import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { InputError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { answer, deletedBody, describeFilesForm, describeCreated, toLocationHeader } from '../../rest/bodies.ts'
import { defineDefaultError } from '../../rest/errors/errors.ts'
import { sendFile } from '../../rest/fileAnswer.ts'
import { idParam } from '../../rest/ids.ts'
import { receiveFiles, TooLargeError } from '../../rest/multipart.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { describeMoment, nextBody, orderQuery, pageQuery, readOrderedPage } from '../../rest/pages.ts'
import { itemOrders } from '../knowledge.service.ts'
import { documentBody, excerptBody, excerptQuery, showDocument, showExcerpt } from './documentBodies.ts'
import { partsPerPage } from './documentTexts.ts'

const addDocuments = createRoute({
  method: 'post',
  path: '/knowledge/documents',
  tags: ['Knowledge'],
  summary: 'Upload documents',
  description: 'PDF, DOCX, Markdown, HTML, text or CSV, all or none. Private, and read in the background.',
  request: {
    body: describeFilesForm('DocumentsForm'),
  },
  responses: {
    201: describeCreated(
      'The documents in the order of their files.',
      z.object({ documents: z.array(documentBody) }).openapi('DocumentList'),
    ),
  },
})

const replacementQuery = z.object({
  stays_public: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: 'Whether a public document stays public.', example: 'true' }),
})

const replaceDocument = createRoute({
  method: 'put',
  path: '/knowledge/documents/{id}/file',
  tags: ['Knowledge'],
  summary: 'Replace the file of a document',
  description: 'Public documents become private unless `stays_public`. The text changes once read.',
  request: {
    params: z.object({ id: idParam }),
    query: replacementQuery,
    body: describeFilesForm('DocumentForm', 1),
  },
  responses: { 200: answer('Document, unchanged until read.', documentBody) },
})

async function listReceivedFiles(c: Context<RestEnv>, most: number): Promise<string[]> {
  const viewer = requireViewer(c)
  const { uploads, documents } = c.get('services')
  const { maxFiles, maxBytes } = await uploads.getLimits(viewer)
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
  const route = createRouteRegistration(app, 'Knowledge')

  // A validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(addDocuments)
  app.post(addDocuments.path, defineDefaultError('upload'), async (c) => {
    const added = await c.get('services').documents.add(requireViewer(c), { fileIds: await listReceivedFiles(c, 20) })
    return c.json({ documents: added.map(showDocument) }, 201, toLocationHeader(`/knowledge/documents/${added[0]?.id}`))
  })

  app.openAPIRegistry.registerPath(replaceDocument)
  app.put('/knowledge/documents/:id/file', defineDefaultError('upload'), async (c) => {
    const viewer = requireViewer(c)
    const { documents } = c.get('services')
    const itemId = c.req.param('id')
    const staysPublic = parseInput(replacementQuery, c.req.query()).stays_public === 'true'
    await documents.get(viewer, { id: itemId })
    const [fileId = ''] = await listReceivedFiles(c, 1)
    return c.json(showDocument(await documents.replace(viewer, { itemId, fileId, staysPublic })), 200)
  })

  route('post', '/files/{id}/document', 'documents', {
    summary: 'Keep an attachment in Knowledge',
    description: 'Creates a private document from an attachment, once.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Document.', documentBody) },
    handle: async (c) => {
      const { id: fileId } = c.req.valid('param')
      return c.json(showDocument(await c.get('services').keptFiles.keep(requireViewer(c), { fileId })), 200)
    },
  })

  route('get', '/knowledge/documents', 'documents', {
    summary: 'List documents',
    description: 'Latest changes first by default.',
    request: {
      query: z.object({
        updated_since: describeMoment('Only items changed at this time or later; all if omitted.'),
        ...orderQuery(itemOrders),
        ...pageQuery(),
      }),
    },
    responses: {
      200: answer('Page of documents.', z.object({ documents: z.array(documentBody), next: nextBody }).openapi('DocumentPage')),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { documents } = c.get('services')
      const { updated_since: updatedSince, ...query } = c.req.valid('query')
      const { rows, next } = await readOrderedPage(itemOrders, query, (page) => documents.list(viewer, { ...page, updatedSince }))
      return c.json({ documents: rows.map(showDocument), next }, 200)
    },
  })

  route('get', '/knowledge/documents/{id}', 'documents', {
    summary: 'Get a document and its processing status',
    description: 'Poll until `ready` or `failed`, or use the webhook event `document.finished`.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Document.', documentBody) },
    handle: async (c) => c.json(showDocument(await c.get('services').documents.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('get', '/knowledge/documents/{id}/text', 'documents', {
    summary: 'Get the text of a document',
    description: `At most ${partsPerPage} parts at a time; none until read.`,
    request: { params: z.object({ id: idParam }), query: excerptQuery },
    responses: { 200: answer('Consecutive parts of the document.', excerptBody) },
    handle: async (c) => {
      const { documents, documentTexts } = c.get('services')
      const { passage = null, from } = c.req.valid('query')
      const { id } = await documents.get(requireViewer(c), c.req.valid('param'))
      return c.json(showExcerpt(await documentTexts.getExcerpt(id, { passage, from })), 200)
    },
  })

  route('get', '/knowledge/documents/{id}/file', 'file', {
    summary: 'Download the file of a document',
    description: 'For the owner only. Sent as a download.',
    request: { params: z.object({ id: idParam }) },
    responses: {
      200: {
        description: 'Uploaded file.',
        content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    handle: async (c) => sendFile(c, await c.get('services').documents.open(requireViewer(c), c.req.valid('param')), 'attachment'),
  })

  route('delete', '/knowledge/documents/{id}', 'deleteDocument', {
    summary: 'Delete a document',
    description: 'Permanent, with its file and text.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('The document is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').documents.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
