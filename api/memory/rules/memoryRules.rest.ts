import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { MemoryRule } from './memoryRules.service.ts'

const memoryRuleBody = z
  .object({
    id: z.uuid(),
    words: z.array(z.string()).openapi({
      description: 'Lower-case words; memories with most of them are refused.',
    }),
    created_at: z.iso.datetime().openapi({ description: 'When the rule was created.' }),
  })
  .openapi('MemoryRule')

export function registerMemoryRuleRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')
  const one = { params: z.object({ id: idParam }) }
  const noRule = describeError('The rule is missing or another user’s.')

  route('get', '/memory-rules', 'memories', {
    summary: 'List memory rules',
    description: 'At most 200, newest first.',
    responses: { 200: answer('Memory rules.', z.object({ rules: z.array(memoryRuleBody) }).openapi('MemoryRuleList')) },
    handle: async (c) => c.json({ rules: (await c.get('services').memoryRules.list(requireViewer(c))).map(showRule) }, 200),
  })

  route('get', '/memory-rules/{id}', 'memories', {
    summary: 'Get a memory rule',
    description: 'Rules can’t be changed, only deleted.',
    request: one,
    responses: { 200: answer('Requested memory rule.', memoryRuleBody), 404: noRule },
    handle: async (c) => c.json(showRule(await c.get('services').memoryRules.find(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/memory-rules', 'forget', {
    summary: 'Create a memory rule',
    description: 'Permanent; similar memories are refused. At most 200 rules.',
    request: {
      body: describeJson(
        z
          .object({
            memory_id: z.string().openapi({
              type: 'string',
              format: 'uuid',
              description: 'Memory to forget for the rule.',
              example: '0199c1d2-7b1c-7cc0-8000-1234567890ab',
            }),
          })
          .openapi('NewMemoryRule'),
      ),
    },
    responses: { 201: describeCreated('The rule.', memoryRuleBody), 404: describeError('The memory is missing or another user’s.') },
    handle: async (c) => {
      const { memory_id: memoryId } = c.req.valid('json')
      const rule = await c.get('services').memoryRules.create(requireViewer(c), { memoryId })
      return c.json(showRule(rule), 201, toLocationHeader(`/memory-rules/${rule.id}`))
    },
  })

  route('delete', '/memory-rules/{id}', 'saveMemory', {
    summary: 'Delete a memory rule',
    description: 'Forgotten memories are not restored.',
    request: one,
    responses: { 200: answer('The rule is deleted.', deletedBody), 404: noRule },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').memoryRules.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}

function showRule({ id, words, createdAt }: MemoryRule): z.infer<typeof memoryRuleBody> {
  return { id, words, created_at: createdAt.toISOString() }
}
