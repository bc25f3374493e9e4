import { z } from '@hono/zod-openapi'

export const sharedMessageBody = z
  .object({
    text: z.string().meta({ description: 'Question or answer, in Markdown.', example: 'Where is the lighthouse?' }),
    ai_generated: z.boolean().meta({ description: 'Whether AI generated the text.', example: false }),
  })
  .openapi('SharedMessage')

export const sharedConversationBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid().meta({ description: 'ID of the copied conversation.' }),
    url: z.string().meta({ description: 'Secret link to the snapshot.', example: 'https://twain.example/shared/AZrO2h4hcQmT' }),
    message_count: z.int().meta({ description: 'Number of copied messages.', example: 4 }),
    shows_name: z.boolean().meta({ description: 'Whether visitors see the owner’s name.', example: false }),
    created_at: z.iso.datetime().meta({ description: 'When sharing began.' }),
    updated_at: z.iso.datetime().meta({ description: 'When the messages were copied.' }),
  })
  .openapi('SharedConversation')

export const snapshotBody = z
  .object({
    owner_name: z.string().nullable().meta({ description: 'Owner’s name; null if hidden.', example: null }),
    shared_at: z.iso.datetime().meta({ description: 'When the messages were copied.' }),
    messages: z.array(sharedMessageBody).meta({ description: 'Messages, oldest first, at most 1,000.' }),
  })
  .openapi('ConversationSnapshot')
