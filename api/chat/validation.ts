import { z } from 'zod'

export const maxMessageLength = 200_000
export const maxThreadNameLength = 120
export const minSearchLength = 2

/** PostgreSQL cannot store the character NUL, and nobody means to write it. */
const writtenText = z.string().transform((text) => text.replaceAll('\0', ''))

export const messageText = writtenText.pipe(
  z
    .string()
    .max(maxMessageLength, `A message can have at most ${maxMessageLength.toLocaleString('en')} characters`)
    .refine((text) => text.trim() !== '', 'Write a message first'),
)

/** Made by the client; the same one again names the same send. */
export const clientMessageId = z.string().min(1, 'A client message id is needed').max(64, 'A client message id has at most 64 characters')

/** Of files that were uploaded before. */
export const uploadIds = z.array(z.uuid('An attachment is missing. Attach it again.')).max(20, 'A message can have at most 20 attachments')

export const threadName = writtenText.pipe(
  z
    .string()
    .trim()
    .min(1, 'Give the conversation a name')
    .max(maxThreadNameLength, `A name can have at most ${maxThreadNameLength} characters`),
)

export const searchQuery = writtenText.pipe(z.string().trim().max(200))
