import { z } from '@hono/zod-openapi'
import { type ConversationImport, problemTexts } from './conversationImports.service.ts'

export const conversationImportBody = z
  .object({
    id: z.uuid(),
    file_name: z.string().openapi({ description: 'As it was uploaded.', example: 'chatgpt-export.zip' }),
    size: z.int().openapi({ description: 'In bytes.' }),
    status: z.enum(['pending', 'ready', 'failed', 'undoing']).openapi({
      description: '`pending` while it waits or goes on; `undoing` while its conversations are being deleted, after which it is gone.',
    }),
    problem: z
      .enum(Object.keys(problemTexts) as (keyof typeof problemTexts)[])
      .nullable()
      .openapi({ description: 'Why nothing was imported; null unless it failed.' }),
    message: z.string().nullable().openapi({ description: 'The problem in words; null unless it failed.' }),
    origin: z.enum(['chatgpt', 'claude']).nullable().openapi({ description: 'Whose export it is; null until it has been read once.' }),
    conversation_count: z.int().nullable().openapi({ description: 'How many are in the file; null until it has been read once.' }),
    message_count: z.int().nullable().openapi({ description: 'How many messages those have; null until it has been read once.' }),
    conversations_done: z.int().openapi({ description: 'How many of the conversations have been gone through.' }),
    messages_done: z.int().openapi({ description: 'How many of the messages have been gone through.' }),
    added_count: z.int().openapi({ description: 'How many conversations it added.' }),
    known_count: z.int().openapi({ description: 'How many were there from an earlier import; they stay as they are.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('ConversationImport')

export function showConversationImport(one: ConversationImport): z.infer<typeof conversationImportBody> {
  return {
    id: one.id,
    file_name: one.fileName,
    size: Number(one.fileSize),
    status: one.status,
    problem: one.problem,
    message: one.problem && problemTexts[one.problem],
    origin: one.origin,
    conversation_count: one.conversationCount,
    message_count: one.messageCount,
    conversations_done: one.conversationsDone,
    messages_done: one.messagesDone,
    added_count: one.addedCount,
    known_count: one.knownCount,
    created_at: one.createdAt.toISOString(),
  }
}
