import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json } from '../rest/bodies.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { listedItemBody, showListedItem } from './itemBodies.ts'
import { defaultError } from '../rest/errors/errors.ts'

const importBody = z
  .object({
    file_ids: z
      .array(z.string())
      .max(20, 'Import at most 20 files at once')
      .openapi({
        minItems: 1,
        description: 'The ids that POST /upload/files answered: at most 20 .md or .txt files of 5 MB. Uploads are kept for a day.',
        example: ['018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'],
      }),
    split: z.enum(['file', 'heading']).default('file').openapi({
      description: 'One story for each file, or one for each top-level heading of Markdown and one for what stands before the first.',
      example: 'heading',
    }),
  })
  .openapi('StoryImportRequest')

const importedBody = z
  .object({
    is_running: z.boolean().openapi({ description: 'More than 512 KB are imported in the background: nothing below is known yet.' }),
    files: z
      .array(
        z.object({
          file_name: z.string().openapi({ description: 'As it was uploaded.', example: 'diary.md' }),
          story_count: z.int().openapi({ description: 'How many stories were added.', example: 3 }),
          known_count: z
            .int()
            .openapi({ description: 'How many were there already, from an earlier import of the same text.', example: 0 }),
          problem: z.string().nullable().openapi({ description: 'Why nothing of it was imported; null when all of it is there.' }),
        }),
      )
      .openapi({ description: 'What came of each file, in the order given.' }),
    stories: z.array(listedItemBody).openapi({ description: 'What was added.' }),
  })
  .openapi('StoryImport')

export function registerStoryImportRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'post',
      path: '/knowledge/stories/import',
      middleware: defaultError('importStories'),
      tags: ['Knowledge'],
      summary: 'Make private stories of uploaded text files',
      description:
        'A file that cannot be read is named with its problem and keeps no other from being imported; the same text again adds nothing.',
      request: { body: json(importBody) },
      responses: {
        200: answer('The stories are there.', importedBody),
        202: answer('They will be; a notification says how it went.', importedBody),
      },
    }),
    async (c) => {
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
  )
}
