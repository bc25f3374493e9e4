import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { create as contentDisposition } from 'content-disposition'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeJson } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { maxImportedMemories, maxModels } from '../validation.ts'
import { candidateStates } from './memoryTransfer.service.ts'

const projectDescription = 'The only project whose conversations use it; null for everywhere.'

const listBody = z
  .object({
    text: z.string().openapi({
      minLength: 1,
      description: 'Markdown, plain lines or JSON, up to 200,000 characters.',
      example: '- 2026-03-01: The boat is called Freya.',
    }),
  })
  .openapi('MemoryList')

const candidateBody = z
  .object({
    content: z.string().openapi({ description: 'One line, without list mark, date and restrictions.' }),
    project_id: z.uuid().nullable().openapi({ description: projectDescription }),
    project_name: z.string().nullable().openapi({ description: 'Name of that project; null if none.' }),
    never_sent_to: z.array(z.string()).openapi({ description: 'Names of models that never receive it.' }),
    state: z.enum(candidateStates).openapi({
      description:
        '`new`, `known` (already remembered), `secret` (password, key or card number) or `too_long`. Only `new` ones can be added.',
    }),
  })
  .openapi('MemoryCandidate')

const candidatesBody = z
  .object({
    candidates: z.array(candidateBody).openapi({ description: 'Distinct memories in the order of the list, at most 500.' }),
  })
  .openapi('MemoryCandidates')

const importBody = z
  .object({
    memories: z
      .array(
        z
          .object({
            content: z.string().openapi({ description: 'One line, 1 to 1,000 characters.', example: 'The boat is called Freya.' }),
            project_id: z
              .string()
              .nullish()
              .openapi({
                type: ['string', 'null'],
                format: 'uuid',
                description: `${projectDescription} Used nowhere if the user has no such project.`,
                example: null,
              }),
            never_sent_to: z
              .array(z.string())
              .nullish()
              .openapi({ maxItems: maxModels, description: 'Names of models that never receive it.', example: ['llama3.2'] }),
          })
          .openapi('ListedMemory'),
      )
      .openapi({
        minItems: 1,
        maxItems: maxImportedMemories,
        description: '1 to 500 memories.',
        example: [{ content: 'The boat is called Freya.' }],
      }),
  })
  .openapi('MemoryImport')

const importedBody = z
  .object({
    added_count: z.int().openapi({ description: 'Number of memories added.' }),
    known_count: z.int().openapi({ description: 'Number skipped as already remembered.' }),
  })
  .openapi('ImportedMemories')

/** Register before `/memories/{id}`, which would match `/memories/export`. */
export function registerMemoryTransferRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')

  route('post', '/memories/import/preview', 'importMemories', {
    summary: 'Preview an import',
    description: 'Finds memories in a list of another assistant or an export. Nothing is saved.',
    request: { body: describeJson(listBody) },
    responses: { 200: answer('Memories found.', candidatesBody) },
    handle: async (c) => {
      const candidates = await c.get('services').memoryTransfer.preview(requireViewer(c), c.req.valid('json'))
      return c.json({ candidates: candidates.map((candidate) => toBody(candidateBody, candidate)) }, 200)
    },
  })

  route('post', '/memories/import', 'importMemories', {
    summary: 'Import memories',
    description: 'Adds those not yet remembered and supersedes none. Refuses passwords, keys and card numbers.',
    request: { body: describeJson(importBody) },
    responses: { 200: answer('Numbers of added and skipped memories.', importedBody) },
    handle: async (c) => {
      const { memories } = c.req.valid('json')
      const input = {
        memories: memories.map(({ content, project_id: projectId, never_sent_to: neverSentTo }) => ({ content, projectId, neverSentTo })),
      }
      const { addedCount, knownCount } = await c.get('services').memoryTransfer.import(requireViewer(c), input)
      return c.json({ added_count: addedCount, known_count: knownCount }, 200)
    },
  })

  route('get', '/memories/export', 'export', {
    summary: 'Export memories',
    description:
      'Active memories, oldest first, one per line: `- 2026-03-01: The boat is called Freya.` Restrictions follow in an HTML comment.',
    responses: { 200: { description: 'Memories as Markdown.', content: { 'text/markdown': { schema: z.string() } } } },
    handle: async (c) => {
      const { fileName, text } = await c.get('services').memoryTransfer.export(requireViewer(c))
      c.header('content-type', 'text/markdown; charset=utf-8')
      c.header('content-disposition', contentDisposition(fileName))
      c.header('cache-control', 'private, no-store')
      return c.body(text)
    },
  })
}
