import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { answer, json } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { maxImportedMemories } from '../validation.ts'
import { candidateStates } from './memoryTransfer.service.ts'

const listBody = z
  .object({
    text: z.string().openapi({
      minLength: 1,
      description: 'Markdown, plain lines or JSON, up to 200,000 characters.',
      example: '- 2026-03-01: The boat is called Freya.',
    }),
  })
  .openapi('MemoryList')

const candidatesBody = z
  .object({
    candidates: z
      .array(
        z
          .object({
            content: z.string().openapi({ description: 'One line, without list mark and date.' }),
            state: z.enum(candidateStates).openapi({
              description:
                '`new`, `known` (already remembered), `secret` (password, key or card number) or `too_long`. Only `new` ones can be added.',
            }),
          })
          .openapi('MemoryCandidate'),
      )
      .openapi({ description: 'Distinct memories in the order of the list, at most 500.' }),
  })
  .openapi('MemoryCandidates')

const importBody = z
  .object({
    contents: z.array(z.string()).openapi({
      minItems: 1,
      maxItems: maxImportedMemories,
      description: '1 to 500 memories of one line, 1 to 1,000 characters each.',
      example: ['The boat is called Freya.'],
    }),
  })
  .openapi('MemoryImport')

const importedBody = z
  .object({
    added_count: z.int().openapi({ description: 'Number of memories added.' }),
    known_count: z.int().openapi({ description: 'Number skipped as already remembered.' }),
  })
  .openapi('ImportedMemories')

/** Before `/memories/{id}`, which would match `/memories/export`. */
export function registerMemoryTransferRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')

  route('post', '/memories/import/preview', 'importMemories', {
    summary: 'Preview an import',
    description: 'Finds memories in a list of another assistant or an export. Nothing is saved.',
    request: { body: json(listBody) },
    responses: { 200: answer('The memories found.', candidatesBody) },
    handle: async (c) => {
      const candidates = await c.get('services').memoryTransfer.preview(requireViewer(c), c.req.valid('json'))
      return c.json({ candidates }, 200)
    },
  })

  route('post', '/memories/import', 'importMemories', {
    summary: 'Import memories',
    description: 'Adds those not yet remembered and supersedes none. Refuses passwords, keys and card numbers.',
    request: { body: json(importBody) },
    responses: { 200: answer('What was added.', importedBody) },
    handle: async (c) => {
      const { addedCount, knownCount } = await c.get('services').memoryTransfer.import(requireViewer(c), c.req.valid('json'))
      return c.json({ added_count: addedCount, known_count: knownCount }, 200)
    },
  })

  route('get', '/memories/export', 'export', {
    summary: 'Export memories',
    description: 'Active memories, oldest first, one per line: `- 2026-03-01: The boat is called Freya.` Restrictions are left out.',
    responses: { 200: { description: 'The memories as Markdown.', content: { 'text/markdown': { schema: z.string() } } } },
    handle: async (c) => {
      const { fileName, text } = await c.get('services').memoryTransfer.export(requireViewer(c))
      c.header('content-type', 'text/markdown; charset=utf-8')
      c.header('content-disposition', contentDisposition(fileName))
      c.header('cache-control', 'private, no-store')
      return c.body(text)
    },
  })
}
