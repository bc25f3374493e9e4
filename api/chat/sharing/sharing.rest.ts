import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotFoundError } from '../../platform/errors.ts'
import { toBody } from '../../platform/text/toBody.ts'
import {
  answer,
  deletedBody,
  describeJson,
  describeCreated,
  toLocationHeader,
  describeError,
  describeTemporaryError,
} from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { showThread, threadBody } from '../threads/threadBodies.ts'
import { formatSharedCursor, type SharedConversation } from './sharing.service.ts'
import { sharedConversationBody, sharedMessageBody, snapshotBody } from './sharingBodies.ts'

const one = { params: z.object({ id: idParam }) }
const byToken = {
  params: z.object({ token: z.string().openapi({ description: 'Last part of the link.', example: 'AZrO2h4hcQmT' }) }),
}
const newBody = z
  .object({ shows_name: z.boolean().default(false).openapi({ description: 'Whether visitors see the caller’s name.', example: false }) })
  .openapi('ConversationSharing')
const stateBody = z
  .object({
    shared_conversation: z.union([sharedConversationBody, z.null()]).meta({ description: 'Current snapshot; null if not shared.' }),
    messages: z.array(sharedMessageBody).openapi({ description: 'Messages that sharing would copy now.' }),
  })
  .openapi('ConversationSharingState')
const pageBody = z.object({ shared_conversations: z.array(sharedConversationBody), next: nextBody }).openapi('SharedConversationPage')
const unknownLink = describeError('`no_such_shared_conversation`: the link is unknown or revoked.')

export function registerSharingRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Sharing')

  route('get', '/shared-conversations', 'shared', {
    summary: 'List shared conversations',
    description: 'Newest first. The public view is GET /shared/{token}.',
    request: { query: z.object(pageQuery()) },
    responses: { 200: answer('Page of shared conversations.', pageBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const list = (page: { limit: number; after?: string }) => c.get('services').sharing.list(viewer, page)
      const { rows, next } = await readPage(c.req.valid('query'), formatSharedCursor, list)
      return c.json({ shared_conversations: rows.map((row) => show(c, row)), next }, 200)
    },
  })

  route('get', '/chat/threads/{id}/sharing', 'shared', {
    summary: 'Preview the sharing of a conversation',
    description: 'Only conversations with the private assistant can be shared.',
    request: one,
    responses: { 200: answer('Current snapshot and messages to share.', stateBody) },
    handle: async (c) => {
      const { sharing } = c.get('services')
      const [viewer, threadId] = [requireViewer(c), c.req.valid('param').id]
      const messages = await sharing.preview(viewer, { threadId })
      const shared = await sharing.findOfThread(viewer, { threadId })
      return c.json(
        {
          shared_conversation: shared && show(c, shared),
          messages: messages.map(({ text, isAiGenerated }) => ({ text, ai_generated: isAiGenerated })),
        },
        200,
      )
    },
  })

  route('put', '/chat/threads/{id}/sharing', 'share', {
    summary: 'Share a conversation',
    description: 'Copies the texts of the shown branch for anyone with the link. Sharing again replaces them and keeps the link.',
    request: { ...one, body: describeJson(newBody) },
    responses: {
      200: answer('Shared conversation.', sharedConversationBody),
      403: describeError('The request came from another site, or the email address is unconfirmed (`email_not_verified`).'),
    },
    handle: async (c) => {
      const input = { threadId: c.req.valid('param').id, showsName: c.req.valid('json').shows_name }
      return c.json(show(c, await c.get('services').sharing.share(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/shared-conversations/{id}', 'stopSharing', {
    summary: 'Stop sharing a conversation',
    description: 'Deletes the snapshot and its link. The conversation remains.',
    request: one,
    responses: { 200: answer('The conversation is no longer shared.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').sharing.stop(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  route('get', '/shared/{token}', 'shared', {
    security: forAnyone,
    summary: 'Read a shared conversation',
    description: 'Needs no session.',
    request: byToken,
    responses: { 200: answer('Snapshot of the conversation.', snapshotBody), 404: unknownLink },
    handle: async (c) => {
      const snapshot = await c.get('services').sharing.read(c.req.valid('param'))
      if (!snapshot) throw new NotFoundError('no_such_shared_conversation')
      c.header('x-robots-tag', 'noindex')
      const messages = snapshot.messages.map(({ text, isAiGenerated }) => ({ text, aiGenerated: isAiGenerated }))
      return c.json(toBody(snapshotBody, { ...snapshot, messages }), 200)
    },
  })

  route('post', '/shared/{token}/continue', 'continueShared', {
    summary: 'Continue a shared conversation',
    description: 'Starts a conversation with the private assistant from a copy of the messages.',
    request: byToken,
    responses: {
      201: describeCreated('The new conversation.', threadBody),
      404: unknownLink,
      429: describeTemporaryError('`too_many_continuations`: the hourly limit is reached.'),
    },
    handle: async (c) => {
      const { answers, sharing } = c.get('services')
      const thread = await sharing.continueIn(requireViewer(c), c.req.valid('param'))
      return c.json(showThread(await answers.showThread(thread)), 201, toLocationHeader(`/chat/threads/${thread.id}`))
    },
  })
}

function show(c: Context<RestEnv>, shared: SharedConversation): z.infer<typeof sharedConversationBody> {
  return toBody(sharedConversationBody, { ...shared, url: c.get('services').sharing.getUrl(shared) })
}
