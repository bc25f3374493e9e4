import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { password } from '../account/validation.ts'
import { describeFields } from '../platform/text/describeFields.ts'
import { answer, doneBody, describeJson, describeError } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'

export function registerExportRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('get', '/export', 'export', {
    summary: 'Export all account data',
    description:
      'ZIP with all data as JSON, conversations also as Markdown, and uploaded files. `schema.json` is the JSON Schema of the JSON files.',
    responses: {
      200: {
        description: 'The ZIP file, streamed while it is created.',
        content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    handle: async (c) => {
      const { fileName, zip } = await c.get('services').export.open(requireViewer(c), c.req.raw.signal)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      return c.body(zip, 200, headers)
    },
  })
}

const deletionBody = z
  .object(
    describeFields(
      { password: password.optional() },
      { password: ['Current password; omitted by accounts without one.', 'a long enough one'] },
    ),
  )
  .openapi('AccountDeletion')

export function registerDeletionRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('delete', '/account', 'deleteAccount', {
    summary: 'Delete the account',
    description:
      'Permanent; call GET /export first. Ends access at once, and deletes all data and visitors’ messages; files and large accounts within minutes. Requires a session, and the password or, without one, a recent sign-in.',
    request: { body: describeJson(deletionBody) },
    responses: {
      200: answer('The account is deleted, and the session cookie is cleared.', doneBody),
      409: describeError('`last_operator`: the only operator of a server with other accounts.'),
    },
    handle: async (c) => {
      await c.get('services').deletion.deleteAccount(requireViewer(c), c.get('client'), c.req.valid('json'))
      return c.json({ ok: true }, 200)
    },
  })
}
