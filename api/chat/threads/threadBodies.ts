import { z } from '@hono/zod-openapi'
import type { Thread } from './threads.service.ts'

const threadMetadata = z
  .object({
    thread_type: z.string().optional(),
    twin_username: z.string().optional().openapi({ description: 'Whose twin it is with.' }),
    subtitle: z.string().optional(),
    description: z.string().optional(),
  })
  .openapi({ description: 'What is known of some conversations alone. Pass over fields you do not know.' })

export const threadBody = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    step_count: z.int(),
    first_message_preview: z.string().nullable(),
    last_message_preview: z.string().nullable(),
    agent_type: z.string(),
    thread_type: z.string(),
    metadata: threadMetadata,
    origin: z
      .enum(['chatgpt', 'claude'])
      .nullable()
      .openapi({ description: 'Where it was imported from; null for a conversation that began here.' }),
  })
  .openapi('Thread')

export function showThread(thread: Thread): z.infer<typeof threadBody> {
  return {
    id: thread.id,
    name: thread.name,
    created_at: thread.createdAt.toISOString(),
    updated_at: thread.updatedAt.toISOString(),
    step_count: thread.stepCount,
    first_message_preview: thread.firstMessagePreview,
    last_message_preview: thread.lastMessagePreview,
    agent_type: thread.agentType,
    thread_type: thread.threadType,
    metadata: thread.metadata as z.infer<typeof threadMetadata>,
    origin: thread.origin,
  }
}
