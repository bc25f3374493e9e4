import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { InputError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { describeFilesForm, describeCreated, toLocationHeader } from '../../rest/bodies.ts'
import { defineDefaultError } from '../../rest/errors/errors.ts'
import { sendFile } from '../../rest/fileAnswer.ts'
import { idParam } from '../../rest/ids.ts'
import { receiveFiles, TooLargeError } from '../../rest/multipart.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { elementBody, showElement } from '../steps/stepBodies.ts'
import { getElementWarnings } from './reading/elementWarnings.ts'

const uploadBody = elementBody
  .extend({ warnings: z.array(z.string()).openapi({ description: 'Warnings to show; sending stays possible.' }) })
  .openapi('UploadedFile')

const uploadQuery = z.object({
  read: z.enum(['true', 'false']).default('true').openapi({
    description: 'Whether to read files for chat; `false` for documents or stories.',
    example: 'false',
  }),
})

const uploadFiles = createRoute({
  method: 'post',
  path: '/upload/files',
  tags: ['Files'],
  summary: 'Upload files',
  description: 'Stores all files or none, with warnings about unreadable parts. Unsent files are deleted after a day.',
  request: {
    query: uploadQuery,
    body: describeFilesForm('FilesForm'),
  },
  responses: {
    201: describeCreated('One element per file, in upload order.', z.object({ files: z.array(uploadBody) }).openapi('UploadedFiles')),
  },
})

/** Others are served as attachments because browsers may execute them. */
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf'])

export function registerUploadRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Files')

  // A validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(uploadFiles)
  app.post(uploadFiles.path, defineDefaultError('upload'), async (c) => {
    const viewer = requireViewer(c)
    const { uploads, models } = c.get('services')
    const { maxFiles, maxBytes } = await uploads.getLimits(viewer)
    const tooLarge = new TooLargeError('file_too_large', { params: { limit: maxBytes / 1024 / 1024 } })
    const limits = { files: maxFiles, bytes: maxBytes, tooLarge }
    const isRead = parseInput(uploadQuery, c.req.query()).read === 'true'
    const arrive: Parameters<typeof uploads.receive>[1] = (take) =>
      receiveFiles(c.env.incoming, limits, async ({ field, ...file }) => {
        if (field !== 'files') throw new InputError('files_wrong_field', { field: 'files' })
        await take(file)
      })
    const elements = await uploads.receive(viewer, arrive, { isRead })
    const model = await models.getModel(viewer.userId)
    const shown = elements.map((element) => ({ ...showElement(element), warnings: getElementWarnings(element, model) }))
    return c.json({ files: shown } satisfies { files: z.infer<typeof uploadBody>[] }, 201, toLocationHeader(`/files/${shown[0]?.id}`))
  })

  route('get', '/files/{id}', 'file', {
    summary: 'Download a file',
    description: 'File of the caller. Images and PDFs are inline, others attachments.',
    request: { params: z.object({ id: idParam }) },
    responses: {
      200: {
        description: 'Uploaded file.',
        content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    handle: async (c) => {
      const file = await c.get('services').uploads.open(requireViewer(c), c.req.valid('param'))
      return sendFile(c, file, shownTypes.has(file.mimeType) ? 'inline' : 'attachment')
    },
  })
}
