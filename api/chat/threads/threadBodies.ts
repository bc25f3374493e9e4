import { z } from '@hono/zod-openapi'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import type { ShownThread } from '../visibility/visibleAnswers.ts'

const threadMetadata = z
  .object({
    thread_type: z.string().optional(),
    twin_username: z.string().optional().openapi({ description: 'Username of the twin’s owner, for conversations with a twin.' }),
    reader_audience: z
      .enum(['people'])
      .optional()
      .openapi({ description: 'Audience that the caller’s own twin answers; anyone with the link if missing.' }),
    subtitle: z.string().optional(),
    description: z.string().optional(),
  })
  .openapi({ description: 'Further properties of the conversation. Ignore unknown fields.' })

export const threadBody = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    step_count: z.int(),
    is_taken_over: z.boolean().openapi({ description: 'Whether the owner answers instead of the twin.' }),
    is_pinned: z.boolean().openapi({ description: 'Whether the user pinned it.' }),
    is_archived: z.boolean().openapi({ description: 'Whether it is left out of lists.' }),
    is_temporary: z.boolean().openapi({
      description: 'Whether it has no name, is left out of lists, searches, memory and exports, and is deleted after 24 hours.',
    }),
    project_id: z.uuid().nullable().openapi({ description: 'Project of the conversation; null if none.' }),
    first_message_preview: z.string().nullable(),
    last_message_preview: z.string().nullable(),
    agent_type: z.string(),
    thread_type: z.string(),
    metadata: threadMetadata,
    origin: z.enum(['chatgpt', 'claude', 'twain']).nullable().openapi({ description: 'Exporting service; null if not imported.' }),
  })
  .openapi('Thread')

const toBody = createBodyMapper(threadBody)

export function showThread(thread: ShownThread): z.infer<typeof threadBody> {
  return toBody({
    ...thread,
    isTakenOver: thread.takenOverAt !== null,
    isPinned: thread.pinnedAt !== null,
    isArchived: thread.archivedAt !== null,
    metadata: thread.metadata as z.infer<typeof threadMetadata>,
  })
}
