import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { accountDeletion } from '../account/validation.ts'
import { described } from '../platform/text/described.ts'
import { answer, doneBody, json } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors/errors.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'

export function registerExportRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/export',
      middleware: defaultError('export'),
      tags: ['Account'],
      summary: 'Take everything along as one file',
      description:
        'A ZIP with profile.json, knowledge.json, memories.json, memory-proposals.json, memory-rules.json, notifications.json, each conversation in threads/ as Markdown and as JSON, and what was uploaded in files/.',
      responses: {
        200: {
          description: 'The ZIP, made while it is sent.',
          content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      const { fileName, zip } = await c.get('services').export.open(requireViewer(c), c.req.raw.signal)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      return c.body(zip, 200, headers)
    },
  )
}

const deletionBody = z
  .object(described(accountDeletion.shape, { password: ['As it was chosen.', 'a long enough one'] }))
  .openapi('AccountDeletion')

export function registerDeletionRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'delete',
      path: '/account',
      middleware: defaultError('deleteAccount'),
      tags: ['Account'],
      summary: 'Delete the account and everything that belongs to it, for good',
      description:
        'For a session with the password of the account; an access token is refused. Conversations, knowledge, memories, the profile and what visitors said to the twin go at once, files within minutes, and every session and access token ends. There is no way back: call GET /export before.',
      request: { body: json(deletionBody) },
      responses: { 200: answer('It is gone; the session’s cookie is cleared.', doneBody) },
    }),
    async (c) => {
      const client = c.get('client')
      const { setCookies } = await c.get('services').deletion.deleteAccount(requireViewer(c), client, c.req.valid('json'))
      client.setCookies.push(...setCookies)
      return c.json({ ok: true }, 200)
    },
  )
}
