import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { MemorySummary } from './memorySummary.service.ts'

const summaryBody = z
  .object({
    sections: z
      .array(
        z
          .object({
            kind: z.enum(['written', 'self', 'subject', 'other', 'project']).openapi({
              description:
                '`written` by a language model, `self` (first person), `subject` (sharing the word of the title), `project` (used only there) or `other`.',
            }),
            title: z.string().nullable().openapi({
              description: 'Heading of the model, shared word or project name; null if none, or the project is deleted.',
            }),
            ai_generated: z.boolean().openapi({ description: 'Whether AI generated the text.' }),
            project_id: z.uuid().nullable().openapi({ description: 'Project of its memories, even if deleted; null for others.' }),
            sentences: z
              .array(
                z
                  .object({
                    text: z.string().openapi({ description: 'Text of the memory, or of the model that wrote the summary.' }),
                    memory_ids: z.array(z.uuid()).openapi({ description: 'Source memories, at least one.' }),
                  })
                  .openapi('MemorySummarySentence'),
              )
              .openapi({ description: 'Sentences in reading order.' }),
          })
          .openapi('MemorySummarySection'),
      )
      .openapi({ description: 'Sections in reading order.' }),
    memory_count: z.int().openapi({ description: 'Number of active memories.' }),
    covered_count: z.int().openapi({ description: 'Number of memories in the summary, the newest, at most 200.' }),
    writer: z.string().nullable().openapi({ description: 'Model that can write the text; null without a language model.' }),
    written_by: z.string().nullable().openapi({ description: 'Model that wrote the text; null if not written.' }),
    written_at: z.iso.datetime().nullable().openapi({ description: 'When the text was written; null if not written.' }),
    is_outdated: z.boolean().openapi({ description: 'Whether a memory was added, changed or forgotten since the text was written.' }),
  })
  .openapi('MemorySummary')

/** Register before `/memories/{id}`, which would match `/memories/summary`. */
export function registerMemorySummaryRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')

  route('get', '/memories/summary', 'memories', {
    summary: 'Get the summary of the memories',
    description: 'Paragraphs from the 200 newest. Each sentence has the IDs of its memories.',
    responses: { 200: answer('Summary.', summaryBody) },
    handle: async (c) => c.json(showSummary(await c.get('services').memorySummary.get(requireViewer(c))), 200),
  })

  route('post', '/memories/summary', 'writeMemorySummary', {
    summary: 'Write the summary of the memories',
    description: 'Has the user’s language model write it. Sends no memory that is restricted from the model or to a project.',
    responses: { 200: answer('Summary.', summaryBody), 409: describeError('`no_language_model`: no language model is connected.') },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { memorySummary } = c.get('services')
      await memorySummary.write(viewer)
      return c.json(showSummary(await memorySummary.get(viewer)), 200)
    },
  })
}

function showSummary({ sections, memoryCount, coveredCount, writer, written }: MemorySummary): z.infer<typeof summaryBody> {
  return {
    sections: sections.map(({ kind, title, projectId, sentences }) => ({
      kind,
      title,
      ai_generated: kind === 'written',
      project_id: projectId,
      sentences: sentences.map(({ text, memories }) => ({ text, memory_ids: memories.map(({ id }) => id) })),
    })),
    memory_count: memoryCount,
    covered_count: coveredCount,
    writer,
    written_by: written?.by ?? null,
    written_at: written?.at.toISOString() ?? null,
    is_outdated: written?.isOutdated ?? false,
  }
}
