import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { formatPlace } from '../../platform/limits/places.ts'
import { answer, json, refusal } from '../../rest/bodies.ts'
import { existingId } from '../../rest/ids.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import type { ListedMemory } from './memoryList.service.ts'

const memoryBody = z
  .object({
    id: z.uuid(),
    content: z.string().openapi({ description: 'What is remembered: one line of 1 to 1,000 characters.' }),
    created_at: z.iso.datetime().openapi({ description: 'When it was told.' }),
    last_used_at: z.iso.datetime().nullable().openapi({ description: 'When an answer last quoted it; null while none does.' }),
    thread_id: z.uuid().nullable().openapi({ description: 'The conversation in which it was told; null once that is deleted.' }),
    position: z.number().int().nullable().openapi({ description: 'The position of the message there; null once that is deleted.' }),
  })
  .openapi('Memory')

export function registerMemoryRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Memories']
  const one = { params: z.object({ id: existingId }) }

  app.openapi(
    createRoute({
      method: 'get',
      path: '/memories',
      tags,
      summary: 'What the private assistant remembers, what was told last first',
      request: {
        query: z.object({
          limit: z.coerce.number().int().min(1).max(100).default(20),
          after: z.string().optional().openapi({ description: 'The cursor that the page before answered.' }),
        }),
      },
      responses: {
        200: answer(
          'A page.',
          z.object({
            memories: z.array(memoryBody),
            next_cursor: z.string().nullable().openapi({ description: 'For the next page; null on the last one.' }),
          }),
        ),
      },
    }),
    async (c) => {
      const { limit, after } = c.req.valid('query')
      const found = await c.get('services').memoryList.list(requireViewer(c), { limit: limit + 1, after })
      const memories = found.slice(0, limit)
      const last = found.length > limit ? memories.at(-1) : undefined
      const next = last ? formatPlace({ id: last.id, updatedAt: last.createdAt }) : null
      return c.json({ memories: memories.map(showMemory), next_cursor: next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/memories/{id}',
      tags,
      summary: 'Correct what is remembered',
      request: { ...one, body: json(z.object({ content: z.string().openapi({ description: '1 to 1,000 characters, made one line.' }) })) },
      responses: { 200: answer('The memory as it is now.', memoryBody), 404: refusal('There is no such memory of theirs.') },
    }),
    async (c) => {
      const memory = await c.get('services').memoryList.change(requireViewer(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json(showMemory(memory), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/memories/{id}',
      tags,
      summary: 'Forget a memory for good',
      description: 'What answers quote of it goes too. The conversation in which it was told stays.',
      request: one,
      responses: { 200: answer('It is forgotten.', z.object({ id: z.uuid() })), 404: refusal('There is no such memory of theirs.') },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').memoryList.forget(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}

function showMemory({ id, content, createdAt, lastUsedAt, message }: ListedMemory): z.infer<typeof memoryBody> {
  return {
    id,
    content,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    thread_id: message?.threadId ?? null,
    position: message?.position ?? null,
  }
}
