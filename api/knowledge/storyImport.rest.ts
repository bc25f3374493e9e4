import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { listedItemBody, showListedItem } from './itemBodies.ts'

const importBody = z
  .object({
    file_ids: z
      .array(z.string())
      .max(20, 'Import at most 20 files at once')
      .openapi({
        minItems: 1,
        description: 'At most 20 fresh upload IDs: .md or .txt files, up to 5 MB each.',
        example: ['018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'],
      }),
    split: z.enum(['file', 'heading']).default('file').openapi({
      description: 'One story per file, or per top-level Markdown heading and the text before.',
      example: 'heading',
    }),
  })
  .openapi('StoryImportRequest')

const importedBody = z
  .object({
    is_running: z.boolean().openapi({
      description: 'Whether it continues in the background (above 512 KB).',
    }),
    files: z
      .array(
        z.object({
          file_name: z.string().openapi({ description: 'Name of the uploaded file.', example: 'diary.md' }),
          story_count: z.int().openapi({ description: 'Number of stories added.', example: 3 }),
          known_count: z.int().openapi({ description: 'Stories skipped as already imported.', example: 0 }),
          problem: z.string().nullable().openapi({ description: 'Reason why nothing was imported; null otherwise.' }),
        }),
      )
      .openapi({ description: 'Results in file order.' }),
    stories: z.array(listedItemBody).openapi({ description: 'New stories.' }),
  })
  .openapi('StoryImport')

export function registerStoryImportRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Knowledge')

  route('post', '/knowledge/stories/import', 'importStories', {
    summary: 'Import stories from text files',
    description: 'Creates private stories. Reports unreadable files and skips known text.',
    request: { body: describeJson(importBody) },
    responses: {
      200: answer('The stories are created.', importedBody),
      202: answer('The import is running. A notification reports the result.', importedBody),
    },
    handle: async (c) => {
      const { file_ids, split } = c.req.valid('json')
      const { isRunning, files, stories } = await c.get('services').storyImport.start(requireViewer(c), { fileIds: file_ids, split })
      const shown = files.map(({ fileName, storyCount, knownCount, problem }) => ({
        file_name: fileName,
        story_count: storyCount,
        known_count: knownCount,
        problem,
      }))
      return c.json({ is_running: isRunning, files: shown, stories: stories.map(showListedItem) }, isRunning ? 202 : 200)
    },
  })
}
