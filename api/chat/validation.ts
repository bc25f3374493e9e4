import { z } from 'zod'
import { line, text, trimmedText } from '../platform/text/validation.ts'

const maxMessageLength = 200_000
const maxThreadNameLength = 120
export const minSearchLength = 2

export const messageText = text().pipe(
  z
    .string()
    .max(maxMessageLength, `A message can have at most ${maxMessageLength.toLocaleString('en')} characters`)
    .refine((text) => text.trim() !== '', 'Write a message first'),
)

/** Made by the client; the same one again names the same send. */
export const clientMessageId = text().pipe(
  z.string().min(1, 'A client message id is needed').max(64, 'A client message id has at most 64 characters'),
)

const tooManyAttachments = 'A message can have at most 20 attachments'

/** Of files that were uploaded before. */
export const uploadIds = z.array(z.uuid('An attachment is missing. Attach it again.')).max(20, tooManyAttachments)

export const threadName = line().pipe(
  z.string().min(1, 'Give the conversation a name').max(maxThreadNameLength, `A name can have at most ${maxThreadNameLength} characters`),
)

/** The same one twice counts once. */
export const threadIds = z
  .array(z.string())
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
  .pipe(z.array(z.string()).min(1, 'Choose a conversation first').max(100, 'Delete at most 100 conversations at once'))

export const searchQuery = trimmedText().pipe(z.string().max(200, 'A search cannot be more than 200 characters'))

const elements = z.array(
  z
    .looseObject(
      {
        id: z.string('An element needs the id of its upload'),
        element_type: z.enum(['text', 'file', 'tool_call', 'other'], 'An element is a text, file, tool_call or other').optional(),
        content: z.string().nullish(),
        file_path: z.string().nullish(),
        url: z.string().nullish(),
        name: z.string().nullish(),
      },
      'An element needs the id of its upload',
    )
    .refine(({ element_type, content }) => element_type !== 'text' || content, 'A text element needs content')
    .refine(({ element_type, file_path, url }) => element_type !== 'file' || file_path || url, 'A file element needs file_path or url')
    .refine(({ element_type, name }) => element_type !== 'tool_call' || name, 'A tool call element needs a name'),
  'elements is a list of uploads',
)

/** What a client sends along: uploads, as they were answered. The rules of its kind hold for whatever it says of itself. */
export const sentElements = elements.max(20, tooManyAttachments)
