import { z } from '@hono/zod-openapi'
import { bodyMapper } from '../../platform/text/bodyMapper.ts'
import { type ConversationImport, problemTexts } from './conversationImports.service.ts'

export const conversationImportBody = z
  .object({
    id: z.uuid(),
    file_name: z.string().openapi({ description: 'The original file name.', example: 'chatgpt-export.zip' }),
    size: z.int().openapi({ description: 'File size in bytes.' }),
    status: z.enum(['pending', 'ready', 'failed', 'undoing']).openapi({
      description:
        'Import status. `pending` while queued or running; `undoing` while the imported conversations are being deleted, after which the import no longer exists.',
    }),
    problem: z
      .enum(Object.keys(problemTexts) as (keyof typeof problemTexts)[])
      .nullable()
      .openapi({ description: 'Error code; null unless the import failed.' }),
    message: z.string().nullable().openapi({ description: 'Error message; null unless the import failed.' }),
    origin: z
      .enum(['chatgpt', 'claude'])
      .nullable()
      .openapi({ description: 'The service that created the export; null until the file has been read.' }),
    conversation_count: z
      .int()
      .nullable()
      .openapi({ description: 'Number of conversations in the file; null until the file has been read.' }),
    message_count: z.int().nullable().openapi({ description: 'Number of messages in the file; null until the file has been read.' }),
    conversations_done: z.int().openapi({ description: 'Number of conversations processed.' }),
    messages_done: z.int().openapi({ description: 'Number of messages processed.' }),
    added_count: z.int().openapi({ description: 'Number of conversations added.' }),
    known_count: z.int().openapi({ description: 'Number of conversations skipped because an earlier import had added them.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('ConversationImport')

const toBody = bodyMapper(conversationImportBody)

export function showConversationImport(one: ConversationImport): z.infer<typeof conversationImportBody> {
  return toBody({ ...one, size: one.fileSize, message: one.problem && problemTexts[one.problem] })
}
