import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../platform/errors.ts'
import { formatPlace } from '../platform/limits/places.ts'
import { answer, json, refusal } from '../rest/bodies.ts'
import { existingId } from '../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { ListedMemory } from './memoryList.service.ts'
import { defaultError } from '../rest/errors.ts'

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
      middleware: defaultError('memories'),
      tags,
      summary: 'What the private assistant remembers, what was told last first',
      request: {
        query: z.object(pageQuery()),
      },
      responses: {
        200: answer('A page.', z.object({ memories: z.array(memoryBody), next: nextBody })),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { memoryList } = c.get('services')
      const placeOf = ({ id, createdAt }: ListedMemory) => formatPlace({ id, updatedAt: createdAt })
      const { rows, next } = await readPage(c.req.valid('query'), placeOf, (page) => memoryList.list(viewer, page))
      return c.json({ memories: rows.map(showMemory), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/memories/{id}',
      middleware: defaultError('memories'),
      tags,
      summary: 'One memory',
      request: one,
      responses: { 200: answer('The memory.', memoryBody), 404: refusal('There is no such memory of theirs, or it was forgotten.') },
    }),
    async (c) => {
      const memory = await c.get('services').memoryList.find(requireViewer(c), c.req.valid('param'))
      if (!memory) throw new NotFoundError('no_such_memory')
      return c.json(showMemory(memory), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/memories/{id}',
      middleware: defaultError('saveMemory'),
      tags,
      summary: 'Correct what is remembered',
      request: {
        ...one,
        body: json(
          z.object({
            content: z.string().openapi({ description: '1 to 1,000 characters, made one line.', example: 'The boat is called Freya.' }),
          }),
        ),
      },
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
      middleware: defaultError('forget'),
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
