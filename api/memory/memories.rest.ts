import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { rule } from '../platform/errorCodes/rule.ts'
import { NotFoundError } from '../platform/errors.ts'
import { answer, describeJson, describeCreated, toLocationHeader, describeError } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { describeMoment, nextBody, orderQuery, pageQuery, readOrderedPage } from '../rest/pages.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { type ListedMemory, memoryOrders } from './memoryList.service.ts'
import { maxModels } from './validation.ts'

const memoryBody = z
  .object({
    id: z.uuid(),
    content: z.string().openapi({ description: 'One line, 1 to 1,000 characters.' }),
    created_at: z.iso.datetime().openapi({ description: 'When the memory was created.' }),
    updated_at: z.iso.datetime().openapi({ description: 'When it was last changed, otherwise created.' }),
    last_used_at: z.iso.datetime().nullable().openapi({ description: 'Last citation; null if never.' }),
    is_noticed: z.boolean().openapi({ description: 'Whether the assistant saved it without being asked.' }),
    superseded_by: z.uuid().nullable().openapi({ description: 'ID of the superseding memory; null for active ones.' }),
    earlier: z
      .array(z.object({ id: z.uuid(), content: z.string(), created_at: z.iso.datetime() }))
      .openapi({ description: 'Superseded memories, newest first.' }),
    thread_id: z.uuid().nullable().openapi({
      description: 'Source conversation; null if none or deleted.',
    }),
    position: z.number().int().nullable().openapi({ description: 'Position of the source message, if any.' }),
    project_id: z.uuid().nullable().openapi({
      description: 'The only project whose conversations use it, even if deleted; null for everywhere.',
    }),
    never_sent_to: z.array(z.string()).openapi({ description: 'Names of models that never receive it.' }),
  })
  .openapi('Memory')

const contentField = z.string().openapi({
  minLength: 1,
  description: 'One line, 1 to 1,000 characters.',
  example: 'The boat is called Freya.',
})

const newMemoryBody = z.object({ content: contentField }).openapi('NewMemory')

const memoryChangeBody = z
  .object({
    content: contentField.optional(),
    project_id: z
      .string()
      .transform(requireUuid)
      .nullish()
      .openapi({
        type: ['string', 'null'],
        format: 'uuid',
        description: 'The only project whose conversations use it; null for everywhere.',
        example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
      }),
    never_sent_to: z
      .array(z.string())
      .optional()
      .openapi({ maxItems: maxModels, description: 'Names of models from GET /models that never receive it.', example: ['llama3.2'] }),
  })
  .openapi('MemoryChange', { minProperties: 1 })

export function registerMemoryRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')
  const one = { params: z.object({ id: idParam }) }

  route('get', '/memories', 'memories', {
    summary: 'List memories',
    description: 'Active memories, by default newest first.',
    request: {
      query: z.object({
        q: z.string().optional().openapi({
          description: 'Words matching by prefix, up to 200 characters.',
          example: 'boat',
        }),
        updated_since: describeMoment('Only memories changed at this time or later; all if omitted.'),
        ...orderQuery(memoryOrders),
        ...pageQuery(),
      }),
    },
    responses: {
      200: answer('Page of memories.', z.object({ memories: z.array(memoryBody), next: nextBody }).openapi('MemoryPage')),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { memoryList } = c.get('services')
      const { q: query, updated_since: updatedSince, ...wanted } = c.req.valid('query')
      const { rows, next } = await readOrderedPage(memoryOrders, wanted, (page) =>
        memoryList.list(viewer, { ...page, query, updatedSince }),
      )
      return c.json({ memories: rows.map(showMemory), next }, 200)
    },
  })

  route('post', '/memories', 'saveMemory', {
    summary: 'Add a memory',
    description: 'Supersedes contradicted memories. Refuses passwords, keys and card numbers.',
    request: {
      body: describeJson(newMemoryBody),
    },
    responses: { 201: describeCreated('The memory.', memoryBody), 409: describeError('`memory_known`: another memory says the same.') },
    handle: async (c) => {
      const memory = await c.get('services').memoryList.create(requireViewer(c), c.req.valid('json'))
      return c.json(showMemory(memory), 201, toLocationHeader(`/memories/${memory.id}`))
    },
  })

  route('get', '/memories/{id}', 'memories', {
    summary: 'Get a memory',
    description: 'Includes superseded memories; see `superseded_by`.',
    request: one,
    responses: {
      200: answer('Memory.', memoryBody),
      404: describeError('The memory is missing, forgotten or another user’s.'),
    },
    handle: async (c) => {
      const memory = await c.get('services').memoryList.find(requireViewer(c), c.req.valid('param'))
      if (!memory) throw new NotFoundError('no_such_memory')
      return c.json(showMemory(memory), 200)
    },
  })

  route('patch', '/memories/{id}', 'saveMemory', {
    summary: 'Change a memory',
    description: 'Corrects the text, or restricts where it is used. Refuses passwords, keys and card numbers.',
    request: {
      ...one,
      body: describeJson(memoryChangeBody),
    },
    responses: {
      200: answer('Memory after the update.', memoryBody),
      404: describeError('The memory, project or model is missing.'),
      409: describeError('`memory_known`: another memory says the same.'),
    },
    handle: async (c) => {
      const { content, project_id: projectId, never_sent_to: neverSentTo } = c.req.valid('json')
      const change = { ...c.req.valid('param'), content, projectId, neverSentTo }
      const memory = await c.get('services').memoryList.change(requireViewer(c), change)
      return c.json(showMemory(memory), 200)
    },
  })

  route('post', '/memories/{id}/merge', 'saveMemory', {
    summary: 'Merge two memories',
    description: 'Replaces the text of one memory and forgets the other.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            other_id: z.string().openapi({
              type: 'string',
              format: 'uuid',
              description: 'ID of the memory to forget.',
              example: '0199c1d2-7b1c-7cc0-8000-1234567890ab',
            }),
            content: z.string().openapi({
              minLength: 1,
              description: 'Merged text, 1 to 1,000 characters.',
              example: 'Freya is our red boat.',
            }),
          })
          .openapi('MemoryMerge'),
      ),
    },
    responses: {
      200: answer('Memory after the update.', memoryBody),
      404: describeError('The memory is missing or another user’s.'),
      409: describeError('`memory_known`: another memory says the same.'),
    },
    handle: async (c) => {
      const { other_id: otherId, content } = c.req.valid('json')
      const memory = await c.get('services').memoryList.merge(requireViewer(c), { ...c.req.valid('param'), otherId, content })
      return c.json(showMemory(memory), 200)
    },
  })

  route('delete', '/memories/{id}', 'forget', {
    summary: 'Forget a memory',
    description: 'Permanent. Also removes quotes and superseded memories; the conversation stays.',
    request: {
      ...one,
      query: z.object({
        keeps_earlier: z.enum(['true', 'false'], rule('not_boolean')).optional().openapi({
          description: 'Whether superseded memories are restored.',
          example: 'true',
        }),
      }),
    },
    responses: {
      200: answer(
        'Memories that became active again.',
        z.object({ id: z.uuid(), restored: z.array(memoryBody) }).openapi('ForgottenMemory'),
      ),
      404: describeError('The memory is missing or another user’s.'),
    },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      const keepsEarlier = c.req.valid('query').keeps_earlier === 'true'
      const restored = await c.get('services').memoryList.forget(requireViewer(c), { id, keepsEarlier })
      return c.json({ id, restored: restored.map(showMemory) }, 200)
    },
  })
}

function showMemory(memory: ListedMemory): z.infer<typeof memoryBody> {
  const { id, content, createdAt, updatedAt, lastUsedAt, isNoticed, supersededById, earlier, message, projectId, neverSentTo } = memory
  return {
    id,
    content,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    is_noticed: isNoticed,
    superseded_by: supersededById,
    earlier: earlier.map((one) => ({ id: one.id, content: one.content, created_at: one.createdAt.toISOString() })),
    thread_id: message?.threadId ?? null,
    position: message?.position ?? null,
    project_id: projectId,
    never_sent_to: neverSentTo,
  }
}
