import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { line, text, trimmedText } from '../platform/text/validation.ts'

const maxMessageLength = 200_000
const maxThreadNameLength = 120
export const minSearchLength = 2

const messageWithFiles = text().pipe(z.string().max(maxMessageLength, rule('message_too_long', { max: maxMessageLength })))

export const messageText = messageWithFiles.refine((text) => text.trim() !== '', rule('message_required'))

export const sentTextDescription = 'Text, at most 200,000 characters. Required unless there are attachments.'

/** Files can be sent without text. */
export function getMessageRule(elementIds: readonly string[]) {
  return elementIds.length > 0 ? messageWithFiles.transform((text) => (text.trim() === '' ? '' : text)) : messageText
}

export const clientMessageId = text().pipe(
  z
    .string()
    .min(1, rule('client_message_id_required'))
    .max(64, rule('client_message_id_too_long', { max: 64 })),
)

const tooManyAttachments = rule('too_many_attachments', { max: 20 })

export const uploadIds = z.array(z.uuid(rule('attachment_missing'))).max(20, tooManyAttachments)

export const threadName = line().pipe(
  z
    .string()
    .min(1, rule('conversation_name_required'))
    .max(maxThreadNameLength, rule('conversation_name_too_long', { max: maxThreadNameLength })),
)

export const threadIds = z
  .array(z.string())
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
  .pipe(
    z
      .array(z.string())
      .min(1, rule('no_conversation_chosen'))
      .max(100, rule('too_many_conversations', { max: 100 })),
  )

export const searchQuery = trimmedText().pipe(z.string().max(200, rule('text_too_long', { subject: 'search', max: 200 })))

const elements = z.array(
  z
    .looseObject(
      {
        id: z.string(rule('element_id_required')).meta({ type: 'string', format: 'uuid' }),
        element_type: z.enum(['text', 'file', 'tool_call', 'other'], rule('element_type_unknown')).optional(),
        content: z.string().nullish(),
        file_path: z.string().nullish(),
        url: z.string().nullish(),
        name: z.string().nullish(),
      },
      rule('element_id_required'),
    )
    .refine(({ element_type, content }) => element_type !== 'text' || content, rule('text_element_empty'))
    .refine(({ element_type, file_path, url }) => element_type !== 'file' || file_path || url, rule('file_element_empty'))
    .refine(({ element_type, name }) => element_type !== 'tool_call' || name, rule('tool_call_element_unnamed')),
  rule('elements_not_list'),
)

export const sentElements = elements.max(20, tooManyAttachments)
