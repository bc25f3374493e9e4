import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { agentsThat, defaultAgent } from '../../agents/registry.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { answer, doneBody, json, made, madeAt, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { requireParticipant, requireViewer, type RestEnv } from '../../rest/router.ts'
import { existingId } from '../../rest/ids.ts'
import { nextBody, orderQuery, pageQuery, readOrderedPage } from '../../rest/pages.ts'
import { showThread, threadBody } from './threadBodies.ts'
import { threadOrders } from './threads.service.ts'
import { threadFilterQuery } from './threadFilter.rest.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

const threadParams = z.object({ id: existingId })
const agentTypes = agentsThat(() => true)
const startBody = z
  .object({
    agent_type: z
      .enum(agentTypes)
      .optional()
      .openapi({ description: 'The agent that answers; the private assistant by default.', example: defaultAgent }),
  })
  .openapi('NewThread')
const nameBody = z
  .object({
    name: z.string(rule('conversation_name_required')).openapi({ minLength: 1, description: '1 to 120 characters.', example: 'The boat' }),
  })
  .openapi('ThreadChange')
const startedBody = z.object({ thread_id: z.uuid() }).openapi('StartedChat')

export function registerThreadRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Chat']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads',
      tags,
      summary: 'List the conversations, newest activity first by default',
      description:
        'The caller’s own conversations; those of visitors with their twin are in GET /twin-conversations. In the default order a thread moves to the front with each message, so between two pages it may move past the place where the next one begins: what was not touched meanwhile is listed exactly once, and what moved is on the first page when that is read again.',
      middleware: defaultError('threads'),
      request: { query: z.object({ ...threadFilterQuery, ...orderQuery(threadOrders), ...pageQuery({ most: 1000, usual: 1000 }) }) },
      responses: {
        200: answer('A page of conversations.', z.object({ threads: z.array(threadBody), next: nextBody }).openapi('ThreadPage')),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { threads } = c.get('services')
      const { q: query, type: types, from, to, include_profile_pal, ...page } = c.req.valid('query')
      const wanted = { includeProfilePal: include_profile_pal === 'true', filter: { query, types, from, to } }
      const { rows, next } = await readOrderedPage(threadOrders, page, (page) => threads.list(viewer, { ...page, ...wanted }))
      return c.json({ threads: rows.map(showThread), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/threads',
      middleware: defaultError('startThread'),
      tags,
      summary: 'Start a conversation',
      description:
        'Nothing is asked of the assistant yet: send with POST /chat/stream, which also begins a conversation by itself. A conversation that is still empty after a day is deleted. There is one conversation with Profile Pal: starting it again answers with that one.',
      request: { body: { ...json(startBody), required: false } },
      responses: { 201: made('The conversation, still without a message.', threadBody) },
    }),
    async (c) => {
      const { agent_type: agentType = defaultAgent } = c.req.valid('json')
      const thread = await c.get('services').threads.start(requireViewer(c), { agentType, client: c.get('client') })
      return c.json(showThread(thread), 201, madeAt(`/chat/threads/${thread.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/{id}',
      tags,
      summary: 'One conversation, without its messages',
      description:
        'For its owner, or the guest whose it is; 404 for everybody else. Has its name, counts and previews; the messages are in GET /chat/threads/{id}/history.',
      security: forGuestsToo,
      middleware: defaultError('threads'),
      request: { params: threadParams },
      responses: { 200: answer('The conversation.', threadBody) },
    }),
    async (c) => c.json(showThread(await c.get('services').threads.get(requireParticipant(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/{id}/count',
      middleware: defaultError('history'),
      tags,
      summary: 'Count the steps of a conversation',
      description: 'Messages of both sides, each answer as one step. For the owner of the conversation, or the guest whose it is.',
      security: forGuestsToo,
      request: { params: threadParams },
      responses: { 200: answer('How many there are.', z.object({ count: z.int() }).openapi('StepCount')) },
    }),
    async (c) => c.json({ count: await c.get('services').steps.count(requireParticipant(c), { threadId: c.req.valid('param').id }) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/chat/threads/{id}',
      middleware: defaultError('renameThread'),
      tags,
      summary: 'Rename a conversation',
      description:
        'Automatic titles no longer replace the name. Conversations that are listed apart, such as the one with Profile Pal, and those of guests keep theirs and answer `name_kept`.',
      security: forGuestsToo,
      request: { params: threadParams, body: json(nameBody) },
      responses: { 200: answer('The conversation under its name.', threadBody) },
    }),
    async (c) => {
      const input = { id: c.req.valid('param').id, name: c.req.valid('json').name }
      return c.json(showThread(await c.get('services').threads.rename(requireParticipant(c), input)), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/chat/threads/{id}',
      middleware: defaultError('deleteThread'),
      tags,
      summary: 'Delete a conversation',
      description:
        'Permanently deletes the conversation with its messages and files, and stops the answer that is being written. A second call answers 404. POST /chat/threads/delete deletes several at once.',
      security: forGuestsToo,
      request: { params: threadParams },
      responses: { 200: answer('It is gone.', doneBody) },
    }),
    async (c) => {
      await c.get('services').threads.remove(requireParticipant(c), { id: c.req.valid('param').id })
      return c.json({ ok: true }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/threads/{id}/viewed',
      middleware: defaultError('markThreadViewed'),
      tags,
      summary: 'Mark the answers of a conversation as seen',
      description: 'Sets `viewed_at` of finished answers that had none; reading the history does not. Calling it again changes nothing.',
      security: forGuestsToo,
      request: { params: threadParams },
      responses: { 200: answer('The conversation.', threadBody) },
    }),
    async (c) =>
      c.json(showThread(await c.get('services').threads.markViewed(requireParticipant(c), { id: c.req.valid('param').id })), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/start',
      middleware: defaultError('startThread'),
      tags,
      summary: 'Start a conversation with the private assistant',
      description:
        'The same as POST /chat/threads without an agent, with the id alone as the answer. A conversation that is still empty after a day is deleted.',
      responses: { 201: made('Its id.', startedBody) },
    }),
    async (c) => {
      const { id } = await c.get('services').threads.start(requireViewer(c), { agentType: defaultAgent, client: c.get('client') })
      return c.json({ thread_id: id }, 201, madeAt(`/chat/threads/${id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/profile-pal',
      middleware: defaultError('threads'),
      tags,
      summary: 'The conversation with Profile Pal, if it was started',
      description: 'For knowing whether the conversation about the profile has been begun, without beginning it. A person has one at most.',
      responses: { 200: answer('The conversation.', threadBody), 404: refusal('It was not started yet.') },
    }),
    async (c) => {
      const thread = await c.get('services').threads.findProfilePal(requireViewer(c))
      if (!thread) throw new NotFoundError('no_such_conversation')
      return c.json(showThread(thread), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/profile-pal',
      middleware: defaultError('startThread'),
      tags,
      summary: 'Open the conversation with Profile Pal, starting it the first time',
      description:
        'Profile Pal speaks first, in the language that the person reads the app in, and proposes changes of the profile. Calling it again, or twice at once, answers with the same conversation.',
      responses: { 200: answer('Its id.', startedBody) },
    }),
    async (c) =>
      c.json({ thread_id: (await c.get('services').threads.startProfilePal(requireViewer(c), { client: c.get('client') })).id }, 200),
  )
}
