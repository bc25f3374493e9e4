import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { forGuestsToo } from '../../rest/access.ts'
import { answer, json } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors.ts'
import { formatPlace } from '../../platform/limits/places.ts'
import { requireParticipant, requireViewer, type RestEnv } from '../../rest/router.ts'
import { existingId } from '../../rest/ids.ts'
import { showStep, showThread, stepBody, threadBody } from '../steps/stepBodies.ts'

const threadParams = z.object({ id: existingId })
const agentTypes = ['private_brain', 'profile_pal', 'twin', 'testing'] as const
const startedBody = z.object({ thread_id: z.uuid() }).openapi('StartedChat')
const deletedBody = z.object({ ok: z.boolean() }).openapi('Done')
const historyBody = z
  .object({
    steps: z.array(stepBody),
    has_more: z.boolean(),
    thread: threadBody,
    token_info: z.object({ estimated_tokens: z.int(), total_chars: z.int(), message_count: z.int(), timestamp: z.iso.datetime() }),
  })
  .openapi('History')
const searchBody = z
  .object({
    results: z.array(
      z.object({
        id: z.uuid(),
        name: z.string().nullable(),
        updated_at: z.iso.datetime(),
        snippet: z.string().nullable(),
        message: z.object({ position: z.int(), snippet: z.string(), found: z.array(z.string()) }).nullable(),
      }),
    ),
  })
  .openapi('SearchResults')

export function registerThreadRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Chat']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads',
      tags,
      summary: 'List the conversations, newest activity first',
      middleware: defaultError('threads'),
      request: {
        query: z.object({
          limit: z.coerce.number().int().min(1).max(1000).default(1000),
          after: z.string().optional().openapi({ description: 'The `next` of the page before.' }),
        }),
      },
      responses: {
        200: answer('The conversations, Profile Pal included.', z.object({ threads: z.array(threadBody), next: z.string().nullable() })),
      },
    }),
    async (c) => {
      const { limit, after } = c.req.valid('query')
      const threads = await c.get('services').threads.list(requireViewer(c), { limit, after, includeProfilePal: true })
      const last = threads.length === limit ? threads.at(-1) : undefined
      return c.json({ threads: threads.map(showThread), next: last ? formatPlace(last) : null }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/threads',
      tags,
      summary: 'Start a conversation',
      request: { body: { ...json(z.object({ agent_type: z.enum(agentTypes, 'There is no such agent.').optional() })), required: false } },
      responses: { 200: answer('The conversation, still without a message.', threadBody) },
    }),
    async (c) => {
      const { agent_type } = c.req.valid('json')
      return c.json(
        showThread(
          await c.get('services').threads.start(requireViewer(c), { agentType: agent_type ?? 'private_brain', client: c.get('client') }),
        ),
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/search',
      tags,
      summary: 'Search names and messages',
      request: { query: z.object({ q: z.string().default(''), limit: z.coerce.number().int().min(1).max(50).default(10) }) },
      responses: { 200: answer('What was found; nothing for less than 2 characters.', searchBody) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const hits = await c.get('services').search.searchThreads(requireViewer(c), { query: q, limit })
      const results = hits.map(({ thread: { id, name, updatedAt }, message }) => ({
        id,
        name,
        updated_at: updatedAt.toISOString(),
        snippet: message?.snippet ?? null,
        message,
      }))
      return c.json({ results }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/{id}/count',
      tags,
      summary: 'Count the steps of a conversation',
      security: forGuestsToo,
      request: { params: threadParams },
      responses: { 200: answer('How many there are.', z.object({ count: z.int() })) },
    }),
    async (c) => c.json({ count: await c.get('services').steps.count(requireParticipant(c), { threadId: c.req.valid('param').id }) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/threads/{id}/history',
      tags,
      summary: 'Read a conversation, oldest first: without an offset its latest steps',
      security: forGuestsToo,
      middleware: defaultError('history'),
      request: {
        params: threadParams,
        query: z.object({
          limit: z.coerce.number().int().min(1).max(1000).default(100),
          offset: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
        }),
      },
      responses: { 200: answer('A page of steps.', historyBody) },
    }),
    async (c) => {
      const { limit, offset = null } = c.req.valid('query')
      const history = await c.get('services').steps.history(requireParticipant(c), { threadId: c.req.valid('param').id, limit, offset })
      const { estimatedTokens, totalChars, messageCount } = history.tokenInfo
      return c.json(
        {
          steps: history.steps.map(showStep),
          has_more: history.hasMore,
          thread: showThread(history.thread),
          token_info: {
            estimated_tokens: estimatedTokens,
            total_chars: totalChars,
            message_count: messageCount,
            timestamp: new Date().toISOString(),
          },
        },
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/chat/threads/{id}',
      tags,
      summary: 'Name a conversation',
      request: { params: threadParams, body: json(z.object({ name: z.string('Give the conversation a name') })) },
      responses: { 200: answer('The conversation under its name.', threadBody) },
    }),
    async (c) => {
      const input = { id: c.req.valid('param').id, name: c.req.valid('json').name }
      return c.json(showThread(await c.get('services').threads.rename(requireViewer(c), input)), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/chat/threads/{id}',
      tags,
      summary: 'Delete a conversation for good',
      request: { params: threadParams },
      responses: { 200: answer('It is gone.', deletedBody) },
    }),
    async (c) => {
      await c.get('services').threads.remove(requireViewer(c), { id: c.req.valid('param').id })
      return c.json({ ok: true }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/threads/{id}/viewed',
      tags,
      summary: 'Mark the answers of a conversation as seen',
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
      tags,
      summary: 'Start a conversation with the private assistant',
      responses: { 200: answer('Its id.', startedBody) },
    }),
    async (c) =>
      c.json(
        {
          thread_id: (await c.get('services').threads.start(requireViewer(c), { agentType: 'private_brain', client: c.get('client') })).id,
        },
        200,
      ),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/profile-pal',
      tags,
      summary: 'Open the conversation with Profile Pal',
      responses: { 200: answer('Its id.', startedBody) },
    }),
    async (c) =>
      c.json({ thread_id: (await c.get('services').threads.startProfilePal(requireViewer(c), { client: c.get('client') })).id }, 200),
  )
}
