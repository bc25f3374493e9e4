import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { formatCursor } from '../../../platform/database/keysetPages.ts'
import { answer, deletedBody, describeJson, describeError } from '../../../rest/bodies.ts'
import { idParam } from '../../../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../../rest/router.ts'
import { inboxKinds } from './inbox.service.ts'
import { inboxEntryBody, showInboxEntry } from './inboxBodies.ts'

export function registerInboxRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }
  const missing = { 404: describeError('The entry does not exist.') }

  route('get', '/inbox', 'visits', {
    summary: 'List questions, messages and answers to approve',
    description: 'Latest first; equal questions are merged until replied to.',
    request: {
      query: z.object({
        kind: z.enum(inboxKinds).optional().openapi({ description: 'Only entries of this type.', example: 'question' }),
        unread_only: z
          .enum(['true', 'false'])
          .default('false')
          .openapi({ description: 'Whether to return only unread entries.', example: 'true' }),
        ...pageQuery(),
      }),
    },
    responses: {
      200: answer(
        'Entries.',
        z
          .object({
            entries: z.array(inboxEntryBody),
            next: nextBody,
            unread_count: z.int().openapi({ description: 'Number of unread entries of all types.', example: 1 }),
          })
          .openapi('Inbox'),
      ),
    },
    handle: async (c) => {
      const { inbox } = c.get('services')
      const viewer = requireViewer(c)
      const { kind = null, unread_only, ...query } = c.req.valid('query')
      const filter = { kind, isUnreadOnly: unread_only === 'true' }
      const { rows, next } = await readPage(query, formatCursor, (page) => inbox.list(viewer, filter, page))
      return c.json({ entries: rows.map(showInboxEntry), next, unread_count: await inbox.countUnread(viewer) }, 200)
    },
  })

  route('get', '/inbox/{id}', 'visits', {
    summary: 'Get an inbox entry',
    description: 'Webhook events contain the ID as `entry_id`.',
    request: one,
    responses: { 200: answer('Entry.', inboxEntryBody), ...missing },
    handle: async (c) => c.json(showInboxEntry(await c.get('services').inbox.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/inbox/{id}/read', 'answerInbox', {
    summary: 'Mark an inbox entry as read',
    description: 'Repeating the call changes nothing.',
    request: one,
    responses: { 200: answer('Entry.', inboxEntryBody), ...missing },
    handle: async (c) => c.json(showInboxEntry(await c.get('services').inbox.markRead(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/inbox/{id}/reply', 'answerInbox', {
    summary: 'Reply to a question or message',
    description: 'Replaces an earlier reply; visible to all senders.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            text: z.string().openapi({ minLength: 1, description: 'Reply, 1 to 10,000 characters.', example: 'Yes, from March on.' }),
          })
          .openapi('InboxReply'),
      ),
    },
    responses: { 200: answer('Entry with the reply.', inboxEntryBody), ...missing },
    handle: async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(showInboxEntry(await c.get('services').inbox.reply(requireViewer(c), input)), 200)
    },
  })

  route('post', '/inbox/{id}/publish', 'answerInbox', {
    summary: 'Make a question and its reply a public note',
    description: 'The twin answers from the note. Publishing again changes nothing.',
    request: one,
    responses: {
      200: answer('Entry with the ID of the note.', inboxEntryBody),
      ...missing,
      409: describeError('`no_reply_to_publish`: a message, or a question without a reply.'),
    },
    handle: async (c) => c.json(showInboxEntry(await c.get('services').inbox.publish(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('delete', '/inbox/{id}', 'answerInbox', {
    summary: 'Delete a question or message',
    description: 'Also deletes the reply for its senders. A public note is kept.',
    request: one,
    responses: { 200: answer('The entry was deleted.', deletedBody), ...missing },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').inbox.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
