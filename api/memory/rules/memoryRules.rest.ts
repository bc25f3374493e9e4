import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, json, made, madeAt, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { existingId } from '../../rest/ids.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import type { MemoryRule } from './memoryRules.service.ts'

const memoryRuleBody = z
  .object({
    id: z.uuid(),
    words: z.array(z.string()).openapi({
      description: 'The words of the memory that it was made from, in lower case. What says most of them, in any form, is not remembered.',
    }),
    created_at: z.iso.datetime().openapi({ description: 'Since when it holds.' }),
  })
  .openapi('MemoryRule')

export function registerMemoryRuleRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Memories']
  const one = { params: z.object({ id: existingId }) }
  const noRule = refusal('There is no such rule of theirs.')

  app.openapi(
    createRoute({
      method: 'get',
      path: '/memory-rules',
      middleware: defaultError('memories'),
      tags,
      summary: 'What the private assistant never remembers, the newest first',
      description: 'At most 200 for each person. A rule has the words of the memory that it was made of, which is forgotten itself.',
      responses: { 200: answer('All of them.', z.object({ rules: z.array(memoryRuleBody) }).openapi('MemoryRuleList')) },
    }),
    async (c) => c.json({ rules: (await c.get('services').memoryRules.list(requireViewer(c))).map(showRule) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/memory-rules/{id}',
      middleware: defaultError('memories'),
      tags,
      summary: 'One thing that the private assistant never remembers',
      description: 'For its owner. Rules cannot be changed; delete one with DELETE /memory-rules/{id}.',
      request: one,
      responses: { 200: answer('The rule.', memoryRuleBody), 404: noRule },
    }),
    async (c) => c.json(showRule(await c.get('services').memoryRules.find(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/memory-rules',
      middleware: defaultError('forget'),
      tags,
      summary: 'Forget a memory for good, and remember nothing like it',
      description:
        'For the owner of the memory, which cannot be brought back. What is like it is neither kept by itself nor when the assistant is asked to. At most 200 for each person; a second call with the same memory answers 404.',
      request: {
        body: json(
          z
            .object({
              memory_id: z.string().openapi({
                type: 'string',
                format: 'uuid',
                description: 'A memory that is like it. It is forgotten.',
                example: '0199c1d2-7b1c-7cc0-8000-1234567890ab',
              }),
            })
            .openapi('NewMemoryRule'),
        ),
      },
      responses: { 201: made('The rule.', memoryRuleBody), 404: refusal('There is no such memory of theirs.') },
    }),
    async (c) => {
      const { memory_id: memoryId } = c.req.valid('json')
      const rule = await c.get('services').memoryRules.create(requireViewer(c), { memoryId })
      return c.json(showRule(rule), 201, madeAt(`/memory-rules/${rule.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/memory-rules/{id}',
      middleware: defaultError('saveMemory'),
      tags,
      summary: 'Let things be remembered again',
      description: 'What was forgotten stays forgotten.',
      request: one,
      responses: { 200: answer('It is gone.', deletedBody), 404: noRule },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').memoryRules.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}

function showRule({ id, words, createdAt }: MemoryRule): z.infer<typeof memoryRuleBody> {
  return { id, words, created_at: createdAt.toISOString() }
}
